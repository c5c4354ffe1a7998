import { loadsText, typedLoads, withLoads } from 'contract/programs/load-typing'
import type { PlannedExercise } from 'contract/programs/plan'
import type { PlanNode } from 'contract/programs/plan-node'
import { typedInteger } from 'contract/programs/plan-typing'
import { type ExerciseField, exerciseFields, keptValue, typedOf } from './exercise-fields'

type Specified = 'sets' | 'reps' | 'rest'
export type LineField = Specified | 'load' | 'superset'
type Typed = Record<LineField, string>

const isSpecified = (entry: [ExerciseField, PlanNode]): entry is [Specified, PlanNode] =>
  ['sets', 'reps', 'rest'].includes(entry[0])
const specified = exerciseFields.filter(isSpecified)

/** Fields of a line in their order: three of the specified ones, the loads of the sets, and the letter of a superset. */
export const lineFields: readonly LineField[] = [...specified.map(([field]) => field), 'load', 'superset']

/** Exercise as a line: typed values beside the stored ones. */
export interface Line {
  /** Id of the row, or its place where it has none. */
  key: string
  name: string
  was: Typed
  typed: Typed
  /** Weeks or sides have loads of their own, which one text cannot tell. */
  isVaried: boolean
}

const keyOf = ({ id }: PlannedExercise, at: number) => id ?? String(at)

export function linesOf(exercises: readonly PlannedExercise[]): Line[] {
  return exercises.map((exercise, at) => {
    const loads = loadsText(exercise.targets ?? [], exercise.sets)
    const was = {
      ...typedOf(exercise, specified),
      load: loads ?? '',
      superset: exercise.superset ?? '',
    }
    return { key: keyOf(exercise, at), name: exercise.name, was, typed: was, isVaried: loads === undefined }
  })
}

export const isChanged = ({ was, typed }: Line, field: LineField) => was[field] !== typed[field]
const isTouched = (line: Line) => lineFields.some((field) => isChanged(line, field))
export const areSame = (lines: readonly Line[]) => !lines.some(isTouched)

/** Loads of the sets as typed; undefined where they cannot be read. */
export const loadsOf = ({ typed, name }: Line) => typedLoads(typed.load, typedInteger(typed.sets), name)

/** The letter of a superset as typed; undefined for any other text. */
function letterOf({ typed }: Line): string | undefined {
  return /^\s*([A-Za-z]?)\s*$/.exec(typed.superset)?.[1]?.toUpperCase()
}

/** Returns true for a changed field whose text cannot be read. */
export function isWrong(line: Line, field: LineField): boolean {
  if (!isChanged(line, field)) return false
  if (field === 'load') return loadsOf(line) === undefined
  return field === 'superset' && letterOf(line) === undefined
}

export const areReadable = (lines: readonly Line[]) =>
  !lines.some((line) => lineFields.some((field) => isWrong(line, field)))

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
    const typed = known ? lineFields.filter((field) => isChanged(known, field)) : []
    return {
      ...line,
      typed: { ...line.typed, ...Object.fromEntries(typed.map((field) => [field, known?.typed[field]])) },
    }
  })
}

/** Returns the exercises with the fields that were typed over, by the lines of these exercises. */
export function withLines<E extends PlannedExercise>(exercises: readonly E[], lines: readonly Line[]): E[] {
  return exercises.map((exercise, at) => {
    const line = lines[at]
    if (!line || !isTouched(line)) return exercise
    const values = specified
      .filter(([field]) => isChanged(line, field))
      .map(([field, node]) => [field, keptValue(node, line.typed[field])])
    return { ...exercise, ...Object.fromEntries(values), ...targetsOf(exercise, line), ...supersetOf(line) }
  })
}

/** Returns the targets with the typed loads; a changed number of sets extends or shortens a load of all sets. */
function targetsOf({ targets = [] }: PlannedExercise, line: Line): Pick<PlannedExercise, 'targets'> {
  const isStretched = isChanged(line, 'sets') && line.typed.load !== '' && !line.isVaried
  const loads = isChanged(line, 'load') || isStretched ? loadsOf(line) : undefined
  return loads ? { targets: withLoads(targets, loads) } : {}
}

function supersetOf(line: Line): Pick<PlannedExercise, 'superset'> {
  const superset = isChanged(line, 'superset') ? letterOf(line) : undefined
  return superset === undefined ? {} : { superset }
}
