/** What this device remembers. A store that is full or forbidden is no reason to fail. */

export function load<Value>(key: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(`gnumies-${key}`)
    return text === null ? otherwise : (JSON.parse(text) as Value)
  } catch {
    return otherwise
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`gnumies-${key}`, JSON.stringify(value))
  } catch {
    // it is forgotten with the page
  }
}
