import { cleanup } from '@testing-library/react'
import type { Today, TodayExercise, TodayMeal, TodaySession } from 'contract/training/calls'
import { afterEach, beforeEach, vi } from 'vitest'
import { addDays, dayOf } from '../src/features/programs/customer/week'
import { eraseAccount, freshDevice } from './fake-device'
import { fakeLog } from './fake-log'
import { fakePrograms, program } from './fake-programs'
import { customer, storeSession } from './fake-shop'

export const account = { area: 'customer', userId: customer.id } as const
export const todayDate = dayOf(new Date())
/** Day so many days from today. */
export const inDays = (count: number) => addDays(todayDate, count)

export const exercise = (row: string, more: Partial<TodayExercise> = {}): TodayExercise => ({
  row,
  exerciseId: null,
  name: `Exercise ${row}`,
  sets: 3,
  reps: '8-10',
  rest: '2 min',
  superset: null,
  targets: [],
  alternatives: [],
  technique: '',
  equipment: [],
  videoUrl: '',
  last: [],
  swaps: [],
  ...more,
})

export const session = (more: Partial<TodaySession> = {}): TodaySession => ({
  userProgramId: 'p1',
  session: `plan-${more.plannedFor ?? todayDate}`,
  plannedFor: todayDate,
  planVersion: 3,
  focus: 'Push day',
  duration: 50,
  state: 'planned',
  newer: null,
  warmup: [],
  cooldown: [],
  notes: '',
  exercises: [
    exercise('Bench press', { last: [{ date: inDays(-7), reps: 8, load: 60, seconds: null, meters: null }] }),
    exercise('Plank', { last: [{ date: inDays(-7), reps: null, load: null, seconds: 75, meters: null }] }),
    exercise('Dips'),
  ],
  ...more,
})

export const meal = (key: TodayMeal['meal'], more: Partial<TodayMeal> = {}): TodayMeal => ({
  meal: key,
  time: '',
  calories: 500,
  protein: 30,
  carbs: 55,
  fats: 15,
  foods: ['70 g oats'],
  recipes: 'Stir and wait.',
  alternatives: ['Bread with feta'],
  done: false,
  alternative: null,
  ...more,
})

/** A day of one program with a session, two meals, a line and something due. */
export function aDay(more: Partial<Today> = {}): Today {
  const running = program('p1')
  return {
    date: todayDate,
    program: running,
    programs: [running],
    sessions: [session()],
    next: { date: inDays(2), userProgramId: 'p1', focus: 'Legs' },
    meals: [meal('breakfast', { time: '07:00' }), meal('dinner', { time: '23:59' })],
    missed: [],
    targets: { calories: 2000, protein: 150, carbs: 220, fats: 60 },
    water: { target: 2500, ml: 1000 },
    due: [{ kind: 'questionnaire', text: 'Answer the questions', path: '/programs/p2/questionnaire' }],
    line: { from: 'Lena', text: 'Slow down on the way up.', path: '/messages' },
    ...more,
  }
}

/** Fakes the server of a member with these days; a missing day is a rest day. Logged entries change them. */
export function fakeToday(days: Record<string, Today>) {
  const server = fakePrograms([program('p1')])
  const log = fakeLog()
  /** Returns the entries of a kind that the server has, without those that were taken back. */
  const entries = (kind: string) =>
    [...log.stored.values()].filter((entry) => entry.kind === kind && !entry.removed)
  const dayOn = (date: string) => days[date] ?? aDay({ date, sessions: [], meals: [] })

  function answer(date: string): Today {
    const day = structuredClone(dayOn(date))
    for (const entry of log.stored.values()) {
      if (entry.removed) continue
      if (entry.kind === 'move' && entry.from === date) day.sessions = []
      if (entry.kind === 'move' && entry.to === date) day.sessions.push(...dayOn(entry.from ?? '').sessions)
      if (entry.date !== date) continue
      if (entry.kind === 'excuse') for (const one of day.sessions) one.state = 'excused'
      if (entry.kind === 'water') day.water.ml += entry.ml ?? 0
      const eaten = day.meals.find(({ meal }) => entry.kind === 'meal' && meal === entry.meal)
      if (entry.kind === 'meal' && eaten)
        Object.assign(eaten, { done: entry.done, alternative: entry.alternative ?? null })
    }
    return day
  }

  server.on({
    'GET /today': ({ query }) => ({ success: true, data: answer(query.get('date') ?? '') }),
    ...log.handlers,
  })
  return { server, log, entries }
}

/** Sets up an empty device and a signed-in member before each test; the test fills `days`. */
export function eachWithDays() {
  const days: Record<string, Today> = {}
  const now = { days, fake: undefined as unknown as ReturnType<typeof fakeToday> }
  beforeEach(() => {
    freshDevice()
    storeSession()
    for (const day of Object.keys(days)) delete days[day]
    days[todayDate] = aDay()
    now.fake = fakeToday(days)
  })
  afterEach(async () => {
    cleanup()
    await eraseAccount(account)
    vi.unstubAllGlobals()
  })
  return now
}
