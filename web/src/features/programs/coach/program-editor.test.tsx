import { screen, waitFor, within } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import type { CompleteProgram } from 'contract/programs/coach-calls'
import { completePlan } from 'contract/programs/plan-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open, press } from '../../../../test/coach-area'
import { aPlan, aProgram, written } from '../../../../test/coach-program'
import { type Heard, later, offline, Reply, refusal } from '../../../../test/fake-server'

let server: ReturnType<typeof fakeCoachServer>['server']
let version: number

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = fakeCoachServer().server
  version = 7
  server.on({
    'PUT /coach/user-programs/:id/complete-data': () => ({ success: true, data: { version: ++version } }),
  })
})

/** Opens the program of the one user on the dashboard. */
async function openProgram(program: CompleteProgram | unknown = aProgram(), locale: Locale = 'en') {
  server.on({
    'GET /coach/user-programs/:id/complete': () => ({ success: true, data: program, version: 7 }),
  })
  const shown = await open('/coach/dashboard', { locale })
  await shown.visitor.click(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
  const dialog = await screen.findByRole('dialog')
  return { ...shown, dialog: within(dialog), box: dialog }
}
async function openTab(name: string, program: CompleteProgram = aProgram()) {
  const shown = await openProgram(program)
  await shown.visitor.click(await shown.dialog.findByRole('tab', { name }))
  return shown
}
const saves = () => server.calls('PUT', '/coach/user-programs/up-u1/complete-data')
const lastSave = () => saves().at(-1) as Heard
const group = (name: string) => within(screen.getByRole('group', { name }))
const edit = (name: string) => press(`Edit ${name}`)
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('the program of a user', () => {
  it('COACH-DASH-25 COACH-DASH-26 COACH-PD-01 COACH-STATE-06: opens over the dashboard, loading first', async () => {
    const answer = later<unknown>()
    server.on({ 'GET /coach/user-programs/:id/complete': () => answer.promise })
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Loading program details...')).toBeTruthy()
    const title = dialog.getByRole('heading', { level: 2 }).textContent ?? ''
    expect(title.replace(/[\u2066-\u2069]/g, '')).toBe('Strength in 12 Weeks · Mina Rad u1')
    answer.settle({ success: true, data: aProgram() })
    expect(await dialog.findByRole('tab', { name: 'Overview' })).toBeTruthy()
    expect(dialog.queryByText('Loading program details...')).toBeNull()
  })

  it('COACH-DASH-27 COACH-DASH-28: closes by its button and by a press beside it', async () => {
    const { visitor, dialog, box } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await visitor.click(screen.getByRole('button', { name: 'Strength in 12 Weeks' }))
    await screen.findByRole('dialog')
    await visitor.click(box)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('COACH-STATE-06: a program that cannot be loaded says so and can be tried again', async () => {
    server.on({ 'GET /coach/user-programs/:id/complete': () => refusal('programs.not_found') })
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    expect(await screen.findByText('This program could not be loaded')).toBeTruthy()
    server.on({ 'GET /coach/user-programs/:id/complete': () => ({ success: true, data: aProgram() }) })
    await visitor.click(press('Retry'))
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeTruthy()
  })

  it('COACH-PD-02: says that there is no data', async () => {
    const { dialog } = await openProgram(aProgram({ programData: null }, 'answering'))
    expect(await dialog.findByText('No program data available')).toBeTruthy()
  })

  it('COACH-PD-04 COACH-PD-05 COACH-PD-06 COACH-PD-07 COACH-PD-08 COACH-ENT-23: tells where the program stands', async () => {
    const { dialog } = await openProgram()
    const tabs = await dialog.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Nutrition',
      'Workout',
      'Tracking',
      'Questionnaire',
    ])
    const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts.slice(0, 4)).toEqual([
      ['Status', 'Active'],
      ['Started', 'October 15, 2026'],
      ['Progress', '46%'],
      ['Week', 'Week 5 of 12'],
    ])
  })

  it.each(['active', 'completed', 'paused', 'answering', 'creating'] as const)(
    'COACH-STATE-07: says that a program is %s',
    async (status) => {
      const { dialog } = await openProgram(aProgram({}, status))
      const term = await dialog.findByText('Status', { selector: 'dt' })
      expect(term.nextSibling?.textContent?.toLowerCase()).toBe(status)
    },
  )

  it('COACH-ENT-24: takes the parts at the top of the answer as well', async () => {
    server.on({
      'GET /coach/user-programs/:id/complete': () => ({ success: true, ...aProgram() }),
    })
    const { visitor } = await open('/coach/dashboard')
    await visitor.click(await screen.findByRole('button', { name: 'Strength in 12 Weeks' }))
    expect(await screen.findByText('Three sessions a week.')).toBeTruthy()
  })

  it('COACH-PD-09: another tab begins at its top', async () => {
    const { visitor, dialog, box } = await openProgram()
    const tab = await dialog.findByRole('tab', { name: 'Workout' })
    const scroller = box.querySelector('[data-scroller]') as HTMLElement
    const scrollTo = vi.spyOn(scroller, 'scrollTo')
    await visitor.click(tab)
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })
})

