import type { Area } from 'contract/route'
import { sessionOf } from './areas'
import { type DeviceAccount, deviceDatabaseName } from './device-name'
import { onErased } from './device-store'
import { type DraftPlace, readFields, writeFields } from './draft-records'

/** Typed texts by field name. */
export type DraftFields = Readonly<Record<string, string>>

export interface DraftState {
  /** Unsaved texts. */
  fields: DraftFields
  /** Result of the last write to the device; null until the first one completes. */
  device: 'kept' | 'failed' | null
  /** True while the device has not confirmed the latest text. */
  isWriting: boolean
  /** True if a part was typed before this page opened. */
  isRestored: boolean
  /** Number of times another tab has removed fields, because they were saved or discarded there. */
  takenElsewhere: number
}

/** Unsaved texts of one form; they survive unmount, reload and crash, and are private to the account. */
export interface DeviceDraft {
  current: () => DraftState
  follow: (listener: () => void) => () => void
  /** Applies changes to the page immediately and then to the device; null removes a field. */
  write: (changes: Readonly<Record<string, string | null>>) => void
}

interface Kept extends DeviceDraft {
  account: DeviceAccount
  read: () => Promise<void>
  /** Retries failed writes and reads the changes of other tabs. */
  refresh: () => Promise<void>
  /** Returns true if a mounted component shows the draft. */
  isShown: () => boolean
  /** Discards the draft permanently after its account has signed out. */
  forget: () => void
  isForgotten: () => boolean
}

const EMPTY: DraftState = {
  fields: {},
  device: null,
  isWriting: false,
  isRestored: false,
  takenElsewhere: 0,
}

/**
 * Drafts of this page by account and name, in memory too, so a device that cannot store loses them only with the page.
 */
const drafts = new Map<string, Kept>()
const channels = new Map<string, BroadcastChannel>()
const keyOf = (account: DeviceAccount, name: readonly string[]) =>
  [deviceDatabaseName(account), ...name].join('\n')

/** Returns the draft of a form by its name; the same instance for every component. */
export function draftOf(account: DeviceAccount, ...name: string[]): DeviceDraft {
  const key = keyOf(account, name)
  const known = drafts.get(key)
  if (known) return known
  followPage()
  const made = createDraft(account, name)
  drafts.set(key, made)
  return made
}

const isEmpty = (fields: DraftFields) => Object.keys(fields).length === 0

function withChanges(fields: DraftFields, changes: Iterable<[string, string | null]>): DraftFields {
  const next = { ...fields }
  for (const [field, value] of changes) {
    if (value === null) delete next[field]
    else next[field] = value
  }
  return next
}

/** Returns the state with the fields read from the device. */
function taken(state: DraftState, fields: DraftFields, isFirst: boolean): Partial<DraftState> {
  const isMore = Object.keys(fields).some((field) => !(field in state.fields))
  const isLess = Object.keys(state.fields).some((field) => !(field in fields))
  return {
    fields,
    device: state.device ?? 'kept',
    isRestored: !isEmpty(fields) && (state.isRestored || (isFirst && isMore)),
    takenElsewhere: state.takenElsewhere + (isLess ? 1 : 0),
  }
}

