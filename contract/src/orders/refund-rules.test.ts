import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultTax } from '../tax'
import { orderCents } from './discount-rules'
import {
  lineShares,
  type PlannedRefund,
  planRefund,
  type Refundable,
  type RefundProblem,
  type RefundWish,
  shareOut,
} from './refund-rules'

/** An order of these lines (price and quantity), with nothing refunded. */
function orderOf(prices: readonly [cents: number, quantity: number][], off = 0, shipping = 0): Refundable {
  const totals = prices.map(([cents, quantity]) => cents * quantity)
  const subtotal = totals.reduce((sum, one) => sum + one, 0)
  const amounts = orderCents(subtotal, {
    discount: { kind: 'amount', value: off },
    method: { price: shipping / 100 },
    tax: defaultTax,
  })
  const shares = lineShares(totals, amounts)
  return {
    left: { net: subtotal - amounts.discount, tax: amounts.tax, shipping },
    lines: prices.map(([, quantity], i) => ({
      itemId: `${i}`,
      quantity,
      net: (totals[i] ?? 0) - (shares[i]?.discount ?? 0),
      tax: shares[i]?.tax ?? 0,
      refunded: 0,
    })),
  }
}

const isPlan = (plan: PlannedRefund | RefundProblem): plan is PlannedRefund => !('problem' in plan)

/** The order after a refund. */
function reduced({ left, lines }: Refundable, plan: PlannedRefund): Refundable {
  const units = (itemId: string) => plan.lines.find((line) => line.itemId === itemId)?.quantity ?? 0
  return {
    left: {
      net: left.net - plan.net,
      tax: left.tax - plan.tax,
      shipping: left.shipping - plan.shipping,
    },
    lines: lines.map((line) => ({ ...line, refunded: line.refunded + units(line.itemId) })),
  }
}

const anOrder = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000_00 }), fc.integer({ min: 1, max: 99 })), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.nat(500_00),
    fc.constantFrom(0, 999),
  )
  .filter(([prices]) => prices.some(([cents]) => cents > 100))
  .map(([prices, off, shipping]) => orderOf(prices, off, shipping))

