import type { DeviceAccount } from '../../../api/device-name'
import { inDeviceStore } from '../../../api/device-store'

interface Place {
  account: DeviceAccount
  signal: AbortSignal
}

/** Reads a value of the account's `training` store. */
export async function readValue<T>(place: Place, key: readonly string[]): Promise<T | undefined> {
  const request = await inDeviceStore({
    ...place,
    store: 'training',
    mode: 'readonly',
    work: (store) => store.get([...key]) as IDBRequest<T | undefined>,
  })
  return request.result
}

/** Stores a value at once, so that a page that closes right after loses nothing; undefined removes it. */
export async function writeValue(place: Place, key: readonly string[], value: unknown): Promise<void> {
  await inDeviceStore({
    ...place,
    store: 'training',
    mode: 'readwrite',
    work: (store) => {
      if (value === undefined) store.delete([...key])
      else store.put(value, [...key])
      store.transaction.commit()
    },
  })
}
