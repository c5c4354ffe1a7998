const memory = new Map<string, string>()

/** Reads a key of the browser's storage; where storage is closed (private mode, policy) what this page wrote itself. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** Writes a key, or removes it for `null`. A full or closed storage keeps the value for the life of the page. */
export function writeStored(key: string, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
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
