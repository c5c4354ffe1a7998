import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDiscount } from '../../../../test/discounts'
import { makeAccount, makeProduct } from '../../../../test/factories'
import {
  brokenInvariants,
  type OrderWish,
  makeOrder as placeOrder,
  stockOf as stock,
} from '../../../../test/orders'
import { makeTemplate } from '../../../../test/programs'
import { sendRefunds } from '../../../../test/refunds'
import { useApp } from '../../../../test/test-app'
import type { RefundOutcome, RefundRequest } from '../../../adapters/payments/payments'
import type { Sandbox } from '../../../adapters/payments/sandbox'
import { checkRefunds } from '../refunds/refund-send.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let kettlebell: string
let rope: string
let staff: { id: string; token: string }

beforeAll(async () => {
  kettlebell = await makeProduct(app, { name: 'Kettlebell', stock: 1000, priceCents: 4000 })
  rope = await makeProduct(app, { name: 'Speed rope', stock: 1000, priceCents: 1300 })
  staff = await makeAccount(app, ['admin'], undefined, 'owner')
})

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.call(method, `/admin/orders${path}`, { token: staff.token, body, ...(headers && { headers }) })
const read = async (id: string) => (await call('GET', `/${id}`)).json().data
const stockOf = (id: string) => stock(app, id)
const broken = () => brokenInvariants(app)

/** What the provider was asked to give back, answered with `outcomes` in turn, then with success. */
function watchProvider(...outcomes: RefundOutcome[]) {
  const asked: RefundRequest[] = []
  vi.spyOn(app.deps.online as Sandbox, 'refund').mockImplementation(async (request) => {
    asked.push(request)
    return outcomes.shift() ?? { state: 'sent', reference: `sbr_${request.key}` }
  })
  return asked
}

/** An order of two kettlebells and a rope with express shipping, paid and moved to a status. */
async function makeOrder(wish: Partial<OrderWish> = {}) {
  const lines: OrderWish['lines'] = [
    [kettlebell, 2],
    [rope, 1],
  ]
  const order = await placeOrder(app, staff.token, {
    lines,
    checkout: { shippingMethod: 'express' },
    ...wish,
  })
  return {
    ...order,
    refund: (body: object = {}, headers?: Record<string, string>) =>
      order.staffCall('POST', '/refund', { reason: 'Arrived damaged', ...body }, headers),
  }
}

