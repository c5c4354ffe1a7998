import { expect, it } from 'vitest'
import { eatenOf, macrosIn, macrosWith } from './meal-rules'

it.each([
  [
    'Beans on toast (520 kcal, protein 25 g, carbs 60 g, fats 12 g)',
    { calories: 520, protein: 25, carbs: 60, fats: 12 },
  ],
  ['Soup, 310kcal, 18 g protein', { calories: 310, protein: 18 }],
  [
    'Linzensoep – 410 kcal, eiwit 22 g, koolhydraten 48,5 g, vet 9 g',
    { calories: 410, protein: 22, carbs: 49, fats: 9 },
  ],
  [
    'عدسی، ۴۲۰ کیلوکالری، پروتئین ۲۴ گرم، کربوهیدرات ۵۵ گرم، چربی ۱۰ گرم',
    { calories: 420, protein: 24, carbs: 55, fats: 10 },
  ],
])('reads the values that a coach wrote into %s', (text, values) => {
  expect(macrosIn(text)).toEqual(values)
})

it('reads nothing from a text without calories', () => {
  expect(macrosIn('Two eggs with 60 g rye bread')).toBeUndefined()
  expect(macrosIn('30 g protein shake')).toBeUndefined()
})

it('adds up planned meals, alternatives with values, and alternatives without values as planned', () => {
  const meal = { calories: 500, protein: 30, carbs: 55, fats: 15 }
  const eaten = (done: boolean, alternative: string | null) => ({ ...meal, done, alternative })
  expect(macrosWith(meal, 'Soup, 310 kcal')).toEqual({ ...meal, calories: 310 })
  const day = [
    eaten(true, null),
    eaten(false, null),
    eaten(true, 'Soup, 310 kcal, protein 18 g'),
    eaten(true, 'Bread'),
  ]
  expect(eatenOf(day)).toEqual({ calories: 1310, protein: 78, carbs: 165, fats: 45 })
})
