import { plainNumber } from '../blood-tests/numbers'
import { LOAD_RANGE, PERCENT_OF_MAX, type SetTarget } from './set-rules'

/** Planned load of a set as a coach types it: in a unit, or in percent of a named maximum. */
export type PlannedLoad = Pick<SetTarget, 'load' | 'unit' | 'percentOf'> & { load: number }

const UNITS: Record<string, 'kg' | 'lb'> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  کیلو: 'kg',
  کیلوگرم: 'kg',
  lb: 'lb',
  lbs: 'lb',
  pond: 'lb',
  پوند: 'lb',
}
/** Between the loads of two sets; a comma or a slash may be part of a number. */
const BETWEEN = /[;؛\n]/
/** Dash for a set without a load. */
const NONE = /^[-–—]$/
const PERCENT_MAX = 200

/**
 * Returns the loads of the sets, null for a set without one: one load for all, or one for each with `;` between, the last
 * one also for the sets after it. Undefined where the text cannot be read. A percentage without a name is of `exercise`.
 */
export function typedLoads(
  typed: string,
  sets: number,
  exercise: string,
): (PlannedLoad | null)[] | undefined {
  if (typed.trim() === '') return Array(sets).fill(null)
  const loads = typed.split(BETWEEN).map((part) => typedLoad(part.trim(), exercise))
  if (loads.length > Math.max(sets, 1) || loads.includes(undefined)) return undefined
  return Array.from(
    { length: sets },
    (_, index) => loads[index] ?? (index < loads.length ? null : (loads.at(-1) ?? null)),
  )
}

/** Returns one typed load: null for a dash, undefined where it cannot be read. */
export function typedLoad(part: string, exercise: string): PlannedLoad | null | undefined {
  if (NONE.test(part)) return null
  const [, number = '', percent, of = '', unit = ''] =
    /^([^\p{L}%٪]+?)\s*(?:([%٪])\s*(?:(?:of|van|از)\s+)?(.*)|(\p{L}+))?$/u.exec(part) ?? []
  const load = plainNumber(number.trim().replace(/^[–—]/, '-'))
  if (load === undefined) return undefined
  if (percent) {
    const isReadable = load > 0 && load <= PERCENT_MAX && of.trim().length <= PERCENT_OF_MAX
    return isReadable ? { load, percentOf: of.trim() || exercise.slice(0, PERCENT_OF_MAX) } : undefined
  }
  const known = unit === '' ? 'kg' : UNITS[unit.toLowerCase()]
  if (!known || load < LOAD_RANGE.min || load > LOAD_RANGE.max) return undefined
  return known === 'lb' ? { load, unit: 'lb' } : { load }
}

const isForAll = ({ week, side }: SetTarget) => week === undefined && side === undefined

/** Returns the text that `typedLoads` reads as the loads of these targets; undefined where weeks or sides have their own. */
export function loadsText(targets: readonly SetTarget[], sets: number): string | undefined {
  if (targets.some((target) => !isForAll(target) && target.load !== undefined)) return undefined
  const texts = Array.from({ length: sets }, (_, index) =>
    loadText(targets.find((target) => target.index === index && target.load !== undefined)),
  )
  while (texts.length > 1 && texts.at(-1) === texts.at(-2)) texts.pop()
  return texts.length === 1 && texts[0] === '–' ? '' : texts.join('; ')
}

/** Returns the text that `typedLoad` reads as this load; a dash for none. */
export function loadText(target: Pick<SetTarget, 'load' | 'unit' | 'percentOf'> | undefined): string {
  if (target?.load === undefined) return '–'
  if (target.percentOf) return `${target.load}% ${target.percentOf}`
  return `${target.load} ${target.unit ?? 'kg'}`
}

/** Returns the targets with other loads; whatever else a target asks for stays, and one that asks for nothing goes. */
export function withLoads(
  targets: readonly SetTarget[],
  loads: readonly (PlannedLoad | null)[],
): SetTarget[] {
  const others = targets.filter((target) => !isForAll(target) || target.index >= loads.length)
  const own = loads.flatMap((load, index) => {
    const known = targets.find((target) => isForAll(target) && target.index === index)
    const { load: _, unit: __, percentOf: ___, ...kept } = known ?? { index }
    const target: SetTarget = { ...kept, ...load }
    return Object.keys(target).length > 1 ? [target] : []
  })
  return [...own, ...others]
}
