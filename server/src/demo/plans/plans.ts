import { type DayKey, dayKeys, type PlannedExercise, type ProgramData } from 'contract/programs/plan'
import { emptyPlan } from 'contract/programs/plan-form'
import type { SetTarget } from 'contract/programs/set-rules'
import type { DemoProgram } from '../program-templates'
import { type ExerciseKey, exercises } from './exercises'
import { meals } from './meals'

type Day = [focus: string, minutes: number, ...exercises: ExerciseKey[]]

/** A warm-up and three sets in percent of the athlete's own maximum. */
const squatTargets: SetTarget[] = [
  { index: 0, type: 'warmup', reps: 5, load: 50, percentOf: '1RM' },
  ...[1, 2, 3].map((index) => ({ index, reps: 5, load: 75, percentOf: '1RM' })),
]

const strengthWeek: Record<DayKey, Day> = {
  monday: ['Legs', 70, 'squat', 'splitSquat', 'plank'],
  tuesday: ['Easy movement', 40, 'walk'],
  wednesday: ['Push', 65, 'bench', 'press', 'plank'],
  thursday: ['Mobility', 25, 'hinge', 'ninety'],
  friday: ['Pull', 70, 'deadlift', 'row', 'carry'],
  saturday: ['Whole body', 60, 'splitSquat', 'row', 'carry'],
  sunday: ['Long walk', 60, 'walk', 'ninety'],
}

/** Sessions a week of plans that have easy days besides. */
const sessionCounts: Record<string, number> = { 'strength-12': 4 }

/** The days of a week by the template's slug; days that are not named are free. */
const weeks: Record<string, Partial<Record<DayKey, Day>>> = {
  'strength-12': strengthWeek,
  'fat-loss-16': {
    monday: ['Whole body', 50, 'squat', 'row', 'carry'],
    wednesday: ['Whole body', 50, 'splitSquat', 'press', 'plank'],
    friday: ['Whole body', 50, 'deadlift', 'bench', 'carry'],
    sunday: ['Long walk', 75, 'walk'],
  },
  'first-10k': {
    tuesday: ['Easy run', 40, 'easyRun'],
    thursday: ['Intervals', 40, 'intervals', 'plank'],
    sunday: ['Long run', 60, 'easyRun', 'ninety'],
  },
  'hypertrophy-10': {
    monday: ['Upper body', 65, 'bench', 'row', 'press'],
    tuesday: ['Lower body', 65, 'squat', 'splitSquat'],
    thursday: ['Upper body', 65, 'press', 'row', 'bench'],
    friday: ['Lower body', 65, 'deadlift', 'splitSquat'],
  },
  'marathon-20': {
    tuesday: ['Intervals', 60, 'intervals'],
    wednesday: ['Easy run', 50, 'easyRun'],
    friday: ['Easy run', 45, 'easyRun', 'plank'],
    sunday: ['Long run', 120, 'easyRun'],
  },
  'back-8': {
    monday: ['Hinge and carry', 20, 'hinge', 'carry'],
    wednesday: ['Turn and hold', 20, 'ninety', 'plank'],
    friday: ['Hinge and carry', 20, 'hinge', 'carry'],
    sunday: ['Walk', 30, 'walk'],
  },
  'mobility-6': {
    monday: ['Hips', 15, 'ninety', 'hinge'],
    tuesday: ['Shoulders', 15, 'plank'],
    wednesday: ['Hips', 15, 'ninety'],
    friday: ['Ankles', 15, 'splitSquat'],
    saturday: ['Everything', 20, 'hinge', 'ninety', 'plank'],
  },
  'kitchen-12': { tuesday: ['Whole body', 45, 'squat', 'row'], saturday: ['Walk', 45, 'walk'] },
  'after-birth-16': {
    monday: ['Breathe and hold', 20, 'plank', 'hinge'],
    thursday: ['Whole body', 30, 'splitSquat', 'row'],
    sunday: ['Walk', 40, 'walk'],
  },
  'sixty-plus': {
    tuesday: ['Legs and balance', 40, 'splitSquat', 'hinge'],
    friday: ['Grip and back', 40, 'carry', 'row'],
  },
}

