import type { LoadUnit, Measure, SetType } from 'contract/programs/set-rules'
import type { LastSet, TodayExercise, TodaySession } from 'contract/training/calls'
import type { SentEntry } from 'contract/training/entry-calls'
import { plannedMeasure } from './plan-texts'
import type { Rest } from './rest-timer'

/** Exercise of a running session: planned, swapped or added. */
export interface RunningExercise {
  /** Unique within the session. */
  key: string
  name: string
  /** Row of the plan; null for one that is swapped in or added. */
  row: string | null
  exerciseId: string | null
  /** Row of the planned exercise that this one replaces. */
  insteadOf: string | null
  /** Planned exercise of the row, also of the one that was replaced. */
  plan: TodayExercise | null
  /** Letter that joins exercises to a superset. */
  superset: string | null
  sets: number
  isSkipped: boolean
  isOneSided: boolean
  measure: Measure
  unit: LoadUnit
}

/** Texts that were typed for a set and not logged yet. */
export interface TypedSet {
  load?: { text: string; unit: LoadUnit }
  reps?: string
  seconds?: string
  meters?: string
  effort?: string
  rir?: string
  type?: SetType
  note?: string
}

export type EffortScale = 'off' | 'effort' | 'rir'

/** Best values of an exercise before this session. */
export interface Best {
  load: number | null
  /** Estimated one-repetition maximum in kg. */
  estimate: number | null
  seconds: number | null
  meters: number | null
}

/** Earlier sets of an exercise, from the log. */
export interface PastExercise {
  last: LastSet[]
  best: Best
}

/** A session under way, or finished; stored on the device with the plan with which it began. */
export interface RunningSession {
  userProgramId: string
  session: string
  /** Day on which it began. */
  date: string
  planVersion: number
  /** Version of a change of the coach that the athlete left aside; absent for none. */
  keptBefore?: number
  focus: string
  warmup: string[]
  cooldown: string[]
  notes: string
  startedAt: string
  endedAt: string | null
  /** End of a finished session that was continued; it counts as done meanwhile. Absent for none. */
  finishedAt?: string | null
  /** Client id of the session's own entry; null until it is recorded. */
  entryId: string | null
  exercises: RunningExercise[]
  /** Key of the exercise in view. */
  at: string
  view: 'one' | 'list'
  /** Set that was chosen by hand; the next undone one where null. */
  chosen: string | null
  /** Client id of the logged set that is being changed. */
  editing: string | null
  typed: Record<string, TypedSet>
  rest: Rest | null
  /** Stopwatch of a set that is measured in time. */
  stopwatch: { slot: string; startedAt: number } | null
  scale: EffortScale
  /** Effort of the whole session, 1 to 10. */
  effort: number | null
  note: string
  pain: string
  past: Record<string, PastExercise>
  /** Client ids of the sets that the coach entered; absent for none. */
  byCoach?: readonly string[]
}

interface Start {
  planned: TodaySession
  date: string
  now: Date
  /** Units that this account used last, by exercise. */
  units: Readonly<Record<string, LoadUnit>>
}

/** Name under which things are remembered of an exercise. */
export const exerciseName = (exercise: Pick<RunningExercise, 'exerciseId' | 'name'>): string =>
  exercise.exerciseId ?? exercise.name

/** Begins a session with the plan of today. */
export function startSession({ planned, date, now, units }: Start): RunningSession {
  const exercises = planned.exercises.map((plan) => plannedExercise(plan, units))
  const asked = planned.exercises.flatMap(({ targets }) => targets)
  const scale = asked.some(({ rir }) => rir !== undefined)
    ? 'rir'
    : asked.some(({ effort }) => effort !== undefined)
      ? 'effort'
      : 'off'
  const { userProgramId, session, planVersion, focus, warmup, cooldown, notes } = planned
  return {
    userProgramId,
    session,
    date,
    planVersion,
    focus,
    warmup,
    cooldown,
    notes,
    startedAt: now.toISOString(),
    endedAt: null,
    entryId: null,
    exercises,
    at: exercises[0]?.key ?? '',
    view: 'one',
    chosen: null,
    editing: null,
    typed: {},
    rest: null,
    stopwatch: null,
    scale,
    effort: null,
    note: '',
    pain: '',
    past: {},
  }
}

/** An exercise as the plan has it. */
export function plannedExercise(plan: TodayExercise, units: Start['units']): RunningExercise {
  const { row, exerciseId, name, targets, superset } = plan
  const targetUnit = targets.find((target) => target.load !== undefined && !target.percentOf)
  return {
    key: row,
    name,
    row,
    exerciseId,
    insteadOf: null,
    plan,
    superset,
    sets: Math.max(plan.sets, ...targets.map(({ index }) => index + 1)),
    isSkipped: false,
    isOneSided: targets.some(({ side }) => side !== undefined),
    measure: measureOf(plan),
    unit: units[exerciseName(plan)] ?? (targetUnit ? (targetUnit.unit ?? 'kg') : (units[''] ?? 'kg')),
  }
}

