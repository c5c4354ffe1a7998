import type { Exercise } from 'contract/programs/plan'
import type { PlanNode } from 'contract/programs/plan-node'
import { planNodeAt } from 'contract/programs/plan-paths'
import { typedInteger, typedList } from 'contract/programs/plan-typing'

export type ExerciseField = keyof Exercise

const list = planNodeAt('workout.weeklySchedule.monday.exercises')

/** The twelve fields of an exercise with their kinds, in their order, from the plan's description. */
export const exerciseFields = Object.entries(list?.kind === 'items' ? list.fields : {}) as [
  ExerciseField,
  PlanNode,
][]

/** Returns fields of an exercise as the text of their inputs. */
export function typedOf<F extends ExerciseField>(
  exercise: Exercise,
  fields: readonly (readonly [F, PlanNode])[],
): Record<F, string> {
  const texts = fields.map(([field]) => {
    const value = exercise[field]
    return [field, Array.isArray(value) ? value.join(', ') : String(value)]
  })
  return Object.fromEntries(texts) as Record<F, string>
}

/** Converts typed text to the stored value. */
export function keptValue({ kind }: PlanNode, typed: string): string | number | string[] {
  if (kind === 'integer') return typedInteger(typed)
  if (kind === 'texts') return typedList(typed)
  return kind === 'url' ? typed.trim() : typed
}
