import type { PlannedExercise } from 'contract/programs/plan'
import { asciiDigits } from 'contract/sentence'
import { measuredText, type SetMeasure, type SetRow } from '../../customer/session-sets'

/** Units in the words of a plan's languages, as they are behind a number: `40 min`. */
const UNITS: readonly (readonly [RegExp, SetMeasure])[] = [
  [/^(?:min(?:s|utes?|uten|uut)?|دقیقه)$/, 'minutes'],
  [/^(?:s|secs?|seconds?|seconden|ثانیه)$/, 'seconds'],
  [/^(?:m|meters?|metres?|متر)$/, 'meters'],
]
/** Whole minutes from which a time is asked in minutes. */
const LONG_SECONDS = 120

/** Returns what a set of a row measures in place of reps: by its target, else by the text of its reps. */
function measureOf({ targets = [], reps }: PlannedExercise, index: number): SetMeasure | undefined {
  const target = targets.find((one) => one.index === index)
  if (target && (target.reps !== undefined || target.repsMax !== undefined)) return undefined
  if (target?.meters !== undefined) return 'meters'
  if (target?.seconds !== undefined)
    return target.seconds >= LONG_SECONDS && target.seconds % 60 === 0 ? 'minutes' : 'seconds'
  const unit = /^\s*[\d.,–-]+\s*(\p{L}+)/u.exec(asciiDigits(reps))?.[1]?.toLowerCase() ?? ''
  return UNITS.find(([words]) => words.test(unit))?.[1]
}

/** Returns the rows of planned exercises with what they measure; a set that was done with reps keeps them. */
export function withMeasures(rows: readonly SetRow[], exercises: readonly PlannedExercise[]): SetRow[] {
  return rows.map((row) => {
    const planned = row.isPlanned ? exercises.find(({ name }) => name === row.exercise) : undefined
    const measure = planned && measureOf(planned, row.number - 1)
    if (!measure || (row.done && row.done.reps > 0)) return row
    return { ...row, measure, reps: measuredText(row.done, measure) }
  })
}