describe('X-105 a refund of a part', () => {
  test('by amount, twice the same, then the rest: each is its own at the provider, and nothing is left', async () => {
    const asked = watchProvider()
    const order = await makeOrder()
    // 2 × 40.00 + 13.00, 9 % tax, 9.99 shipping.
    expect(order.total).toBe(111.36)
    const first = (await order.refund({ amount: 10 })).json().data
    expect(first).toMatchObject({
      paymentStatus: 'paid',
      refundedTotal: 0,
      refunding: true,
      refundable: true,
    })
    expect(first.refunds).toEqual([
      {
        _id: expect.any(String),
        state: 'pending',
        amount: 10,
        net: 9.17,
        tax: 0.83,
        shipping: 0,
        reason: 'Arrived damaged',
        source: 'staff',
        method: 'provider',
        lines: [],
        creditNoteNumber: null,
        createdAt: expect.any(String),
      },
    ])
    await order.refund({ amount: 10 })
    await sendRefunds(app, order.id)
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
    expect(asked.map(({ amount }) => amount)).toEqual([1000, 1000])
    expect(await read(order.id)).toMatchObject({
      status: 'shipped',
      paymentStatus: 'partially_refunded',
      refundedTotal: 20,
      refunding: false,
    })
    expect(await broken()).toEqual([])

    const tooLarge = await order.refund({ amount: 91.37 })
    expect(tooLarge.statusCode).toBe(409)
    expect(tooLarge.json()).toMatchObject({
      code: 'orders.refund_too_large',
      params: { available: '$91.36' },
    })
    await order.refund()
    await sendRefunds(app, order.id)
    const done = await read(order.id)
    expect(done).toMatchObject({
      paymentStatus: 'refunded',
      refundedTotal: 111.36,
      refundable: false,
      left: { net: 0, tax: 0, shipping: 0 },
    })
    expect(done.refunds[2]).toMatchObject({ amount: 91.36, shipping: 9.99 })
    expect((await order.refund({ amount: 1 })).json().code).toBe('orders.not_refundable')
    expect(await broken()).toEqual([])
  })

  test('by units has their shares of the discount, and puts on the shelf what staff say', async () => {
    const { code: discountCode } = await makeDiscount(app, { value: 10, customerLimit: null })
    const order = await makeOrder({ checkout: { discountCode } })
    const [bells, ropes] = [await stockOf(kettlebell), await stockOf(rope)]
    const lines = [{ itemId: order.itemOf(kettlebell), quantity: 1, restock: 0 }]
    // 40.00 less 10 %, and 9 % of it.
    expect((await order.refund({ lines })).json().data.refunds[0]).toMatchObject({
      amount: 39.24,
      net: 36,
      tax: 3.24,
      lines: [{ itemId: order.itemOf(kettlebell), quantity: 1 }],
    })
    expect(await stockOf(kettlebell)).toBe(bells)
    const rest = await order.refund({
      lines: [
        { itemId: order.itemOf(kettlebell), quantity: 1 },
        { itemId: order.itemOf(rope), quantity: 1 },
      ],
      returned: true,
    })
    expect(rest.json().data).toMatchObject({
      refundable: false,
      items: [{ refunded: 2 }, { refunded: 1 }],
    })
    expect([await stockOf(kettlebell), await stockOf(rope)]).toEqual([bells + 1, ropes + 1])
    const more = await order.refund({ lines })
    expect(more.json()).toMatchObject({ code: 'orders.refund_too_large', params: { available: 0 } })
    await sendRefunds(app, order.id)
    expect(await broken()).toEqual([])
  })

  test('names a line twice as if it were named once', async () => {
    const order = await makeOrder()
    const bells = await stockOf(kettlebell)
    const itemId = order.itemOf(kettlebell)
    const lines = [
      { itemId, quantity: 1, restock: 1 },
      { itemId, quantity: 1, restock: 1 },
    ]
    expect((await order.refund({ lines })).json().data.refunds).toMatchObject([
      { amount: 87.2, lines: [{ itemId, quantity: 2 }] },
    ])
    expect(await stockOf(kettlebell)).toBe(bells + 2)
  })

  test('of the shipping, alone or with a line, once', async () => {
    const order = await makeOrder()
    const one = await order.refund({ lines: [{ itemId: order.itemOf(rope), quantity: 1 }], shipping: true })
    expect(one.json().data.refunds[0]).toMatchObject({ amount: 24.16, net: 13, tax: 1.17, shipping: 9.99 })
    const again = await order.refund({ shipping: true })
    expect(again.json()).toMatchObject({ code: 'orders.refund_too_large', params: { available: '$0.00' } })
  })

  test('before it is sent: the units are free at once and packed no more, and cancelling gives back the rest', async () => {
    const order = await makeOrder({ status: 'processing' })
    const [bells, ropes] = [await stockOf(kettlebell), await stockOf(rope)]
    await order.refund({ lines: [{ itemId: order.itemOf(kettlebell), quantity: 1 }] })
    expect(await stockOf(kettlebell)).toBe(bells + 1)
    const [row] = (await call('GET', `?search=${order.orderNumber}`)).json().data.items
    expect(row).toMatchObject({ units: 2, refunding: true })
    const cancelled = (await call('PATCH', `/${order.id}`, { status: 'cancelled' })).json().data
    expect([await stockOf(kettlebell), await stockOf(rope)]).toEqual([bells + 2, ropes + 1])
    expect(cancelled.refunds).toMatchObject([{ amount: 43.6 }, { amount: 67.76, source: 'cancel' }])
    await sendRefunds(app, order.id)
    expect(await read(order.id)).toMatchObject({ paymentStatus: 'refunded', refundedTotal: 111.36 })
    expect(await broken()).toEqual([])
  })

  test('an order whose units are all refunded has nothing to pack', async () => {
    const order = await makeOrder({ status: 'confirmed' })
    const needs = async () => {
      const { data } = (await app.call('GET', '/admin/stats', { token: staff.token })).json()
      return (
        (data.needs as { kind: string; count: number }[]).find(({ kind }) => kind === 'toPack')?.count ?? 0
      )
    }
    const before = await needs()
    expect((await order.refund()).json().data.moves).toEqual(['cancelled'])
    expect(await needs()).toBe(before - 1)
    const packed = await call('PATCH', `/${order.id}`, { status: 'processing' })
    expect(packed.json().code).toBe('orders.move_refused')
    const stock = await stockOf(kettlebell)
    await call('PATCH', `/${order.id}`, { status: 'cancelled' })
    expect(await stockOf(kettlebell)).toBe(stock)
    await sendRefunds(app, order.id)
    expect(await broken()).toEqual([])
  })

  test('a repeat under one key answers as the first, at the same time too; another body is refused', async () => {
    const order = await makeOrder()
    const headers = { 'idempotency-key': 'refund-1' }
    const answers = await Promise.all([1, 2, 3].map(() => order.refund({ amount: 10 }, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await read(order.id)).refunds).toHaveLength(1)
    expect((await order.refund({ amount: 11 }, headers)).json().code).toBe('orders.key_reused')
  })

  test('of cash or by bank is noted as done, and the customer is told', async () => {
    const order = await makeOrder({ status: 'delivered', paymentMethod: 'cod' })
    const body = { amount: 5, method: 'bank', note: '27 November' }
    expect((await order.refund(body)).json().data).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 5,
      refunds: [{ state: 'sent', method: 'bank' }],
    })
    const jobs = await app.deps.db`
      select 1 from jobs where queue = 'order-refunded' and data ->> 'orderId' = ${order.id}`
    expect(jobs).toHaveLength(1)
    expect((await order.refund({ method: 'provider' })).json().code).toBe('orders.refund_method_refused')
    expect((await order.refund()).json().data).toMatchObject({
      paymentStatus: 'refunded',
      refunds: [{}, { method: 'cash' }],
    })
    expect(await broken()).toEqual([])
  })

  test('the customer sees the money and not the reason', async () => {
    const order = await makeOrder()
    await order.refund({ amount: 10 })
    const { refunds } = await order.mine()
    expect(refunds).toMatchObject([{ state: 'pending', amount: 10 }])
    expect(refunds[0]).not.toHaveProperty('reason')
  })

  test('figures lose what was sent back', async () => {
    const revenue = async () => {
      const { data } = (await app.call('GET', '/admin/stats?days=7', { token: staff.token })).json()
      return data.sales.revenue.now as number
    }
    const order = await makeOrder()
    const before = await revenue()
    await order.refund({ amount: 10 })
    expect(await revenue()).toBeCloseTo(before)
    await sendRefunds(app, order.id)
    expect(await revenue()).toBeCloseTo(before - 10)
  })

  test.each([
    [{ amount: 10, shipping: true }, 'orders.refund_ambiguous'],
    [{ amount: 10, lines: [{ itemId: 'x', quantity: 1 }] }, 'orders.refund_ambiguous'],
    [{ amount: 0 }, 'orders.refund_amount_invalid'],
    [{ amount: 1.005 }, 'orders.refund_amount_invalid'],
    [{ amount: '10' }, 'orders.refund_amount_invalid'],
    [{ lines: [] }, 'request.out_of_range'],
    [{ lines: [{ itemId: 'x', quantity: 1, restock: 2 }] }, 'request.out_of_range'],
    [{ method: 'none' }, 'request.out_of_range'],
    [{ lines: [{ itemId: 'x', quantity: 1 }] }, 'orders.line_not_found'],
  ])('%o is refused: %s', async (body, code) => {
    const order = await makeOrder()
    const answer = await order.refund(body)
    expect([answer.statusCode < 500, answer.json().code ?? answer.json().errors?.[0]?.code]).toEqual([
      true,
      code,
    ])
    expect((await read(order.id)).refunds).toEqual([])
  })
})

