import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DoneSession, MyProgram } from 'contract/programs/calls'
import { emptyPlan } from 'contract/programs/plan-form'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields, typeDay } from '../../../../test/date-fields'
import { eraseAccount, freshDevice } from '../../../../test/fake-device'
import { fakePrograms, fullPlan, myProgram, program, squat } from '../../../../test/fake-programs'
import { later, offline, Reply } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { readAnswer } from '../../../api/saved-answers'
import ProgramsPage from './programs-page'

beforeAll(loadDateFields)

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  // A Monday, on which the plan has a session.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:00') })
  freshDevice()
  storeSession()
  server = fakePrograms([program('p1')])
})
afterEach(async () => {
  cleanup()
  await eraseAccount({ area: 'customer', userId: 'u1' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (data: MyProgram) =>
  server.on({ 'GET /user-programs/:id/data': () => ({ success: true, data }) })
const open = (tab?: string) =>
  openPage({ '/programs': <ProgramsPage /> }, `/programs?program=p1${tab ? `&tab=${tab}` : ''}`)
const dialog = () => screen.findByRole('dialog')
const panel = async (tab?: string) => {
  await open(tab)
  return within(await within(await dialog()).findByRole('tabpanel'))
}
const expectTexts = (found: ReturnType<typeof within>, ...texts: (string | RegExp)[]) => {
  for (const text of texts) expect(found.getAllByText(text).length, String(text)).toBeGreaterThan(0)
}

describe('a program of mine', () => {
  it('SHOP-PROG-09: opens above the list, and closes back to it', async () => {
    const { where } = await openPage({ '/programs': <ProgramsPage /> }, '/programs?status=active')
    fireEvent.click(await screen.findByRole('link', { name: 'View details of Strength p1' }))
    await waitFor(() => expect(where().search).toBe('?status=active&program=p1'))
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(where().search).toBe('?status=active'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is read without a network after a visit with one', async () => {
    answer(myProgram())
    await open('workout')
    await within(await dialog()).findAllByText('Back Squat')
    await waitFor(async () =>
      expect(await readAnswer({ area: 'customer', userId: 'u1' }, ['program', 'p1', 'en'])).toBeTruthy(),
    )
    cleanup()
    server.on({ 'GET /user-programs/:id/data': offline, 'GET /user-programs': offline })
    await open('workout')
    await within(await dialog()).findAllByText('Back Squat')
  })

  it('SHOP-PROG-10 SHOP-PROG-11 SHOP-PROG-12 SHOP-PROG-13 SHOP-PROG-14: five tabs, walked with the arrow keys', async () => {
    const { where } = await open()
    const tabs = await within(await dialog()).findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Nutrition',
      'Workout',
      'Lifestyle',
      'Tracking',
    ])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    await act(async () => tabs[0]?.focus())
    fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'End' })
    await waitFor(() => expect(where().search).toContain('tab=tracking'))
    expect(document.activeElement).toBe(tabs[4])
  })

  it('SHOP-PROG-10 SHOP-ENT-22 SHOP-ENT-23 SHOP-ENT-24 SHOP-ENT-25 SHOP-CALL-30: the overview', async () => {
    expectTexts(
      await panel(),
      'Twelve weeks of steady work.',
      '84 days',
      'Squat 70 kg',
      '8,000 steps',
      'One long walk',
      'Plan the week on Sunday',
      '46%',
      'Kaveh Rad',
    )
    const [heard] = server.calls('GET', '/user-programs/p1/data')
    expect(heard?.headers.get('authorization')).toBe('Bearer token-1')
    expect(screen.getAllByText('Strong in spring')).toHaveLength(1)
    expect(within(await dialog()).getByRole('heading', { level: 2 }).textContent).toBe('Strong in spring')
  })

  it('SHOP-PROG-11 SHOP-ENT-26 SHOP-ENT-27 SHOP-ENT-28 SHOP-ENT-29 SHOP-ENT-30 SHOP-ENT-31: the nutrition', async () => {
    const meal = (name: string, done: boolean) => ({ kind: 'meal', meal: name, done, date: '2026-11-16' })
    const items = [meal('breakfast', true), meal('eveningSnack', true), meal('eveningSnack', false)]
    server.on({ 'GET /user-programs/:id/log': () => ({ success: true, data: { items } }) })
    const found = await panel('nutrition')
    // Compares ticked meals with the targets of the day, not the plan with itself.
    expect(await found.findByText('500 kcal of 2,000 kcal')).toBeTruthy()
    expectTexts(found, '30 g', 'of 150 g', 'of 220 g', 'of 60 g')
    expectTexts(found, 'Breakfast', 'Evening snack', '07:00', /^500 kcal · Protein 30 g/)
    expectTexts(found, '70 g oats', 'Stir and wait.', 'Bread with feta')
    expectTexts(found, '2.5 litres', 'On waking', 'Tea', 'Creatine, 3 g', 'No sugared drinks')
    // A meal without a plan is not listed.
    expect(found.queryByText('Lunch')).toBeNull()
  })

  it('lists a meal of which only one thing is planned, such as its recipe', async () => {
    const data = myProgram()
    if (data.programData) {
      data.programData.nutrition.mealPlan.lunch.recipes = 'Warm the soup of yesterday.'
      data.programData.nutrition.mealPlan.dinner.foods = ['A slice of bread']
    }
    answer(data)
    expectTexts(
      await panel('nutrition'),
      'Lunch',
      'Warm the soup of yesterday.',
      'Dinner',
      'A slice of bread',
    )
  })

  it('shows the targets alone for a program that does not run', async () => {
    const paused = myProgram()
    answer({ ...paused, userProgram: { ...paused.userProgram, status: 'paused' } })
    const found = await panel('nutrition')
    expectTexts(found, 'Your targets for a day.', '2,000 kcal', '150 g')
    expect(server.calls('GET', /log/)).toHaveLength(0)
  })

  it('SHOP-ENT-28: all six meals have their names', async () => {
    const data = myProgram()
    const meals = fullPlan().nutrition.mealPlan
    for (const key of Object.keys(meals) as (keyof typeof meals)[]) meals[key].time = '12:00'
    if (data.programData) data.programData.nutrition.mealPlan = meals
    answer(data)
    expectTexts(
      await panel('nutrition'),
      'Breakfast',
      'Morning snack',
      'Lunch',
      'Afternoon snack',
      'Dinner',
      'Evening snack',
    )
  })

  it('SHOP-PROG-12 SHOP-ENT-32 SHOP-ENT-33 SHOP-ENT-34 SHOP-ENT-35 X-49: the workout, today first', async () => {
    const found = await panel('workout')
    const [today] = found.getAllByRole('group')
    expectTexts(within(today as HTMLElement), 'Monday, November 16', 'Legs', '60 min · 1 exercise')
    expectTexts(
      within(today as HTMLElement),
      'Back Squat',
      'Strength',
      /^2 sets/,
      '5-6',
      '3 min',
      'Barbell, Rack',
      'Brace before you bend.',
      'Goblet squat',
      'Add 2.5 kg a week.',
      'Easy cycling',
      'Slow walk',
      'Stop when the form goes.',
    )
    const video = within(today as HTMLElement).getByRole('link', { name: 'Watch the video of Back Squat' })
    expect(video.getAttribute('href')).toBe(squat.videoUrl)
    expect(video.getAttribute('rel')).toContain('noopener')
    expectTexts(found, 'Moderate', 'Learn the movements')
    expect(found.getAllByText('Rest day')).toHaveLength(5)
  })

  it('S25: an address that is none is no link', async () => {
    const data = myProgram()
    const monday = data.programData?.workout.weeklySchedule.monday
    if (monday) monday.exercises = [{ ...squat, videoUrl: 'javascript:alert(1)' }]
    answer(data)
    const found = await panel('workout')
    expect(found.queryByRole('link')).toBeNull()
  })

  it('SHOP-PROG-13 SHOP-ENT-36 SHOP-ENT-37 SHOP-ENT-38: the lifestyle', async () => {
    expectTexts(
      await panel('lifestyle'),
      '7 out of 10',
      'No screen in bed',
      'Five slow breaths',
      'A warm bath',
    )
  })

  it('SHOP-PROG-14 SHOP-ENT-39 SHOP-ENT-40: the tracking', async () => {
    const found = await panel('tracking')
    expectTexts(found, '72 kg', '66 kg', '29 % fat', '25 % fat', 'Squat 50 kg', 'Squat 70 kg, five times')
    expectTexts(found, 'Front, week 1', 'Front, week 12', 'Squat for five', 'Waist', 'A steady line')
    expectTexts(found, 'Once a week')
  })

  it('says so in each tab where the coach has entered nothing', async () => {
    answer(myProgram({}, { programData: emptyPlan() }))
    for (const tab of ['nutrition', 'workout', 'lifestyle']) {
      const found = await panel(tab)
      expectTexts(found, 'Your coach hasn’t added anything here.')
      document.body.replaceChildren()
    }
  })

  it('says that the plan is not written yet', async () => {
    answer(myProgram({ status: 'pending', stage: 'creating' }, { programData: null }))
    await open()
    const found = within(await dialog())
    await found.findByText('Your plan is not written yet')
    expectTexts(found, /is writing your plan/)
  })

  it('shows that it is on its way', async () => {
    const { promise, settle } = later()
    server.on({ 'GET /user-programs/:id/data': () => promise })
    await open()
    await within(await dialog()).findByText('Loading the program')
    settle({ success: true, data: myProgram() })
    await within(await dialog()).findByRole('tabpanel')
  })

  it('reports a refusal, and reloads on Try Again (SHOP-PROG-18 SHOP-ERR-33)', async () => {
    server.on({ 'GET /user-programs/:id/data': () => new Reply(403, { success: false }) })
    await open()
    const shown = within(await dialog())
    await shown.findByText('Failed to fetch program details')
    answer(myProgram())
    fireEvent.click(shown.getByRole('button', { name: 'Try Again' }))
    await shown.findByRole('tabpanel')
  })

  it('reports a lost connection after its retries (SHOP-ERR-34)', async () => {
    server.on({ 'GET /user-programs/:id/data': offline })
    await open()
    await within(await dialog()).findByText('Failed to load program details. Please try again.')
  })
})

describe('a session of the week', () => {
  const done = (sets: DoneSession['sets']) => ({
    date: '2026-11-16',
    sets,
    doneAt: '2026-11-16T09:05:00.000Z',
  })
  const put = (session: unknown, progress: number) => ({
    success: true,
    data: { session, userProgram: program('p1', { progress }) },
  })

  it('X-50: is marked done with its sets, Persian digits understood, and undone again', async () => {
    server.on({ 'PUT /user-programs/:id/sessions/:date': ({ body }) => put(done(body.sets), 50) })
    const visitor = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
    const found = await panel('workout')
    await visitor.type(found.getByLabelText('Back Squat, set 1: reps'), '۶')
    await visitor.type(found.getByLabelText('Back Squat, set 1: load in kilograms'), '62,5')
    await visitor.click(found.getByRole('button', { name: 'Mark as Done' }))
    await screen.findByText('The session is marked as done. Progress: 50%')
    expect(server.calls('PUT', '/user-programs/p1/sessions/2026-11-16')[0]?.body).toEqual({
      done: true,
      sets: [{ exercise: 'Back Squat', reps: 6, load: 62.5 }],
    })
    expectTexts(found, 'Done')

    server.on({ 'PUT /user-programs/:id/sessions/:date': () => put(null, 46) })
    await visitor.click(found.getByRole('button', { name: 'Undo' }))
    await screen.findByText('The session is no longer marked as done.')
    expect(server.calls('PUT', /sessions/).at(-1)?.body).toEqual({ done: false })
    expect(found.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows past sessions, and sends nothing invalid', async () => {
    answer(myProgram({}, { sessions: [done([{ exercise: 'Back Squat', reps: 5, load: 60 }])] }))
    const visitor = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
    const found = await panel('workout')
    const reps = found.getByLabelText<HTMLInputElement>('Back Squat, set 1: reps')
    expect(reps.value).toBe('5')
    await visitor.clear(reps)
    await visitor.type(reps, '5.5')
    await visitor.click(found.getByRole('button', { name: 'Save Changes' }))
    expect(reps.getAttribute('aria-invalid')).toBe('true')
    expect(server.calls('PUT', /sessions/)).toEqual([])
  })

  it('is not marked before its day comes, nor while the program is paused', async () => {
    const found = await panel('workout')
    // Monday only: Wednesday is still to come.
    expect(found.getAllByRole('button', { name: 'Mark as Done' })).toHaveLength(1)
    document.body.replaceChildren()
    answer(myProgram({ status: 'paused' }))
    expect((await panel('workout')).queryByRole('button', { name: 'Mark as Done' })).toBeNull()
  })

  it('of an earlier week is reached by turning back, not before the first day', async () => {
    const visitor = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
    answer(myProgram({ startDate: '2026-11-09' }))
    const found = await panel('workout')
    const back = found.getByRole<HTMLButtonElement>('button', { name: 'Previous week' })
    await visitor.click(back)
    expectTexts(found, 'Nov 9, 2026', 'Wednesday, November 11')
    expect(back.disabled).toBe(true)
    expect(found.getAllByRole('button', { name: 'Mark as Done' })).toHaveLength(3)
  })
})

describe('my own measurements', () => {
  const weight = (_id: string, value: number, day: string) =>
    ({ _id, kind: 'weight', value, unit: 'kg', at: `${day}T12:00:00.000Z` }) as const

  it('shows a chart with the target, and the same data as a table', async () => {
    answer(
      myProgram({}, { measurements: [weight('m1', 72, '2026-11-01'), weight('m2', 70.5, '2026-11-08')] }),
    )
    const found = await panel('tracking')
    const chart = found.getByRole('img', {
      name: /^Body weight over time: 2 values, from .72 kg. to .70.5 kg/,
    })
    expect(chart.querySelectorAll('[data-point]')).toHaveLength(2)
    expect(chart.querySelector('[data-target]')).toBeTruthy()
    expect(chart.textContent).toContain('66 kg')
    const slider = found.getByRole('slider', { name: /^.?Body weight.? over time, value by value$/ })
    const spoken = () => slider.getAttribute('aria-valuetext')?.replace(/[\u2066-\u2069]/g, '')
    expect(spoken()).toBe('Nov 8, 2026: 70.5 kg')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(spoken()).toBe('Nov 1, 2026: 72 kg')
    expect(found.getByRole('figure').textContent).toContain('Nov 1, 2026')
    const rows = within(found.getByRole('table', { name: 'Body weight' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'DayValue',
      'Nov 8, 202670.5 kg',
      'Nov 1, 202672 kg',
    ])
  })

  it('are entered and taken back, and brought back', async () => {
    answer(myProgram({}, { measurements: [weight('m1', 72, '2026-11-01')] }))
    server.on({
      'POST /user-programs/:id/measurements': ({ body }) => ({
        success: true,
        data: { _id: 'm9', unit: 'kg', ...body, at: '2026-11-10T12:00:00.000Z' },
      }),
      'DELETE /user-programs/:id/measurements/:mid': () => ({ success: true }),
    })
    const visitor = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
    const found = await panel('tracking')
    await visitor.type(found.getByLabelText('Value in kg'), '۷۱٫۵')
    await typeDay('Day', '2026-11-10', found)
    await visitor.click(found.getByRole('button', { name: 'Add' }))
    await screen.findByText('Measurement saved.')
    expect(server.calls('POST', '/user-programs/p1/measurements')[0]?.body).toEqual({
      kind: 'weight',
      value: 71.5,
      at: '2026-11-10',
    })
    await visitor.click(found.getByRole('button', { name: /^Remove .71.5 kg.*Nov 10, 2026/ }))
    await screen.findByText('Measurement removed.')
    await visitor.click(screen.getByRole('button', { name: 'Add It Again' }))
    await waitFor(() => expect(server.calls('POST', '/user-programs/p1/measurements')).toHaveLength(2))
  })

  it('of today are sent with the time of the clock, so that two of a day keep their order', async () => {
    answer(myProgram())
    server.on({
      'POST /user-programs/:id/measurements': ({ body }) => ({
        success: true,
        data: { _id: 'm9', unit: 'kg', ...body },
      }),
    })
    const visitor = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
    const found = await panel('tracking')
    await visitor.type(found.getByLabelText('Value in kg'), '71')
    await visitor.click(found.getByRole('button', { name: 'Add' }))
    await screen.findByText('Measurement saved.')
    expect(server.calls('POST', '/user-programs/p1/measurements')[0]?.body).toEqual({
      kind: 'weight',
      value: 71,
      at: new Date().toISOString(),
    })
  })

  it('that cannot be right are told at their field', async () => {
    const visitor = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime })
    const found = await panel('tracking')
    await visitor.type(found.getByLabelText('Value in kg'), '7')
    await typeDay('Day', '2026-11-17', found)
    await visitor.click(found.getByRole('button', { name: 'Add' }))
    expectTexts(found, 'Please check this value: it can’t be right')
    expectTexts(found, 'Please choose a day of this program that is not in the future')
    expect(server.calls('POST', /measurements/)).toEqual([])
  })
})
