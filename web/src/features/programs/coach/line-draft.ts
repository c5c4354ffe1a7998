import type { PlannedExercise } from 'contract/programs/plan'
import type { PlanNode } from 'contract/programs/plan-node'
import { type ExerciseField, exerciseFields, keptValue, typedOf } from './exercise-fields'

export type LineField = 'sets' | 'reps' | 'rest'
type Typed = Record<LineField, string>

const isOfLine = (entry: [ExerciseField, PlanNode]): entry is [LineField, PlanNode] =>
  ['sets', 'reps', 'rest'].includes(entry[0])

/** Fields of a line. */
export const lineFields = exerciseFields.filter(isOfLine)

/** Exercise as a line: typed values beside the stored ones. */
export interface Line {
  /** Id of the row, or its place where it has none. */
  key: string
  name: string
  was: Typed
  typed: Typed
}

const keyOf = ({ id }: PlannedExercise, at: number) => id ?? String(at)

export function linesOf(exercises: readonly PlannedExercise[]): Line[] {
  return exercises.map((exercise, at) => {
    const was = typedOf(exercise, lineFields)
    return { key: keyOf(exercise, at), name: exercise.name, was, typed: was }
  })
}

export const isChanged = ({ was, typed }: Line, field: LineField) => was[field] !== typed[field]
export const areSame = (lines: readonly Line[]) =>
  !lines.some((line) => lineFields.some(([field]) => isChanged(line, field)))

/** Returns the lines with a new text in one field; undefined restores the stored one. */
export function withText(lines: readonly Line[], key: string, field: LineField, text?: string): Line[] {
  return lines.map((line) =>
    line.key === key ? { ...line, typed: { ...line.typed, [field]: text ?? line.was[field] } } : line,
  )
}

/**
 * Returns the lines of the exercises as they are by now, with what was typed. A row that had no id when the
 * lines were opened is found by its place.
 */
export function linesNow(exercises: readonly PlannedExercise[], lines: readonly Line[]): Line[] {
  return linesOf(exercises).map((line, at) => {
    const known = lines.find(({ key }) => key === line.key) ?? lines.find(({ key }) => key === String(at))
    const typed = known ? lineFields.filter(([field]) => isChanged(known, field)) : []
    return {
      ...line,
      typed: { ...line.typed, ...Object.fromEntries(typed.map(([field]) => [field, known?.typed[field]])) },
    }
  })
}

/** Returns the exercises with the fields that were typed over, by the lines of these exercises. */
export function withLines<E extends PlannedExercise>(exercises: readonly E[], lines: readonly Line[]): E[] {
  return exercises.map((exercise, at) => {
    const line = lines[at]
    const changed = line ? lineFields.filter(([field]) => isChanged(line, field)) : []
    if (!line || changed.length === 0) return exercise
    const values = changed.map(([field, node]) => [field, keptValue(node, line.typed[field])])
    return { ...exercise, ...Object.fromEntries(values) }
  })
}
