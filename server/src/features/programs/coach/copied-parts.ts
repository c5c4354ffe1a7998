import { impersonalDay, withoutLoads } from 'contract/programs/impersonal'
import { dayKeys, type PlannedExercise, type ProgramData } from 'contract/programs/plan'
import { type PlanWrite, valueAt } from 'contract/programs/plan-changes'
import { own, templatePlan } from 'contract/programs/plan-form'
import { planLeaves } from 'contract/programs/plan-paths'
import { fail } from '../../../fail'
import { placeOf } from './plan-edits'

/** Paths of personal values: measurements and the coach's notes on a day. */
const PERSONAL = /^tracking\.measurements\.|^workout\.weeklySchedule\.\w+\.notes$/

export const isPersonalPath = (path: string) => PERSONAL.test(path)

/** Returns the plan without what belongs to one person: measurements, notes on a day, loads. Rows keep their ids. */
export function impersonal(plan: ProgramData): ProgramData {
  const whole = templatePlan(plan)
  const week = Object.fromEntries(
    dayKeys.map((day) => {
      const part = whole.workout.weeklySchedule[day]
      return [day, { ...part, ...impersonalDay(part), notes: '' }]
    }),
  ) as ProgramData['workout']['weeklySchedule']
  return { ...whole, workout: { ...whole.workout, weeklySchedule: week } }
}

/** Returns the writes that copy parts of a plan to the same places of another; personal values are left out. */
export function copiedWrites(from: ProgramData, to: ProgramData, parts: readonly string[]): PlanWrite[] {
  const writes = new Map<string, unknown>()
  for (const part of parts)
    for (const { path, value } of writesOfPart(from, to, part))
      if (!PERSONAL.test(path)) writes.set(path, added(writes.get(path), value))
  if (writes.size === 0) fail('programs.nothing_to_change')
  return [...writes].map(([path, value]) => ({ path, value: value instanceof Added ? value.list : value }))
}

/** A list with entries at its end. */
class Added {
  constructor(
    readonly stored: readonly unknown[],
    readonly entries: readonly unknown[],
  ) {}
  get list(): unknown[] {
    return [...this.stored, ...this.entries]
  }
}

/** Entries of one list that come one by one are added together. */
function added(earlier: unknown, value: unknown): unknown {
  if (!(earlier instanceof Added) || !(value instanceof Added)) return value
  return new Added(earlier.stored, [...earlier.entries, ...value.entries])
}

function writesOfPart(from: ProgramData, to: ProgramData, part: string): PlanWrite[] {
  const place = placeOf(part) ?? fail('programs.field_unknown')
  if (place.kind === 'folder') return writesOfFolder(from, to, place.path)
  const { leaf, below } = place
  const value = valueAt(from, leaf)
  if (below.length === 0) return value === undefined ? [] : [{ path: leaf, value: withoutPerson(value) }]
  const [index = ''] = below
  if (below.length > 1 || !Array.isArray(value) || !Object.hasOwn(value, index))
    fail('programs.field_unknown')
  const entry = withoutPerson([(value as unknown[])[Number(index)]]) as unknown[]
  return [{ path: leaf, value: new Added(valueAt(to, leaf) as unknown[], entry) }]
}

function writesOfFolder(from: ProgramData, to: ProgramData, folder: string): PlanWrite[] {
  return [...planLeaves].flatMap(([path, { kind }]): PlanWrite[] => {
    if (path !== folder && !path.startsWith(`${folder}.`)) return []
    if (kind !== 'phases') return [{ path, value: withoutPerson(valueAt(from, path)) }]
    const phases = valueAt(from, path)
    const names = new Set([...Object.keys(phases as object), ...Object.keys(valueAt(to, path) as object)])
    return [...names].map((name) => ({ path: `${path}.${name}`, value: own(phases, name) ?? null }))
  })
}

function withoutPerson(value: unknown): unknown {
  if (!Array.isArray(value) || value.every((entry) => typeof entry !== 'object')) return value
  return (value as PlannedExercise[]).map(withoutLoads)
}
