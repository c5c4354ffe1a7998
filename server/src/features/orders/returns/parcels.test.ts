import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { brokenInvariants, makeOrder, type OrderWish, stockOf } from '../../../../test/orders'
import { makeTemplate } from '../../../../test/programs'
import { sendRefunds } from '../../../../test/refunds'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let kettlebell: string
let rope: string
let staff: string

beforeAll(async () => {
  kettlebell = await makeProduct(app, { name: 'Kettlebell', stock: 1000, priceCents: 4000 })
  rope = await makeProduct(app, { name: 'Speed rope', stock: 1000, priceCents: 1300 })
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

const sent = (wish: Partial<OrderWish> = {}) =>
  makeOrder(app, staff, {
    lines: [
      [kettlebell, 2],
      [rope, 1],
    ],
    ...wish,
  })
const both = async () => [await stockOf(app, kettlebell), await stockOf(app, rope)]

describe('X-107 a parcel that is not delivered', () => {
  test('is cancelled from shipped for a reason alone; neither stock nor money moves', async () => {
    const order = await sent()
    const before = await both()
    const without = await order.staffCall('PATCH', '', { status: 'cancelled' })
    expect([without.statusCode, without.json().code]).toEqual([409, 'orders.move_refused'])
    const ended = await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'refused' })
    expect(ended.json().data).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      endReason: 'refused',
      receivedAt: null,
      refunds: [],
      refundable: true,
      away: [
        { itemId: order.itemOf(kettlebell), quantity: 2 },
        { itemId: order.itemOf(rope), quantity: 1 },
      ],
    })
    expect(await order.mine()).toMatchObject({ status: 'cancelled', endReason: 'refused', canCancel: false })
    expect(await both()).toEqual(before)
    expect(await brokenInvariants(app)).toEqual([])
  })

  test.each([
    ['processing', { status: 'cancelled', reason: 'refused' }],
    ['delivered', { status: 'cancelled', reason: 'undeliverable' }],
    ['shipped', { status: 'delivered', reason: 'refused' }],
  ] as const)('that is %s takes no %j', async (status, body) => {
    const order = await sent({ status })
    const answer = await order.staffCall('PATCH', '', body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'orders.move_refused'])
    expect(await order.theirs()).toMatchObject({ status })
  })

  test('paid in cash: its invoice gets a credit note without money, and nothing is to refund', async () => {
    const order = await sent({ paymentMethod: 'cod' })
    const ended = await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'undeliverable' })
    expect(ended.json().data).toMatchObject({
      paymentStatus: 'open',
      refundable: false,
      refundedTotal: 0,
      refunds: [
        {
          method: 'none',
          state: 'sent',
          amount: order.total,
          creditNoteNumber: expect.stringMatching(/^CN-/),
        },
      ],
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('is booked once: what came goes on the shelf, and a repeat changes nothing', async () => {
    const order = await sent()
    const [kettlebells = 0, ropes = 0] = await both()
    const early = await order.staffCall('POST', '/received', {})
    expect([early.statusCode, early.json().code]).toEqual([409, 'orders.nothing_to_receive'])
    await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'refused' })
    const lines = [{ itemId: order.itemOf(kettlebell), quantity: 1 }]
    const tooMany = await order.staffCall('POST', '/received', { lines: [{ ...lines[0], quantity: 3 }] })
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([
      409,
      { code: 'orders.return_too_much', params: { available: 2 } },
    ])
    const [first, second] = await Promise.all([
      order.staffCall('POST', '/received', { lines }),
      order.staffCall('POST', '/received', { lines }),
    ])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    const { receivedAt, away } = (await order.staffCall('POST', '/received', {})).json().data
    expect(receivedAt).not.toBeNull()
    // One kettlebell and the rope are lost.
    expect(away).toEqual([
      { itemId: order.itemOf(kettlebell), quantity: 1 },
      { itemId: order.itemOf(rope), quantity: 1 },
    ])
    expect(await both()).toEqual([kettlebells + 1, ropes])
    const trail = await app.deps.db<{ details: object }[]>`
      select details from audit_events where action = 'order_parcel_received' and object_id = ${order.id}`
    expect(trail).toEqual([{ details: { units: 1 } }])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('is refunded by staff when it is there: all units are back, none of them twice', async () => {
    const order = await sent()
    const before = await both()
    await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'refused' })
    await order.staffCall('POST', '/received', {})
    const refund = await order.staffCall('POST', '/refund', { reason: 'Refused at the door', returned: true })
    expect(refund.statusCode).toBe(200)
    await sendRefunds(app, order.id)
    expect(await order.theirs()).toMatchObject({
      paymentStatus: 'refunded',
      refundedTotal: order.total,
      away: [],
    })
    expect(await both()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('of which a unit was refunded before it was packed brings back the others alone', async () => {
    const order = await sent({ status: 'confirmed' })
    const [kettlebells = 0] = await both()
    await order.staffCall('POST', '/refund', {
      reason: 'Not in the warehouse',
      lines: [{ itemId: order.itemOf(kettlebell), quantity: 1 }],
    })
    await order.staffCall('PATCH', '', { status: 'processing' })
    await order.staffCall('PATCH', '', { status: 'shipped' })
    await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'undeliverable' })
    expect((await order.theirs()).away).toEqual([
      { itemId: order.itemOf(kettlebell), quantity: 1 },
      { itemId: order.itemOf(rope), quantity: 1 },
    ])
    await order.staffCall('POST', '/received', {})
    expect(await stockOf(app, kettlebell)).toBe(kettlebells + 2)
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('a program of the same order runs until its line is refunded', async () => {
    const template = await makeTemplate(app)
    const program = await makeProduct(app, { trackStock: false, programTemplate: template.id })
    const order = await sent({
      lines: [
        [rope, 1],
        [program, 1],
      ],
    })
    const active = async () => {
      const rows = await app.deps.db<{ status: string }[]>`
        select status from user_programs where order_id = ${order.id}`
      return rows.map(({ status }) => status)
    }
    const running = await active()
    expect(running).toHaveLength(1)
    await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'refused' })
    expect((await order.theirs()).away).toEqual([{ itemId: order.itemOf(rope), quantity: 1 }])
    expect(await active()).toEqual(running)
    await order.staffCall('POST', '/refund', {
      reason: 'Wanted neither',
      lines: [{ itemId: order.itemOf(program), quantity: 1 }],
    })
    expect(await active()).toEqual(['deactivated'])
  })
})