const aWish: fc.Arbitrary<RefundWish> = fc.oneof(
  fc.record({ amount: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({
    lines: fc.array(
      fc.record({ itemId: fc.constantFrom('0', '1', '2'), quantity: fc.integer({ min: 1, max: 5 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    shipping: fc.boolean(),
  }),
  fc.constant({ shipping: true }),
)

test('a refund of units takes at most the shipping that it names', () => {
  const order = orderOf([[1000, 2]], 0, 999)
  const lines = [{ itemId: '0', quantity: 2 }]
  expect(planRefund(order, { lines, shipping: 495 })).toMatchObject({ shipping: 495, amount: 2675 })
  expect(planRefund(order, { lines, shipping: 5000 })).toMatchObject({ shipping: 999 })
  expect(planRefund(order, { lines, shipping: 0 })).toMatchObject({ shipping: 0 })
})

describe('shares', () => {
  test('of an amount add up to it', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 34, 33])
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.array(fc.nat(2 ** 31 - 1), { minLength: 1 }), (amount, weights) => {
        const parts = shareOut(amount, weights)
        const whole = weights.some((weight) => weight > 0) ? amount : 0
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('of a discount are never more than the line costs', () => {
    expect(lineShares([1000, 1000, 1], { discount: 1000, tax: 90 })).toEqual([
      { discount: 500, tax: 45 },
      { discount: 500, tax: 45 },
      { discount: 0, tax: 0 },
    ])
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), fc.nat(1000), (totals, thousandth) => {
        const subtotal = totals.reduce((sum, one) => sum + one, 0)
        const discount = Math.floor((subtotal * thousandth) / 1000)
        for (const [i, share] of lineShares(totals, { discount, tax: 0 }).entries())
          expect(share.discount).toBeLessThanOrEqual(totals[i] ?? 0)
      }),
    )
  })
})

describe('a refund', () => {
  test('of one of three units is their share of discount and tax; the three add up to the line', () => {
    // 3 × 10.00 less 1.00, and 9 % tax.
    let order = orderOf([[1000, 3]], 100)
    const parts = [1, 2, 3].map(() => {
      const plan = planRefund(order, { lines: [{ itemId: '0', quantity: 1 }] })
      if (!isPlan(plan)) throw new Error('refused')
      order = reduced(order, plan)
      return [plan.net, plan.tax]
    })
    expect(parts).toEqual([
      [967, 87],
      [966, 87],
      [967, 87],
    ])
    expect(order.left).toEqual({ net: 0, tax: 0, shipping: 0 })
  })

  test('by amount is goods and their tax first, shipping last', () => {
    const order = orderOf([[4000, 1]], 0, 999)
    expect(planRefund(order, { amount: 1000 })).toEqual({
      net: 917,
      tax: 83,
      shipping: 0,
      amount: 1000,
      lines: [],
    })
    expect(planRefund(order, { amount: 5000 })).toMatchObject({ net: 4000, tax: 360, shipping: 640 })
  })

  test('of units and shipping names both', () => {
    const order = orderOf(
      [
        [4000, 2],
        [1000, 1],
      ],
      0,
      999,
    )
    const lines = [{ itemId: '0', quantity: 1 }]
    expect(planRefund(order, { lines, shipping: true })).toEqual({
      net: 4000,
      tax: 360,
      shipping: 999,
      amount: 5359,
      lines: [{ itemId: '0', quantity: 1, net: 4000, tax: 360 }],
    })
    expect(planRefund(order, { shipping: true })).toMatchObject({ amount: 999, lines: [] })
  })

  test('names everything that is left where nothing is named', () => {
    const order = orderOf(
      [
        [4000, 2],
        [1000, 1],
      ],
      500,
      999,
    )
    const first = planRefund(order, { lines: [{ itemId: '0', quantity: 1 }] })
    if (!isPlan(first)) throw new Error('refused')
    const rest = planRefund(reduced(order, first), {})
    expect(rest).toMatchObject({ amount: 10_264 - first.amount, shipping: 999 })
    expect(isPlan(rest) && rest.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['0', 1],
      ['1', 1],
    ])
  })

  test('is refused beyond the money, the units and the lines', () => {
    const order = orderOf([[4000, 2]])
    expect(planRefund(order, { amount: 8721 })).toEqual({ problem: 'amount', available: 8720 })
    const three = [
      { itemId: '0', quantity: 1 },
      { itemId: '0', quantity: 2 },
    ]
    expect(planRefund(order, { lines: three })).toEqual({ problem: 'units', available: 2 })
    expect(planRefund(order, { lines: [{ itemId: '9', quantity: 1 }] })).toEqual({ problem: 'line' })
    const less = planRefund(order, { amount: 6000 })
    if (!isPlan(less)) throw new Error('refused')
    expect(planRefund(reduced(order, less), { lines: [{ itemId: '0', quantity: 1 }] })).toEqual({
      problem: 'amount',
      available: 2720,
    })
  })

  test('of the last units after an amount is what is left of the goods', () => {
    const order = orderOf([[4000, 2]], 0, 999)
    const goodwill = planRefund(order, { amount: 1000 })
    if (!isPlan(goodwill)) throw new Error('refused')
    const lines = [{ itemId: '0', quantity: 2 }]
    expect(planRefund(reduced(order, goodwill), { lines })).toMatchObject({ amount: 7720, shipping: 0 })
    expect(planRefund(reduced(order, goodwill), { lines, shipping: true })).toMatchObject({ amount: 8719 })
  })

  test('ends at exactly nothing in any number of steps, and no part is ever overdrawn', () => {
    fc.assert(
      fc.property(anOrder, fc.array(aWish, { maxLength: 12 }), (placed, wishes) => {
        let order = placed
        for (const wish of [...wishes, {}]) {
          const plan = planRefund(order, wish)
          if (!isPlan(plan)) continue
          expect(plan.net + plan.tax + plan.shipping).toBe(plan.amount)
          expect(Math.min(plan.net, plan.tax, plan.shipping)).toBeGreaterThanOrEqual(0)
          order = reduced(order, plan)
          expect(Math.min(order.left.net, order.left.tax, order.left.shipping)).toBeGreaterThanOrEqual(0)
          for (const { quantity, refunded } of order.lines) expect(refunded).toBeLessThanOrEqual(quantity)
        }
        expect(order.left).toEqual({ net: 0, tax: 0, shipping: 0 })
      }),
    )
  })
})
