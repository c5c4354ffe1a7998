import type { Exercise } from 'contract/programs/plan'
import type { PlanNode } from 'contract/programs/plan-node'
import { planNodeAt } from 'contract/programs/plan-paths'

export type ExerciseField = keyof Exercise

const list = planNodeAt('workout.weeklySchedule.monday.exercises')

/** The twelve fields of an exercise with their kinds, in their order, from the plan's description. */
export const exerciseFields = Object.entries(list?.kind === 'items' ? list.fields : {}) as [
  ExerciseField,
  PlanNode,
][]
