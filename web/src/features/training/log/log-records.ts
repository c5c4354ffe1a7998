import type { DeviceAccount } from '../../../api/device-name'
import { inDeviceStore } from '../../../api/device-store'
import type { StoredEntry } from './entry'

interface Place {
  account: DeviceAccount
  signal: AbortSignal
}

/** Reads all entries of an account by their client ids. */
export async function readEntries(place: Place): Promise<Map<string, StoredEntry>> {
  const request = await inDeviceStore({
    ...place,
    store: 'log',
    mode: 'readonly',
    work: (store) => store.getAll() as IDBRequest<StoredEntry[]>,
  })
  return new Map(request.result.map((stored) => [stored.entry.clientId, stored]))
}

/** Change of one entry within a transaction; null removes it, undefined leaves it. */
type Change = (stored: StoredEntry | undefined) => StoredEntry | null | undefined

/** Changes entries in one transaction, isolated from other tabs; returns the written entries. */
export function changeEntries(
  place: Place,
  changes: ReadonlyMap<string, Change>,
): Promise<ReadonlyMap<string, StoredEntry>> {
  return inDeviceStore({
    ...place,
    store: 'log',
    mode: 'readwrite',
    work: (store) => {
      const written = new Map<string, StoredEntry>()
      for (const [clientId, change] of changes) {
        const request = store.get(clientId) as IDBRequest<StoredEntry | undefined>
        request.onsuccess = () => {
          const next = change(request.result)
          if (next === null) store.delete(clientId)
          if (!next) return
          store.put(next, clientId)
          written.set(clientId, next)
        }
      }
      return written
    },
  })
}
