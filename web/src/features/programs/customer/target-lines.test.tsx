import { cleanup, screen, within } from '@testing-library/react'
import type { PlannedExercise } from 'contract/programs/plan'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eraseAccount, freshDevice } from '../../../../test/fake-device'
import { fakePrograms, fullPlan, myProgram, program, squat } from '../../../../test/fake-programs'
import { offline } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { exercise, planned } from '../../../../test/fake-training'
import { openPage } from '../../../../test/page'
import ProgramsPage from './programs-page'
import WeekPage from './week-page'

const MONDAY = '2026-11-16'
const targets = [
  { index: 0, type: 'warmup' as const, reps: 5, load: 40 },
  ...[1, 2, 3].map((index) => ({ index, reps: 5, load: 75, percentOf: 'Squat' })),
  { index: 1, week: 9, reps: 2, load: 90, percentOf: 'Squat' },
]
let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${MONDAY}T09:00:00`) })
  freshDevice()
  storeSession()
  server = fakePrograms([program('p1')])
  const plan = fullPlan()
  const row: PlannedExercise = { ...squat, id: 'r1', targets }
  const { monday } = plan.workout.weeklySchedule
  plan.workout.weeklySchedule.monday = { ...monday, exercises: [row] }
  server.on({
    'GET /user-programs/:id/data': () => ({ success: true, data: myProgram({}, { programData: plan }) }),
    'GET /today': ({ query }) => ({
      success: true,
      data: {
        sessions:
          query.get('date') === MONDAY
            ? [
                planned(
                  [
                    exercise('r1', {
                      targets: targets.filter(({ index }) => index < 4).slice(0, 4),
                      maxima: [{ of: 'Squat', kg: 141 }],
                    }),
                  ],
                  { plannedFor: MONDAY },
                ),
              ]
            : [],
      },
    }),
  })
})
afterEach(async () => {
  cleanup()
  await eraseAccount({ area: 'customer', userId: 'u1' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Texts of list items without the marks that isolate names. */
const linesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))

it('shows the targets of each exercise in the workout, with the load of a percentage [55]', async () => {
  await openPage({ '/programs': <ProgramsPage /> }, '/programs?program=p1&tab=workout')
  await screen.findByText('75% of Squat ≈ 105 kg')
  const [today] = within(await screen.findByRole('tabpanel')).getAllByRole('group')
  expect(linesIn(today as HTMLElement)).toEqual(
    expect.arrayContaining(['Warm-up: 1 × 5 · 40 kg', '3 × 5 · 75% of Squat ≈ 105 kg']),
  )
  expect(server.calls('GET', '/today')).toHaveLength(1)
})

it('shows them in the sheet of the week', async () => {
  await openPage({ '/programs/:id/week': <WeekPage /> }, '/programs/p1/week')
  await screen.findByText('75% of Squat ≈ 105 kg')
})

it('shows the percentage alone while the day cannot be read', async () => {
  server.on({ 'GET /today': offline })
  await openPage({ '/programs/:id/week': <WeekPage /> }, '/programs/p1/week')
  await screen.findByText('75% of Squat')
  expect(screen.queryByText(/≈|90%/)).toBeNull()
})
