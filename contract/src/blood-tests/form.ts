import type { ErrorCode } from '../errors'
import { isDay } from '../programs/questions'
import { asciiDigits } from '../sentence'
import { HOUR } from '../units'
import { valueIdentity } from './markers'
import { plainNumber } from './numbers'

/** Rules of a blood test form, shared by browser and server; without zod. */

/** A value as it is typed, or as a program sends it. */
export interface ItemFields {
  label: string
  value: string | number
  unit?: string | undefined
  /** The laboratory's own range; either end may be missing. */
  low?: string | number | null | undefined
  high?: string | number | null | undefined
}

export interface BloodTestFields {
  /** `YYYY-MM-DD`, or an instant; empty where it is not known. */
  testedAt?: string | undefined
  items: readonly ItemFields[]
}

export interface BloodTestProblem {
  path: ['testedAt'] | ['items'] | ['items', number, keyof ItemFields]
  code: ErrorCode
}

/** Somebody's today can be a day ahead of ours. */
const AHEAD = 14 * HOUR

/** The day of a test, `YYYY-MM-DD`, in ASCII digits; undefined where it is none, before 1900 or in the future. */
export function testDay(testedAt: string, now: number = Date.now()): string | undefined {
  const day = /^(\d{4}-\d\d-\d\d)(?:T.*)?$/.exec(asciiDigits(testedAt).trim())?.[1]
  if (day === undefined || !isDay(day) || day < '1900-01-01') return undefined
  return day <= new Date(now + AHEAD).toISOString().slice(0, 10) ? day : undefined
}

const isBlank = (value: string | number | null | undefined) =>
  value === undefined || value === null || String(value).trim() === ''

/** An end of a range: null where there is none, undefined where it is no number. */
export function rangeEnd(typed: string | number | null | undefined): number | null | undefined {
  return isBlank(typed) ? null : plainNumber(typed)
}

/** Returns the problems of one value, in the order of its fields. */
export function itemProblems(item: ItemFields): { path: keyof ItemFields; code: ErrorCode }[] {
  const [low, high] = [rangeEnd(item.low), rangeEnd(item.high)]
  const rules: [boolean, keyof ItemFields, ErrorCode][] = [
    [item.label.trim() !== '', 'label', 'blood_tests.label_required'],
    [item.label.trim() !== '__proto__', 'label', 'request.forbidden_key'],
    [!isBlank(item.value), 'value', 'blood_tests.value_required'],
    [low !== undefined, 'low', 'blood_tests.range_invalid'],
    [high !== undefined, 'high', 'blood_tests.range_invalid'],
    [low == null || high == null || low <= high, 'high', 'blood_tests.range_invalid'],
  ]
  return rules.filter(([fits]) => !fits).map(([, path, code]) => ({ path, code }))
}

/** Returns the problems of the values of one test; those of one name differ by a sign or by their unit. */
export function itemsProblems(items: readonly ItemFields[]): BloodTestProblem[] {
  const seen = new Set<string>()
  return items.flatMap((item, i) => {
    const problems = itemProblems(item).map(
      ({ path, code }): BloodTestProblem => ({ path: ['items', i, path], code }),
    )
    const key = valueIdentity(item.label, item.unit)
    if (problems.length === 0 && seen.has(key))
      problems.push({ path: ['items', i, 'label'], code: 'blood_tests.label_twice' })
    seen.add(key)
    return problems
  })
}

/** Every rule that a blood test fails; there must be a value or a report. */
export function bloodTestProblems(
  { testedAt, items }: BloodTestFields,
  reports: number,
  now: number = Date.now(),
): BloodTestProblem[] {
  const problems: BloodTestProblem[] = []
  if (!isBlank(testedAt) && testDay(testedAt ?? '', now) === undefined)
    problems.push({ path: ['testedAt'], code: 'blood_tests.date_invalid' })
  if (items.length === 0 && reports === 0) problems.push({ path: ['items'], code: 'blood_tests.empty' })
  return [...problems, ...itemsProblems(items)]
}
