import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { type DeviceAccount, deviceDatabaseName } from '../src/api/device-name'

/** BroadcastChannel that delivers asynchronously, as between tabs. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>()
  constructor(readonly name: string) {
    super()
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other === this || other.name !== this.name) continue
      const message = new MessageEvent('message', { data: structuredClone(data) })
      queueMicrotask(() => FakeChannel.all.has(other) && other.dispatchEvent(message))
    }
  }
  close(): void {
    FakeChannel.all.delete(this)
  }
}

/** Stubs an empty IndexedDB and channels, which happy-dom lacks. */
export function freshDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
}

/** Stubs parts of the navigator; the rest is the real one, whose getters refuse any other object. */
export function stubNavigator(parts: Record<string, unknown>): void {
  const real = navigator
  const part = (name: string | symbol) => {
    if (typeof name === 'string' && Object.hasOwn(parts, name)) return parts[name]
    const value = Reflect.get(real, name, real)
    return typeof value === 'function' ? value.bind(real) : value
  }
  vi.stubGlobal('navigator', new Proxy(real, { get: (_, name) => part(name) }))
}

/** Deletes an account's database, and thereby the drafts in memory. */
export function eraseAccount(account: DeviceAccount): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(deviceDatabaseName(account))
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

/** Returns all drafts of an account on the device as `key: value`. */
export async function storedDrafts(account: DeviceAccount): Promise<Record<string, unknown>> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(deviceDatabaseName(account))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    const store = database.transaction('drafts').objectStore('drafts')
    const [keys, values] = [store.getAllKeys(), store.getAll()]
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve
    })
    return Object.fromEntries(keys.result.map((key, at) => [String(key), values.result[at]]))
  } finally {
    database.close()
  }
}

/** Imports the modules again, as another page or tab of the same browser does. */
export async function anotherPage() {
  vi.resetModules()
  const [{ draftOf }, { sessionOf }, { eraseDevice }] = await Promise.all([
    import('../src/api/draft-store'),
    import('../src/api/areas'),
    import('../src/api/device-name'),
  ])
  return { draftOf, session: sessionOf('customer'), eraseDevice }
}

let tabs = 0

/** Imports the drafts as another tab, next to the page under test. */
export function anotherTab(): Promise<typeof import('../src/api/draft-store')> {
  tabs += 1
  return import(/* @vite-ignore */ `../src/api/draft-store?tab=${tabs}`)
}
