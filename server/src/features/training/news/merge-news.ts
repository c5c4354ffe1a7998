import {
  type DayKey,
  dayKeys,
  type MealKey,
  mealKeys,
  type ProgramData,
  type WeekRows,
} from 'contract/programs/plan'
import { mergePlan, type PlanChange, patchOf, planChanges, valueAt } from 'contract/programs/plan-changes'
import { own } from 'contract/programs/plan-form'
import { isSameData } from '../../../kernel/audit/change-details'
import { mergeRows } from './merge-rows'

/** Values of a template by their paths, as a plan has them; paths that did not come from the template are missing. */
export type PlanBase = Readonly<Record<string, unknown>>

/** Parts of a plan that the athlete began or logged. */
export interface Begun {
  rows: ReadonlySet<string>
  days: ReadonlySet<DayKey>
  meals: ReadonlySet<MealKey>
  /** True once the program has its first day: its length is what the athlete sees. */
  isStarted: boolean
}

export interface NewsInput {
  base: PlanBase
  /** The template as it is now, with the ids that its rows have in the plan. */
  theirs: ProgramData
  ours: ProgramData
  begun: Begun
}

export interface News {
  after: ProgramData
  changes: PlanChange[]
  /** Values of the template that the plan has once the changes are made. */
  base: PlanBase
}

const ROWS = /^workout\.weeklySchedule\.(\w+)\.exercises$/
const PHASES = 'workout.progression'

/**
 * Merges what changed in a template since a plan was made from it into that plan. What the coach edited stays, a deletion
 * included, and so does what the athlete began or logged; neither is lost in any order of calls.
 */
export function newsOf(input: NewsInput): News {
  const base: Record<string, unknown> = { ...input.base }
  let after = input.ours
  const write = (path: string, value: unknown) => {
    after = mergePlan(after, patchOf(path, value))
  }
  for (const paths of unitsOf(input.base))
    if (isOffered(input, paths))
      for (const path of paths) {
        base[path] = valueAt(input.theirs, path)
        write(path, base[path])
      }
  if (Object.hasOwn(input.base, PHASES)) base[PHASES] = mergePhases(input, write)
  mergeWeek(input, base, write)
  return { after, changes: planChanges(input.ours, after), base }
}

/** Groups of paths that are taken over together: a meal's foods are not read without its calories. */
function unitsOf(base: PlanBase): string[][] {
  const units = new Map<string, string[]>()
  for (const path of Object.keys(base)) {
    if (ROWS.test(path) || path === PHASES) continue
    const unit = unitOf(path)
    units.set(unit, [...(units.get(unit) ?? []), path])
  }
  return [...units.values()]
}

function unitOf(path: string): string {
  if (path === 'nutrition.dailyCalories' || path.startsWith('nutrition.macronutrients.')) return 'daily'
  const isOfMeal = path.startsWith('nutrition.mealPlan.') && !path.endsWith('.time')
  return isOfMeal ? path.split('.').slice(0, 3).join('.') : path
}

function isOffered({ base, theirs, ours, begun }: NewsInput, paths: readonly string[]): boolean {
  return (
    paths.some((path) => !isSameData(base[path], valueAt(theirs, path))) &&
    paths.every((path) => isSameData(base[path], valueAt(ours, path)) && !isBegun(path, begun))
  )
}

function isBegun(path: string, { days, meals, isStarted }: Begun): boolean {
  if (path === 'duration') return isStarted
  const [part, list, key] = path.split('.')
  if (part === 'nutrition' && list === 'mealPlan') return meals.has(key as MealKey)
  return part === 'workout' && list === 'weeklySchedule' && days.has(key as DayKey)
}

/** Writes the phases that the template changed and the coach did not; returns those that the plan then has of it. */
function mergePhases(
  { base, theirs, ours }: NewsInput,
  write: (path: string, value: unknown) => void,
): Record<string, unknown> {
  const [was, is] = [base[PHASES] as object, theirs.workout.progression]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  const entries = [...names].flatMap((name) => {
    const [before, now] = [own(was, name) ?? null, own(is, name) ?? null]
    const isMine = !isSameData(before, own(ours.workout.progression, name))
    if (!isMine && !isSameData(before, now)) write(`${PHASES}.${name}`, now)
    const known = isMine ? before : now
    return known === null ? [] : [[name, known]]
  })
  return Object.fromEntries(entries)
}

function mergeWeek(
  { base, theirs, ours, begun }: NewsInput,
  merged: Record<string, unknown>,
  write: (path: string, value: unknown) => void,
): void {
  const pathOf = (day: DayKey) => `workout.weeklySchedule.${day}.exercises`
  const week = (plan: ProgramData): WeekRows =>
    Object.fromEntries(dayKeys.map((day) => [day, plan.workout.weeklySchedule[day].exercises]))
  const before = Object.fromEntries(
    dayKeys.flatMap((day) => (Object.hasOwn(base, pathOf(day)) ? [[day, base[pathOf(day)]]] : [])),
  ) as WeekRows
  const { rows, base: taken } = mergeRows({
    base: before,
    theirs: week(theirs),
    ours: week(ours),
    loggedRows: begun.rows,
    begunDays: begun.days,
  })
  for (const [day, list] of rows) {
    merged[pathOf(day)] = taken.get(day)
    if (!isSameData(list, ours.workout.weeklySchedule[day].exercises)) write(pathOf(day), list)
  }
}

/** Returns the begun parts from what the database names them. */
export function begunOf(found: {
  rows: string[]
  weekdays: number[]
  meals: string[]
  isStarted: boolean
}): Begun {
  return {
    rows: new Set(found.rows),
    days: new Set(dayKeys.filter((_, at) => found.weekdays.includes(at + 1))),
    meals: new Set(mealKeys.filter((key) => found.meals.includes(key))),
    isStarted: found.isStarted,
  }
}
