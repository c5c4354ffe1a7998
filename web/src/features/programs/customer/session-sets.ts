import type { DoneSet } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { SESSION_SETS_MAX } from 'contract/programs/rules'
import { asciiDigits } from 'contract/sentence'
import type { Problem } from '../../../ui/form/store'

/** A row of the form: what was typed of one set. */
export interface SetRow {
  exercise: string
  /** Of its exercise, from 1. */
  number: number
  reps: string
  load: string
}

/** Most rows that an exercise begins with; more sets were written by nobody who trains. */
const ROWS_MAX = 12
const REPS_MAX = 10_000
const LOAD_MAX = 2000

/** The rows of a session: as many as are planned, filled with what was done. What was done beside the plan stays. */
export function rowsOf(exercises: readonly Exercise[], done: readonly DoneSet[]): SetRow[] {
  const left = [...done]
  const take = (name: string) => {
    const at = left.findIndex(({ exercise }) => exercise === name)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const planned = exercises.flatMap(({ name, sets }) =>
    Array.from({ length: Math.min(sets, ROWS_MAX) }, (_, index) => rowOf(name, index + 1, take(name))),
  )
  const beside = left.map((set) => {
    const before = planned.filter(({ exercise }) => exercise === set.exercise).length
    const same = left.filter(({ exercise }) => exercise === set.exercise).indexOf(set)
    return rowOf(set.exercise, before + same + 1, set)
  })
  return [...planned, ...beside].filter(({ exercise }) => exercise.trim() !== '').slice(0, SESSION_SETS_MAX)
}

function rowOf(exercise: string, number: number, done: DoneSet | undefined): SetRow {
  const { reps, load } = done ?? {}
  return {
    exercise,
    number,
    reps: reps === undefined ? '' : String(reps),
    load: load == null ? '' : String(load),
  }
}

/** A typed number, digits and separators of any script; undefined where there is none, NaN where it is not one. */
export function typedNumber(typed: string): number | undefined {
  const text = asciiDigits(typed).trim().replace(/[٫,]/g, '.')
  return text === '' ? undefined : Number(text)
}

/** Reps are whole and not negative, a load too may have decimals; a load without reps says nothing. */
export function setProblems({ sets }: { sets: readonly SetRow[] }): Problem[] {
  return sets.flatMap((row, index): Problem[] => {
    const [reps, load] = [typedNumber(row.reps), typedNumber(row.load)]
    const wrong = (name: 'reps' | 'load') => ({
      path: `sets.${index}.${name}`,
      code: 'programs.measurement_invalid' as const,
    })
    const problems: Problem[] = []
    if (reps === undefined ? load !== undefined : !(Number.isInteger(reps) && reps >= 0 && reps <= REPS_MAX))
      problems.push(wrong('reps'))
    if (load !== undefined && !(load >= 0 && load <= LOAD_MAX)) problems.push(wrong('load'))
    return problems
  })
}

/** What is sent: the rows with reps. */
export function setsOf(rows: readonly SetRow[]): DoneSet[] {
  return rows.flatMap(({ exercise, reps, load }) => {
    const times = typedNumber(reps)
    return times === undefined ? [] : [{ exercise, reps: times, load: typedNumber(load) ?? null }]
  })
}
