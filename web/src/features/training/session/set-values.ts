import { plainNumber } from 'contract/blood-tests/numbers'
import { percentLoad } from 'contract/programs/maximum-rules'
import type { LoadUnit } from 'contract/programs/set-rules'
import { EFFORT_RANGE, RIR_MAX } from 'contract/programs/set-rules'
import type { LastSet } from 'contract/training/calls'
import type { NewEntry } from '../log/entry'
import { plannedMeters, plannedReps, plannedSeconds } from './plan-texts'
import { exerciseName, type RunningExercise, type RunningSession, type TypedSet } from './running-session'
import type { Done, LoggedSet, Slot } from './slots'
import { slotsOf } from './slots'
import {
  isLoadable,
  kilogramsOf,
  type Load,
  typedLoad,
  typedMeters,
  typedReps,
  typedSeconds,
} from './typed-values'

/** Origin of a prefilled value. */
export type Source = 'coach' | 'last' | null

/** Value of a field; `isInvalid` if the typed text cannot be read. */
export interface FieldValue<T> {
  value: T | null
  source: Source
  isInvalid: boolean
}

export interface SetValues {
  load: FieldValue<Load>
  reps: FieldValue<number>
  seconds: FieldValue<number>
  meters: FieldValue<number>
  effort: FieldValue<number>
  rir: FieldValue<number>
}
export type FieldName = keyof SetValues

export type Target = NonNullable<RunningExercise['plan']>['targets'][number]

/** Returns the coach's target of a set; a target of one side is not that of the other. */
export function targetOf({ exercise, index, side }: Slot): Target | undefined {
  // Loads of the planned exercise say nothing about the one that replaces it.
  const own = exercise.plan?.targets.filter((target) => target.index === index) ?? []
  return own.find((target) => target.side === side) ?? own.find((target) => target.side === undefined)
}

/** Load that a target names; of a percentage what the athlete's maximum makes of it, null while the log has none. */
export function plannedLoad(
  { plan, unit }: RunningExercise,
  { load, percentOf, ...target }: Target,
): Load | null {
  if (load === undefined) return null
  if (!percentOf) return { value: load, unit: target.unit ?? 'kg' }
  const kg = plan?.maxima?.find(({ of }) => of === percentOf)?.kg
  return kg === undefined || !plan
    ? null
    : { value: percentLoad(load, kg, { equipment: plan.equipment, unit }), unit }
}

/** Type of a set: as chosen, else as planned. */
export const typeOf = (slot: Slot, typed: TypedSet | undefined) =>
  typed?.type ?? targetOf(slot)?.type ?? 'working'

/** Sets of the last time that the exercise was done, of the row or of the exercise itself. */
export function lastSetsOf(session: RunningSession, exercise: RunningExercise): readonly LastSet[] {
  const planned = exercise.insteadOf === null ? exercise.plan?.last : undefined
  return planned && planned.length > 0 ? planned : (session.past[exerciseName(exercise)]?.last ?? [])
}

/** Returns last time's set at the same place; warm-ups are not among them. */
function lastSetOf(session: RunningSession, slot: Slot): LastSet | undefined {
  const last = lastSetsOf(session, slot.exercise)
  const isWarmup = (one: Slot) => typeOf(one, session.typed[one.id]) === 'warmup'
  if (isWarmup(slot)) return undefined
  const before = slotsOf(slot.exercise).filter((one) => one.index < slot.index && isWarmup(one))
  const place = slot.index - new Set(before.map(({ index }) => index)).size
  return last[place] ?? last.at(-1)
}

function field<T>(
  typed: string | undefined,
  read: (text: string) => T | undefined,
  prefilled: FieldValue<T>,
): FieldValue<T> {
  if (typed === undefined) return prefilled
  if (typed.trim() === '') return { value: null, source: null, isInvalid: false }
  const value = read(typed)
  return { value: value ?? null, source: null, isInvalid: value === undefined }
}

function filled<T>(coach: T | null | undefined, last: T | null | undefined): FieldValue<T> {
  if (coach != null) return { value: coach, source: 'coach', isInvalid: false }
  return { value: last ?? null, source: last == null ? null : 'last', isInvalid: false }
}

const readEffort = (text: string) => {
  const value = plainNumber(text)
  const isEffort = value !== undefined && value >= EFFORT_RANGE.min && value <= EFFORT_RANGE.max
  return isEffort && Number.isInteger(value * 2) ? value : undefined
}
const readRir = (text: string) => {
  const value = typedReps(text)
  return value !== undefined && value <= RIR_MAX ? value : undefined
}

