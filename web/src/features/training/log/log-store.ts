import type { LogResult } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'
import { sessionOf } from '../../../api/areas'
import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'
import { onErased } from '../../../api/device-store'
import { isWaiting, type NewEntry, newClientId, removalOf, type StoredEntry, settled } from './entry'
import { createLogEntries, type LogState } from './log-entries'

/** Training log of one account on this device. */
export interface DeviceLog {
  account: DeviceAccount
  current: () => LogState
  follow: (listener: () => void) => () => void
  /** Records a new entry, or a change of the entry `clientId`; returns its id. */
  record: (userProgramId: string, entry: NewEntry, clientId?: string) => string
  /** Takes an entry back, on the server too. */
  remove: (clientId: string) => void
  /** Adds entries that the server has and this device does not. */
  adopt: (userProgramId: string, entries: readonly SentEntry[]) => void
  /** Reads the device, and stores what it failed to store before. */
  refresh: () => Promise<void>
  /** Applies the server's answer to sent entries. */
  settle: (sent: readonly SentEntry[], results: readonly LogResult[]) => Promise<void>
  isForgotten: () => boolean
}

interface StoredLog extends DeviceLog {
  forget: () => void
}

const logs = new Map<string, StoredLog>()
const recordListeners = new Set<(log: DeviceLog) => void>()

/** Registers a listener for recorded entries, which then have to be sent. */
export function onRecorded(listener: (log: DeviceLog) => void): void {
  recordListeners.add(listener)
}

/** Returns the log of an account; the same instance for every component until a sign-out. */
export function logOf(account: DeviceAccount): DeviceLog {
  const name = deviceDatabaseName(account)
  const known = logs.get(name)
  if (known) return known
  followPage()
  const log = createLog(account)
  logs.set(name, log)
  return log
}

function createLog(account: DeviceAccount): StoredLog {
  const held = createLogEntries(account)

  function write(stored: StoredEntry): void {
    held.putDirty([stored])
    const announce = () => {
      if (!held.isForgotten()) for (const listener of recordListeners) listener(log)
    }
    // Without the others, whose transactions have begun, except those that failed.
    void held.flush([stored.entry.clientId, ...held.current().unsaved]).then(announce)
  }

  const log: StoredLog = {
    account,
    current: held.current,
    follow: held.follow,
    record(userProgramId, entry, clientId = newClientId()) {
      const known = held.current().entries.get(clientId)
      const rev = (known?.entry.rev ?? 0) + 1
      const next = { ...entry, clientId, rev, at: new Date().toISOString() } as SentEntry
      write({ userProgramId, entry: next, confirmed: known?.confirmed ?? 0 })
      return clientId
    },
    remove(clientId) {
      const known = held.current().entries.get(clientId)
      if (!known) return
      const { userProgramId, entry, confirmed } = known
      write({ userProgramId, entry: removalOf(entry, new Date().toISOString()), confirmed })
    },
    adopt(userProgramId, entries) {
      const { entries: known } = held.current()
      const unknown = entries.filter(({ clientId }) => !known.has(clientId))
      held.putDirty(unknown.map((entry) => ({ userProgramId, entry, confirmed: entry.rev })))
      void held.flush()
    },
    async refresh() {
      await held.flush()
      await held.read()
    },
    async settle(sent, results) {
      const answers = new Map(results.map((result) => [result.clientId, result]))
      const changes = new Map<string, (stored?: StoredEntry) => StoredEntry | undefined>()
      for (const { clientId, rev } of sent) {
        const result = answers.get(clientId)
        if (result) changes.set(clientId, (stored) => stored && settled(stored, rev, result))
      }
      const { entries } = held.current()
      held.put([...changes].flatMap(([id, change]) => change(entries.get(id)) ?? []))
      await held.change(changes)
    },
    isForgotten: held.isForgotten,
    forget: held.forget,
  }
  return log
}

/** Returns the entries of a program, or of all, that have to be sent, in the order in which they were made. */
export function waitingEntries({ entries }: LogState, userProgramId?: string): StoredEntry[] {
  return [...entries.values()]
    .filter(
      (stored) =>
        isWaiting(stored) && (userProgramId === undefined || stored.userProgramId === userProgramId),
    )
    .sort((a, b) => (a.entry.clientId < b.entry.clientId ? -1 : 1))
}

let followsPage = false

/** Subscribes once per page to sign-outs and to deletions of a database. */
function followPage(): void {
  if (followsPage) return
  followsPage = true
  const forget = (account: DeviceAccount) => {
    const name = deviceDatabaseName(account)
    logs.get(name)?.forget()
    logs.delete(name)
  }
  onErased(forget)
  const session = sessionOf('customer')
  session.follow(() => {
    if (session.current().endedBy !== 'logout') return
    for (const { account } of [...logs.values()]) if (account.area === 'customer') forget(account)
  })
}
