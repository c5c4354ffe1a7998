const memory = new Map<string, string>()

/** `localStorage` belongs to all tabs and stays; `sessionStorage` belongs to one tab and outlives its reloads. */
type Where = 'localStorage' | 'sessionStorage'

/** Reads a key of the browser's storage; where storage is closed (private mode, policy) what this page wrote itself. */
export function readStored(key: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Writes a key, or removes it for `null`. A full or closed storage keeps the value for the life of the page. */
export function writeStored(key: string, value: string | null, where: Where = 'localStorage'): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) window[where].removeItem(key)
    else window[where].setItem(key, value)
  } catch {
    // The value stays in memory; the page works on, only a reload forgets it.
  }
}

/** Parses stored JSON; what another hand has broken reads as absent. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
