import type { Received } from 'contract/endpoint'
import type { putSession } from 'contract/programs/calls'
import { dayKeys } from 'contract/programs/plan'
import { dayKeyOf, type PlanWeek } from '../../programs/customer/week-plan'
import type { DaySet } from './log.sql'
import { comparedName, exerciseKeyOf } from './validate-entry'

/** Sets of a day as `PUT …/sessions/{date}` sends them. */
export type SentSets = Received<typeof putSession>['body']['sets']

/** A sent set with its place within its exercise. */
export type PlacedSet = SentSets[number] & { index: number }

/** Gives the sets their places within their exercises, and says by what those without reps were measured. */
export function placed(sets: SentSets): PlacedSet[] {
  const places = new Map<string, number>()
  return sets.map((set) => {
    // A set that names no row comes after all of its name.
    const keys = [exerciseKeyOf(set), exerciseKeyOf({ exercise: set.exercise })].map(
      (key) => `${key} ${set.side ?? ''}`,
    )
    const index = set.index ?? places.get(keys[0] ?? '') ?? 0
    for (const key of keys) places.set(key, Math.max(places.get(key) ?? 0, index + 1))
    const measure = set.measure ?? (set.reps > 0 ? undefined : measuredBy(set))
    return { ...set, index, measure }
  })
}

function measuredBy({ seconds, meters }: SentSets[number]): 'time' | 'distance' | undefined {
  return meters != null ? 'distance' : seconds != null ? 'time' : undefined
}

const VALUES = ['reps', 'load', 'seconds', 'meters'] as const

/** Returns true for a set of the same name, place and side. */
function isPlaceOf(set: PlacedSet, other: DaySet): boolean {
  return (
    other.exerciseName === comparedName(set.exercise) &&
    other.setIndex === set.index &&
    other.side === (set.side ?? '') &&
    (!(set.row || set.exerciseId) || other.exerciseKey === exerciseKeyOf(set))
  )
}

/** Returns true if the day has such a set: the same exercise, place and values. */
export function isLogged(set: PlacedSet, known: readonly DaySet[]): boolean {
  return known.some(
    (other) =>
      isPlaceOf(set, other) && VALUES.every((value) => (other.entry[value] || null) === (set[value] || null)),
  )
}

/** What tells the exercise of a set, and its session where that is another than the day's. */
export interface Identity {
  session?: string
  row?: string
  exerciseId?: string
}

/** Returns what a set that names no row is: the logged set of its place, which it stands for. */
export function loggedIdentity(set: PlacedSet, known: readonly DaySet[]): Identity | undefined {
  const other = known.find((one) => isPlaceOf(set, one))
  return other && { session: other.session, ...idsOf(other.entry) }
}

/** Returns the row of the plan that a set means by its name, on its day or else in the week; undefined for several. */
export function plannedIdentity(
  { exercise, row, exerciseId }: PlacedSet,
  week: PlanWeek,
  date: string,
): Identity | undefined {
  if (row || exerciseId) return undefined
  const named = (keys: readonly (typeof dayKeys)[number][]) =>
    keys
      .flatMap((key) => week[key].exercises)
      .filter(({ name }) => comparedName(name) === comparedName(exercise))
  const today = named([dayKeyOf(date)])
  const rows = today.length > 0 ? today : named(dayKeys)
  const [first] = rows
  const isOne =
    rows.length === 1 || (first?.exerciseId && rows.every((one) => one.exerciseId === first.exerciseId))
  return first && isOne ? idsOf({ row: first.id, exerciseId: first.exerciseId }) : undefined
}

function idsOf({ row, exerciseId }: Record<string, unknown>): Identity {
  return { ...(row ? { row: String(row) } : {}), ...(exerciseId ? { exerciseId: String(exerciseId) } : {}) }
}
