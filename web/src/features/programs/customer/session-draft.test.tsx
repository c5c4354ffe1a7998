import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DoneSet, MyProgram } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anotherTab, eraseAccount, freshDevice, storedDrafts } from '../../../../test/fake-device'
import { fakePrograms, fullPlan, myProgram, program, squat } from '../../../../test/fake-programs'
import { Reply } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { followTo, openPage } from '../../../../test/page'
import ProgramsPage from './programs-page'

const TODAY = '2026-11-16'
const sara = { area: 'customer', userId: 'u1' } as const
const press: Exercise = { ...squat, name: 'Bench Press', sets: 1 }

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  // A Monday, on which the plan has a session.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T09:00:00`) })
  freshDevice()
  storeSession()
  server = fakePrograms([program('p1')])
  server.on({
    'PUT /user-programs/:id/sessions/:date': ({ body }) => {
      const session = body.done ? { date: TODAY, sets: body.sets, doneAt: `${TODAY}T09:05:00.000Z` } : null
      return { success: true, data: { session, userProgram: program('p1', { progress: 50 }) } }
    },
  })
})
afterEach(async () => {
  cleanup()
  await eraseAccount(sara)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (data: MyProgram) =>
  server.on({ 'GET /user-programs/:id/data': () => ({ success: true, data }) })
/** The program with these exercises on Mondays. */
function withMonday(
  exercises: Exercise[],
  done?: DoneSet[],
  status: 'active' | 'paused' = 'active',
): MyProgram {
  const plan = fullPlan()
  plan.workout.weeklySchedule.monday.exercises = exercises
  const sessions = done ? [{ date: TODAY, sets: done, doneAt: `${TODAY}T09:05:00.000Z` }] : []
  return myProgram({ status }, { programData: plan, sessions })
}
/** Stores texts as an earlier page of the same person did. */
async function typedBefore(fields: Record<string, string>) {
  const { draftOf } = await anotherTab()
  const draft = draftOf(sara, 'session', 'p1', TODAY)
  draft.write(fields)
  await vi.waitFor(() => expect(draft.current()).toMatchObject({ device: 'kept', isWriting: false }))
  return draft
}
async function open() {
  await openPage({ '/programs': <ProgramsPage /> }, '/programs?program=p1&tab=workout')
  await screen.findByRole('tabpanel')
  return userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const reps = (set = 1, exercise = 'Back Squat') => field(`${exercise}, set ${set}: reps`)
const load = (set = 1, exercise = 'Back Squat') => field(`${exercise}, set ${set}: load in kilograms`)
const button = (name: string) => screen.getByRole('button', { name })
const KEPT = 'Not saved yet. What you type stays on this device until you save it.'
const RESTORED = 'What you typed before is back. It is not saved yet.'
const kept = () => screen.findByText(KEPT)
const tab = (name: string) => followTo(screen.getByRole('tab', { name }))
const device = async () => Object.values(await storedDrafts(sara))

describe('what is typed in a session', () => {
  it('is on the device at each key, and back after another tab of the program and after Close', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await visitor.type(load(), '40')
    await kept()
    await waitFor(async () => expect((await device()).sort()).toEqual(['40', '8']))
    expect(screen.getByText('Not saved', { exact: true })).toBeTruthy()
    await tab('Nutrition')
    expect(screen.queryByLabelText('Back Squat, set 1: reps')).toBeNull()
    await tab('Workout')
    expect([reps().value, load().value]).toEqual(['8', '40'])
    await followTo(button('Close'))
    await followTo(screen.getByRole('link', { name: 'View details of Strength p1' }))
    await followTo(await screen.findByRole('tab', { name: 'Workout' }))
    expect([reps().value, load().value]).toEqual(['8', '40'])
  })

  it('is restored on the next page, which says so', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'load 2 Back Squat': '62,5' })
    await open()
    await screen.findByText(RESTORED)
    expect([reps(1).value, load(1).value, reps(2).value, load(2).value]).toEqual(['8', '', '', '62,5'])
  })

  it('can be discarded, and brought back', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8' })
    const visitor = await open()
    await screen.findByText(RESTORED)
    await visitor.click(button('Discard'))
    expect(reps().value).toBe('')
    expect(screen.queryByText(RESTORED)).toBeNull()
    await waitFor(async () => expect(await device()).toEqual([]))
    await visitor.click(button('Bring It Back'))
    expect(reps().value).toBe('8')
    await waitFor(async () => expect(await device()).toEqual(['8']))
  })

  it('is sent by Mark as Done, and then no draft any more', async () => {
    await typedBefore({ 'reps 1 Back Squat': '۸', 'load 1 Back Squat': '62,5' })
    const visitor = await open()
    await screen.findByText(RESTORED)
    await visitor.click(button('Mark as Done'))
    await screen.findByText('The session is marked as done. Progress: 50%')
    expect(server.calls('PUT', /sessions/)[0]?.body).toEqual({
      done: true,
      sets: [{ exercise: 'Back Squat', reps: 8, load: 62.5 }],
    })
    await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull())
    await waitFor(async () => expect(await device()).toEqual([]))
    expect([reps().value, load().value]).toEqual(['۸', '62,5'])
  })

  it('stays a draft where sending fails', async () => {
    server.on({ 'PUT /user-programs/:id/sessions/:date': () => new Reply(503, { success: false }) })
    const visitor = await open()
    await visitor.type(reps(), '8')
    await visitor.click(button('Mark as Done'))
    await screen.findByText('That was not saved. Please try again.')
    expect([reps().value, await device()]).toEqual(['8', ['8']])
  })

  it('is a draft again after Undo, and none after Mark It Again', async () => {
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps: 5, load: 60 }]))
    const visitor = await open()
    await visitor.click(button('Undo'))
    await kept()
    expect([reps().value, load().value]).toEqual(['5', '60'])
    await waitFor(async () => expect((await device()).sort()).toEqual(['5', '60']))
    await visitor.click(button('Mark It Again'))
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull())
    await waitFor(async () => expect(await device()).toEqual([]))
    expect(reps().value).toBe('5')
  })

  it('is no draft where it says what is stored', async () => {
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps: 5, load: 60 }]))
    const visitor = await open()
    await visitor.clear(reps())
    await visitor.type(reps(), '6')
    await kept()
    await visitor.clear(reps())
    await visitor.type(reps(), '5')
    await waitFor(() => expect(screen.queryByText(KEPT)).toBeNull())
    await waitFor(async () => expect(await device()).toEqual([]))
  })
})

