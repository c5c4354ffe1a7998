import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { measures } from '../programs/set-rules'

/** The best set of an exercise on a day; `load` in kg, below 0 for help. */
export const BestSet = z.object({
  date: z.string(),
  load: z.number().nullable(),
  reps: z.number().int().nullable(),
  seconds: z.number().nullable(),
  meters: z.number().nullable(),
})
export type BestSet = z.infer<typeof BestSet>

/** An exercise by one measure: its best set of all, and the best one of each day, the oldest first. */
export const ExerciseRecord = z.object({
  /** Name as it was logged last. */
  exercise: z.string(),
  measure: z.enum(measures),
  best: BestSet,
  history: z.array(BestSet),
})
export type ExerciseRecord = z.infer<typeof ExerciseRecord>

/** Working sets of a week for a muscle group, as the plan names it; null for exercises of which it names none. */
export const WeekVolume = z.object({
  /** Monday of the week. */
  week: z.string(),
  muscleGroup: z.string().nullable(),
  sets: z.number().int(),
  /** Load times reps, without help. */
  kg: z.number(),
})
export type WeekVolume = z.infer<typeof WeekVolume>

/** Weight of a day in kg, and the average of the values of the seven days that end with it. */
export const DayWeight = z.object({ date: z.string(), value: z.number(), average: z.number() })
export type DayWeight = z.infer<typeof DayWeight>

/** Result of a program, from 14 days before its last day on. */
export const ProgramResult = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  /** Sessions of the plan that were done, and all of them. */
  done: z.number().int(),
  planned: z.number().int(),
  /** Averages of the first and the last week with a weight in it. */
  weight: z.object({ first: z.number(), last: z.number() }).nullable(),
  /** Exercises whose best set is of this program. */
  records: z.number().int(),
})
export type ProgramResult = z.infer<typeof ProgramResult>

export const Progress = z.object({
  /** Sessions of the plan done one after another, now and at most; an excused one is passed over. */
  streak: z.object({ current: z.number().int(), longest: z.number().int() }),
  records: z.array(ExerciseRecord),
  volume: z.array(WeekVolume),
  weight: z.array(DayWeight),
  result: ProgramResult.nullable(),
})
export type Progress = z.infer<typeof Progress>

/** Records are of all that the account has logged or imported, streak and volume of this program. */
export const getProgress = endpoint({
  method: 'GET',
  path: '/user-programs/:id/progress',
  allow: 'account',
  summary: 'Streak, records, volume, weight and result of a program of mine',
  params: z.object({ id: Id }),
  data: Progress,
})
