import type { DeviceAccount } from './device-name'
import { inDeviceStore } from './device-store'

/** Where the records of a draft are. */
export interface DraftPlace {
  account: DeviceAccount
  name: readonly string[]
  signal: AbortSignal
}

/**
 * Writes a record for each field, so two tabs that write different fields never overwrite each other. Returns what was
 * written: `changes` as they are when the transaction begins, which a repeated attempt reads again.
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
      // Without it, a reload before the requests have succeeded aborts the transaction.
      store.transaction.commit()
      return written
    },
  })
}

/** Texts of a draft by the name of their field. */
export async function readFields({ name, ...place }: DraftPlace): Promise<Record<string, string>> {
  const { keys, values } = await inDeviceStore({
    ...place,
    store: 'drafts',
    mode: 'readonly',
    work: (store) => {
      // In the order of keys a list comes after every text, so it ends the range of those that begin with the name.
      const range = IDBKeyRange.bound([...name], [...name, []])
      return { keys: store.getAllKeys(range), values: store.getAll(range) }
    },
  })
  const fieldOf = (key: IDBValidKey | undefined) => (Array.isArray(key) ? String(key.at(-1)) : '')
  return Object.fromEntries(values.result.map((value, at) => [fieldOf(keys.result[at]), String(value)]))
}
