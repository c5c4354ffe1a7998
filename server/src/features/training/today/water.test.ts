import { expect, test } from 'vitest'
import { millilitersOf } from './water'

test.each([
  ['2.5 l', 2500],
  ['3 liters', 3000],
  ['2,5 liter', 2500],
  ['۲٫۵ لیتر', 2500],
  ['2500 ml', 2500],
  ['8 glasses', 2000],
  ['about 2 L a day', 2000],
  ['2', 2000],
  ['1500', 1500],
  ['', null],
  ['as you like', null],
  ['900 liters', null],
])('reads the amount of water in %j as %j millilitres', (text, ml) => {
  expect(millilitersOf(text)).toBe(ml)
})
