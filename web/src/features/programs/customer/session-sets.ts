import type { DoneSet } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { SESSION_SETS_MAX } from 'contract/programs/rules'
import { SET_METERS_MAX, SET_SECONDS_MAX } from 'contract/programs/set-rules'
import { asciiDigits } from 'contract/sentence'
import type { DraftFields } from '../../../api/draft-store'
import type { Problem } from '../../../ui/form/store'

/** Measure of a set that has no reps, in the unit in which it is typed. */
export type SetMeasure = 'seconds' | 'minutes' | 'meters'

/** Row of the form: typed values of one set. */
export interface SetRow {
  exercise: string
  /** Number within its exercise, from 1. */
  number: number
  /** Its place among the day's sets of that name, from 1. With the name it tells the row from every other. */
  nth: number
  /** True if the current plan contains it. */
  isPlanned: boolean
  /** Reps, or the amount of `measure`. */
  reps: string
  load: string
  /** What is asked in place of reps; absent for reps. */
  measure?: SetMeasure
  /** The set as it is stored; absent where none is. */
  done?: DoneSet
}

const parts = ['reps', 'load'] as const
type SetPart = (typeof parts)[number]
type SetId = Pick<SetRow, 'exercise' | 'nth'>

export const setKey = ({ exercise, nth }: SetId) => `${nth} ${exercise}`
/** Name of a text in the draft. It names the exercise, so a changed plan puts no text under another one. */
const draftField = ({ exercise, nth }: SetId, part: SetPart) => `${part} ${nth} ${exercise}`

/** The sets that a draft has texts of. */
export function draftedSets(fields: DraftFields): SetId[] {
  const found = new Map<string, SetId>()
  for (const field of Object.keys(fields)) {
    const [, nth, exercise] = /^(?:reps|load) (\d+) (.+)$/s.exec(field) ?? []
    if (exercise) found.set(setKey({ exercise, nth: Number(nth) }), { exercise, nth: Number(nth) })
  }
  return [...found.values()]
}

/** Most rows that an exercise begins with; more sets were written by nobody who trains. */
const ROWS_MAX = 12
const REPS_MAX = 10_000
const LOAD_MAX = 2000

/**
 * Returns the rows of a session: planned sets with done values, done sets without a plan, and `drafted` sets the plan
 * no longer has.
 */
