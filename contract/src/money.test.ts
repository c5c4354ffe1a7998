import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineCents, type PricedLine } from './cart/rules'
import { cartCents, cartTotals } from './cart/totals'
import { effectivePrice, formatCents, formatUsd, percentOff, toCents, toUsd } from './money'
import { orderCents } from './orders/discount-rules'
import { specifiedShipping } from './orders/shipping-rules'
import { defaultTax, taxOf } from './tax'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const usd = cents.map(toUsd)
const line: fc.Arbitrary<PricedLine> = fc.record({
  price: fc.integer({ min: 1, max: 1_000_000 }).map(toUsd),
  salePrice: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(toUsd)),
  quantity: fc.integer({ min: 1, max: 999 }),
})

describe('amounts', () => {
  test('cents and dollars are there and back the same', () => {
    fc.assert(fc.property(cents, (c) => toCents(toUsd(c)) === c))
  })

  test.each([
    [0, '$0.00'],
    [450, '$4.50'],
    [5449, '$54.49'],
    [123_456_789, '$1,234,567.89'],
  ])('SHOP-CONST-04 %i cents read %s, in US dollars and en-US format', (amount, text) => {
    expect(formatCents(amount)).toBe(text)
    expect(formatUsd(toUsd(amount))).toBe(text)
  })
})

describe('tax', () => {
  test.each([
    [4999, 450],
    [100, 9],
    [0, 0],
    [5, 0],
    [6, 1],
    [50, 5],
    [150, 14],
    [149, 13],
  ])('SHOP-CONST-01 X-21 of %i cents is %i: 9%%, rounded half up', (subtotal, tax) => {
    expect(taxOf(subtotal, defaultTax)).toBe(tax)
  })

  test('SHOP-CONST-01 is never half a cent or more away from 9%', () => {
    fc.assert(
      fc.property(cents, (subtotal) => {
        const tax = taxOf(subtotal, defaultTax)
        const off = tax * 100 - subtotal * 9
        return Number.isInteger(tax) && off <= 50 && off > -50
      }),
    )
  })
})

describe('tax of another rate', () => {
  test.each([
    [10_000, 21, 2100, 1736],
    [999, 21, 210, 173],
    [100, 0, 0, 0],
    [12_345, 8.25, 1018, 941],
    [1, 50, 1, 0],
  ])('X-109 on %i cents at %d%% is %i, in them %i', (amount, taxRate, added, inside) => {
    expect(taxOf(amount, { taxRate, taxShown: 'excluded' })).toBe(added)
    expect(taxOf(amount, { taxRate, taxShown: 'included' })).toBe(inside)
  })

  test('X-109 tax inside an amount equals the tax on the rest of the amount, to the cent', () => {
    const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_900_000_000 }), rate, (amount, taxRate) => {
        const tax = taxOf(amount, { taxRate, taxShown: 'included' })
        const again = taxOf(amount - tax, { taxRate, taxShown: 'excluded' })
        return Number.isSafeInteger(tax) && tax >= 0 && tax <= amount && Math.abs(tax - again) <= 1
      }),
    )
  })

  test('X-109 the total of a cart with tax in its prices is the sum of its lines', () => {
    const lines = [{ price: 10.9, salePrice: null, quantity: 2 }]
    const terms = { ...defaultTax, taxShown: 'included' as const }
    expect(cartTotals(lines, terms)).toEqual({ itemCount: 2, subtotal: 21.8, tax: 1.8, total: 21.8 })
  })
})

describe('a cart', () => {
  test('X-22 SHOP-CONST-01 SHOP-CONST-02 SHOP-CONST-06 49.99: tax 4.50, total 54.49, with express 64.48', () => {
    const lines = [{ price: 49.99, salePrice: null, quantity: 1 }]
    expect(cartTotals(lines, defaultTax)).toEqual({ itemCount: 1, subtotal: 49.99, tax: 4.5, total: 54.49 })
    const { subtotal } = cartCents(lines.map(lineCents), defaultTax)
    const [, method] = specifiedShipping
    expect(toUsd(orderCents(subtotal, { method, tax: defaultTax }).total)).toBe(64.48)
  })

  test('X-21 is taxed once, not line by line', () => {
    const lines = Array.from({ length: 10 }, () => ({ price: 0.05, salePrice: null, quantity: 1 }))
    expect(cartTotals(lines, defaultTax)).toMatchObject({ subtotal: 0.5, tax: 0.05 })
  })

  test('SHOP-CONST-02 SHOP-CONST-03 adds up: total = subtotal + tax, itemCount = the sum of quantities', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { subtotal, tax, total } = cartCents(lines.map(lineCents), defaultTax)
        const expected = lines.reduce(
          (sum, l) => sum + Math.round(effectivePrice(l.price, l.salePrice) * 100) * l.quantity,
          0,
        )
        const shown = cartTotals(lines, defaultTax)
        expect([subtotal, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(subtotal).toBe(expected)
        expect(total).toBe(subtotal + tax)
        expect(shown.itemCount).toBe(lines.reduce((n, l) => n + l.quantity, 0))
        expect(toCents(shown.total)).toBe(total)
      }),
    )
  })

  test('does not depend on the order of its lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), (lines) => {
        expect(cartTotals([...lines].reverse(), defaultTax)).toEqual(cartTotals(lines, defaultTax))
      }),
    )
  })

  test('an empty one is nothing', () => {
    expect(cartTotals([], defaultTax)).toEqual({ itemCount: 0, subtotal: 0, tax: 0, total: 0 })
  })
})

describe('sales', () => {
  test.each([
    [50, 40, 40],
    [50, 0.01, 0.01],
    [50, 50, 50],
    [50, 60, 50],
    [50, 0, 50],
    [50, null, 50],
    [50, undefined, 50],
  ])('SHOP-VAL-56 X-20 price %d with sale price %s costs %d', (price, sale, effective) => {
    expect(effectivePrice(price, sale)).toBe(effective)
    expect(percentOff(price, sale) !== undefined).toBe(effective < price)
  })

  test('X-20 nobody ever pays more than the price, or nothing', () => {
    fc.assert(
      fc.property(usd, usd, (price, sale) => {
        const effective = effectivePrice(price, sale)
        return effective <= price && (effective > 0 || price === 0)
      }),
    )
  })

  test.each([
    [100, 75, 25],
    [64.99, 59.99, 8],
    [200, 199, 1],
    [1000, 999, 1],
    [8, 7, 13],
    [40, 39.8, 1],
    [3, 0.01, 100],
  ])('X-19 from %d to %d is %i per cent off, half up and at least 1', (price, sale, off) => {
    expect(percentOff(price, sale)).toBe(off)
  })

  test('X-19 the badge is right to the cent, whatever floating point makes of it', () => {
    const price = fc.integer({ min: 2, max: 500_000 })
    fc.assert(
      fc.property(price, fc.nat(), (p, n) => {
        const sale = 1 + (n % (p - 1))
        const exact = Math.floor(((p - sale) * 200 + p) / (2 * p))
        expect(percentOff(toUsd(p), toUsd(sale))).toBe(Math.max(1, exact))
      }),
      { numRuns: 20_000 },
    )
  })
})