/** Returns the values of a set: typed ones, else the coach's target, else last time's. */
export function valuesOf(session: RunningSession, slot: Slot, done: Done): SetValues {
  const typed = session.typed[slot.id]
  const isSwapped = slot.exercise.insteadOf !== null
  const target = targetOf(slot)
  const plan = slot.exercise.plan
  const last = lastSetOf(session, slot)
  const coachLoad = isSwapped || !target ? null : plannedLoad(slot.exercise, target)
  const lastLoad: Load | null = last?.load == null ? null : { value: last.load, unit: 'kg' }
  const unit: LoadUnit = typed?.load?.unit ?? slot.exercise.unit
  const carried = lastLogged(slot, done)
  return {
    load: field(
      typed?.load?.text,
      (text) => {
        const value = typedLoad(text, unit)
        return value === undefined ? undefined : { value, unit }
      },
      filled(coachLoad, lastLoad),
    ),
    reps: field(typed?.reps, typedReps, filled(target?.reps ?? plannedReps(plan?.reps ?? ''), last?.reps)),
    seconds: field(
      typed?.seconds,
      typedSeconds,
      filled(target?.seconds ?? plannedSeconds(plan?.reps ?? ''), last?.seconds),
    ),
    meters: field(
      typed?.meters,
      typedMeters,
      filled(target?.meters ?? plannedMeters(plan?.reps ?? ''), last?.meters),
    ),
    effort: field(typed?.effort, readEffort, {
      value: carried?.effort ?? null,
      source: null,
      isInvalid: false,
    }),
    rir: field(typed?.rir, readRir, { value: carried?.rir ?? null, source: null, isInvalid: false }),
  }
}

/** Returns the set of this exercise that was logged before the place; effort is carried from set to set. */
function lastLogged(slot: Slot, done: Done): LoggedSet['entry'] | undefined {
  const before = slotsOf(slot.exercise).filter(({ index }) => index < slot.index)
  return before.flatMap(({ id }) => done.get(id)?.[0]?.entry ?? []).at(-1)
}

/** Fields that a set of this exercise shows, in their order. */
export function fieldsOf(session: RunningSession, slot: Slot): FieldName[] {
  const { measure } = slot.exercise
  const scale = session.scale === 'off' ? [] : [session.scale]
  if (measure === 'reps')
    return isUnloaded(session, slot) ? ['reps', 'load', ...scale] : ['load', 'reps', ...scale]
  const hasLoad =
    targetOf(slot)?.load !== undefined ||
    lastSetOf(session, slot)?.load != null ||
    session.typed[slot.id]?.load !== undefined
  const load: FieldName[] = hasLoad ? ['load'] : []
  return measure === 'time' ? [...load, 'seconds', ...scale] : [...load, 'meters', 'seconds', ...scale]
}

/** Returns true if neither plan, log nor equipment of an exercise names a load, as with body weight. */
function isUnloaded(session: RunningSession, { exercise }: Slot): boolean {
  const plan = exercise.insteadOf === null ? exercise.plan : null
  return (
    !plan?.targets.some(({ load }) => load !== undefined) &&
    !lastSetsOf(session, exercise).some(({ load }) => load !== null) &&
    !isLoadable(plan?.equipment ?? [])
  )
}

const NEEDED = { reps: 'reps', time: 'seconds', distance: 'meters' } as const

/** Returns the fields that keep a set from being logged: unreadable ones, and the missing one that it is measured by. */
export function problemsOf(fields: readonly FieldName[], values: SetValues, slot: Slot): FieldName[] {
  const needed = NEEDED[slot.exercise.measure]
  return fields.filter((name) => values[name].isInvalid || (name === needed && values[name].value === null))
}

/** Returns the entry that logs a set. */
export function setEntry(session: RunningSession, slot: Slot, values: SetValues): NewEntry {
  const { exercise, index, side } = slot
  const typed = session.typed[slot.id]
  const shown = new Set(fieldsOf(session, slot))
  const shownValue = <N extends FieldName>(name: N) =>
    (shown.has(name) ? values[name].value : null) as SetValues[N]['value']
  const load = shownValue('load')
  return {
    kind: 'set',
    date: session.date,
    session: session.session,
    exercise: exercise.name,
    row: exercise.row,
    exerciseId: exercise.exerciseId,
    insteadOf: exercise.insteadOf,
    index,
    side,
    type: typeOf(slot, typed),
    measure: exercise.measure,
    load: load && kilogramsOf(load),
    typed: load && { load: load.value, unit: load.unit },
    reps: shownValue('reps'),
    seconds: shownValue('seconds'),
    meters: shownValue('meters'),
    effort: shownValue('effort'),
    rir: shownValue('rir'),
    note: typed?.note?.trim() || null,
  }
}

/** Returns the texts of a logged set, to change them. */
export function typedOf({ entry }: LoggedSet): TypedSet {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value))
  const load = entry.typed ?? (entry.load == null ? null : { load: entry.load, unit: 'kg' as const })
  return {
    ...(load && { load: { text: String(load.load), unit: load.unit } }),
    reps: text(entry.reps),
    seconds: text(entry.seconds),
    meters: text(entry.meters),
    effort: text(entry.effort),
    rir: text(entry.rir),
    ...(entry.type && { type: entry.type }),
    note: entry.note ?? '',
  }
}

/** Returns true if something was typed for the set. */
export function isTyped(typed: TypedSet | undefined): boolean {
  const { load, reps, seconds, meters } = typed ?? {}
  return [load?.text, reps, seconds, meters].some((text) => text !== undefined && text.trim() !== '')
}
