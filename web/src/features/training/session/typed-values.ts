import { plainNumber } from 'contract/blood-tests/numbers'
import {
  LOAD_RANGE,
  type LoadUnit,
  REPS_MAX,
  SET_METERS_MAX,
  SET_SECONDS_MAX,
} from 'contract/programs/set-rules'
import { asciiDigits } from 'contract/sentence'

const KG_PER_LB = 0.453_592_37
type Steps = Record<LoadUnit, number>

/** Steps of the buttons: what one pair of the smallest usual plates adds to a bar. */
const LOAD_STEP: Steps = { kg: 2.5, lb: 5 }

/** Steps of what is not loaded with plates, by words for it in the languages that coaches write in. */
const STEPS_OF: readonly (readonly [equipment: RegExp, steps: Steps])[] = [
  [/barbell|halterstang|هالتر/i, LOAD_STEP],
  [/dumb+el|halters?$|دمبل/i, { kg: 2, lb: 5 }],
  [/kettle ?bel|کتل/i, { kg: 4, lb: 5 }],
  [/machine|cable|kabel|دستگاه|سیم.?کش/i, { kg: 5, lb: 10 }],
]

/** Returns by how much a load changes with the first equipment that is known; without any as on a bar. */
export function loadStepOf(equipment: readonly string[]): Steps {
  for (const one of equipment) {
    const known = STEPS_OF.find(([words]) => words.test(one.trim()))
    if (known) return known[1]
  }
  return LOAD_STEP
}

/** Returns true if equipment that is known can be loaded. */
export const isLoadable = (equipment: readonly string[]): boolean =>
  equipment.some((one) => STEPS_OF.some(([words]) => words.test(one.trim())))

/** Load as typed. */
export interface Load {
  value: number
  unit: LoadUnit
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Returns kilograms to 10 g, as they are stored. */
export const kilogramsOf = ({ value, unit }: Load): number =>
  unit === 'kg' ? value : rounded(value * KG_PER_LB, 2)

/** Returns a load in another unit, for display only; the stored load is unchanged. */
export function shownIn({ value, unit }: Load, other: LoadUnit): number {
  if (unit === other) return value
  return rounded(other === 'kg' ? value * KG_PER_LB : value / KG_PER_LB, 1)
}

/** Returns the next load that the buttons reach: the next multiple of the step above or below. */
export function steppedLoad({ value, unit }: Load, direction: 1 | -1, steps: Steps): Load {
  const step = steps[unit]
  const count = value / step
  const next = direction > 0 ? Math.floor(count + 1e-9) + 1 : Math.ceil(count - 1e-9) - 1
  return { value: next * step, unit }
}

/** Returns a typed load, below 0 for help; undefined where the text is no load. */
export function typedLoad(text: string, unit: LoadUnit): number | undefined {
  const value = plainNumber(text)
  if (value === undefined) return undefined
  const kg = kilogramsOf({ value, unit })
  return kg >= LOAD_RANGE.min && kg <= LOAD_RANGE.max ? value : undefined
}

const within = (value: number | undefined, max: number) =>
  value !== undefined && value >= 0 && value <= max ? value : undefined

/** Returns typed reps; undefined where the text is no whole number. */
export function typedReps(text: string): number | undefined {
  const value = within(plainNumber(text), REPS_MAX)
  return Number.isInteger(value) ? value : undefined
}

export const typedMeters = (text: string): number | undefined => within(plainNumber(text), SET_METERS_MAX)

/** Returns a typed time in seconds: `1:30`, `1:02:30`, or seconds alone; undefined for any other text. */
export function typedSeconds(text: string): number | undefined {
  const plain = asciiDigits(text)
    .replace(/[\s\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[：٫]/g, ':')
  if (!/^\d{1,5}(?::[0-5]\d){0,2}$/.test(plain)) return undefined
  return within(
    plain.split(':').reduce((sum, part) => sum * 60 + Number(part), 0),
    SET_SECONDS_MAX,
  )
}

/** Returns a time as `1:30`, and `1:02:30` from an hour on, in the digits of the language. */
export function clockText(seconds: number, tag: string): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const parts = [...(hours > 0 ? [hours] : []), Math.floor(whole / 60) % 60, whole % 60]
  return parts
    .map((part, index) =>
      new Intl.NumberFormat(tag, { minimumIntegerDigits: index === 0 ? 1 : 2 }).format(part),
    )
    .join(':')
}
