import type { DeviceAccount } from './device-name'
import { inDeviceStore } from './device-store'

/** Location of a draft's records. */
export interface DraftPlace {
  account: DeviceAccount
  name: readonly string[]
  signal: AbortSignal
}

/**
 * Writes a record for each field, so two tabs never overwrite each other's fields. Returns the written changes, read
 * when the transaction starts; a retry reads them again.
 */
export function writeFields(
  { name, ...place }: DraftPlace,
  changes: ReadonlyMap<string, string | null>,
): Promise<ReadonlyMap<string, string | null>> {
  return inDeviceStore({
    ...place,
    store: 'drafts',
    mode: 'readwrite',
    work: (store) => {
      const written = new Map(changes)
      for (const [field, value] of written) {
        if (value === null) store.delete([...name, field])
        else store.put(value, [...name, field])
      }
      // An explicit commit survives a reload that happens before the requests succeed.
      store.transaction.commit()
      return written
    },
  })
}

/** Reads the texts of a draft by field name. */
export async function readFields({ name, ...place }: DraftPlace): Promise<Record<string, string>> {
  const { keys, values } = await inDeviceStore({
    ...place,
    store: 'drafts',
    mode: 'readonly',
    work: (store) => {
      // Arrays sort after strings in IndexedDB, so `[]` is the upper bound of keys with this prefix.
      const range = IDBKeyRange.bound([...name], [...name, []])
      return { keys: store.getAllKeys(range), values: store.getAll(range) }
    },
  })
  const fieldOf = (key: IDBValidKey | undefined) => (Array.isArray(key) ? String(key.at(-1)) : '')
  return Object.fromEntries(values.result.map((value, at) => [fieldOf(keys.result[at]), String(value)]))
}
