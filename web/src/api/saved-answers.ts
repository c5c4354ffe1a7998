import { sessionOf } from './areas'
import { type DeviceAccount, deviceDatabaseName } from './device-name'
import { inDeviceStore } from './device-store'

/** Answer of the server as it is stored on the device. */
export interface SavedAnswer<T> {
  /** Time of the server's answer in milliseconds. */
  at: number
  data: T
}

/** Name of an answer: what it is, then what distinguishes it, for example day and language. */
export type AnswerName = readonly string[]

const ends = new Map<string, AbortController>()

/** Returns a signal that aborts once the account is not signed in here any more, so nothing recreates its database. */
function signalOf(account: DeviceAccount): AbortSignal {
  const name = deviceDatabaseName(account)
  const known = ends.get(name)
  if (known && !known.signal.aborted) return known.signal
  const end = new AbortController()
  ends.set(name, end)
  const session = sessionOf(account.area)
  const follow = () => {
    if (session.current().user?.id === account.userId) return
    end.abort()
    stop()
  }
  const stop = session.follow(follow)
  follow()
  return end.signal
}

/** Returns the stored answer; undefined without one, also where the device stores nothing. */
export async function readAnswer<T>(
  account: DeviceAccount,
  name: AnswerName,
): Promise<SavedAnswer<T> | undefined> {
  try {
    const request = await inDeviceStore({
      account,
      signal: signalOf(account),
      store: 'answers',
      mode: 'readonly',
      work: (store): IDBRequest<SavedAnswer<T> | undefined> => store.get([...name]),
    })
    return request.result
  } catch {
    return undefined
  }
}

/** Stores an answer in place of the last one of this name; a device that stores nothing is no failure. */
export async function saveAnswer<T>(
  account: DeviceAccount,
  name: AnswerName,
  answer: SavedAnswer<T>,
): Promise<void> {
  await write(account, (store) => store.put(answer, [...name]))
}

/** Deletes the answers from `first` up to `end`, which stays. */
export async function dropAnswers(account: DeviceAccount, first: AnswerName, end: AnswerName): Promise<void> {
  await write(account, (store) => store.delete(IDBKeyRange.bound([...first], [...end], false, true)))
}

async function write(account: DeviceAccount, change: (store: IDBObjectStore) => void): Promise<void> {
  try {
    await inDeviceStore({
      account,
      signal: signalOf(account),
      store: 'answers',
      mode: 'readwrite',
      work: (store) => {
        change(store)
        // An explicit commit survives a reload that happens before the requests succeed.
        store.transaction.commit()
      },
    })
  } catch {
    // Without the stored answer the page only needs a network.
  }
}
