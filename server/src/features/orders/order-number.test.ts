import { expect, test } from 'vitest'
import { numbersTyped } from './order-number'

test.each([
  ['TV-100004', ['TV-100004']],
  [' tv 100004 ', ['TV-100004']],
  ['#TV100004', ['TV-100004']],
  ['AB-100004', ['AB-100004']],
  ['100004', ['AB-100004', 'TV-100004']],
  ['۱۰۰۰۰۴', ['AB-100004', 'TV-100004']],
  ['XY-100004', []],
  ['Roya', []],
  ['', []],
])('X-109 “%s” may be %j in a shop that had the prefix TV and has AB', (typed, numbers) => {
  expect(numbersTyped(typed, ['AB', 'TV'])).toEqual(numbers)
})