describe('a field of the program', () => {
  it('COACH-PD-03 COACH-STATE-13 COACH-STATE-14 COACH-STATE-15 COACH-STATE-17 COACH-ERR-30 COACH-CALL-09 COACH-CALL-11 X-53: is edited in its place', async () => {
    const answer = later<unknown>()
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    server.on({ 'PUT /coach/user-programs/:id/complete-data': () => answer.promise })
    await visitor.click(edit('Program title'))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Program title' })
    expect([field.value, document.activeElement === field]).toEqual(['Strength in 12 Weeks', true])
    await visitor.clear(field)
    await visitor.type(field, 'Strength, second round')
    await visitor.click(group('Program title').getByRole('button', { name: 'Save' }))
    expect(press('Saving...').disabled).toBe(true)
    expect(field.disabled).toBe(true)
    expect(lastSave().body).toEqual({ title: 'Strength, second round' })
    expect(lastSave().headers.get('If-Match')).toBe('7')
    expect(lastSave().headers.get('Authorization')).toBe('Bearer coach-token')
    expect(lastSave().headers.get('Content-Type')).toBe('application/json')
    answer.settle({ success: true, data: { version: 8 } })
    expect(await screen.findByText('Changes saved successfully!')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Strength, second round')).toBeTruthy()
    expect(document.activeElement).toBe(edit('Program title'))
    // The next save of this field knows its own last one; that of another still the first.
    server.on({
      'PUT /coach/user-programs/:id/complete-data': () => ({ success: true, data: { version: 9 } }),
    })
    await visitor.click(edit('Program title'))
    await visitor.keyboard('Third{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(2))
    expect(lastSave().headers.get('If-Match')).toBe('8')
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    await waitFor(() => expect(saves()).toHaveLength(3))
    expect([lastSave().headers.get('If-Match'), lastSave().body]).toEqual(['7', { duration: 90 }])
  })

  it('COACH-STATE-16: Cancel and Escape discard what was typed, and close nothing else', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(edit('Description'))
    await visitor.keyboard(' More.')
    await visitor.click(group('Description').getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Three sessions a week.')).toBeTruthy()
    await visitor.click(edit('Description'))
    await visitor.keyboard('Other{Escape}')
    expect(screen.getByText('Three sessions a week.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(saves()).toHaveLength(0)
  })

  it.each([
    [
      'COACH-ERR-27: the server’s reason',
      refusal('programs.not_editable'),
      'This program can no longer be changed',
    ],
    ['COACH-ERR-27 COACH-CALL-12: its error field', new Reply(400, { error: 'No, thanks' }), 'No, thanks'],
    ['COACH-ERR-27: no reason', new Reply(500, {}), 'Failed to save changes'],
    ['COACH-ERR-28: no JSON', new Reply(502, '<html>'), 'Server error: 502'],
  ])('%s is told, and the draft stays', async (_, answer, text) => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    server.on({ 'PUT /coach/user-programs/:id/complete-data': () => answer })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration (days)' }).value).toBe('90')
    expect(press('Save').disabled).toBe(false)
  })

  it('COACH-ERR-16 COACH-ERR-31 X-54: without an answer the update has failed', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    server.on({ 'PUT /coach/user-programs/:id/complete-data': offline })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    expect(await screen.findByText('Failed to update program.')).toBeTruthy()
    expect(console.warn).toHaveBeenCalledWith('Failed to update user program data', expect.anything())
  })

  it('COACH-PD-10 COACH-PD-11: the message can be sent away, and is at most 400 px wide', async () => {
    const { visitor, dialog, box } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    const text = await screen.findByText('Changes saved successfully!')
    const message = text.closest('[data-kind]') as HTMLElement
    expect([message.dataset.kind, message.className.includes('max-w-[400px]')]).toEqual(['success', true])
    expect(message.closest('.fixed')?.className).toMatch(/end-4 top-4|top-4 end-4/)
    expect(box.contains(message)).toBe(true)
    await visitor.click(within(message).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Changes saved successfully!')).toBeNull()
  })

  it('X-53: two people write one field: the new version is loaded, or mine stands', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    const conflict = () =>
      refusal('programs.changed_meanwhile', undefined, { data: { version: 12, current: { duration: 70 } } })
    server.on({ 'PUT /coach/user-programs/:id/complete-data': conflict })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90{Enter}')
    const asked = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }))
    expect(asked.getByText('70')).toBeTruthy()
    expect(asked.getByText('90')).toBeTruthy()
    expect(
      screen.getByText('This was changed by somebody else in the meantime').closest('[data-kind=warning]'),
    ).toBeTruthy()
    await visitor.click(asked.getByRole('button', { name: 'Reload' }))
    expect(await screen.findByText('70 days')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()

    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('95{Enter}')
    await screen.findByRole('dialog', { name: 'Changed by somebody else' })
    server.on({
      'PUT /coach/user-programs/:id/complete-data': () => ({ success: true, data: { version: 13 } }),
    })
    await visitor.click(press('Keep mine'))
    expect(await screen.findByText('95 days')).toBeTruthy()
    expect([lastSave().headers.get('If-Match'), lastSave().body]).toEqual(['12', { duration: 95 }])
  })

  it('what is not saved is asked about before it is lost', async () => {
    const { visitor, dialog } = await openProgram()
    await dialog.findByRole('tab', { name: 'Overview' })
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard('90')
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await visitor.click(press('Keep editing'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Duration (days)' }).value).toBe('90')
    await visitor.click(dialog.getByRole('tab', { name: 'Nutrition' }))
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Overview')
    await visitor.click(press('Discard changes'))
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('Nutrition')
    await visitor.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a program that has ended is only read', async () => {
    const { dialog } = await openProgram(aProgram({}, 'completed'))
    await dialog.findByRole('tab', { name: 'Overview' })
    expect(dialog.queryByRole('button', { name: /^(Edit|Add|Delete)/ })).toBeNull()
  })
})

describe('the Overview tab', () => {
  it('COACH-OV-01 COACH-OV-02 COACH-ENT-09: description and duration in days', async () => {
    const { visitor } = await openTab('Overview')
    const part = section('Program Description')
    expect(part.getByText('Three sessions a week.')).toBeTruthy()
    expect(part.getByText('84 days')).toBeTruthy()
    await visitor.click(part.getByRole('button', { name: 'Edit Description' }))
    await visitor.clear(part.getByRole('textbox'))
    await visitor.keyboard('Four.{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Four.')).toBeTruthy()
    expect(lastSave().body).toEqual({ description: 'Four.' })
    await visitor.click(part.getByRole('button', { name: 'Edit Duration (days)' }))
    await visitor.keyboard('56')
    await visitor.click(part.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('56 days')).toBeTruthy()
  })

  it.each([
    ['12.9', 12],
    ['۴۲', 42],
    ['١٬٢٠٠', 1200],
    ['-5', 0],
    ['soon', 0],
  ])('COACH-VAL-16 COACH-VAL-17 X-55: %s typed as a number is %s', async (typed, number) => {
    const { visitor } = await openTab('Overview')
    await visitor.click(edit('Duration (days)'))
    await visitor.keyboard(`${typed}{Enter}`)
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ duration: number })
  })

  it.each([
    ['COACH-OV-03 COACH-VAL-21', 'Program Goals', 'goals', 'New Item'],
    ['COACH-OV-04 COACH-VAL-21', 'Recommendations', 'recommendations', 'New Item'],
    ['COACH-OV-05 COACH-VAL-22', 'Daily Activities', 'schedule.daily', 'New Activity'],
    ['COACH-OV-06 COACH-VAL-22 COACH-ENT-10', 'Weekly Activities', 'schedule.weekly', 'New Activity'],
  ])('%s COACH-CALL-10: %s are edited, added and deleted as a whole list', async (_, name, path, added) => {
    const { visitor } = await openTab('Overview')
    await checkList(visitor, name, path, added)
  })

  it('a list is put in another order by its keys, and says so', async () => {
    const { visitor } = await openTab('Overview')
    const list = group('Program Goals')
    list.getByRole('button', { name: 'Edit Program Goals, item 1' }).focus()
    await visitor.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({ goals: ['Sleep eight hours', 'Squat 100 kg'] })
    await waitFor(() => expect(list.getByRole('status').textContent).toContain('is now number 2 of 2'))
  })
})

