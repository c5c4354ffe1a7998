import type { LibraryExercise } from 'contract/library/calls'
import { type Exercise, newExercise, type PlannedExercise } from 'contract/programs/plan'

/** Fills the fields of a row from the library; id, sets, reps, rest and targets stay. */
export function filledBy({ _id, filled }: LibraryExercise, exercise: Exercise): PlannedExercise {
  const progression = exercise.progression === newExercise.progression ? '' : exercise.progression
  return { ...exercise, ...filled, progression, exerciseId: _id }
}