describe('a plan that the coach changes under a draft', () => {
  it('puts no text under another exercise: it follows its own to a new place', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'reps 2 Back Squat': '7' })
    answer(withMonday([press, squat]))
    await open()
    await screen.findByText(RESTORED)
    expect([reps(1, 'Bench Press').value, reps(1).value, reps(2).value]).toEqual(['', '8', '7'])
  })

  it('keeps the texts of an exercise that went in view, and they can be saved', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'load 1 Back Squat': '40' })
    answer(withMonday([press]))
    const visitor = await open()
    await screen.findByText(RESTORED)
    const gone = within(screen.getByRole('group', { name: /Back Squat.*Not in your plan/ }))
    expect(gone.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['8', '40'])
    expect(reps(1, 'Bench Press').value).toBe('')
    // The row stays while its text is being replaced.
    await visitor.clear(load())
    await visitor.clear(reps())
    await visitor.type(reps(), '9')
    await visitor.click(button('Mark as Done'))
    await screen.findByText(/^The session is marked as done/)
    expect(server.calls('PUT', /sessions/)[0]?.body.sets).toEqual([
      { exercise: 'Back Squat', reps: 9, load: null },
    ])
    await waitFor(async () => expect(await device()).toEqual([]))
  })

  it('keeps the text of a set that the exercise no longer has', async () => {
    await typedBefore({ 'reps 2 Back Squat': '7' })
    answer(withMonday([{ ...squat, sets: 1 }]))
    await open()
    await screen.findByText(RESTORED)
    expect([reps(1).value, reps(2).value]).toEqual(['', '7'])
  })

  it('arrives while the form is open: what is being typed stays with its exercise', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    answer(withMonday([press, squat]))
    await act(async () => {
      vi.setSystemTime(new Date(`${TODAY}T09:10:00`))
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await screen.findByLabelText('Bench Press, set 1: reps')
    expect([reps(1, 'Bench Press').value, reps().value]).toEqual(['', '8'])
  })

  it('keeps what was typed for a day that became a rest day or a program that was paused', async () => {
    await typedBefore({ 'reps 1 Back Squat': '8', 'load 1 Back Squat': '40' })
    answer(withMonday([squat], undefined, 'paused'))
    await open()
    const [heading] = await screen.findAllByText('Typed, but not saved')
    expect(heading?.parentElement?.textContent).toContain('Back Squat8 reps, 40 kg')
    expect(screen.queryByRole('button', { name: 'Mark as Done' })).toBeNull()
    cleanup()
    const rest = withMonday([])
    const monday = rest.programData?.workout.weeklySchedule.monday
    if (monday) Object.assign(monday, { focus: '', duration: 0 })
    answer(rest)
    await open()
    await screen.findByRole('group', { name: /Back Squat.*Not in your plan/ })
    expect(reps().value).toBe('8')
  })
})

describe('another tab of the same person', () => {
  it('shows what is typed here, and its texts appear here', async () => {
    const visitor = await open()
    const other = (await anotherTab()).draftOf(sara, 'session', 'p1', TODAY)
    other.follow(() => undefined)
    await visitor.type(reps(), '8')
    await waitFor(() => expect(other.current().fields).toEqual({ 'reps 1 Back Squat': '8' }))
    await act(async () => other.write({ 'load 1 Back Squat': '40' }))
    await waitFor(() => expect([reps().value, load().value]).toEqual(['8', '40']))
  })

  it('has saved the session: it is read again here', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    answer(withMonday([squat], [{ exercise: 'Back Squat', reps: 8, load: null }]))
    const other = (await anotherTab()).draftOf(sara, 'session', 'p1', TODAY)
    await act(async () => {
      other.follow(() => undefined)
      await vi.waitFor(() => expect(other.current().fields).not.toEqual({}))
      other.write({ 'reps 1 Back Squat': null })
    })
    await screen.findByRole('button', { name: 'Save Changes' })
    expect(reps().value).toBe('8')
    expect(screen.queryByText(KEPT)).toBeNull()
  })
})

describe('a device that does not store', () => {
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('keeps the text on the screen, says so, and lets the browser ask before a reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError')
    })
    const visitor = await open()
    expect(unload()).toBe(true)
    await visitor.type(reps(), '8')
    await screen.findByText('Not saved on this device. It stays only as long as this page is open.')
    expect(unload()).toBe(false)
    await tab('Nutrition')
    await tab('Workout')
    expect(reps().value).toBe('8')
  })

  it('is not asked about where the text is kept', async () => {
    const visitor = await open()
    await visitor.type(reps(), '8')
    await kept()
    await waitFor(() => expect(unload()).toBe(true))
    fireEvent.click(button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
