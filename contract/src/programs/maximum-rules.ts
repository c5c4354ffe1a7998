import { DAY } from '../units'
import { KG_OF_LB, LOAD_RANGE, type LoadUnit } from './set-rules'

/** The maximum that a load is a percent of: estimated from the log at each reading, never stored. */

/** Days before a session whose sets decide; what was not done for longer has no maximum. */
export const MAXIMUM_DAYS = 92
/** Reps above which an estimate of a maximum means nothing. */
export const ESTIMATE_REPS_MAX = 12

interface Lifted {
  reps?: number | null | undefined
  /** Kilograms; below 0 is help. */
  load?: number | null | undefined
}

/** A working set of an exercise. */
export interface DatedSet extends Lifted {
  date: string
}

/** Returns the estimated one-repetition maximum (Epley) in kg; undefined with help, without load, and above 12 reps. */
export function estimateOf({ reps, load }: Lifted): number | undefined {
  if (load == null || load <= 0 || reps == null || reps < 1 || reps > ESTIMATE_REPS_MAX) return undefined
  return reps === 1 ? load : load * (1 + reps / 30)
}

/** Returns the best estimate of working sets before a day, in kg; undefined without one. */
export function maximumBefore(sets: readonly DatedSet[], day: string): number | undefined {
  const since = new Date(Date.parse(`${day}T00:00:00Z`) - MAXIMUM_DAYS * DAY).toISOString().slice(0, 10)
  const estimates = sets
    .filter(({ date }) => date >= since && date < day)
    .flatMap((set) => estimateOf(set) ?? [])
  return estimates.length > 0 ? Math.max(...estimates) : undefined
}

/** Returns the load that a percentage of a maximum comes to, as the equipment can be loaded in this unit. */
export function percentLoad(
  percent: number,
  maximumKg: number,
  { equipment, unit }: { equipment: readonly string[]; unit: LoadUnit },
): number {
  const [grid, maximum] =
    unit === 'lb' ? [poundGrid(equipment), maximumKg / KG_OF_LB] : [gridOf(equipment), maximumKg]
  return Math.min(Math.max(grid, rounded((maximum * percent) / 100, grid)), LOAD_RANGE.max)
}

/** Words of equipment in the languages of plans, with the kilograms by which it can be loaded; the first that fits. */
const GRIDS: readonly (readonly [words: RegExp, kilograms: number])[] = [
  [/kettlebell|کتل/i, 4],
  [/barbell|halterstang|\bbar\b|\bstang\b|هالتر/i, 2.5],
  [/dumbbell|دمبل/i, 1],
  [/machine|apparaat|cable|kabel|دستگاه|سیم/i, 2.5],
]
const FINEST = 0.5

/** Kilograms by which the equipment of a row can be loaded. */
export function gridOf(equipment: readonly string[]): number {
  const words = equipment.join(' ')
  return GRIDS.find(([pattern]) => pattern.test(words))?.[1] ?? FINEST
}

/** Pounds by which it can be loaded: plates of 2.5 lb on both ends of a bar. */
export const poundGrid = (equipment: readonly string[]) => (gridOf(equipment) >= 2.5 ? 5 : 2.5)

export const rounded = (value: number, grid: number) => tidy(Math.round(value / grid) * grid)
/** Without the noise of binary fractions. */
export const tidy = (value: number) => Math.round(value * 1000) / 1000 + 0
