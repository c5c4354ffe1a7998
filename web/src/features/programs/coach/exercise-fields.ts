import { type Exercise, type PlanNode, planNodeAt } from 'contract/programs/plan'

export type ExerciseField = keyof Exercise

const list = planNodeAt('workout.weeklySchedule.monday.exercises')

/** The twelve fields of an exercise with their kinds, in their order, from the plan's description. */
export const exerciseFields = Object.entries(list?.kind === 'items' ? list.fields : {}) as [
  ExerciseField,
  PlanNode,
][]
