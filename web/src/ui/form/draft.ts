import { readStored } from '../../api/storage'

/** Storage of unsaved form values: read when the form is created, written on each change. */
export interface Draft<V> {
  read: () => V | undefined
  write: (values: V) => void
  drop: () => void
}

/** Returns the object stored in sessionStorage under this key; undefined if missing or unreadable. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(readStored(key, 'sessionStorage') ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
