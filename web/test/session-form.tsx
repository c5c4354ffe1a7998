import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DoneSet, MyProgram } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import ProgramsPage from '../src/features/programs/customer/programs-page'
import { anotherTab, eraseAccount, freshDevice, storedDrafts } from './fake-device'
import { fakePrograms, fullPlan, myProgram, program } from './fake-programs'
import { storeSession } from './fake-shop'
import { followTo, openPage } from './page'

/** Monday with a session in the plan. */
export const TODAY = '2026-11-16'
export const sara = { area: 'customer', userId: 'u1' } as const
export const KEPT = 'Not saved yet. What you type stays on this device until you save it.'
export const RESTORED = 'What you typed before is back. It is not saved yet.'

export let server: ReturnType<typeof fakePrograms>

/** Sets up an empty device, a signed-in customer and a server with one program before each test. */
export function eachWithSessionToday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T09:00:00`) })
    freshDevice()
    storeSession()
    server = fakePrograms([program('p1')])
    server.on({ 'PUT /user-programs/:id/sessions/:date': ({ body }) => saved(body.done ? body.sets : null) })
  })
  afterEach(async () => {
    cleanup()
    await eraseAccount(sara)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

const sessionOf = (sets: DoneSet[]) => ({ date: TODAY, sets, doneAt: `${TODAY}T09:05:00.000Z` })

/** Creates the response after these sets are stored; null for an undone session. */
export const saved = (sets: DoneSet[] | null) => ({
  success: true,
  data: { session: sets && sessionOf(sets), userProgram: program('p1', { progress: 50 }) },
})

export const answer = (data: MyProgram) =>
  server.on({ 'GET /user-programs/:id/data': () => ({ success: true, data }) })

/** Creates the program with these exercises on Mondays. */
export function withMonday(
  exercises: Exercise[],
  done?: DoneSet[],
  status: 'active' | 'paused' = 'active',
): MyProgram {
  const plan = fullPlan()
  plan.workout.weeklySchedule.monday.exercises = exercises
  return myProgram({ status }, { programData: plan, sessions: done ? [sessionOf(done)] : [] })
}

/** Returns today's draft as another tab sees it. */
export async function draftInAnotherTab() {
  const { draftOf } = await anotherTab()
  return draftOf(sara, 'session', 'p1', TODAY)
}

/** Stores texts as an earlier page of the same person did. */
export async function typedBefore(fields: Record<string, string>): Promise<void> {
  const draft = await draftInAnotherTab()
  draft.write(fields)
  await vi.waitFor(() => expect(draft.current()).toMatchObject({ device: 'kept', isWriting: false }))
}

export async function open() {
  await openPage({ '/programs': <ProgramsPage /> }, '/programs?program=p1&tab=workout')
  await screen.findByRole('tabpanel')
  return userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const reps = (set = 1, exercise = 'Back Squat') => field(`${exercise}, set ${set}: reps`)
export const load = (set = 1, exercise = 'Back Squat') => field(`${exercise}, set ${set}: load in kilograms`)
export const button = (name: string) => screen.getByRole('button', { name })
export const kept = () => screen.findByText(KEPT)
export const tab = (name: string) => followTo(screen.getByRole('tab', { name }))

/** Returns the texts of sets on the device. */
export const textsOnDevice = async () =>
  Object.entries(await storedDrafts(sara)).flatMap(([key, text]) => (key.endsWith(',base') ? [] : [text]))
