import type { MyProgram, UserProgram } from 'contract/programs/calls'
import type { Exercise, ProgramData } from 'contract/programs/plan'
import { emptyPlan } from 'contract/programs/plan-form'
import { fakeServer } from './fake-server'
import { customer } from './fake-shop'

export function program(id: string, more: Partial<UserProgram> = {}): UserProgram {
  return {
    _id: id,
    programId: {
      _id: 't1',
      name: `Strength ${id}`,
      description: 'Four sessions a week.',
      categoryId: { name: 'Strength', color: '#446655' },
      metadata: { duration: 84, difficulty: 'intermediate' },
    },
    status: 'active',
    stage: null,
    startDate: '2026-10-12',
    progress: 46,
    currentWeek: 6,
    totalWeeks: 12,
    coach: { firstName: 'Kaveh', lastName: 'Rad' },
    ownPause: { until: null, daysLeft: 14 },
    createdAt: '2026-10-01T10:00:00.000Z',
    ...more,
  }
}

export const squat: Exercise = {
  name: 'Back Squat',
  category: 'Strength',
  equipment: ['Barbell', 'Rack'],
  sets: 2,
  reps: '5-6',
  rest: '3 min',
  technique: 'Brace before you bend.',
  progression: 'Add 2.5 kg a week.',
  alternatives: ['Goblet squat'],
  videoUrl: 'https://video.example.test/squat',
  muscleGroups: ['Quadriceps'],
  difficulty: 'Intermediate',
}

/** Creates a plan with content in every part; sessions are on Mondays and Wednesdays. */
export function fullPlan(): ProgramData {
  const plan = emptyPlan()
  const session = {
    focus: 'Legs',
    duration: 60,
    exercises: [squat],
    warmup: ['Easy cycling'],
    cooldown: ['Slow walk'],
    notes: 'Stop when the form goes.',
  }
  return {
    ...plan,
    title: 'Strong in spring',
    description: 'Twelve weeks of steady work.',
    duration: 84,
    goals: ['Squat 70 kg'],
    recommendations: ['Plan the week on Sunday'],
    schedule: { daily: ['8,000 steps'], weekly: ['One long walk'] },
    nutrition: {
      ...plan.nutrition,
      dailyCalories: 2000,
      macronutrients: { protein: 150, carbs: 220, fats: 60 },
      mealPlan: {
        ...plan.nutrition.mealPlan,
        breakfast: {
          time: '07:00',
          calories: 500,
          protein: 30,
          carbs: 55,
          fats: 15,
          foods: ['70 g oats'],
          recipes: 'Stir and wait.',
          alternatives: ['Bread with feta'],
        },
        eveningSnack: {
          ...plan.nutrition.mealPlan.eveningSnack,
          calories: 150,
          protein: 15,
          foods: ['Yoghurt'],
        },
      },
      restrictions: ['No sugared drinks'],
      supplements: ['Creatine, 3 g'],
      hydration: { dailyWater: '2.5 litres', timing: ['On waking'], additionalFluids: ['Tea'] },
    },
    workout: {
      ...plan.workout,
      frequency: 2,
      duration: 60,
      intensity: 'Moderate',
      weeklySchedule: { ...plan.workout.weeklySchedule, monday: session, wednesday: session },
      progression: { phase1: { focus: 'Learn the movements' } },
    },
    lifestyle: {
      sleep: { quality: 7, improvementTips: ['No screen in bed'] },
      stressManagement: { strategies: ['Five slow breaths'] },
      recovery: { methods: ['A warm bath'] },
    },
    tracking: {
      metrics: ['Waist'],
      frequency: 'Once a week',
      goals: ['A steady line'],
      indicators: ['Squat for five'],
      measurements: {
        weight: { initial: 72, target: 66 },
        bodyComposition: { initial: '29 % fat', target: '25 % fat' },
        performance: { initial: 'Squat 50 kg', target: 'Squat 70 kg, five times' },
        photos: { initial: 'Front, week 1', target: 'Front, week 12' },
      },
    },
  }
}

export function myProgram(more: Partial<UserProgram> = {}, rest: Partial<MyProgram> = {}): MyProgram {
  return {
    userProgram: { ...program('p1', more), id: 'p1' },
    programData: fullPlan(),
    sessions: [],
    measurements: [],
    ...rest,
  }
}

/** Fakes the server of a customer with these programs; a test may override handlers. */
export function fakePrograms(programs: UserProgram[]) {
  return fakeServer({
    'GET /auth/me': () => ({
      success: true,
      data: { ...customer, firstName: 'Sara', lastName: 'Rad', role: 'customer', roles: ['customer'] },
    }),
    'GET /user-programs/:id/targets': () => ({ success: true, data: { targets: [] } }),
    'GET /orders/cart': () => ({
      success: true,
      data: { items: [], itemCount: 0, subtotal: 0, tax: 0, total: 0 },
    }),
    'GET /user-programs': () => ({ success: true, data: programs }),
    'GET /user-programs/:id/data': ({ params }) => ({
      success: true,
      data: { ...myProgram(), id: params.id },
    }),
  })
}
