import type { SentEntry } from 'contract/training/entry-calls'
import { vi } from 'vitest'
import type { NewEntry, StoredEntry } from '../src/features/training/log/entry'
import { type Heard, refusal } from './fake-server'

/** Set of a session, as a screen records it. */
export const doneSet = (index: number, more: object = {}): NewEntry => ({
  kind: 'set',
  date: '2026-11-26',
  session: 'plan-2026-11-26',
  row: 'r1',
  exercise: 'Bench press',
  index,
  reps: 8,
  load: 60,
  ...more,
})

/** Fakes the server's log: it stores each entry once, and decides by `rev` like the real one. */
export function fakeLog() {
  const stored = new Map<string, SentEntry>()
  const results = (entries: readonly SentEntry[]) =>
    entries.map((entry) => {
      const known = stored.get(entry.clientId)
      if (known && known.rev >= entry.rev) return { clientId: entry.clientId, outcome: 'repeated' }
      stored.set(entry.clientId, entry)
      return { clientId: entry.clientId, outcome: known ? 'replaced' : 'stored' }
    })
  const answer = (entries: readonly SentEntry[]) => ({ success: true, data: { results: results(entries) } })
  return {
    stored,
    answer,
    /** Returns the stored sets that are not taken back, by their place. */
    sets: () => [...stored.values()].filter((entry) => entry.kind === 'set' && !entry.removed),
    handlers: {
      'POST /user-programs/:id/log': ({ body }: Heard) =>
        body.entries.length > 500 ? refusal('request.too_many') : answer(body.entries),
    },
  }
}

/** Imports the log again, as another page or tab of the same browser does. */
export async function anotherLog() {
  vi.resetModules()
  const [store, sender, { sessionOf }, { eraseDevice }] = await Promise.all([
    import('../src/features/training/log/log-store'),
    import('../src/features/training/log/log-sender'),
    import('../src/api/areas'),
    import('../src/api/device-name'),
  ])
  return { ...store, ...sender, session: sessionOf('customer'), eraseDevice }
}

/** Returns the entries of the account on the device, without opening a log. */
export async function storedEntries(account: { area: 'customer'; userId: string }): Promise<StoredEntry[]> {
  const { deviceDatabaseName } = await import('../src/api/device-name')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(deviceDatabaseName(account))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  try {
    if (!database.objectStoreNames.contains('log')) return []
    const request = database.transaction('log').objectStore('log').getAll()
    return await new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
  } finally {
    database.close()
  }
}
