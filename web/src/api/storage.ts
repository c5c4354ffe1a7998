const memory = new Map<string, string>()

/** `localStorage` is shared by all tabs and persists; `sessionStorage` belongs to one tab and survives its reloads. */
type Where = 'localStorage' | 'sessionStorage'

/** Reads a key from storage; if storage is blocked (private mode, policy), from the values this page wrote. */
export function readStored(key: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Writes a key, or removes it for `null`; if storage is full or blocked, the value lives as long as the page. */
export function writeStored(key: string, value: string | null, where: Where = 'localStorage'): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) window[where].removeItem(key)
    else window[where].setItem(key, value)
  } catch {
    // The value stays in memory, so only a reload loses it.
  }
}

/** Parses stored JSON; invalid JSON reads as absent. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