function createDraft(account: DeviceAccount, name: readonly string[]): Kept {
  const listeners = new Set<() => void>()
  /** Changes that the device has not confirmed; null for a removed field. */
  const waiting = new Map<string, string | null>()
  let state = EMPTY
  let reading: 'never' | 'begun' | 'done' = 'never'
  let writes = 0
  const end = new AbortController()
  const { signal } = end
  const place: DraftPlace = { account, name, signal }

  function become(change: Partial<DraftState>): void {
    state = { ...state, ...change }
    askBeforeUnload(place, state.device !== 'kept' && !isEmpty(state.fields))
    for (const listener of [...listeners]) listener()
  }

  async function read(): Promise<void> {
    const seen = writes
    if (reading === 'never') reading = 'begun'
    try {
      const stored = await readFields(place)
      if (signal.aborted) return
      // A write during the read may be missing from the result.
      if (seen !== writes) return read()
      const isFirst = reading !== 'done'
      reading = 'done'
      become(taken(state, withChanges(stored, waiting), isFirst))
    } catch (error) {
      if (signal.aborted) return
      console.warn('Failed to read a draft from this device', error)
      become({ device: 'failed' })
    }
  }
  /**
   * Starts the transaction immediately, not after the previous one, so a closing page loses no keystroke; IndexedDB
   * runs transactions in order.
   */
  async function flush(): Promise<void> {
    try {
      const written = await writeFields(place, waiting)
      for (const [field, value] of written) if (waiting.get(field) === value) waiting.delete(field)
      channelOf(account)?.postMessage(name)
      become({ device: 'kept', isWriting: waiting.size > 0 })
    } catch (error) {
      if (signal.aborted) return
      console.warn('Failed to store a draft on this device', error)
      become({ device: 'failed', isWriting: false })
    }
  }

  return {
    account,
    current: () => state,
    follow(listener) {
      listeners.add(listener)
      if (reading === 'never' && !signal.aborted) {
        channelOf(account)
        void read()
      }
      return () => listeners.delete(listener)
    },
    write(changes) {
      const changed = Object.entries(changes).filter(
        ([field, value]) => (state.fields[field] ?? null) !== value,
      )
      if (changed.length === 0 || signal.aborted) return
      for (const [field, value] of changed) waiting.set(field, value)
      writes += 1
      const fields = withChanges(state.fields, changed)
      become({ fields, isWriting: true, isRestored: state.isRestored && !isEmpty(fields) })
      void flush()
    },
    read,
    async refresh() {
      if (waiting.size > 0) await flush()
      await read()
    },
    isShown: () => listeners.size > 0,
    forget() {
      end.abort()
      become(EMPTY)
    },
    isForgotten: () => signal.aborted,
  }
}

/** Returns the channel that notifies the account's other tabs of a changed draft, so they read it again. */
function channelOf(account: DeviceAccount): BroadcastChannel | undefined {
  const name = deviceDatabaseName(account)
  const known = channels.get(name)
  if (known || typeof BroadcastChannel === 'undefined') return known
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => void drafts.get(keyOf(account, data as string[]))?.read())
  channels.set(name, channel)
  return channel
}

function forget(account: DeviceAccount): void {
  const name = deviceDatabaseName(account)
  for (const draft of drafts.values()) if (deviceDatabaseName(draft.account) === name) draft.forget()
  channels.get(name)?.close()
  channels.delete(name)
}

/** Drafts that are only in memory, because the device failed or has not confirmed yet. */
const unkept = new Set<DraftPlace>()
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Asks before a reload that would lose a draft; a stored draft needs no prompt, as each keystroke starts its
 * transaction.
 */
function askBeforeUnload(place: DraftPlace, isUnkept: boolean): void {
  if (isUnkept) unkept.add(place)
  else unkept.delete(place)
  if (unkept.size > 0) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
}

let followsPage = false

/**
 * Subscribes once per page: forgets erased drafts, and refreshes when the page becomes visible, as it may have missed
 * messages.
 */
function followPage(): void {
  if (followsPage) return
  followsPage = true
  onErased(forget)
  for (const area of ['customer', 'coach', 'admin'] as const) followSession(area)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    for (const draft of drafts.values()) if (draft.isShown() && !draft.isForgotten()) void draft.refresh()
  })
}

/** Forgets the area's drafts on sign-out; an expired session keeps them for the same person. */
function followSession(area: Area): void {
  const session = sessionOf(area)
  session.follow(() => {
    const { user, endedBy } = session.current()
    for (const [key, draft] of [...drafts]) {
      if (draft.account.area !== area) continue
      if (endedBy === 'logout') forget(draft.account)
      else if (user && draft.isForgotten()) drafts.delete(key)
    }
  })
}
