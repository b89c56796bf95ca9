/** What this device remembers. A store that is full or forbidden is no reason to fail. */

/** What could not be kept lasts as long as the page. */
const held = new Map<string, string>()

/** Whatever is kept, which may be anything; null if nothing is, or what is no JSON. */
export function load(key: string): unknown {
  try {
    return JSON.parse(held.get(key) ?? localStorage.getItem(`gnumies-${key}`) ?? 'null')
  } catch {
    return null
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(`gnumies-${key}`, text)
    held.delete(key)
  } catch {
    held.set(key, text)
  }
}