export function rowsOf(
  exercises: readonly Exercise[],
  done: readonly DoneSet[],
  drafted: readonly SetId[] = [],
): SetRow[] {
  const left = [...done]
  const take = (name: string) => {
    const at = left.findIndex(({ exercise }) => exercise === name)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const rows: SetRow[] = []
  const countOf = (name: string) => rows.filter(({ exercise }) => exercise === name).length
  const add = (exercise: string, set: DoneSet | undefined, more: Partial<SetRow> = {}) => {
    const nth = countOf(exercise) + 1
    rows.push({
      exercise,
      number: nth,
      nth,
      isPlanned: false,
      ...textsOf(set),
      ...(set && { done: set }),
      ...more,
    })
  }
  for (const { name, sets } of exercises)
    for (let number = 1; number <= Math.min(sets, ROWS_MAX); number++)
      add(name, take(name), { number, isPlanned: true })
  for (const set of left) add(set.exercise, set)
  const known = new Set(rows.map(setKey))
  for (const { exercise, nth } of [...drafted].sort((a, b) => a.nth - b.nth))
    if (!known.has(setKey({ exercise, nth }))) add(exercise, undefined, { number: nth, nth })
  return rows.filter(({ exercise }) => exercise.trim() !== '').slice(0, SESSION_SETS_MAX)
}

/** Returns true for a set of seconds or metres: the form shows them, but has no fields for them. */
const isMeasured = ({ reps, seconds, meters }: DoneSet) => reps === 0 && (seconds != null || meters != null)

function textsOf(done: DoneSet | undefined): Pick<SetRow, SetPart> {
  const { reps, load } = done ?? {}
  return {
    reps: done === undefined || isMeasured(done) ? '' : String(reps),
    load: load == null ? '' : String(load),
  }
}

/** Text of what a set measured; empty without it. */
export function measuredText(done: DoneSet | undefined, measure: SetMeasure): string {
  const { seconds, meters } = done ?? {}
  if (measure === 'meters') return meters == null ? '' : String(meters)
  if (seconds == null) return ''
  return String(measure === 'minutes' ? Math.round((seconds / 60) * 100) / 100 : seconds)
}

const sameNumber = (a: string, b: string) => Object.is(typedNumber(a), typedNumber(b))

/** Returns differences of `rows` to `stored` as draft changes; null if equal. */
export function draftChanges(
  rows: readonly SetRow[],
  stored: readonly SetRow[],
): Record<string, string | null> {
  const texts = new Map(stored.map((row) => [setKey(row), row]))
  return Object.fromEntries(
    rows.flatMap((row) =>
      parts.map((part) => {
        const isSame = sameNumber(row[part], texts.get(setKey(row))?.[part] ?? '')
        return [draftField(row, part), isSame ? null : row[part]] as const
      }),
    ),
  )
}

/** The rows with the texts of a draft in their places. */
export function withDraft(rows: readonly SetRow[], fields: DraftFields): SetRow[] {
  return rows.map((row) => {
    const texts = parts.map((part) => [part, fields[draftField(row, part)] ?? row[part]] as const)
    return { ...row, ...Object.fromEntries(texts) }
  })
}

/** The rows that a draft says otherwise than the server has stored. */
export function unsavedRows(stored: readonly SetRow[], fields: DraftFields): SetRow[] {
  return withDraft(stored, fields).filter((row, at) =>
    parts.some((part) => !sameNumber(row[part], stored[at]?.[part] ?? '')),
  )
}

/** Changes that take out of a draft what the server has stored by now. */
export function storedChanges(stored: readonly SetRow[], fields: DraftFields): Record<string, null> {
  const same = stored.flatMap((row) =>
    parts.flatMap((part) => {
      const field = draftField(row, part)
      const text = fields[field]
      return text !== undefined && sameNumber(text, row[part]) ? [[field, null] as const] : []
    }),
  )
  return Object.fromEntries(same)
}

/** Texts that change in a form when drafts or stored sets have changed; the same number stays as the person wrote it. */
export function textsToShow(
  typed: readonly SetRow[],
  stored: readonly SetRow[],
  fields: DraftFields,
): [path: string, text: string][] {
  return withDraft(stored, fields).flatMap((row, at) =>
    parts.flatMap((part): [string, string][] =>
      sameNumber(typed[at]?.[part] ?? '', row[part]) ? [] : [[`sets.${at}.${part}`, row[part]]],
    ),
  )
}

/** A typed number, digits and separators of any script; undefined where there is none, NaN where it is not one. */
export function typedNumber(typed: string): number | undefined {
  const text = asciiDigits(typed).trim().replace(/[٫,]/g, '.')
  return text === '' ? undefined : Number(text)
}

/** Returns true if a row says what is stored; it is sent as it is, with parts that the form has no fields for. */
function isStored({ done, ...row }: SetRow): boolean {
  if (done === undefined) return false
  const texts = textsOf(done)
  const stored = row.measure ? { ...texts, reps: measuredText(done, row.measure) } : texts
  return parts.every((part) => sameNumber(row[part], stored[part]))
}

/** Most of a measure, in the unit in which it is typed. */
const MEASURE_MAX: Record<SetMeasure, number> = {
  seconds: SET_SECONDS_MAX,
  minutes: SET_SECONDS_MAX / 60,
  meters: SET_METERS_MAX,
}
const isPossible = (amount: number, measure: SetMeasure | undefined) =>
  measure
    ? amount > 0 && amount <= MEASURE_MAX[measure]
    : Number.isInteger(amount) && amount >= 0 && amount <= REPS_MAX

/** Reps are whole and not negative, a load too may have decimals; a load without reps says nothing. */
export function setProblems({ sets }: { sets: readonly SetRow[] }): Problem[] {
  return sets.flatMap((row, index): Problem[] => {
    if (isStored(row)) return []
    const [reps, load] = [typedNumber(row.reps), typedNumber(row.load)]
    const wrong = (name: 'reps' | 'load') => ({
      path: `sets.${index}.${name}`,
      code: 'programs.measurement_invalid' as const,
    })
    const problems: Problem[] = []
    if (reps === undefined ? load !== undefined : !isPossible(reps, row.measure)) problems.push(wrong('reps'))
    if (load !== undefined && !(load >= 0 && load <= LOAD_MAX)) problems.push(wrong('load'))
    return problems
  })
}

const measured = (measure: SetMeasure, amount: number): Pick<DoneSet, 'seconds' | 'meters'> =>
  measure === 'meters' ? { meters: amount } : { seconds: measure === 'minutes' ? amount * 60 : amount }

/** Returns the sets to send: rows with reps, and stored sets that were not changed. */
export function setsOf(rows: readonly SetRow[]): DoneSet[] {
  return rows.flatMap((row) => {
    const { exercise, reps, load, measure, done } = row
    if (done && isStored(row)) return [done]
    const times = typedNumber(reps)
    if (times === undefined) return []
    // A changed set stays the set that it was, but for what was measured in place of the reps and typed in place of the load.
    const { typed: _, seconds: __, meters: ___, measure: ____, ...kept } = done ?? {}
    const amount = measure ? { reps: 0, ...measured(measure, times) } : { reps: times }
    return [{ ...kept, exercise, ...amount, load: typedNumber(load) ?? null }]
  })
}
