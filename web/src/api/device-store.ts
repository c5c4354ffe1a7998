import { type DeviceAccount, deviceDatabaseName } from './device-name'

const VERSION = 2
/**
 * Object stores of an account's database; adding one requires a higher VERSION. `log` is the outbox of the training log,
 * `training` holds the session that is under way, `answers` the last answers of reads.
 */
const STORES = ['drafts', 'log', 'training', 'answers'] as const
export type DeviceStoreName = (typeof STORES)[number]

const connections = new Map<string, Promise<IDBDatabase>>()
const erasures = new Set<(account: DeviceAccount) => void>()

/** Registers a listener for the deletion of an account's database, by this page or another. */
export function onErased(listener: (account: DeviceAccount) => void): void {
  erasures.add(listener)
}

function open(account: DeviceAccount, version: number | 'stored' = VERSION): Promise<IDBDatabase> {
  const name = deviceDatabaseName(account)
  return new Promise((resolve, reject) => {
    const request = version === 'stored' ? indexedDB.open(name) : indexedDB.open(name, version)
    request.onerror = () => {
      // A newer page has upgraded the database, which still has the stores of this version.
      const isNewer = request.error?.name === 'VersionError' && version !== 'stored'
      if (isNewer) open(account, 'stored').then(resolve, reject)
      else reject(request.error)
    }
    request.onupgradeneeded = () => {
      const { result } = request
      for (const store of STORES)
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store)
    }
    request.onsuccess = () => {
      const { result } = request
      result.onclose = () => connections.delete(name)
      // An upgrade by a newer page, or a deletion on sign-out, is blocked until this connection closes.
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
  /** Rejects the task after a sign-out, so it does not recreate the account's database. */
  signal: AbortSignal
  work: (store: IDBObjectStore) => T
}

function connectionOf(account: DeviceAccount): Promise<IDBDatabase> {
  const name = deviceDatabaseName(account)
  const connection = connections.get(name) ?? open(account)
  connections.set(name, connection)
  return connection
}

/** Discards a failed connection, unless another task has replaced it already. */
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
 * Runs `work` in one transaction and resolves on completion, when the results of its requests are readable. Reconnects
 * and retries once if the browser has closed the database; rejects if that fails too.
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
