/** SHA-256 in plain TypeScript: pages over http have no crypto.subtle, and a deck must be checkable there. */

const PRIMES = firstPrimes(64)
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

/** The digest of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START)
  const view = new DataView(padded(bytes).buffer)
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, view, offset)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(4 * index, word))
  return new Uint8Array(digest.buffer)
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

function padded(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const all = new Uint8Array(64 * blocks)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(all.length - 4, (bytes.length << 3) >>> 0)
  return all
}

function compress(state: Uint32Array, view: DataView, offset: number): void {
  const w = schedule(view, offset)
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word))
}

function schedule(view: DataView, offset: number): Int32Array {
  const w = new Int32Array(64)
  const at = (i: number) => w[i] ?? 0
  for (let i = 0; i < 16; i += 1) w[i] = view.getInt32(offset + 4 * i)
  for (let i = 16; i < 64; i += 1) {
    const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3)
    const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10)
    w[i] = at(i - 16) + s0 + at(i - 7) + s1
  }
  return w
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits behind the point, which is how FIPS 180-4 defines its constants. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
  return primes
}
