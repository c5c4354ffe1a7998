import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import type { LastSet, LogItem, TodayExercise, TodaySession } from 'contract/training/calls'
import { createElement } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import SessionPage from '../src/features/training/session/session-page'
import { eraseAccount, freshDevice } from './fake-device'
import { fakeLog } from './fake-log'
import { fakePrograms, program } from './fake-programs'
import { customer, storeSession } from './fake-shop'
import { openPage } from './page'

export const DAY = '2026-11-26'
export const sara = { area: 'customer', userId: customer.id } as const
export const SESSION = `plan-${DAY}`
export const PATH = `/today/session/p1/${SESSION}`
export const POST_LOG = 'POST /user-programs/:id/log'

const lastSet = (reps: number, load: number | null): LastSet => ({
  date: '2026-11-12',
  reps,
  load,
  seconds: null,
  meters: null,
})

export function exercise(row: string, more: Partial<TodayExercise> = {}): TodayExercise {
  return {
    row,
    exerciseId: null,
    name: 'Bench press',
    sets: 3,
    reps: '8',
    rest: '2 min',
    superset: null,
    targets: [],
    alternatives: ['Push-up'],
    technique: 'Shoulder blades together.',
    equipment: [],
    videoUrl: '',
    last: [lastSet(8, 60), lastSet(8, 60), lastSet(7, 60)],
    swaps: [],
    ...more,
  }
}

export function planned(exercises: TodayExercise[], more: Partial<TodaySession> = {}): TodaySession {
  return {
    userProgramId: 'p1',
    session: SESSION,
    plannedFor: DAY,
    planVersion: 4,
    focus: 'Push day',
    duration: 50,
    state: 'planned',
    newer: null,
    warmup: ['Easy rowing'],
    cooldown: ['Slow walk'],
    notes: 'Slow down on the way up.',
    exercises,
    ...more,
  }
}

export const overhead = exercise('r2', {
  name: 'Overhead press',
  sets: 2,
  reps: '10',
  rest: '90 s',
  last: [],
})

export let server: ReturnType<typeof fakePrograms>
export let remote: ReturnType<typeof fakeLog>

/** Answers today with one session. */
export function answerToday(session: TodaySession, items: LogItem[] = []): void {
  server.on({
    'GET /today': ({ query }) => ({
      success: true,
      data: {
        date: query.get('date'),
        program: program('p1'),
        programs: [program('p1')],
        sessions: query.get('date') === DAY ? [session] : [],
        next: null,
        meals: [],
        targets: null,
        water: { target: null, ml: 0 },
        due: [],
        line: null,
      },
    }),
    'GET /user-programs/:id/log': () => ({ success: true, data: { items } }),
  })
}

/** Sets up an empty device, a signed-in customer, and a server that stores the log, before each test. */
export function eachWithSession(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T18:00:00`) })
    freshDevice()
    storeSession()
    remote = fakeLog()
    server = fakePrograms([program('p1')])
    server.on(remote.handlers)
    answerToday(planned([exercise('r1'), overhead]))
  })
  afterEach(async () => {
    cleanup()
    await eraseAccount(sara)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** Opens session mode, whether it can run or not. */
export const openSessionPage = (locale?: Locale) =>
  openPage({ '/today/session/:userProgramId/:session': createElement(SessionPage) }, PATH, locale)

/** Opens session mode, and waits until it runs. */
export async function openSession(locale?: Locale) {
  const page = await openSessionPage(locale)
  await screen.findByRole('heading', { level: 1, name: 'Push day' })
  return { ...page, user: userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime }) }
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const load = (set = 1) => field(`Load in kg, set ${set}`)
export const reps = (set = 1) => field(`Reps, set ${set}`)
export const sentSets = () => remote.sets() as unknown as Record<string, unknown>[]