describe('X-105 a refund that fails', () => {
  const FAILED: RefundOutcome = { state: 'failed', reference: 're_1', failure: 'expired_or_canceled_card' }

  test('is owed, needs staff, is told to the customer, and can be paid another way', async () => {
    const needs = async () => {
      const { data } = (await app.call('GET', '/admin/stats', { token: staff.token })).json()
      return (
        (data.needs as { kind: string; count: number }[]).find(({ kind }) => kind === 'refundsOverdue')
          ?.count ?? 0
      )
    }
    const before = await needs()
    watchProvider(FAILED)
    const order = await makeOrder()
    await order.refund({ amount: 10 })
    await sendRefunds(app, order.id)
    const failed = await read(order.id)
    expect(failed).toMatchObject({
      paymentStatus: 'paid',
      refundedTotal: 0,
      refunding: true,
      refunds: [{ state: 'failed' }],
    })
    expect(await needs()).toBe(before + 1)
    const mails = await app.deps.db`
      select 1 from jobs where queue = 'order-refund-failed' and data ->> 'orderId' = ${order.id}`
    expect(mails).toHaveLength(1)
    // It stays owed: nobody can refund the same money twice.
    expect((await order.refund({ amount: 105 })).json().params).toEqual({ available: '$101.36' })
    const retry = (body: object) => call('POST', `/${order.id}/refunds/${failed.refunds[0]._id}/retry`, body)
    const paid = await retry({ method: 'cash', note: 'At the counter' })
    expect(paid.json().data).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedTotal: 10,
      refunding: false,
      refunds: [{ state: 'sent', method: 'cash' }],
    })
    expect(await needs()).toBe(before)
    expect((await retry({})).json().code).toBe('orders.refund_not_failed')
    expect(await broken()).toEqual([])
  })

  test('sent again has another key at the provider, which would answer as before under the first', async () => {
    const asked = watchProvider(FAILED)
    const order = await makeOrder()
    await order.refund({ amount: 10 })
    await sendRefunds(app, order.id)
    const { refunds } = await read(order.id)
    const again = await call('POST', `/${order.id}/refunds/${refunds[0]._id}/retry`, {})
    expect(again.json().data.refunds).toMatchObject([{ state: 'pending', method: 'provider' }])
    await sendRefunds(app, order.id)
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2)
    expect(await read(order.id)).toMatchObject({ refundedTotal: 10, refunds: [{ state: 'sent' }] })
    expect(await broken()).toEqual([])
  })

  test('may hang first: its outcome is asked for', async () => {
    // The job may run twice.
    const hangs = { state: 'pending', reference: 're_hangs' } as const
    watchProvider(hangs, hangs)
    const order = await makeOrder()
    await order.refund({ amount: 10 })
    await sendRefunds(app, order.id)
    expect((await read(order.id)).refunds).toMatchObject([{ state: 'pending' }])
    const find = vi.spyOn(app.deps.online as Sandbox, 'findRefund')
    find.mockResolvedValue({
      state: 'failed',
      reference: 're_hangs',
      failure: 'declined',
      key: undefined,
      amount: 1000,
      currency: 'USD',
      orderNumber: order.orderNumber,
      attempt: 1,
    })
    await checkRefunds(app.deps)
    expect((await read(order.id)).refunds).toMatchObject([{ state: 'failed' }])
  })

  test('is not found under another order', async () => {
    watchProvider(FAILED)
    const [order, other] = [await makeOrder(), await makeOrder()]
    await order.refund({ amount: 10 })
    await sendRefunds(app, order.id)
    const { refunds } = await read(order.id)
    const answer = await call('POST', `/${other.id}/refunds/${refunds[0]._id}/retry`, { method: 'cash' })
    expect(answer.json().code).toBe('orders.refund_not_found')
  })
})

test('X-42 a refund by amount ends no program, one of its line does', async () => {
  const { id } = await makeTemplate(app)
  const program = await makeProduct(app, { priceCents: 9900, trackStock: false, programTemplate: id })
  const order = await makeOrder({
    status: 'confirmed',
    lines: [
      [program, 1],
      [rope, 1],
    ],
  })
  const programs = async () =>
    (
      await app.deps.db<{ status: string }[]>`select status from user_programs where order_id = ${order.id}`
    ).map(({ status }) => status)
  const opened = await programs()
  expect(opened).toHaveLength(1)
  await order.refund({ amount: 10 })
  await order.refund({ lines: [{ itemId: order.itemOf(rope), quantity: 1 }] })
  expect(await programs()).toEqual(opened)
  await order.refund()
  expect(await programs()).toEqual(['deactivated'])
})
