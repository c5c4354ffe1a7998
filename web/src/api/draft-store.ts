import type { Area } from 'contract/route'
import { sessionOf } from './areas'
import { type DeviceAccount, deviceDatabaseName } from './device-name'
import { onErased } from './device-store'
import { type DraftPlace, readFields, writeFields } from './draft-records'

/** Typed texts by the name of their field. */
export type DraftFields = Readonly<Record<string, string>>

export interface DraftState {
  /** What was typed and not saved. */
  fields: DraftFields
  /** What the device answered to the last write; null before its first answer. */
  device: 'kept' | 'failed' | null
  /** The device has not answered to the newest text yet. */
  isWriting: boolean
  /** Part of it was typed before this page was opened. */
  isRestored: boolean
  /** How often another tab has taken fields out, because they were saved or discarded there. */
  takenElsewhere: number
}

/** What was typed in one form and is not saved yet. It outlives the form, a reload and a crash; another account never sees it. */
export interface DeviceDraft {
  current: () => DraftState
  follow: (listener: () => void) => () => void
  /** Takes texts over, at once for the page and then for the device; null takes a field out. */
  write: (changes: Readonly<Record<string, string | null>>) => void
}

interface Kept extends DeviceDraft {
  account: DeviceAccount
  read: () => Promise<void>
  /** Stores again what the device has refused, and reads what other tabs have written. */
  refresh: () => Promise<void>
  /** Whether a part of the page shows it. */
  isShown: () => boolean
  /** Drops everything for good: its account has signed out. */
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

/** Drafts of this page by account and name. They stay in memory, so a device that stores nothing loses them only with the page. */
const drafts = new Map<string, Kept>()
const channels = new Map<string, BroadcastChannel>()
const keyOf = (account: DeviceAccount, name: readonly string[]) =>
  [deviceDatabaseName(account), ...name].join('\n')

/** The draft of a form, named by what the form is about; the same one for every part of the page that asks. */
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

/** The state with what was read from the device. */
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
  /** Changes that the device has not confirmed; null for a field that was taken out. */
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
      // What was written meanwhile may be missing in it.
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
   * Begins the transaction at once instead of after the one before, so a page that closes now loses no key. The database
   * runs them in the order in which they began.
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

/** Tells the other tabs of the account which draft has changed; they read it again. */
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

/** Drafts that only this page has, wherever in it: the device refused them, or has not answered yet. */
const unkept = new Set<DraftPlace>()
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Lets the browser ask before a reload loses a draft. One that the device takes needs no question: the transaction of each
 * key is on its way before the page can go.
 */
function askBeforeUnload(place: DraftPlace, isUnkept: boolean): void {
  if (isUnkept) unkept.add(place)
  else unkept.delete(place)
  if (unkept.size > 0) addEventListener('beforeunload', preventUnload)
  else removeEventListener('beforeunload', preventUnload)
}

let followsPage = false

/** Once a page: forgets what is erased, and reads again when the page comes back into view, where messages may have been missed. */
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

/** A sign-out forgets the drafts of the area, the next sign-in begins new ones. An expired session keeps them for its person. */
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
