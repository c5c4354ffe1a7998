import { SESSION_SETS_MAX } from 'contract/programs/rules'
import type { LogResult } from 'contract/training/calls'
import { LOG_DAY_MAX, type LogOutcome } from 'contract/training/rules'
import type { RunningProgram } from '../../programs/customer/running.sql'
import { MEASUREMENTS_MAX } from '../../programs/customer/tracking.logic'
import type { CountedSet, Judged, Slot, Source, StoredEntry, Write } from './log.sql'
import { dayProblem } from './run-days'
import { type Refusal, refusedResult, validateEntry } from './validate-entry'

/** Stored rows that decide about the entries of a request. */
export interface Met {
  entries: readonly StoredEntry[]
  /** Sets of the sessions that are touched, of one slot the one that counts first. */
  sets: readonly CountedSet[]
  /** Number of entries by day. */
  days: ReadonlyMap<string, number>
  /** Number of measurements that the program can still hold. */
  measurementsLeft: number
}

export interface Settled {
  results: LogResult[]
  /** Entries to write, each in its last version. */
  writes: Write[]
  /** The stored versions of those that are written anew. */
  before: StoredEntry[]
  /** Entries that count from now on, because the other one of their set is gone. */
  promoted: string[]
  /** Entries that count no more, because one that goes before them came. */
  demoted: string[]
}

/** The log of a program while the entries of a request are taken one after the other. */
interface State {
  id: string
  program: RunningProgram
  current: Map<string, StoredEntry>
  writes: Map<string, Judged>
  /** Entries of each set; the first one counts. */
  slots: Map<string, string[]>
  /** Author of each entry. */
  ranks: Map<string, Rank>
  /** Author of the sent entries. */
  rank: Rank
  /** Sets of each session. */
  sessions: Map<string, Set<string>>
  days: Map<string, number>
  measurementsLeft: number
}

const keyOf = ({ session, exerciseKey, setIndex, side }: Slot) =>
  JSON.stringify([session, exerciseKey, setIndex, side])

/**
 * Which entries of one set go before others: what the athlete marked a day with, then what a device logged, then what the
 * coach entered. Of the same rank the earlier one goes first.
 */
export const rankOf = ({ source, byCoach }: { source: Source; byCoach?: boolean }): Rank =>
  byCoach ? 2 : source === 'session_call' ? 0 : 1
type Rank = 0 | 1 | 2

/**
 * Decides what becomes of each entry of a request, one after the other and each alone: `rev` says which change is the
 * later one, never a clock; of two entries for one set both are kept and one counts (`rankOf`).
 */
export function settle(
  { id, program, met, rank }: { id: string; program: RunningProgram; met: Met; rank: Rank },
  sent: readonly unknown[],
): Settled {
  const stored = new Map(met.entries.map((entry) => [entry.clientId, entry]))
  const state: State = {
    id,
    program,
    current: new Map(stored),
    writes: new Map(),
    slots: new Map(),
    ranks: new Map(met.sets.map((set) => [set.clientId, rankOf(set)])),
    rank,
    sessions: new Map(),
    days: new Map(met.days),
    measurementsLeft: met.measurementsLeft,
  }
  for (const { clientId, ...slot } of met.sets) join(state, clientId, slot)
  const results = sent.map((one): LogResult => {
    const judged = validateEntry(one)
    if ('code' in judged) return refusedResult(one, judged)
    const outcome = take(state, judged)
    return typeof outcome === 'string' ? { clientId: judged.clientId, outcome } : refusedResult(one, outcome)
  })
  const counting = new Set(met.sets.filter((set) => set.counts).map((set) => set.clientId))
  return {
    results,
    writes: [...state.writes.values()].map((judged) => ({ ...judged, counts: countsIn(state, judged) })),
    before: [...state.writes.keys()].flatMap((clientId) => stored.get(clientId) ?? []),
    promoted: [...state.slots.values()]
      .flatMap(([first]) => first ?? [])
      .filter((first) => !counting.has(first) && !state.writes.has(first)),
    demoted: [...state.slots.values()]
      .flatMap(([, ...others]) => others)
      .filter((other) => counting.has(other) && !state.writes.has(other)),
  }
}

function take(state: State, judged: Judged): LogOutcome | Refusal {
  const { clientId } = judged
  const before = state.current.get(clientId)
  if (before && (before.userProgramId !== state.id || before.kind !== judged.kind))
    return { code: 'log.entry_elsewhere', field: 'clientId' }
  if (before && judged.rev <= before.rev) return 'repeated'
  const refusal = refusalIn(state, judged, before)
  if (refusal) return refusal
  if (before?.date !== judged.date) state.days.set(judged.date, (state.days.get(judged.date) ?? 0) + 1)
  if (judged.kind === 'measurement' && !before) state.measurementsLeft -= 1
  const stays = before?.slot && judged.slot && keyOf(before.slot) === keyOf(judged.slot)
  if (!stays && before?.slot) leave(state, clientId, before.slot)
  if (!stays && judged.slot) join(state, clientId, judged.slot)
  const { from, to } = judged.entry as { from?: string; to?: string }
  state.current.set(clientId, { ...judged, userProgramId: state.id, from: from ?? null, to: to ?? null })
  state.writes.set(clientId, judged)
  if (judged.slot && !countsIn(state, judged)) return 'kept_both'
  return before ? 'replaced' : 'stored'
}

function refusalIn(state: State, judged: Judged, before: StoredEntry | undefined): Refusal | undefined {
  // A stored entry can always be taken back.
  if (judged.isRemoved && before) return undefined
  const wrongDay = dayProblem(state.program, judged)
  if (wrongDay) return wrongDay
  if (before?.date !== judged.date && (state.days.get(judged.date) ?? 0) >= LOG_DAY_MAX)
    return { code: 'log.day_full' }
  if (judged.kind === 'measurement' && !before && state.measurementsLeft <= 0)
    return { code: 'programs.too_many_measurements', params: { max: MEASUREMENTS_MAX } }
  if (!judged.slot) return undefined
  const sets = state.sessions.get(judged.slot.session)
  const isFull = sets !== undefined && sets.size >= SESSION_SETS_MAX && !sets.has(keyOf(judged.slot))
  return isFull ? { code: 'log.too_many_sets' } : undefined
}

/** Returns whether an entry counts: of the entries of one set the first. */
function countsIn(state: State, { clientId, slot, isRemoved }: Judged): boolean {
  return !isRemoved && (slot === null || state.slots.get(keyOf(slot))?.[0] === clientId)
}

function join(state: State, clientId: string, slot: Slot): void {
  const key = keyOf(slot)
  const others = state.slots.get(key) ?? []
  const rank = state.ranks.get(clientId) ?? state.rank
  state.ranks.set(clientId, rank)
  const at = others.findIndex((other) => (state.ranks.get(other) ?? rank) > rank)
  state.slots.set(key, others.toSpliced(at < 0 ? others.length : at, 0, clientId))
  state.sessions.set(slot.session, (state.sessions.get(slot.session) ?? new Set<string>()).add(key))
}

function leave(state: State, clientId: string, slot: Slot): void {
  const key = keyOf(slot)
  const left = (state.slots.get(key) ?? []).filter((one) => one !== clientId)
  state.slots.set(key, left)
  if (left.length === 0) state.sessions.get(slot.session)?.delete(key)
}
