import { type DeviceAccount, deviceDatabaseName } from './device-name'

const VERSION = 1
/** Stores of an account's database. Another one is added here, with a higher version. */
const STORES = ['drafts'] as const
export type DeviceStoreName = (typeof STORES)[number]

const connections = new Map<string, Promise<IDBDatabase>>()
const erasures = new Set<(account: DeviceAccount) => void>()

/** Calls back when the database of an account is deleted, by this page or another one. */
export function onErased(listener: (account: DeviceAccount) => void): void {
  erasures.add(listener)
}

function open(account: DeviceAccount): Promise<IDBDatabase> {
  const name = deviceDatabaseName(account)
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    request.onerror = () => reject(request.error)
    request.onupgradeneeded = () => {
      const { result } = request
      for (const store of STORES)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store)
    }
    request.onsuccess = () => {
      const { result } = request
      result.onclose = () => connections.delete(name)
      // A newer page changes the database, or somebody signs out: either waits until this connection is closed.
      result.onversionchange = ({ newVersion }) => {
        result.close()
        connections.delete(name)
        if (newVersion === null) for (const listener of erasures) listener(account)
      }
      resolve(result)
    }
  })
}

interface Task<T> {
  account: DeviceAccount
  store: DeviceStoreName
  mode: IDBTransactionMode
  /** Rejects the task instead of opening the database of an account that has signed out. */
  signal: AbortSignal
  work: (store: IDBObjectStore) => T
}

function connectionOf(account: DeviceAccount): Promise<IDBDatabase> {
  const name = deviceDatabaseName(account)
  const connection = connections.get(name) ?? open(account)
  connections.set(name, connection)
  return connection
}

/** Replaces a connection that has failed, unless another task has done so already. */
function drop(account: DeviceAccount, connection: Promise<IDBDatabase>): void {
  const name = deviceDatabaseName(account)
  if (connections.get(name) !== connection) return
  connections.delete(name)
  connection.then(
    (database) => database.close(),
    () => undefined,
  )
}

async function attempt<T>(task: Task<T>, connection: Promise<IDBDatabase>): Promise<T> {
  const { store, mode, signal, work } = task
  const database = await connection
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const result = work(transaction.objectStore(store))
    transaction.oncomplete = () => resolve(result)
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
  })
}

/**
 * Does `work` in one transaction of an account's database and resolves once that is complete; results of its requests can
 * be read then. Where the browser has closed the database, it is opened again and the work is done once more; rejects
 * where that fails too.
 */
export async function inDeviceStore<T>(task: Task<T>): Promise<T> {
  task.signal.throwIfAborted()
  const connection = connectionOf(task.account)
  try {
    return await attempt(task, connection)
  } catch {
    drop(task.account, connection)
    task.signal.throwIfAborted()
    return attempt(task, connectionOf(task.account))
  }
}
