import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartCents } from '../cart/totals'
import { defaultTax, type TaxTerms, taxOf } from '../tax'
import {
  DISCOUNT_LEAST_ORDER,
  DISCOUNT_LEAVES,
  DISCOUNT_PERCENT_MAX,
  type DiscountForm,
  discountOf,
  discountProblems,
  normalDiscountCode,
  orderCents,
} from './discount-rules'

const percent = (value: number) => ({ kind: 'percent' as const, value })
const amount = (value: number) => ({ kind: 'amount' as const, value })
const express = { price: 9.99 }

describe('a discount', () => {
  test.each([
    [4999, percent(10), 500],
    [4995, percent(10), 500],
    [4994, percent(10), 499],
    [100, percent(1), 1],
    [10_000, amount(2500), 2500],
    [2000, amount(2500), 1950],
    [100, percent(90), 50],
  ])('of %i cents by %o is %i cents: half up, and 50 cents stay to be paid', (items, discount, off) => {
    expect(discountOf(items, discount)).toBe(off)
  })

  test('comes off before tax, shipping stays', () => {
    expect(orderCents(4999, { discount: percent(10), method: express, tax: defaultTax })).toEqual({
      subtotal: 4999,
      discount: 500,
      tax: 405,
      shippingTax: 0,
      shipping: 999,
      total: 5903,
    })
  })

  const items = fc.integer({ min: DISCOUNT_LEAST_ORDER, max: 1_900_000_000 })
  const discounts = fc.oneof(
    fc.integer({ min: 1, max: DISCOUNT_PERCENT_MAX }).map(percent),
    fc.integer({ min: 1, max: 10_000_000 }).map(amount),
  )

  test('keeps total = items - discount + tax on the rest + shipping in whole cents for every code (X-21)', () => {
    fc.assert(
      fc.property(items, discounts, fc.constantFrom(0, 9.99), (subtotal, discount, price) => {
        const sums = orderCents(subtotal, { discount, method: { price }, tax: defaultTax })
        expect(sums.discount).toBeGreaterThan(0)
        expect(subtotal - sums.discount).toBeGreaterThanOrEqual(DISCOUNT_LEAVES)
        expect(sums.tax).toBe(taxOf(subtotal - sums.discount, defaultTax))
        expect(sums.total).toBe(subtotal - sums.discount + sums.tax + sums.shipping)
        for (const cents of Object.values(sums)) expect(Number.isSafeInteger(cents)).toBe(true)
      }),
    )
  })

  test('without a code the sums are those of the cart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 })), (lines) => {
        const cart = cartCents(lines, defaultTax)
        const nothing = { discount: 0, shippingTax: 0, shipping: 0 }
        expect(orderCents(cart.subtotal, { tax: defaultTax })).toEqual({ ...cart, ...nothing })
      }),
    )
  })
})

describe('the total of an order (X-109)', () => {
  const terms: TaxTerms = { taxRate: 21, taxShown: 'excluded', shippingTaxed: true }

  test('adds tax on goods and shipping to prices without tax', () => {
    expect(orderCents(10_000, { method: { price: 10 }, tax: terms })).toEqual({
      subtotal: 10_000,
      discount: 0,
      tax: 2310,
      shippingTax: 210,
      shipping: 1000,
      total: 13_310,
    })
  })

  test('takes the tax of goods and shipping out of prices with tax', () => {
    const tax: TaxTerms = { ...terms, taxShown: 'included' }
    expect(orderCents(12_100, { discount: amount(1100), method: { price: 12.1 }, tax })).toEqual({
      subtotal: 12_100,
      discount: 1100,
      tax: 2119,
      shippingTax: 210,
      shipping: 1210,
      total: 12_210,
    })
  })

  test('makes shipping free from an amount of goods after the discount', () => {
    const method = { price: 4.95, freeFrom: 50 }
    const tax: TaxTerms = { ...terms, shippingTaxed: false }
    expect(orderCents(5000, { method, tax }).shipping).toBe(0)
    expect(orderCents(4999, { method, tax }).shipping).toBe(495)
    expect(orderCents(5400, { discount: amount(500), method, tax }).shipping).toBe(495)
  })

  test('charges no shipping for an order without a parcel', () => {
    expect(orderCents(5000, { tax: terms })).toMatchObject({ shipping: 0, shippingTax: 0, total: 6050 })
  })
})

test('a code is the same however it is written', () => {
  for (const typed of ['WELCOME10', 'welcome10', ' Wel come 10 ', 'welcome۱۰', 'welcome١٠'])
    expect(normalDiscountCode(typed)).toBe('WELCOME10')
})

describe('the form of a code', () => {
  const form: DiscountForm = {
    code: 'spring-15',
    kind: 'percent',
    value: 15,
    minimum: 50,
    from: '2026-03-20',
    until: '2026-03-20',
    limit: 100,
    customerLimit: null,
  }
  const codesOf = (changes: Partial<DiscountForm>) =>
    discountProblems({ ...form, ...changes }).map(({ path, code }) => [path, code])

  test('that is right has no problems', () => {
    expect(codesOf({})).toEqual([])
    expect(
      codesOf({ kind: 'amount', value: 12.5, minimum: null, from: null, until: null, limit: null }),
    ).toEqual([])
  })

  test.each<[Partial<DiscountForm>, keyof DiscountForm, string]>([
    [{ code: 'AB' }, 'code', 'orders.discount_code_invalid'],
    [{ code: 'A'.repeat(31) }, 'code', 'orders.discount_code_invalid'],
    [{ code: 'تخفیف' }, 'code', 'orders.discount_code_invalid'],
    [{ code: '-ABC' }, 'code', 'orders.discount_code_invalid'],
    [{ value: 0 }, 'value', 'orders.discount_percent_invalid'],
    [{ value: 91 }, 'value', 'orders.discount_percent_invalid'],
    [{ value: 2.5 }, 'value', 'orders.discount_percent_invalid'],
    [{ value: Number.NaN }, 'value', 'orders.discount_percent_invalid'],
    [{ kind: 'amount', value: 1.005 }, 'value', 'orders.discount_amount_invalid'],
    [{ kind: 'amount', value: 0 }, 'value', 'orders.discount_amount_invalid'],
    [{ kind: 'amount', value: 1e9 }, 'value', 'orders.discount_amount_invalid'],
    [{ minimum: -1 }, 'minimum', 'orders.discount_amount_invalid'],
    [{ until: '2026-03-19' }, 'until', 'orders.period_invalid'],
    [{ limit: 0 }, 'limit', 'orders.discount_limit_invalid'],
    [{ limit: 1.5 }, 'limit', 'orders.discount_limit_invalid'],
    [{ customerLimit: -1 }, 'customerLimit', 'orders.discount_limit_invalid'],
  ])('%o is refused at %s', (changes, path, code) => {
    expect(codesOf(changes)).toEqual([[path, code]])
  })
})
