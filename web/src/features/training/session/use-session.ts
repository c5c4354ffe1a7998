import type { Locale } from 'contract/locale'
import type { LoadUnit } from 'contract/programs/set-rules'
import type { SentEntry } from 'contract/training/entry-calls'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { DeviceAccount } from '../../../api/device-name'
import { useLocale } from '../../../i18n/i18n'
import { type ProgramLog, useLog } from '../log/log'
import { readValue, writeValue } from './device-values'
import { type RunningSession, startSession, withLoggedExercises } from './running-session'
import { entriesOf, type Planned, readLog, readPlanned } from './session.api'
import { type DeviceSession, deviceSession, type SessionState } from './session-store'
import { currentSlot, doneSets, groupsOf, type SetEntry } from './slots'
import { pastOf } from './summary'

const UNITS_KEY = ['units'] as const
type Units = Record<string, LoadUnit>

interface Place {
  account: DeviceAccount
  userProgramId: string
  session: string
  locale: Locale
}

export interface OpenSession extends SessionState {
  store: DeviceSession
  log: ProgramLog
  /** Why the session could not be begun. */
  error: unknown
  isAbsent: boolean
  retry: () => void
  /** Removes the session from this device, without beginning it again. */
  discard: () => void
}

/** Opens a session: the one on this device, else it begins with the plan of today. */
export function useOpenSession({ account, userProgramId, session }: Omit<Place, 'locale'>): OpenSession {
  const { locale } = useLocale()
  const store = deviceSession(account, userProgramId, session)
  const state = useSyncExternalStore(store.follow, store.current, store.current)
  const log = useLog(userProgramId)
  const [failure, setFailure] = useState<{ error?: unknown; isAbsent?: boolean } | null>(null)
  const latest = useRef(log)
  latest.current = log
  const [isDiscarded, setIsDiscarded] = useState(false)
  const isToBegin = state.session === null && log.isRead && failure === null && !isDiscarded
  useEffect(() => {
    if (!isToBegin) return
    let isStopped = false
    beginOnce({ account, userProgramId, session, locale }, store, () => latest.current).then(
      (isFound) => !isStopped && !isFound && setFailure({ isAbsent: true }),
      (error: unknown) => !isStopped && setFailure({ error }),
    )
    return () => {
      isStopped = true
    }
  }, [account, userProgramId, session, locale, store, isToBegin])
  return {
    ...state,
    store,
    log,
    error: failure?.error,
    isAbsent: failure?.isAbsent === true,
    retry: () => setFailure(null),
    discard() {
      setIsDiscarded(true)
      store.set(null)
    },
  }
}

const beginning = new Map<DeviceSession, Promise<boolean>>()

/** Begins a session, once however often it is called meanwhile. */
function beginOnce(...args: Parameters<typeof begin>): Promise<boolean> {
  const [, store] = args
  const begun = beginning.get(store) ?? begin(...args).finally(() => beginning.delete(store))
  beginning.set(store, begun)
  return begun
}

/** Begins a session; false if the plan has none like it. */
async function begin(place: Place, store: DeviceSession, log: () => ProgramLog): Promise<boolean> {
  const { account } = place
  const [planned, units] = await Promise.all([readPlanned(place), readUnits(account)])
  if (!planned) return false
  // Another tab may have begun it meanwhile.
  if (store.current().session) return true
  const begun = startSession({ ...planned, now: new Date(), units })
  store.set(await withLog(account, begun, planned, log))
  void navigator.storage?.persist?.().catch(() => undefined)
  return true
}

/** Adds what the log has: earlier times of the exercises, and sets of this session from another device. */
async function withLog(
  account: DeviceAccount,
  begun: RunningSession,
  { planned }: Planned,
  log: () => ProgramLog,
): Promise<RunningSession> {
  // Without earlier times the session works; without its own sets it would log them once more.
  const isNeeded = planned.state === 'running' || planned.state === 'done'
  const { userProgramId } = begun
  const items = await readLog(account, { userProgramId, isNeeded }, log())
  const known = entriesOf(items, begun.session)
  log().adopt(known)
  const sets = known.filter((entry): entry is SetEntry => entry.kind === 'set')
  const own = known.find((entry) => entry.kind === 'session')
  const past = pastOf(items, begun.session)
  const resumed: RunningSession = {
    ...withLoggedExercises(begun, sets),
    past,
    byCoach: items.flatMap(({ clientId, byCoach }) => (byCoach ? [clientId] : [])),
    date: own?.date ?? begun.date,
    startedAt: (own?.kind === 'session' && own.startedAt) || begun.startedAt,
    endedAt: own?.kind === 'session' && own.state === 'done' ? (own.endedAt ?? begun.startedAt) : null,
    note: (own?.kind === 'session' && own.note) || '',
    pain: (own?.kind === 'session' && own.pain) || '',
    planVersion: (own?.kind === 'session' && own.planVersion) || begun.planVersion,
  }
  const entryId = log().record(sessionEntry(resumed), own?.clientId)
  return { ...resumed, at: firstOpen(resumed, known), entryId: entryId || null }
}

/** Returns the key of the first exercise with a set to do. */
function firstOpen(session: RunningSession, entries: readonly SentEntry[]): string {
  const stored = entries.map((entry) => ({
    userProgramId: session.userProgramId,
    entry,
    confirmed: entry.rev,
  }))
  const done = doneSets(session, stored)
  const group = groupsOf(session.exercises).find((one) => currentSlot(one, done, null))
  return group?.[0]?.key ?? session.at
}

/** Returns the entry of the session itself. */
export function sessionEntry(session: RunningSession, note: string = session.note) {
  const endedAt = session.endedAt ?? session.finishedAt ?? null
  return {
    kind: 'session' as const,
    date: session.date,
    session: session.session,
    state: endedAt ? ('done' as const) : ('running' as const),
    startedAt: session.startedAt,
    endedAt,
    planVersion: session.planVersion,
    note: note.trim() || null,
    pain: session.pain.trim() || null,
  }
}

const signal = new AbortController().signal

async function readUnits(account: DeviceAccount): Promise<Units> {
  return (await readValue<Units>({ account, signal }, UNITS_KEY).catch(() => undefined)) ?? {}
}

/** Remembers the unit in which an exercise is loaded; the last one is also that of exercises without one. */
export async function rememberUnit(account: DeviceAccount, exercise: string, unit: LoadUnit): Promise<void> {
  const units = { ...(await readUnits(account)), [exercise]: unit, '': unit }
  await writeValue({ account, signal }, UNITS_KEY, units).catch(() => undefined)
}
