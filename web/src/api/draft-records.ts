import type { DeviceAccount } from './device-name'
import { inDeviceStore } from './device-store'

/** Where the records of a draft are. */
export interface DraftPlace {
  account: DeviceAccount
  name: readonly string[]
  signal: AbortSignal
}

/** A record a field: two tabs that write different fields never overwrite each other. */
export async function writeFields(
  { name, ...place }: DraftPlace,
  changes: ReadonlyMap<string, string | null>,
): Promise<void> {
  await inDeviceStore({
    ...place,
    store: 'drafts',
    mode: 'readwrite',
    work: (store) => {
      for (const [field, value] of changes) {
        if (value === null) store.delete([...name, field])
        else store.put(value, [...name, field])
      }
      // Or a reload in this moment would undo it.
      store.transaction.commit()
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
