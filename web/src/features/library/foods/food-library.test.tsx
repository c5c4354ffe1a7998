import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeCoachServer, open } from '../../../../test/coach-area'
import { refusal } from '../../../../test/fake-server'
import { food, listed, meal } from '../../../../test/library-foods'

let server: ReturnType<typeof fakeCoachServer>['server']

beforeEach(() => {
  localStorage.clear()
  server = fakeCoachServer().server
  server.on({
    'GET /coach/library/exercises': () => listed(),
    'GET /coach/library/foods': () => listed(food('Rye bread'), food('White rice', { own: false })),
    'GET /coach/library/meals': () => listed(meal('Porridge'), meal('House bowl', { own: false })),
  })
})
afterEach(() => vi.unstubAllGlobals())

const openEntry = async (part: 'foods' | 'meals', name: string) => {
  const { visitor } = await open(`/coach/library/${part}`)
  await visitor.click(await screen.findByRole('button', { name }))
  return { visitor, dialog: within(await screen.findByRole('dialog')) }
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('foods of the library [57]', () => {
  it('are listed with their values of 100 g, one press away from the exercises', async () => {
    const { visitor } = await open('/coach/library')
    await visitor.click(await screen.findByRole('link', { name: 'Foods' }))
    await screen.findByRole('button', { name: 'Rye bread' })
    const values = 'In 100 g380 kcal · protein 13 g · carbs 68 g · fats 7 g'
    expect(rows()).toEqual([`Rye breadYours${values}`, `White rice${values}`])
    expect(screen.getByRole('link', { name: 'Foods' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('2 foods')).toBeTruthy()
  })

  it('of the house are read, with allergens and portions', async () => {
    const { dialog } = await openEntry('foods', 'White rice')
    expect(dialog.getByText('gluten')).toBeTruthy()
    expect(dialog.getByText('1 bowl (50 g)')).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  it('are added once, with numbers as people type them', async () => {
    server.on({ 'POST /coach/library/foods': () => ({ success: true, data: food('Dates') }) })
    const { visitor } = await open('/coach/library/foods')
    await visitor.click(await screen.findByRole('button', { name: 'New Food' }))
    const dialog = within(await screen.findByRole('dialog'))
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Please enter a name')).toBeTruthy()
    expect(dialog.getAllByText('This number is out of range.')).toHaveLength(4)
    await visitor.type(dialog.getAllByLabelText('Name')[0] as HTMLElement, 'Dates')
    await visitor.type(dialog.getByLabelText('Calories (kcal)'), '۲۸۲')
    await visitor.type(dialog.getByLabelText('Protein (g)'), '2,5')
    await visitor.type(dialog.getByLabelText('Carbs (g)'), '75')
    await visitor.type(dialog.getByLabelText('Fats (g)'), '40')
    await visitor.click(dialog.getByRole('checkbox', { name: 'sulfites' }))
    await visitor.click(dialog.getByRole('button', { name: 'Add a Portion' }))
    await visitor.type(dialog.getByLabelText('Portion 1, English'), '1 date')
    await visitor.type(dialog.getByLabelText('Portion 1, grams'), '8')
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Protein, carbs and fats weigh more than the food itself')).toBeTruthy()
    await visitor.clear(dialog.getByLabelText('Fats (g)'))
    await visitor.type(dialog.getByLabelText('Fats (g)'), '0.4')
    await visitor.dblClick(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('POST', '/coach/library/foods').map(({ body }) => body)).toEqual([
      {
        name: 'Dates',
        names: { fa: '', nl: '' },
        aliases: { en: [], fa: [], nl: [] },
        per100: { calories: 282, protein: 2.5, carbs: 75, fats: 0.4 },
        portions: [{ name: '1 date', names: { fa: '', nl: '' }, grams: 8 }],
        allergens: ['sulfites'],
      },
    ])
  })

  it('keep the input where the server refuses it', async () => {
    server.on({ 'PUT /coach/library/foods/:id': () => refusal('library.changed_meanwhile') })
    const { visitor, dialog } = await openEntry('foods', 'Rye bread')
    await visitor.type(dialog.getByLabelText('Protein (g)'), '.5')
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Someone else changed this/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Protein (g)').value).toBe('13.5')
    const [sent] = server.calls('PUT', '/coach/library/foods/Rye-bread')
    expect(sent?.body).toMatchObject({ version: 1, per100: { protein: 13.5 } })
  })

  it('are deleted after a question', async () => {
    server.on({ 'DELETE /coach/library/foods/:id': () => ({ success: true }) })
    const { visitor, dialog } = await openEntry('foods', 'Rye bread')
    await visitor.click(dialog.getByRole('button', { name: 'Delete Food' }))
    const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
    await visitor.click(question.getByRole('button', { name: 'Delete Food' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('DELETE', '/coach/library/foods/Rye-bread')).toHaveLength(1)
  })

  it('say that there are none, or that they could not be loaded', async () => {
    server.on({ 'GET /coach/library/foods': () => refusal('library.not_found') })
    const { visitor } = await open('/coach/library/foods')
    expect(await screen.findByText('The library couldn’t be loaded')).toBeTruthy()
    server.on({ 'GET /coach/library/foods': () => listed() })
    await visitor.click(screen.getByRole('button', { name: /Retry|Try Again/i }))
    expect(await screen.findByText('No foods yet')).toBeTruthy()
  })
})

describe('meals of the library [57]', () => {
  it('are listed with their energy and foods', async () => {
    await open('/coach/library/meals')
    await screen.findByRole('button', { name: 'Porridge' })
    expect(rows()[0]).toBe('PorridgeYoursCalories (kcal)190Foods of the meal50 g Oats')
  })

  it('of the house are read, with their values and recipe', async () => {
    const { dialog } = await openEntry('meals', 'House bowl')
    expect(dialog.getByText('190 kcal · protein 7 g · carbs 34 g · fats 4 g')).toBeTruthy()
    expect(dialog.getByText('Boil.')).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  it('add up their foods while these are found and weighed', async () => {
    server.on({ 'POST /coach/library/meals': () => ({ success: true, data: meal('Toast') }) })
    const { visitor } = await open('/coach/library/meals')
    await visitor.click(await screen.findByRole('button', { name: 'New Meal' }))
    const dialog = within(await screen.findByRole('dialog'))
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Please add a food')).toBeTruthy()
    await visitor.type(dialog.getAllByLabelText('Name')[0] as HTMLElement, 'Toast')
    await visitor.type(dialog.getByLabelText('Add a food'), 'rye')
    await dialog.findByRole('button', { name: /^Rye bread/ })
    await visitor.keyboard('{ArrowDown}{Enter}')
    const computed = () => dialog.getByText(/^From the foods/).textContent
    expect(computed()).toBe('From the foods: 190 kcal · protein 7 g · carbs 34 g · fats 4 g')
    const grams = dialog.getByRole('textbox', { name: /^Grams of/ })
    await visitor.clear(grams)
    await visitor.type(grams, '100')
    expect(computed()).toBe('From the foods: 380 kcal · protein 13 g · carbs 68 g · fats 7 g')
    await visitor.click(dialog.getByRole('checkbox', { name: 'Write other values' }))
    await visitor.type(dialog.getByLabelText('Calories (kcal)'), '400.5')
    for (const name of ['Protein (g)', 'Carbs (g)', 'Fats (g)'])
      await visitor.type(dialog.getByLabelText(name), '9')
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('This number is out of range.')).toBeTruthy()
    await visitor.clear(dialog.getByLabelText('Calories (kcal)'))
    await visitor.type(dialog.getByLabelText('Calories (kcal)'), '400')
    await visitor.dblClick(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls('POST', '/coach/library/meals').map(({ body }) => body)).toMatchObject([
      {
        name: 'Toast',
        items: [{ foodId: 'Rye-bread', grams: 100 }],
        macros: { calories: 400, protein: 9, carbs: 9, fats: 9 },
        recipe: '',
      },
    ])
  })

  it('lose a food that is removed', async () => {
    server.on({ 'PUT /coach/library/meals/:id': () => ({ success: true, data: meal('Porridge') }) })
    const { visitor, dialog } = await openEntry('meals', 'Porridge')
    await visitor.click(dialog.getByRole('button', { name: /^Remove/ }))
    expect(dialog.getByText('No foods yet')).toBeTruthy()
    await visitor.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Please add a food')).toBeTruthy()
    expect(server.calls('PUT', '/coach/library/meals/Porridge')).toHaveLength(0)
  })
})
