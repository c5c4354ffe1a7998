import type { PlannedExercise, ProgramData } from './plan'

/** Removes personal values from parts of a plan that are copied to another athlete; no zod, because the screens use it too. */

/** Returns the exercise without loads; a percentage of the athlete's own maximum stays. */
export function withoutLoads({ targets, ...row }: PlannedExercise): PlannedExercise {
  if (!targets) return row
  return {
    ...row,
    targets: targets.map(({ load, unit, ...target }) =>
      target.percentOf === undefined ? target : { ...(load !== undefined && { load }), ...target },
    ),
  }
}

type Day = ProgramData['workout']['weeklySchedule']['monday']

/** Returns the day without loads and without the coach's notes on it. */
export function impersonalDay({ notes: _, ...day }: Day): Omit<Day, 'notes'> {
  return { ...day, exercises: day.exercises.map(withoutLoads) }
}
