import { DAY } from 'contract/units'
import { type DeviceAccount, deviceDatabaseName } from '../../../api/device-name'
import type { StoredEntry } from './entry'
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

/** Entries of one account in memory and on the device. */
interface LogEntries {
  current: () => LogState
  isForgotten: () => boolean
  follow: (listener: () => void) => () => void
  /** Puts changed entries into the state; the device does not have them yet. */
  put: (changed: Iterable<StoredEntry>) => void
  /** Puts entries into the state, and has the next `flush` store them. */
  putDirty: (changed: readonly StoredEntry[]) => void
  /** Reads the device after any read under way, so the result includes every earlier write. */
  read: () => Promise<void>
  /** Stores the newest version of changed entries; a higher revision of another tab is counted on. */
  flush: (ids?: Iterable<string>) => Promise<void>
  /** Applies changes to the entries on the device; a failure is logged. */
  change: (changes: EntryChanges) => Promise<void>
  /** Empties the state and ends all work on the device. */
  forget: () => void
}

type EntryChanges = ReadonlyMap<string, (stored?: StoredEntry) => StoredEntry | undefined>

export const EMPTY_LOG: LogState = { entries: new Map(), unsaved: new Set(), isRead: false }
/** Retention of confirmed entries on the device. */
const KEEP_CONFIRMED_MS = 14 * DAY

const isOld = ({ entry, confirmed, refusal }: StoredEntry) =>
  confirmed >= entry.rev && !refusal && Date.now() - Date.parse(entry.date) > KEEP_CONFIRMED_MS

/** Holds the entries of one account, and keeps memory, device and the other tabs in step. */
export function createLogEntries(account: DeviceAccount): LogEntries {
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

  function read(): Promise<void> {
    const next: Promise<void> = (reading ?? Promise.resolve()).then(readOnce)
    reading = next
    return next
  }

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

  return {
    current: () => state,
    isForgotten: () => end.signal.aborted,
    follow(listener) {
      listeners.add(listener)
      if (!reading && !end.signal.aborted) void read()
      return () => listeners.delete(listener)
    },
    put,
    putDirty(changed) {
      for (const { entry } of changed) dirty.add(entry.clientId)
      put(changed)
    },
    read,
    flush,
    async change(changes) {
      await changeEntries(place, changes).catch((error: unknown) => {
        // The device sends these entries once more, which the server answers as repeated.
        if (!end.signal.aborted) console.warn('Failed to store an answer on this device', error)
      })
      channel?.postMessage('')
    },
    forget() {
      state = { ...EMPTY_LOG, isRead: true }
      guardUnload(account, false)
      for (const listener of [...listeners]) listener()
      end.abort()
      channel?.close()
    },
  }
}

/** Returns the version to store; another tab's change of the same entry is older, as this one came after it. */
function merged(stored: StoredEntry | undefined, next: StoredEntry): StoredEntry {
  if (!stored || stored.entry.rev < next.entry.rev) return next
  const confirmed = Math.max(stored.confirmed, next.confirmed)
  if (JSON.stringify(stored.entry) === JSON.stringify(next.entry)) return { ...next, confirmed }
  return { ...next, confirmed, entry: { ...next.entry, rev: stored.entry.rev + 1 } }
}
