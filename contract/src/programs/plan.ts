import {
  commas,
  each,
  fields,
  integer,
  long,
  type PlanNode,
  text,
  texts,
  type ValueOf,
  type ValuesOf,
} from './plan-node'
import { SLEEP_QUALITY_MAX } from './rules'
import type { RowExtras } from './set-rules'

/**
 * The plan of a program, described once: from this description follow its type, its schema, its empty form, the paths that
 * may be written, merging and the difference of two versions. No zod, because the screens use it too.
 */

/** Most characters of a text and most entries of a list anywhere in a plan. */
export const PLAN_TEXT_MAX = 10_000
export const PLAN_LIST_MAX = 200
/** Most phases of a progression. */
export const PHASES_MAX = 50

export const mealKeys = [
  'breakfast',
  'morningSnack',
  'lunch',
  'afternoonSnack',
  'dinner',
  'eveningSnack',
] as const
export type MealKey = (typeof mealKeys)[number]

export const dayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type DayKey = (typeof dayKeys)[number]

const meal = fields({
  time: { kind: 'time' },
  calories: integer({ max: 20_000, unit: 'kcal' }),
  protein: integer({ max: 5000, unit: 'g' }),
  carbs: integer({ max: 5000, unit: 'g' }),
  fats: integer({ max: 5000, unit: 'g' }),
  foods: texts('New Food'),
  recipes: long,
  alternatives: texts('New Alternative'),
})

const exerciseFields = {
  name: text,
  category: text,
  equipment: commas,
  sets: integer({ max: 100 }),
  reps: text,
  rest: text,
  technique: long,
  progression: long,
  alternatives: commas,
  videoUrl: { kind: 'url' },
  muscleGroups: commas,
  difficulty: text,
} as const satisfies Record<string, PlanNode>
/** The twelve specified fields of an exercise. */
export type Exercise = ValuesOf<typeof exerciseFields>
/** An exercise row of a plan; in every answer it has its `id`. */
export type PlannedExercise = Exercise & RowExtras

/** Specified defaults of an added exercise. */
export const newExercise = {
  name: 'New Exercise',
  category: 'Strength',
  equipment: ['No equipment'],
  sets: 3,
  reps: '8-10',
  rest: '2 min',
  technique: 'Describe the technique here',
  progression: 'Describe the progression here',
  alternatives: ['Alternative 1', 'Alternative 2'],
  videoUrl: 'https://example.com/video',
  muscleGroups: ['General'],
  difficulty: 'Intermediate',
} as const satisfies Record<keyof Exercise, unknown>

/** Exercise rows of a week, by day. */
export type WeekRows = Partial<Record<DayKey, readonly PlannedExercise[]>>

const day = fields({
  focus: text,
  duration: integer({ max: 1440, unit: 'min' }),
  exercises: { kind: 'items', fields: exerciseFields, newItem: newExercise },
  warmup: commas,
  cooldown: commas,
  notes: long,
})

const target = fields({ initial: text, target: text })
const kilograms = { kind: 'number', max: 1000, unit: 'kg' } as const

/** The whole plan (both readings of the specification together, decisions ). */
export const plan = fields({
  title: text,
  description: long,
  duration: integer({ max: 3650, unit: 'days' }),
  goals: texts('New Item'),
  recommendations: texts('New Item'),
  schedule: fields({ daily: texts('New Activity'), weekly: texts('New Activity') }),
  nutrition: fields({
    dailyCalories: integer({ max: 20_000, unit: 'kcal', scale: 3000 }),
    macronutrients: fields({
      protein: integer({ max: 5000, unit: 'g', scale: 200 }),
      carbs: integer({ max: 5000, unit: 'g', scale: 400 }),
      fats: integer({ max: 5000, unit: 'g', scale: 100 }),
    }),
    mealPlan: each(mealKeys, meal),
    restrictions: texts('New Restriction'),
    supplements: texts('New Supplement'),
    hydration: fields({ dailyWater: text, timing: commas, additionalFluids: commas }),
  }),
  workout: fields({
    frequency: integer({ max: 21 }),
    duration: integer({ max: 1440, unit: 'min' }),
    intensity: text,
    weeklySchedule: each(dayKeys, day),
    progression: { kind: 'phases' },
  }),
  lifestyle: fields({
    sleep: fields({ quality: integer({ max: SLEEP_QUALITY_MAX }), improvementTips: texts('New Item') }),
    stressManagement: fields({ strategies: texts('New Item') }),
    recovery: fields({ methods: texts('New Item') }),
  }),
  tracking: fields({
    metrics: texts('New Item'),
    frequency: text,
    goals: texts('New Item'),
    indicators: texts('New Item'),
    measurements: fields({
      weight: fields({ initial: kilograms, target: kilograms }),
      bodyComposition: target,
      performance: target,
      photos: target,
    }),
  }),
})

export type ProgramData = ValueOf<typeof plan>

/** Body of a save: any part of the plan; objects are merged, lists replaced, a phase with null is removed. */
export type PlanPatch = PatchOf<ProgramData>
type PatchOf<T> = T extends readonly unknown[]
  ? T
  : T extends Record<string, { focus: string }>
    ? { [phase: string]: { focus: string } | null }
    : T extends object
      ? { [K in keyof T]?: PatchOf<T[K]> }
      : T
