import { readStored } from '../../api/storage'

/** Keeps what was typed in a form: read once when the form is made, written at each change. */
export interface Draft<V> {
  read: () => V | undefined
  write: (values: V) => void
  drop: () => void
}

/** The object stored under this key for the life of the tab; undefined where there is none or it cannot be read. */
export function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(readStored(key, 'sessionStorage') ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