function measureOf({ targets, reps, last }: TodayExercise): Measure {
  if (targets.some(({ meters }) => meters !== undefined)) return 'distance'
  if (targets.some(({ seconds }) => seconds !== undefined)) return 'time'
  const planned = plannedMeasure(reps)
  if (planned !== 'reps' || reps.trim() !== '') return planned
  const [first] = last
  if (first?.reps != null || !first) return 'reps'
  return first.meters != null ? 'distance' : 'time'
}

/** Exercise that is not of the plan. */
export function freeExercise(name: string, key: string, like?: RunningExercise): RunningExercise {
  return {
    key,
    name,
    row: null,
    exerciseId: null,
    insteadOf: null,
    plan: null,
    superset: null,
    sets: 3,
    isSkipped: false,
    isOneSided: false,
    measure: 'reps',
    unit: like?.unit ?? 'kg',
  }
}

type SetLike = Extract<SentEntry, { kind: 'set' }>

/** Returns true if a logged set belongs to this exercise. */
export function isSetOf(exercise: RunningExercise, set: SetLike): boolean {
  if ((set.insteadOf ?? null) !== exercise.insteadOf) return false
  if (exercise.row !== null) return set.row === exercise.row
  return !set.row && set.exercise === exercise.name
}

/** Adds exercises for sets that were logged elsewhere and belong to none of the session. */
export function withLoggedExercises(session: RunningSession, sets: readonly SetLike[]): RunningSession {
  const exercises = [...session.exercises]
  for (const set of sets) {
    if (exercises.some((exercise) => isSetOf(exercise, set)) || typeof set.exercise !== 'string') continue
    const key = `free-${exercises.length}-${set.exercise}`
    exercises.push({
      ...freeExercise(set.exercise, key),
      row: set.row ?? null,
      exerciseId: set.exerciseId ?? null,
      insteadOf: set.insteadOf ?? null,
      measure: set.measure ?? 'reps',
      sets: 1,
    })
  }
  const counted = exercises.map((exercise) => {
    const own = sets.filter((set) => isSetOf(exercise, set))
    return {
      ...exercise,
      sets: Math.max(exercise.sets, ...own.map(({ index }) => (index ?? 0) + 1)),
      isOneSided: exercise.isOneSided || own.some(({ side }) => side != null),
    }
  })
  return { ...session, exercises: counted }
}

/** No set is chosen by hand, and none is being changed. */
export const NOTHING_CHOSEN = { chosen: null, editing: null } as const

const replace = (
  session: RunningSession,
  key: string,
  change: (exercise: RunningExercise) => RunningExercise,
): RunningSession => ({
  ...session,
  exercises: session.exercises.map((one) => (one.key === key ? change(one) : one)),
})

/** Changes fields of one exercise. */
export const changeExercise = (
  session: RunningSession,
  key: string,
  change: Partial<RunningExercise>,
): RunningSession => replace(session, key, (exercise) => ({ ...exercise, ...change }))

/** Moves an exercise one place up or down; a superset stays together, as its exercises share a screen. */
export function moveExercise(session: RunningSession, key: string, by: 1 | -1): RunningSession {
  const exercises = [...session.exercises]
  const at = exercises.findIndex((one) => one.key === key)
  const [moved] = at + by >= 0 && at + by < exercises.length ? exercises.splice(at, 1) : []
  if (!moved) return session
  exercises.splice(at + by, 0, moved)
  return { ...session, exercises }
}

/** Adds an exercise at the end, or goes to the one that has this name. */
export function addExercise(session: RunningSession, name: string, key: string): RunningSession {
  const known = session.exercises.find((one) => one.name === name && one.row === null)
  if (known)
    return { ...changeExercise(session, known.key, { isSkipped: false }), at: known.key, ...NOTHING_CHOSEN }
  return {
    ...session,
    exercises: [...session.exercises, freeExercise(name, key)],
    at: key,
    view: 'one',
    ...NOTHING_CHOSEN,
  }
}

/**
 * Swaps an exercise for this session. Its logged sets stay what they were; the other one takes over the sets that are
 * left, with none of its loads.
 */
export function swapExercise(
  session: RunningSession,
  key: string,
  swap: { name: string; exerciseId?: string | null; newKey: string; done: number },
): RunningSession {
  const exercise = session.exercises.find((one) => one.key === key)
  if (!exercise || exercise.name === swap.name) return session
  const other: RunningExercise = {
    ...exercise,
    key: swap.newKey,
    name: swap.name,
    row: null,
    exerciseId: swap.exerciseId ?? null,
    insteadOf: exercise.insteadOf ?? exercise.row,
    sets: Math.max(1, exercise.sets - swap.done),
  }
  const exercises = session.exercises.flatMap((one) => {
    if (one.key !== key) return [one]
    return swap.done > 0 ? [{ ...one, sets: swap.done }, other] : [other]
  })
  const typed = Object.entries(session.typed).filter(([slot]) => !slot.startsWith(`${key}\n`))
  return { ...session, exercises, at: other.key, ...NOTHING_CHOSEN, typed: Object.fromEntries(typed) }
}
