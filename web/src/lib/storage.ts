/** What this device remembers. A store that is full or forbidden is no reason to fail. */

/** Whatever is kept, which may be anything; null if nothing is, or what is no JSON. */
export function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`gnumies-${key}`) ?? 'null')
  } catch {
    return null
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`gnumies-${key}`, JSON.stringify(value))
  } catch {
    // it is forgotten with the page
  }
}
