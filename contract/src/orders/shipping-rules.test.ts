import { describe, expect, test } from 'vitest'
import { toCents } from '../money'
import {
  addBusinessDays,
  cheapestCents,
  isShippingCode,
  offeredMethods,
  type ShippingMethod,
  shippingCents,
  specifiedShipping,
} from './shipping-rules'

const [standard, express] = specifiedShipping

test('SHOP-CONST-05 standard is free, 5 to 7 business days', () => {
  expect(standard).toMatchObject({ code: 'standard', price: 0, businessDays: { min: 5, max: 7 } })
})

test('SHOP-CONST-06 express is $9.99, 2 to 3 business days', () => {
  expect(express).toMatchObject({ code: 'express', price: 9.99, businessDays: { min: 2, max: 3 } })
})

test('business days step over the weekend', () => {
  const friday = new Date(2026, 0, 2)
  expect(addBusinessDays(friday, 1).getDate()).toBe(5)
  expect(addBusinessDays(friday, 5).getDate()).toBe(9)
  expect(friday.getDate()).toBe(2)
})

describe('shipping methods of a country', () => {
  const abroad: ShippingMethod = { ...express, code: 'abroad', price: 19.5, countries: ['US', 'CA'] }
  const methods: ShippingMethod[] = [{ ...standard, countries: ['NL'] }, express, abroad]
  const codes = (country: string | undefined | null) =>
    offeredMethods(methods, country).map(({ code }) => code)

  test.each([
    ['NL', ['standard', 'express']],
    ['CA', ['express', 'abroad']],
    ['IR', ['express']],
    [undefined, ['express']],
    [null, ['standard', 'express', 'abroad']],
  ])('%s: %j', (country, expected) => {
    expect(codes(country)).toEqual(expected)
  })

  test('have the lowest of their prices as the cheapest one', () => {
    expect(cheapestCents([express, abroad], 5000)).toBe(999)
    expect(cheapestCents([{ ...abroad, freeFrom: 50 }, express], toCents(50))).toBe(0)
    expect(cheapestCents([], 5000)).toBe(0)
  })
})

test('shipping is free from the amount that the way names, not below', () => {
  expect(shippingCents({ price: 4.95, freeFrom: 50 }, 4999)).toBe(495)
  expect(shippingCents({ price: 4.95, freeFrom: 50 }, 5000)).toBe(0)
})

test.each([
  ['standard', true],
  ['pick-up-2', true],
  ['x', false],
  ['Express', false],
  ['ab cd', false],
  ['a'.repeat(31), false],
])('the code %s is valid: %s', (code, valid) => {
  expect(isShippingCode(code)).toBe(valid)
})
