import type { CompleteProgram } from 'contract/programs/coach-calls'
import type { ProgramData } from 'contract/programs/plan'
import { writesOf } from 'contract/programs/plan-changes'
import { completePlan } from 'contract/programs/plan-form'
import { stepsFrom, type UserProgramStatus } from 'contract/programs/rules'
import type { Heard } from './fake-server'

export const meal = {
  time: '07:30',
  calories: 520,
  protein: 30,
  carbs: 55,
  fats: 18,
  foods: ['Oats', 'Berries'],
  recipes: 'Soak the oats overnight.',
  alternatives: ['Eggs on rye'],
}

export const squat = {
  name: 'Back Squat',
  category: 'Strength',
  equipment: ['Barbell', 'Rack'],
  sets: 4,
  reps: '5-6',
  rest: '3 min',
  technique: 'Chest up, knees out.',
  progression: 'Add 2.5 kg a week.',
  alternatives: ['Leg press', 'Goblet squat'],
  videoUrl: 'https://videos.test/squat',
  muscleGroups: ['Quads', 'Glutes'],
  difficulty: 'Intermediate',
}

/** Plan with content in every part, some of it empty. */
export const aPlan: ProgramData = completePlan({
  title: 'Strength in 12 Weeks',
  description: 'Three sessions a week.',
  duration: 84,
  goals: ['Squat 100 kg', 'Sleep eight hours'],
  recommendations: ['Walk after dinner'],
  schedule: { daily: ['Stretch'], weekly: ['Weigh in'] },
  nutrition: {
    dailyCalories: 2400,
    macronutrients: { protein: 150, carbs: 500, fats: 70 },
    mealPlan: { breakfast: meal },
    restrictions: ['No lactose'],
    supplements: ['Creatine'],
    hydration: { dailyWater: '2.5 litres', timing: ['On waking', 'Before training'], additionalFluids: [] },
  },
  workout: {
    frequency: 3,
    duration: 60,
    intensity: 'Moderate',
    weeklySchedule: {
      monday: {
        focus: 'Legs',
        duration: 60,
        exercises: [squat],
        warmup: ['Row 5 min', 'Hip openers'],
        cooldown: [],
        notes: 'Film the last set.',
      },
    },
    progression: { phase1: { focus: 'Learn the lifts' }, phase2: { focus: 'Add weight' } },
  },
  tracking: {
    metrics: ['Weight', 'Waist'],
    frequency: 'Weekly',
    goals: ['Lose 2 cm of waist'],
    measurements: { weight: { initial: 82.5, target: 78 } },
  },
})

export function aProgram(
  more: Partial<CompleteProgram> = {},
  status: UserProgramStatus = 'active',
): CompleteProgram {
  return {
    sessions: [],
    measurements: [],
    targets: [],
    flags: { allergens: [], injuries: [] },
    version: 7,
    // Tests give rows ids and the like; the files of a worker share this module.
    programData: structuredClone(aPlan),
    userProgram: {
      id: 'up-u1',
      status,
      startDate: '2026-10-15',
      progress: 46,
      currentWeek: 5,
      totalWeeks: 12,
      programId: {
        _id: 'pr1',
        name: 'Strength in 12 Weeks',
        description: '',
        categoryId: { name: 'Strength', color: '#336655' },
        metadata: { duration: 84, difficulty: 'beginner' },
      },
      user: { id: 'u1', firstName: 'Mina', lastName: 'Rad u1', email: 'u1@example.test' },
      steps: stepsFrom(status),
      editable: !['completed', 'deactivated'].includes(status),
      publishedAt: null,
    },
    questionnaire: { questions: [], responses: [], submittedAt: null },
    ...more,
  }
}

/** Returns the writes of one save as `path: value`. */
export const written = ({ body }: Heard) =>
  Object.fromEntries(writesOf(body).map(({ path, value }) => [path, value]))
