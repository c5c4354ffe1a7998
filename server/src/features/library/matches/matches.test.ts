import { describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../test/factories'
import { foodBody } from '../../../../test/library'
import { useApp } from '../../../../test/test-app'
import { allergensIn } from './allergen-words'
import { areasIn, areasOf } from './area-words'

const app = useApp({ RATE_LIMITS: 'off' })

describe('allergens of texts', () => {
  test.each([
    ['Milk and eggs', ['eggs', 'milk']],
    ['peanut butter on toast', ['gluten', 'peanuts']],
    ['Almond milk', ['nuts']],
    ['coconut milk', []],
    ['lactose free', []],
    ['Noten en pinda’s', ['peanuts', 'nuts']],
    ['کره بادام‌زمینی', ['peanuts']],
    ['تخم‌مرغ و شیر', ['eggs', 'milk']],
    ['Shellfish', ['crustaceans']],
    ['An eggplant stew', []],
    ['', []],
  ])('%j names %j [58]', (text, expected) => {
    expect(allergensIn(text)).toEqual(expected)
  })
})

describe('areas of the body', () => {
  test.each([
    ['An old ankle sprain on the left, no pain today.', ['ankle']],
    ['Meniscus, and my lower back', ['back', 'knee']],
    ['زانوها و مچ دست', ['wrist', 'knee']],
    ['Schouder', ['shoulder']],
    ['none', []],
  ])('%j names %j [58]', (text, expected) => {
    expect(areasIn(text)).toEqual(expected)
  })

  test.each([
    ['Quadriceps', ['knee']],
    ['چهارسر ران', ['knee']],
    ['quads', ['knee']],
    ['Kuiten', ['ankle']],
    ['Shoulders', ['neck', 'shoulder']],
    ['General', []],
  ])('%j loads %j [58]', (group, expected) => {
    expect(areasOf(group)).toEqual(expected)
  })
})

test('a line of a plan has the allergens of the library’s food of that name, a coach’s own before the house’s [58]', async () => {
  const [owner, coach, other] = await Promise.all([
    makeAccount(app, ['admin']),
    makeAccount(app, ['coach']),
    makeAccount(app, ['coach']),
  ])
  const named = (allergens: string[]) =>
    foodBody({ name: `Quux ${owner.id} cheese`, aliases: { en: [], fa: ['کوکس'], nl: [] }, allergens })
  await app.call('POST', '/admin/library/foods', { token: owner.token, body: named(['soy']) })
  await app.call('POST', '/coach/library/foods', { token: coach.token, body: named(['nuts']) })
  const foods = [`60 g quux ${owner.id} cheese`, '2 eggs', 'water']
  const matched = async (token: string) => {
    const body = { foods, muscleGroups: ['Calves', 'General'] }
    return (await app.call('POST', '/coach/library/matches', { token, body })).json().data
  }
  expect(await matched(coach.token)).toEqual({
    foods: [
      { text: foods[0], allergens: ['nuts'] },
      { text: '2 eggs', allergens: ['eggs'] },
      { text: 'water', allergens: [] },
    ],
    muscleGroups: [
      { text: 'Calves', areas: ['ankle'] },
      { text: 'General', areas: [] },
    ],
  })
  expect((await matched(other.token)).foods[0].allergens).toEqual(['soy'])
})