/** Walks through a list: add, edit, delete; every save sends all of it. */
async function checkList(
  visitor: Awaited<ReturnType<typeof openProgram>>['visitor'],
  name: string,
  path: string,
  added: string,
) {
  const items = path.split('.').reduce((node, key) => (node as never)[key], aPlan as unknown) as string[]
  const list = group(name)
  for (const item of items) expect(list.getByText(item)).toBeTruthy()
  await visitor.click(list.getByRole('button', { name: `Add to ${name}` }))
  const field = await list.findByRole<HTMLInputElement>('textbox')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([added, 0, added.length])
  expect(written(lastSave())).toEqual({ [path]: [...items, added] })
  await visitor.keyboard('Mine{Enter}')
  await waitFor(() => expect(written(lastSave())).toEqual({ [path]: [...items, 'Mine'] }))
  await waitFor(() => expect(list.queryByRole('textbox')).toBeNull())
  await visitor.click(list.getByRole('button', { name: `Delete ${name}, item 1` }))
  await waitFor(() => expect(written(lastSave())).toEqual({ [path]: [...items.slice(1), 'Mine'] }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(items.length))
}

describe('the Nutrition tab', () => {
  it.each([
    ['COACH-NU-01', 'Calories', '2,400 kcal', 80, 'nutrition.dailyCalories'],
    ['COACH-NU-02', 'Protein', '150 g', 75, 'nutrition.macronutrients.protein'],
    ['COACH-NU-03 COACH-NU-06', 'Carbs', '500 g', 100, 'nutrition.macronutrients.carbs'],
    ['COACH-NU-04', 'Fats', '70 g', 70, 'nutrition.macronutrients.fats'],
  ])(
    '%s COACH-NU-05 COACH-CONST-09 COACH-ENT-11: the day’s %s with its bar',
    async (_, name, shown, percent, path) => {
      const { visitor } = await openTab('Nutrition')
      const part = section('Daily Nutrition Overview')
      expect(part.getByText(shown)).toBeTruthy()
      const bar = part.getByRole('progressbar', { name })
      expect(bar.getAttribute('aria-valuenow')).toBe(String(percent))
      await visitor.click(part.getByRole('button', { name: `Edit ${name}` }))
      await visitor.keyboard('۹۹۹۹۹{Enter}')
      await waitFor(() => expect(written(lastSave())).toEqual({ [path]: 99_999 }))
      await waitFor(() =>
        expect(part.getByRole('progressbar', { name }).getAttribute('aria-valuenow')).toBe('100'),
      )
    },
  )

  it('COACH-NU-07 COACH-NU-08 COACH-NU-09 COACH-NU-10 COACH-NU-11: six meals, each told in a line while closed', async () => {
    await openTab('Nutrition')
    const heads = group('Complete Meal Plan').getAllByRole('button')
    expect(heads.map((head) => head.getAttribute('aria-expanded'))).toEqual(Array(6).fill('false'))
    const texts = heads.map((head) => (head.textContent ?? '').replace(/[\u2066-\u2069]/g, ''))
    expect(texts[0]).toBe('Breakfast07:30520 kcalP: 30g C: 55g F: 18g')
    expect(texts[1]).toBe('Morning SnackNot set0 kcalP: 0g C: 0g F: 0g')
    expect(texts.map((text) => /^(.+?)(?:07:30|Not set)/.exec(text)?.[1])).toEqual([
      'Breakfast',
      'Morning Snack',
      'Lunch',
      'Afternoon Snack',
      'Dinner',
      'Evening Snack',
    ])
  })

  async function openMeal(name: RegExp) {
    const shown = await openTab('Nutrition')
    await shown.visitor.click(group('Complete Meal Plan').getByRole('button', { name }))
    return { ...shown, meal: within(screen.getByRole('region', { name })) }
  }

  it('COACH-NU-12 COACH-VAL-19 COACH-ENT-12: time and figures of a meal; an empty edit leaves what was', async () => {
    const { visitor, meal } = await openMeal(/^Breakfast/)
    for (const [field, typed, value] of [
      ['Time', '08:15', '08:15'],
      ['Calories (kcal)', '600', 600],
      ['Protein (g)', '۳۵', 35],
      ['Carbs (g)', '60', 60],
      ['Fats (g)', '20', 20],
    ] as const) {
      await visitor.click(meal.getByRole('button', { name: `Edit Breakfast: ${field}` }))
      await visitor.clear(meal.getByRole('textbox'))
      await visitor.keyboard('{Enter}')
      await waitFor(() => expect(meal.queryByRole('textbox')).toBeNull())
      const before = saves().length
      await visitor.click(meal.getByRole('button', { name: `Edit Breakfast: ${field}` }))
      expect(meal.getByRole<HTMLInputElement>('textbox').value).not.toBe('')
      await visitor.keyboard(`${typed}{Enter}`)
      await waitFor(() => expect(saves()).toHaveLength(before + 1))
      expect(Object.values(written(lastSave()))).toEqual([value])
      await waitFor(() => expect(meal.queryByRole('textbox')).toBeNull())
    }
    expect(saves()).toHaveLength(5)
    expect(Object.keys(written(lastSave()))).toEqual(['nutrition.mealPlan.breakfast.fats'])
  })

  it('COACH-NU-13 COACH-VAL-23: foods of a meal', async () => {
    const { visitor } = await openMeal(/^Breakfast/)
    await checkList(visitor, 'Breakfast: Foods', 'nutrition.mealPlan.breakfast.foods', 'New Food')
  })

  it('COACH-NU-16 COACH-VAL-24: alternatives of a meal', async () => {
    const { visitor } = await openMeal(/^Breakfast/)
    const path = 'nutrition.mealPlan.breakfast.alternatives'
    await checkList(visitor, 'Breakfast: Alternatives', path, 'New Alternative')
  })

  it('COACH-NU-15: the recipe is edited', async () => {
    const { visitor, meal } = await openMeal(/^Breakfast/)
    expect(meal.getByText('Soak the oats overnight.')).toBeTruthy()
    await visitor.click(meal.getByRole('button', { name: 'Edit Breakfast: Recipe' }))
    await visitor.clear(meal.getByRole('textbox'))
    await visitor.keyboard('Boil.')
    await visitor.click(meal.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(written(lastSave())).toEqual({ 'nutrition.mealPlan.breakfast.recipes': 'Boil.' }),
    )
  })

  it('COACH-NU-14 COACH-NU-15 COACH-NU-16: a meal without foods, recipe and alternatives says so', async () => {
    const { meal } = await openMeal(/^Dinner/)
    expect(meal.getByText('No foods specified')).toBeTruthy()
    expect(meal.getByText('No recipe provided')).toBeTruthy()
    expect(meal.getByText('No alternatives suggested')).toBeTruthy()
  })

  it.each([
    ['COACH-NU-17 COACH-VAL-25', 'Dietary Restrictions', 'nutrition.restrictions', 'New Restriction'],
    ['COACH-NU-18 COACH-VAL-26 COACH-ENT-13', 'Supplements', 'nutrition.supplements', 'New Supplement'],
  ])('%s: %s', async (_, name, path, added) => {
    const { visitor } = await openTab('Nutrition')
    expect(section('Dietary Information').getByRole('group', { name })).toBeTruthy()
    await checkList(visitor, name, path, added)
  })

  it('COACH-NU-17 COACH-NU-18: none of either is said', async () => {
    await openTab('Nutrition', aProgram({ programData: completePlan({}) }))
    const part = section('Dietary Information')
    expect(part.getByText('No dietary restrictions')).toBeTruthy()
    expect(part.getByText('No supplements recommended')).toBeTruthy()
  })

  it('COACH-NU-19 COACH-NU-20 COACH-NU-21 COACH-VAL-18 COACH-ENT-14: water as text, times and fluids with commas', async () => {
    const { visitor } = await openTab('Nutrition')
    const part = section('Hydration Plan')
    await visitor.click(part.getByRole('button', { name: 'Edit Daily Water Intake' }))
    await visitor.keyboard('3 litres, more in summer{Enter}')
    await waitFor(() =>
      expect(written(lastSave())).toEqual({
        'nutrition.hydration.dailyWater': '3 litres, more in summer',
      }),
    )
    await visitor.click(part.getByRole('button', { name: 'Edit Timing' }))
    expect(part.getByRole<HTMLInputElement>('textbox').value).toBe('On waking, Before training')
    await visitor.keyboard(' Morning ,, Noon،  شب , {Enter}')
    await waitFor(() =>
      expect(written(lastSave())).toEqual({ 'nutrition.hydration.timing': ['Morning', 'Noon', 'شب'] }),
    )
    await visitor.click(part.getByRole('button', { name: 'Edit Additional Fluids' }))
    await visitor.keyboard('Tea, Milk{Enter}')
    await waitFor(() =>
      expect(written(lastSave())).toEqual({ 'nutrition.hydration.additionalFluids': ['Tea', 'Milk'] }),
    )
  })
})

describe('the Workout tab', () => {
  it('COACH-WO-01 COACH-WO-02 COACH-WO-03 COACH-WO-04 COACH-WO-05 COACH-WO-06 COACH-ENT-15: seven days, each told in a line', async () => {
    await openTab('Workout')
    const heads = group('Complete Weekly Workout Schedule').getAllByRole('button')
    expect(heads.map((head) => head.textContent)).toEqual([
      'MondayLegs60 min1 exerciseFocus set',
      ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
        (day) => `${day}No focus set0 minNo exercisesFocus missing`,
      ),
    ])
    const icons = heads.map((head) => head.querySelector('svg[data-day]')?.innerHTML)
    expect(new Set(icons).size).toBe(7)
    expect(icons).not.toContain(undefined)
  })

  async function openDay(name: RegExp) {
    const shown = await openTab('Workout')
    await shown.visitor.click(group('Complete Weekly Workout Schedule').getByRole('button', { name }))
    return { ...shown, day: within(screen.getByRole('region', { name })) }
  }
  const path = (field: string) => `workout.weeklySchedule.monday.${field}`

  it('COACH-WO-07 COACH-WO-08 COACH-WO-10 COACH-WO-11 COACH-WO-12 COACH-VAL-18: the fields of a day', async () => {
    const { visitor, day } = await openDay(/^Monday/)
    for (const [label, typed, field, value] of [
      ['Focus', 'Back', 'focus', 'Back'],
      ['Duration (minutes)', '۴۵', 'duration', 45],
      ['Warmup', 'Row, , Bike', 'warmup', ['Row', 'Bike']],
      ['Cooldown', 'Walk', 'cooldown', ['Walk']],
    ] as const) {
      await visitor.click(day.getByRole('button', { name: `Edit Monday: ${label}` }))
      await visitor.keyboard(`${typed}{Enter}`)
      await waitFor(() => expect(written(lastSave())).toEqual({ [path(field)]: value }))
      await waitFor(() => expect(day.queryByRole('textbox')).toBeNull())
    }
    await visitor.click(day.getByRole('button', { name: 'Edit Monday: Notes' }))
    await visitor.clear(day.getByRole('textbox'))
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(written(lastSave())).toEqual({ [path('notes')]: '' }))
    expect(await day.findByText('No notes provided')).toBeTruthy()
  })

  it('COACH-WO-03 COACH-WO-10 COACH-WO-11 COACH-WO-12: an empty day says what is missing', async () => {
    const { day } = await openDay(/^Friday/)
    expect(day.getByText('No focus set')).toBeTruthy()
    expect(day.getAllByText('Not set')).toHaveLength(2)
    expect(day.getByText('No notes provided')).toBeTruthy()
  })

  it('COACH-WO-09 COACH-WO-13 COACH-ENT-20: an exercise is read, and its twelve fields are edited together', async () => {
    const { visitor, day } = await openDay(/^Monday/)
    const exercise = within(day.getByRole('article', { name: 'Back Squat' }))
    for (const text of [
      'Strength',
      'Barbell, Rack',
      '4',
      '5-6',
      '3 min',
      'Chest up, knees out.',
      'Quads, Glutes',
    ])
      expect(exercise.getByText(text)).toBeTruthy()
    expect(exercise.getByRole('link').getAttribute('href')).toBe('https://videos.test/squat')
    await visitor.click(exercise.getByRole('button', { name: /^Edit .*Back Squat/ }))
    const fields = exercise.getAllByRole('textbox')
    expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Name',
      'Category',
      'Equipment',
      'Sets',
      'Reps',
      'Rest',
      'Technique',
      'Progression',
      'Alternatives',
      'Video URL',
      'Muscle Groups',
      'Difficulty',
    ])
    const type = async (label: string, text: string) => {
      await visitor.clear(exercise.getByLabelText(label))
      await visitor.type(exercise.getByLabelText(label), text)
    }
    await type('Sets', '۵ sets')
    await type('Equipment', 'Bar, , Belt,')
    await type('Muscle Groups', 'Quads')
    await type('Alternatives', 'Hack squat, Leg press')
    await visitor.click(exercise.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(written(lastSave())).toEqual({
      [path('exercises')]: [
        expect.objectContaining({
          name: 'Back Squat',
          sets: 5,
          equipment: ['Bar', 'Belt'],
          muscleGroups: ['Quads'],
          alternatives: ['Hack squat', 'Leg press'],
        }),
      ],
    })
    await waitFor(() => expect(exercise.queryByRole('textbox')).toBeNull())
  })

  it('COACH-VAL-20: the address of a video is typed as one, and what is none is not sent', async () => {
    const { visitor, day } = await openDay(/^Monday/)
    await visitor.click(day.getByRole('button', { name: /^Edit .*Back Squat/ }))
    const url = day.getByLabelText<HTMLInputElement>('Video URL')
    expect(url.type).toBe('url')
    await visitor.clear(url)
    await visitor.type(url, 'javascript:alert(1)')
    await visitor.click(day.getByRole('button', { name: 'Save' }))
    expect(day.getByText('Please enter an address that begins with http:// or https://')).toBeTruthy()
    expect(saves()).toHaveLength(0)
  })

  it('COACH-ENT-21 COACH-ENT-22: a new exercise begins with its defaults, open to be written', async () => {
    const { visitor, day } = await openDay(/^Friday/)
    await visitor.click(day.getByRole('button', { name: 'Add exercise' }))
    expect((await day.findByLabelText<HTMLInputElement>('Name')).value).toBe('New Exercise')
    const [added] = written(lastSave())['workout.weeklySchedule.friday.exercises'] as Record<
      string,
      unknown
    >[]
    expect(added).toMatchObject({
      name: 'New Exercise',
      category: 'Strength',
      equipment: ['No equipment'],
      sets: 3,
      reps: '8-10',
      rest: '2 min',
      muscleGroups: ['General'],
    })
    expect(added?.alternatives).toHaveLength(2)
    for (const field of ['technique', 'progression', 'videoUrl']) expect(added?.[field]).toBeTruthy()
    await visitor.click(day.getByRole('button', { name: 'Cancel' }))
    await visitor.click(day.getByRole('button', { name: /^Delete .*New Exercise/ }))
    await waitFor(() =>
      expect(written(lastSave())).toEqual({ 'workout.weeklySchedule.friday.exercises': [] }),
    )
  })

  it('COACH-WO-14 COACH-WO-15 COACH-ENT-16 COACH-CALL-10: all phases are edited together', async () => {
    const { visitor } = await openTab('Workout')
    const part = section('Progression Plan')
    expect(part.getByText('Phase 1').nextSibling?.textContent).toBe('Learn the lifts')
    expect(part.getByText('Phase 2').nextSibling?.textContent).toBe('Add weight')
    await visitor.click(part.getByRole('button', { name: 'Edit Progression Plan' }))
    expect(part.getAllByRole('textbox')).toHaveLength(2)
    await visitor.type(part.getByLabelText('Phase 1'), ' well')
    await visitor.clear(part.getByLabelText('Phase 2'))
    await visitor.type(part.getByLabelText('Phase 2'), 'Rest')
    await visitor.click(part.getByRole('button', { name: 'Cancel' }))
    expect(part.getByText('Learn the lifts')).toBeTruthy()
    await visitor.click(part.getByRole('button', { name: 'Edit Progression Plan' }))
    await visitor.type(part.getByLabelText('Phase 1'), ' well')
    await visitor.click(part.getByRole('button', { name: 'Remove Phase 2' }))
    await visitor.click(part.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(lastSave().body).toEqual({
      workout: { progression: { phase1: { focus: 'Learn the lifts well' }, phase2: null } },
    })
    await waitFor(() => expect(part.queryByText('Phase 2')).toBeNull())
  })
})

