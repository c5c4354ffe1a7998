import type { LogResult } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'
import { DAY } from 'contract/units'
import { sessionOf } from '../../../api/areas'
import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'
import { onErased } from '../../../api/device-store'
import { isWaiting, type NewEntry, newClientId, removalOf, type StoredEntry, settled } from './entry'
import { changeEntries, readEntries } from './log-records'
import { guardUnload } from './unload-guard'

export interface LogState {
  /** Entries on this device, in the order in which they were recorded. */
  entries: ReadonlyMap<string, StoredEntry>
  /** Ids of entries that are only in memory, because the device failed to store them. */
  unsaved: ReadonlySet<string>
  /** True once the device has been read, or has failed. */
  isRead: boolean
}

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

interface Kept extends DeviceLog {
  forget: () => void
}

export const EMPTY_LOG: LogState = { entries: new Map(), unsaved: new Set(), isRead: false }
/** Retention of confirmed entries on the device. */
const KEEP_CONFIRMED_MS = 14 * DAY

const logs = new Map<string, Kept>()
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

const isOld = ({ entry, confirmed, refusal }: StoredEntry) =>
  confirmed >= entry.rev && !refusal && Date.now() - Date.parse(entry.date) > KEEP_CONFIRMED_MS

function createLog(account: DeviceAccount): Kept {
  const listeners = new Set<() => void>()
  const end = new AbortController()
  const place = { account, signal: end.signal }
  /** Ids of entries whose newest version the device has not confirmed. */
  const dirty = new Set<string>()
  let state = EMPTY_LOG
  let reading: Promise<void> | undefined
  const channel =
    typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(`${deviceDatabaseName(account)} log`)
  channel?.addEventListener('message', () => void read())

  function become(change: Partial<LogState>): void {
    if (end.signal.aborted) return
    state = { ...state, ...change }
    guardUnload(account, state.unsaved.size > 0)
    for (const listener of [...listeners]) listener()
  }

  function put(changed: Iterable<StoredEntry>): void {
    const entries = new Map(state.entries)
    for (const stored of changed) entries.set(stored.entry.clientId, stored)
    become({ entries })
  }

  async function readOnce(): Promise<void> {
    try {
      const entries = await readEntries(place)
      const old = [...entries.values()].filter(isOld)
      for (const { entry } of old) entries.delete(entry.clientId)
      for (const clientId of dirty) {
        const own = state.entries.get(clientId)
        if (own) entries.set(clientId, own)
      }
      become({ entries, isRead: true })
      if (old.length > 0)
        await changeEntries(place, new Map(old.map(({ entry }) => [entry.clientId, () => null])))
    } catch (error) {
      if (end.signal.aborted) return
      console.warn('Failed to read the training log from this device', error)
      become({ isRead: true })
    }
  }

  /** Reads the device after any read under way, so the result includes every earlier write. */
  function read(): Promise<void> {
    const next: Promise<void> = (reading ?? Promise.resolve()).then(readOnce)
    reading = next
    return next
  }

  /** Stores the newest version of changed entries; a higher revision of another tab is counted on. */
  async function flush(ids: Iterable<string> = dirty): Promise<void> {
    const own = new Map<string, StoredEntry>()
    for (const id of ids) {
      const stored = state.entries.get(id)
      if (stored) own.set(id, stored)
    }
    if (own.size === 0) return
    try {
      const changes = new Map(
        [...own].map(([id, next]) => [id, (stored?: StoredEntry) => merged(stored, next)]),
      )
      const written = await changeEntries(place, changes)
      for (const [id, next] of own) if (state.entries.get(id) === next) dirty.delete(id)
      become({ unsaved: new Set([...state.unsaved].filter((id) => dirty.has(id))) })
      put([...written].flatMap(([id, next]) => (state.entries.get(id) === own.get(id) ? [next] : [])))
      channel?.postMessage('')
    } catch (error) {
      if (end.signal.aborted) return
      console.warn('Failed to store the training log on this device', error)
      become({ unsaved: new Set([...state.unsaved, ...own.keys()]) })
    }
  }

  function write(stored: StoredEntry): void {
    dirty.add(stored.entry.clientId)
    put([stored])
    const announce = () => {
      if (!end.signal.aborted) for (const listener of recordListeners) listener(log)
    }
    // Without the others, whose transactions have begun, except those that failed.
    void flush([stored.entry.clientId, ...state.unsaved]).then(announce)
  }

  const log: Kept = {
    account,
    current: () => state,
    follow(listener) {
      listeners.add(listener)
      if (!reading && !end.signal.aborted) void read()
      return () => listeners.delete(listener)
    },
    record(userProgramId, entry, clientId = newClientId()) {
      const known = state.entries.get(clientId)
      const rev = (known?.entry.rev ?? 0) + 1
      const next = { ...entry, clientId, rev, at: new Date().toISOString() } as SentEntry
      write({ userProgramId, entry: next, confirmed: known?.confirmed ?? 0 })
      return clientId
    },
    remove(clientId) {
      const known = state.entries.get(clientId)
      if (!known) return
      const { userProgramId, entry, confirmed } = known
      write({ userProgramId, entry: removalOf(entry, new Date().toISOString()), confirmed })
    },
    adopt(userProgramId, entries) {
      const unknown = entries.filter(({ clientId }) => !state.entries.has(clientId))
      for (const { clientId } of unknown) dirty.add(clientId)
      put(unknown.map((entry) => ({ userProgramId, entry, confirmed: entry.rev })))
      void flush()
    },
    async refresh() {
      await flush()
      await read()
    },
    async settle(sent, results) {
      const answers = new Map(results.map((result) => [result.clientId, result]))
      const changes = new Map<string, (stored?: StoredEntry) => StoredEntry | undefined>()
      for (const { clientId, rev } of sent) {
        const result = answers.get(clientId)
        if (result) changes.set(clientId, (stored) => stored && settled(stored, rev, result))
      }
      put([...changes].flatMap(([id, change]) => change(state.entries.get(id)) ?? []))
      await changeEntries(place, changes).catch((error: unknown) => {
        // The device sends these entries once more, which the server answers as repeated.
        if (!end.signal.aborted) console.warn('Failed to store an answer on this device', error)
      })
      channel?.postMessage('')
    },
    isForgotten: () => end.signal.aborted,
    forget() {
      state = { ...EMPTY_LOG, isRead: true }
      guardUnload(account, false)
      for (const listener of [...listeners]) listener()
      end.abort()
      channel?.close()
    },
  }
  return log
}

/** Returns the version to store; another tab's change of the same entry is older, as this one came after it. */
function merged(stored: StoredEntry | undefined, next: StoredEntry): StoredEntry {
  if (!stored || stored.entry.rev < next.entry.rev) return next
  const confirmed = Math.max(stored.confirmed, next.confirmed)
  if (JSON.stringify(stored.entry) === JSON.stringify(next.entry)) return { ...next, confirmed }
  return { ...next, confirmed, entry: { ...next.entry, rev: stored.entry.rev + 1 } }
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