function week(days: Partial<Record<DayKey, Day>>): ProgramData['workout']['weeklySchedule'] {
  const none = emptyPlan().workout.weeklySchedule
  const filled = dayKeys.map((key) => {
    const [focus, duration, ...chosen] = days[key] ?? []
    if (focus === undefined) return [key, none[key]]
    return [
      key,
      {
        focus,
        duration,
        exercises: chosen.map(
          (name): PlannedExercise =>
            name === 'squat' && days === strengthWeek
              ? { ...exercises.squat, targets: squatTargets }
              : exercises[name],
        ),
        warmup: ['5 min easy cycling', 'Leg swings', 'Two light sets'],
        cooldown: ['3 min slow walk', 'Calf and hip stretch'],
        notes: 'Stop a set when your form breaks down, not when the count is done.',
      },
    ]
  })
  return Object.fromEntries(filled)
}

const lifestyle: ProgramData['lifestyle'] = {
  sleep: {
    quality: 7,
    improvementTips: ['The same bedtime every day', 'No screen in the last half hour'],
  },
  stressManagement: { strategies: ['Five slow breaths before a meal', 'A walk after work'] },
  recovery: { methods: ['An easy day after each hard one', 'A warm bath on Sunday'] },
}

const tracking: ProgramData['tracking'] = {
  metrics: ['Body weight', 'Waist', 'Sets done'],
  frequency: 'Once a week, on Monday morning',
  goals: ['A steady line, no jumps', 'Twelve of twelve weeks entered'],
  indicators: ['Squat for five', 'Resting heart rate'],
  measurements: emptyPlan().tracking.measurements,
}

/** Start and targets that a demo coach writes for an athlete of this weight in kg, if it is known; texts in English. */
export function measurementsFor(weight: number | undefined): ProgramData['tracking']['measurements'] {
  return {
    weight: { initial: weight ?? null, target: weight === undefined ? null : Math.round(weight * 0.93) },
    bodyComposition: { initial: '29% body fat', target: '25% body fat' },
    performance: { initial: 'Squat 50 kg for five', target: 'Squat 70 kg for five' },
    photos: { initial: 'Front and side, week 1', target: 'Front and side, last week' },
  }
}

/** Initial plan of a demo program, with every field filled. */
export function planOf({ slug, days, en }: DemoProgram): ProgramData {
  const total = Object.values(meals)
  const sum = (key: 'calories' | 'protein' | 'carbs' | 'fats') =>
    total.reduce((all, meal) => all + meal[key], 0)
  const chosen = weeks[slug] ?? {}
  const sessions = Object.values(chosen)
  return {
    title: en.name,
    description: en.description,
    duration: days,
    goals: [
      'Train as often as planned',
      'Leave each session feeling you could do a little more',
      'Sleep seven hours',
    ],
    recommendations: [
      'Plan the week on Sunday',
      'Write to your coach when something hurts',
      'Take the stairs',
    ],
    schedule: {
      daily: ['8,000 steps', 'Ten minutes of mobility in the evening', 'Protein with every meal'],
      weekly: ['Weigh yourself on Monday morning', 'Cook for two days ahead', 'One long walk with someone'],
    },
    nutrition: {
      dailyCalories: sum('calories'),
      macronutrients: { protein: sum('protein'), carbs: sum('carbs'), fats: sum('fats') },
      mealPlan: meals,
      restrictions: ['No sugared drinks on weekdays', 'Little alcohol'],
      supplements: ['Creatine, 3 g a day', 'Vitamin D in winter'],
      hydration: {
        dailyWater: '2.5 liters',
        timing: ['A glass on waking', 'With each meal', 'Half a liter around training'],
        additionalFluids: ['Tea', 'Doogh', 'Coffee before noon'],
      },
    },
    workout: {
      frequency: sessionCounts[slug] ?? sessions.length,
      duration: Math.round(
        sessions.reduce((all, [, minutes]) => all + minutes, 0) / Math.max(1, sessions.length),
      ),
      intensity: 'Moderate: one to three repetitions in reserve',
      weeklySchedule: week(chosen),
      progression: {
        phase1: { focus: 'Learn the movements, light weights' },
        phase2: { focus: 'Add weight every week' },
        phase3: { focus: 'A lighter week, then the heaviest sets' },
      },
    },
    lifestyle,
    tracking,
  }
}
