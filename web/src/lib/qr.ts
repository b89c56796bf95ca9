/** QR codes (ISO/IEC 18004) for links: bytes, error correction M, versions 1 to 17. */

// For each version: error correction words of a block, and the data words of each block.
const BLOCKS: [correction: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
  [30, [50, 51, 51, 51, 51]],
  [22, [36, 36, 36, 36, 36, 36, 37, 37]],
  [22, [37, 37, 37, 37, 37, 37, 37, 37, 38]],
  [24, [40, 40, 40, 40, 41, 41, 41, 41, 41]],
  [24, [41, 41, 41, 41, 41, 42, 42, 42, 42, 42]],
  [28, [45, 45, 45, 45, 45, 45, 45, 46, 46, 46]],
  [28, [46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 47]],
]
const ALIGNMENT = [
  ...[[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]],
  ...[[30, 54], [32, 58], [34, 62], [26, 46, 66], [26, 48, 70], [26, 50, 74], [30, 54, 78]],
]

type Grid = (boolean | null)[][]

/** The dark modules of a text, row by row; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const index = BLOCKS.findIndex(([, data], at) => bytes.length + (at < 9 ? 2 : 3) <= sum(data))
  const blocks = BLOCKS[index]
  if (!blocks) return null
  const words = interleaved(dataWords(bytes, sum(blocks[1]), index < 9 ? 8 : 16), blocks)
  const size = 21 + 4 * index
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(size, index + 1, words, mask))
  return masks.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

function dataWords(bytes: Uint8Array, capacity: number, lengthBits: number): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  put(4, 4)
  put(bytes.length, lengthBits)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, 8 * capacity - bits.length))
  while (bits.length % 8) bits.push(0)
  const words = Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2))
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

function interleaved(words: number[], [correction, sizes]: [number, number[]]): number[] {
  let from = 0
  const data = sizes.map((size) => words.slice(from, (from += size)))
  const checks = data.map((block) => remainder(block, correction))
  return [...columns(data), ...columns(checks)]
}

function columns(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block[i] ?? [])).flat()
}

/** Reed and Solomon: the remainder by the product of x − 2^i over GF(256). */
function remainder(block: number[], degree: number): number[] {
  let divisor = [1]
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    const shifted = [...divisor, 0]
    divisor = shifted.map((value, at) => value ^ times(at > 0 ? (divisor[at - 1] ?? 0) : 0, root))
  }
  const rest = [...block, ...Array<number>(degree).fill(0)]
  for (let i = 0; i < block.length; i += 1) {
    const factor = rest[i] ?? 0
    divisor.forEach((value, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(value, factor)))
  }
  return rest.slice(block.length)
}

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product & 0xff
}

function drawn(size: number, version: number, words: number[], mask: number): boolean[][] {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  frame(grid, version)
  format(grid, mask)
  fill(grid, words, mask)
  return grid.map((row) => row.map(Boolean))
}

function frame(grid: Grid, version: number): void {
  const size = grid.length
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(grid, y, x, 4)
  for (let i = 8; i < size - 8; i += 1) {
    set(grid, 6, i, i % 2 === 0)
    set(grid, i, 6, i % 2 === 0)
  }
  const places = version > 1 ? [6, ...(ALIGNMENT[version - 1] ?? [])] : []
  const last = places.at(-1)
  for (const y of places) {
    for (const x of places) {
      const isFinder = (y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6)
      if (!isFinder) rings(grid, y, x, 2)
    }
  }
  if (version >= 7) versionBits(grid, version)
}

/** A square of rings around a middle: radius 4 is a finder with its light edge, 2 an alignment. */
function rings(grid: Grid, y: number, x: number, radius: number): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dy), Math.abs(dx))
      set(grid, y + dy, x + dx, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
  }
}

function versionBits(grid: Grid, version: number): void {
  const bits = (version << 12) | checksum(version, 12, 0x1f25)
  for (let i = 0; i < 18; i += 1) {
    const [far, near] = [grid.length - 11 + (i % 3), Math.floor(i / 3)]
    set(grid, far, near, ((bits >> i) & 1) === 1)
    set(grid, near, far, ((bits >> i) & 1) === 1)
  }
}

function format(grid: Grid, mask: number): void {
  const size = grid.length
  const bits = ((mask << 10) | checksum(mask, 10, 0x537)) ^ 0x5412 // correction M is 00
  for (let i = 0; i < 15; i += 1) {
    const dark = ((bits >> i) & 1) === 1
    set(grid, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark)
    set(grid, 8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, dark)
  }
  set(grid, size - 8, 8, true)
}

function checksum(value: number, degree: number, divisor: number): number {
  let rest = value
  for (let i = 0; i < degree; i += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor)
  return rest
}

function fill(grid: Grid, words: number[], mask: number): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== null) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit += 1
        set(grid, y, x, dark !== masked(mask, y, x))
      }
    }
  }
}

function masked(mask: number, y: number, x: number): boolean {
  const product = y * x
  const zero = [
    (y + x) % 2,
    y % 2,
    x % 3,
    (y + x) % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((y + x) % 2) + (product % 3)) % 2,
  ]
  return zero[mask] === 0
}

/** How hard a grid is to read: long runs and squares of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length
  const at = (y: number, x: number) => grid[y]?.[x] ?? false
  let points = 0
  for (let y = 0; y < size; y += 1) {
    points += runs((i) => at(y, i), size) + runs((i) => at(i, y), size)
    for (let x = 0; x < size - 1; x += 1) {
      const same = at(y, x) === at(y, x + 1) && at(y, x) === at(y + 1, x) && at(y, x) === at(y + 1, x + 1)
      if (y < size - 1 && same) points += 3
    }
  }
  const dark = grid.flat().filter(Boolean).length
  return points + 10 * Math.floor(Math.abs(dark / size ** 2 - 0.5) * 20)
}

function runs(dark: (i: number) => boolean, size: number): number {
  let points = 0
  for (let i = 1, run = 1; i <= size; i += 1) {
    if (i < size && dark(i) === dark(i - 1)) run += 1
    else {
      if (run >= 5) points += run - 2
      run = 1
    }
  }
  return points
}

function set(grid: Grid, y: number, x: number, dark: boolean): void {
  const row = grid[y]
  if (row && x >= 0 && x < row.length) row[x] = dark
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
