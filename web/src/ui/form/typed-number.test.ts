import { expect, test } from 'vitest'
import { typedNumber } from './typed-number'

test.each([
  ['9', 9],
  [' 20.5 ', 20.5],
  ['20,5', 20.5],
  ['۲۰٫۵', 20.5],
  ['٠٫٥', 0.5],
  ['.5', 0.5],
  ['5.', 5],
])('reads the typed number “%s” as %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

test.each(['', ' ', '-1', '1e3', '0x10', '1.234,5', 'ten', '.'])(
  'does not read “%s” as a number',
  (typed) => {
    expect(typedNumber(typed)).toBeNaN()
  },
)