describe('the Tracking tab', () => {
  it('COACH-TR-01 COACH-TR-02 COACH-TR-03 COACH-TR-04 COACH-TR-05 COACH-ENT-17 X-46: is read only', async () => {
    await openTab('Tracking')
    const panel = within(screen.getAllByRole('tabpanel').at(-1) as HTMLElement)
    const list = (name: string) =>
      within(panel.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(list('Metrics')).toEqual(['Weight', 'Waist'])
    expect(list('Tracking Goals')).toEqual(['Lose 2 cm of waist'])
    const facts = panel.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(facts).toEqual([
      ['Frequency', 'Weekly'],
      ['Initial', '82.5 kg'],
      ['Target', '78 kg'],
    ])
    expect(panel.queryByRole('button')).toBeNull()
  })
})

describe('the Questionnaire tab', () => {
  const question = (id: string, category: string, more = {}) => ({
    id,
    category,
    type: 'text' as const,
    question: `What of ${id}?`,
    required: true,
    ...more,
  })
  const questionnaire = {
    questions: [
      question('a', 'Health'),
      question('b', 'Habits', { type: 'multiple', required: false }),
      question('c', 'Health', { type: 'number' }),
      question('d', 'Health', { type: 'boolean' }),
    ],
    responses: [
      { questionId: 'a', answer: 'Knee', answeredAt: '2026-10-02T09:00:00.000Z' },
      { questionId: 'b', answer: ['Tea', 'Coffee'], answeredAt: '2026-10-03T09:00:00.000Z' },
      { questionId: 'd', answer: '  ', answeredAt: '2026-10-03T09:00:00.000Z' },
    ],
    submittedAt: '2026-10-03T09:00:00.000Z',
  }

  it('COACH-QU-01 COACH-QU-02 COACH-QU-03 COACH-QU-04 COACH-QU-05 COACH-QU-06 COACH-QU-07 COACH-QU-08 COACH-ENT-25 COACH-ENT-26 COACH-GEN-05: questions by category with their answers', async () => {
    await openTab('Questionnaire', aProgram({ questionnaire } as Partial<CompleteProgram>))
    const items = (name: string) =>
      section(name)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(items('Health')).toEqual([
      'Question 1TextRequiredWhat of a?Answer: KneeAnswered October 2, 2026',
      'Question 2NumberRequiredWhat of c?No response yet',
      'Question 3Yes or noRequiredWhat of d?Answer: No answer providedAnswered October 3, 2026',
    ])
    expect(items('Habits')).toEqual([
      'Question 1Several choicesOptionalWhat of b?Answer: Tea, CoffeeAnswered October 3, 2026',
    ])
  })

  it('COACH-QU-09: without questions it says so', async () => {
    await openTab('Questionnaire')
    expect(screen.getByText('No questionnaire questions found for this program.')).toBeTruthy()
  })
})
