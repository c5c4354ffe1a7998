import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { food, listed, meal } from '../../../../test/library-foods'
import { answers, editorCalls, freshEditorServer, group, openTab } from '../../../../test/program-editor'

freshEditorServer()

async function typeFood(name: RegExp, typed: string) {
  answers({
    'GET /coach/library/foods': ({ query }) =>
      listed(...(query.get('search') === 'oats' ? [food('Oats')] : [])),
    'GET /coach/library/meals': () => listed(meal('Oats with milk')),
    'POST /coach/user-programs/:id/edits': () => ({ success: true, data: { version: 8 } }),
  })
  const { visitor } = await openTab('Nutrition')
  await visitor.click(group('Complete Meal Plan').getByRole('button', { name }))
  const region = within(screen.getByRole('region', { name }))
  await visitor.click(region.getByRole('button', { name: /^Add to .*Foods/ }))
  await visitor.keyboard(typed)
  return { visitor, region }
}
const edits = () => editorCalls('POST', '/edits').map(({ body }) => body)

describe('foods of the library in the plan [57]', () => {
  it('add their line and values to the meal, by the keyboard alone', async () => {
    const { visitor, region } = await typeFood(/^Breakfast/, 'oats')
    await region.findByRole('button', { name: /^Oats ?380 kcal/ })
    await visitor.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const amount = within(region.getByRole('group', { name: 'Oats' }))
    const grams = amount.getByLabelText<HTMLInputElement>('Grams')
    expect([grams.value, document.activeElement]).toEqual(['50', grams])
    await visitor.clear(grams)
    await visitor.keyboard('x{Enter}')
    expect(amount.getByText('Please enter the grams as a number')).toBeTruthy()
    await visitor.clear(grams)
    await visitor.keyboard('۱۰۰{Enter}')
    await waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]).toMatchObject({
      version: 7,
      edits: [
        {
          path: 'nutrition.mealPlan.breakfast',
          value: {
            time: '07:30',
            calories: 520 + 380,
            protein: 30 + 13,
            carbs: 55 + 68,
            fats: 18 + 7,
            foods: ['Oats', 'Berries', '100 g Oats'],
            recipes: 'Soak the oats overnight.',
          },
        },
      ],
    })
    await waitFor(() => expect(region.queryByRole('textbox')).toBeNull())
  })

  it('take a portion with one press, and go back to the search without a change', async () => {
    const { visitor, region } = await typeFood(/^Dinner/, 'oats')
    await visitor.click(await region.findByRole('button', { name: /^Oats ?380 kcal/ }))
    const portion = region.getByRole('button', { name: '1 bowl (50 g)' })
    expect(portion.getAttribute('aria-pressed')).toBe('true')
    await visitor.keyboard('{Escape}')
    expect(await region.findByRole('button', { name: /^Oats ?380 kcal/ })).toBeTruthy()
    expect(edits()).toHaveLength(0)
  })

  it('fill an empty meal with a meal of the library and its recipe', async () => {
    const { visitor, region } = await typeFood(/^Dinner/, 'oats')
    await visitor.click(await region.findByRole('button', { name: /^Oats with milk/ }))
    await waitFor(() => expect(edits()).toHaveLength(1))
    expect(edits()[0]).toMatchObject({
      edits: [
        {
          path: 'nutrition.mealPlan.dinner',
          value: { calories: 190, protein: 7, carbs: 34, fats: 4, foods: ['50 g Oats'], recipes: 'Boil.' },
        },
      ],
    })
  })

  it('leave free text as it is typed', async () => {
    const { visitor, region } = await typeFood(/^Breakfast/, 'a handful of berries{Enter}')
    await waitFor(() => expect(region.queryByRole('textbox')).toBeNull())
    expect(region.getByText('a handful of berries')).toBeTruthy()
    expect(edits()).toHaveLength(0)
    expect(visitor).toBeTruthy()
  })
})
