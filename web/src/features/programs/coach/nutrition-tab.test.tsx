import { screen, waitFor, within } from '@testing-library/react'
import { completePlan } from 'contract/programs/plan-form'
import { describe, expect, it } from 'vitest'
import { aProgram, written } from '../../../../test/coach-program'
import {
  checkList,
  freshEditorServer,
  group,
  lastSave,
  openTab,
  saves,
  section,
} from '../../../../test/program-editor'

freshEditorServer()

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

  it('COACH-CONST-12 COACH-NU-07 COACH-NU-08 COACH-NU-09 COACH-NU-10 COACH-NU-11: six meals, each told in a line while closed', async () => {
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

  it('edits time and figures of a meal; an empty edit keeps the value (COACH-NU-12 COACH-VAL-19 COACH-ENT-12)', async () => {
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

  it('keeps the recipe on an empty edit; its own button removes it (COACH-VAL-19)', async () => {
    const { visitor, meal } = await openMeal(/^Breakfast/)
    await visitor.click(meal.getByRole('button', { name: 'Edit Breakfast: Recipe' }))
    await visitor.clear(meal.getByRole('textbox'))
    await visitor.click(meal.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(meal.queryByRole('textbox')).toBeNull())
    expect(meal.getByText('Soak the oats overnight.')).toBeTruthy()
    expect(saves()).toHaveLength(0)
    await visitor.click(meal.getByRole('button', { name: 'Delete Breakfast: Recipe' }))
    expect(await meal.findByText('No recipe provided')).toBeTruthy()
    expect(written(lastSave())).toEqual({ 'nutrition.mealPlan.breakfast.recipes': '' })
    expect(meal.queryByRole('button', { name: 'Delete Breakfast: Recipe' })).toBeNull()
    expect(document.activeElement).toBe(meal.getByRole('button', { name: 'Edit Breakfast: Recipe' }))
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
