import { BEGIN_AT_ONCE_TEXT } from 'contract/orders/program-rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { brokenInvariants, makeOrder, type OrderWish } from '../../../../test/orders'
import { makeCoach, makeProgramProduct, makeTemplate, type Person } from '../../../../test/programs'
import { sendRefunds } from '../../../../test/refunds'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let program: string
let other: string
let rope: string
let staff: string
let coach: Person

beforeAll(async () => {
  const [one, two] = [await makeTemplate(app), await makeTemplate(app)]
  coach = await makeCoach(app, [one.id, two.id])
  program = await makeProgramProduct(app, one.name)
  other = await makeProgramProduct(app, two.name)
  rope = await makeProduct(app, { name: 'Speed rope', stock: 1000, priceCents: 1300 })
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

const bought = (wish: Partial<OrderWish> = {}) =>
  makeOrder(app, staff, { lines: [[program, 1]], status: 'confirmed', ...wish })
const cancel = (order: { orderNumber: string; token: string }) =>
  app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token })
const statusOf = async (id: string) =>
  (
    await app.deps.db<{ status: string; payment: string }[]>`
    select status, payment_status as payment from orders where id = ${id}`
  )[0]

/** Publishes the plans of an order's programs as their coach, and runs the jobs that follow. */
async function publish(orderId: string, most = 9) {
  const rows = await app.deps.db<{ id: string }[]>`
    select id from user_programs where order_id = ${orderId} and published_at is null order by order_line limit ${most}`
  for (const { id } of rows) {
    await app.deps.db`update user_programs set coach_id = ${coach.id} where id = ${id}`
    const answer = await app.call('POST', `/coach/user-programs/${id}/publish`, {
      token: coach.token,
      body: {},
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const jobs = await app.deps.db`
    select from jobs where queue = 'order-programs' and data ->> 'orderId' = ${orderId}`
  // Each may run twice.
  for (let i = 0; i < jobs.length * 2; i++) await app.handlers['order-programs']?.({ orderId })
}

/** Moves the payment and the programs of an order to so many days ago. */
async function daysAgo(orderId: string, paid: number, begun: number) {
  await app.deps.db`
    update order_moves set at = at - make_interval(days => ${paid}) where order_id = ${orderId}`
  await app.deps.db`
    update user_programs set start_date = (now() at time zone 'UTC')::date - ${begun}::int where order_id = ${orderId}`
  await app.deps.db`update programs set duration_days = 84`
}

describe('X-108 an order of programs alone', () => {
  test('has no step of a parcel, and is delivered by the server once all its plans are published', async () => {
    const order = await bought({
      lines: [
        [program, 1],
        [other, 1],
      ],
    })
    expect((await order.theirs()).moves).toEqual(['cancelled'])
    for (const status of ['processing', 'shipped', 'delivered']) {
      const answer = await order.staffCall('PATCH', '', { status })
      expect([answer.statusCode, answer.json().code], status).toEqual([409, 'orders.move_refused'])
    }
    await publish(order.id, 1)
    expect(await statusOf(order.id)).toMatchObject({ status: 'confirmed' })
    await publish(order.id)
    expect(await statusOf(order.id)).toEqual({ status: 'delivered', payment: 'paid' })
    const { timeline } = await order.theirs()
    expect(timeline.at(-1)).toMatchObject({ status: 'delivered', by: 'system' })
    expect(timeline).toHaveLength(3)
    const mails = await app.deps.db`
      select from jobs where queue = 'order-delivered' and data ->> 'orderId' = ${order.id}`
    expect(mails).toEqual([])
  })

  test('tells its customer how far each program is, from the confirmation on', async () => {
    const open = await bought({ paymentMethod: 'cod', status: 'pending' })
    expect((await open.mine()).programs).toBeUndefined()
    const order = await bought({
      lines: [
        [program, 1],
        [other, 1],
      ],
    })
    const rows = await app.deps.db<{ id: string }[]>`
      select id from user_programs where order_id = ${order.id} order by order_line`
    await app.deps.db`update user_programs set status = 'answering' where id = ${rows[1]?.id ?? ''}`
    await publish(order.id, 1)
    expect((await order.mine()).programs).toEqual([
      { _id: rows[0]?.id, status: 'active', stage: null },
      { _id: rows[1]?.id, status: 'pending', stage: 'answering' },
    ])
    const list = await app.call('GET', '/orders/user', { token: order.token })
    expect(list.json().data.orders[0].questionsDue).toBe(rows[1]?.id)
    await app.deps.db`update user_programs set status = 'creating' where id = ${rows[1]?.id ?? ''}`
    const later = await app.call('GET', '/orders/user', { token: order.token })
    expect(later.json().data.orders[0]).not.toHaveProperty('questionsDue')
    const parcel = await bought({
      lines: [
        [program, 1],
        [rope, 1],
      ],
    })
    expect((await parcel.mine()).programs).toBeUndefined()
  })

  test('with goods in it is a parcel as any other', async () => {
    const order = await bought({
      lines: [
        [program, 1],
        [rope, 1],
      ],
    })
    expect((await order.theirs()).moves).toEqual(['processing', 'cancelled'])
    await publish(order.id)
    expect(await statusOf(order.id)).toMatchObject({ status: 'confirmed' })
  })

  test('is paid by arrangement when staff say so, once, and not by its delivery', async () => {
    const order = await bought({ paymentMethod: 'cod', status: 'pending' })
    const note = (body: object = { method: 'bank', note: '27 November' }) =>
      order.staffCall('POST', '/paid', body)
    expect((await note()).json().code).toBe('orders.not_payable')
    await order.staffCall('PATCH', '', { status: 'confirmed' })
    await publish(order.id)
    expect(await statusOf(order.id)).toEqual({ status: 'delivered', payment: 'open' })
    const [first] = await Promise.all([note(), note()])
    expect(first.json().data).toMatchObject({ paymentStatus: 'paid' })
    const { timeline } = await order.theirs()
    expect(timeline.filter(({ status }: { status: string }) => status === 'paid')).toEqual([
      expect.objectContaining({ by: 'staff', reason: '27 November' }),
    ])
    expect((await order.mine()).timeline.map(({ status }: { status: string }) => status)).not.toContain(
      'paid',
    )
    const trail = await app.deps.db`
      select details from audit_events where action = 'order_paid' and object_id = ${order.id}`
    expect(trail).toEqual([{ details: { amountCents: Math.round(order.total * 100), method: 'bank' } }])
    const goods = await bought({ lines: [[rope, 1]], paymentMethod: 'cod' })
    expect((await goods.staffCall('POST', '/paid', { method: 'cash' })).json().code).toBe(
      'orders.not_payable',
    )
  })
})

describe('X-108 a customer cancels a program', () => {
  test('with the whole refund while no plan is published, however long that takes', async () => {
    const order = await bought({ checkout: { beginAtOnce: true } })
    await daysAgo(order.id, 200, 0)
    expect(await order.mine()).toMatchObject({ canCancel: true, keptOnCancel: 0 })
    expect((await cancel(order)).statusCode).toBe(200)
    await sendRefunds(app, order.id)
    expect(await order.mine()).toMatchObject({ paymentStatus: 'refunded', refundedTotal: order.total })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('within 14 days of the payment, less the days that have run where the buyer asked to begin at once', async () => {
    const order = await bought({ checkout: { beginAtOnce: true } })
    await publish(order.id)
    await daysAgo(order.id, 13, 10)
    const kept = Math.round((order.total * 100 * 10) / 84)
    expect(await order.mine()).toMatchObject({
      status: 'delivered',
      canCancel: true,
      keptOnCancel: kept / 100,
    })
    expect((await cancel(order)).statusCode).toBe(200)
    await sendRefunds(app, order.id)
    const { status, paymentStatus, refundedTotal, refunds } = await order.mine()
    expect([status, paymentStatus]).toEqual(['cancelled', 'partially_refunded'])
    expect(refundedTotal).toBe(Math.round(order.total * 100 - kept) / 100)
    expect(refunds).toMatchObject([{ source: 'cancel', creditNoteNumber: null }])
    const ended = await app.deps.db<{ status: string }[]>`
      select status from user_programs where order_id = ${order.id}`
    expect(ended).toEqual([{ status: 'deactivated' }])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('with the whole refund then, where the buyer did not ask for an early start', async () => {
    const order = await bought()
    await publish(order.id)
    await daysAgo(order.id, 13, 10)
    expect(await order.mine()).toMatchObject({ canCancel: true, keptOnCancel: 0 })
  })

  test('no longer after 14 days with a published plan', async () => {
    const order = await bought({ checkout: { beginAtOnce: true } })
    await publish(order.id)
    await daysAgo(order.id, 15, 10)
    expect((await order.mine()).canCancel).toBe(false)
    const answer = await cancel(order)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'orders.program_started'])
    expect(await statusOf(order.id)).toEqual({ status: 'delivered', payment: 'paid' })
  })

  test('beside goods only while both rules allow it', async () => {
    const lines: OrderWish['lines'] = [
      [program, 1],
      [rope, 1],
    ]
    const packed = await bought({ lines, status: 'processing' })
    expect((await packed.mine()).canCancel).toBe(false)
    expect((await cancel(packed)).json().code).toBe('orders.not_cancellable')
    const late = await bought({ lines })
    await publish(late.id)
    await daysAgo(late.id, 15, 10)
    expect((await cancel(late)).json().code).toBe('orders.program_started')
  })

  test('that was paid by arrangement: its money is owed until staff have handed it over', async () => {
    const order = await bought({ paymentMethod: 'cod', status: 'confirmed' })
    await order.staffCall('POST', '/paid', { method: 'cash' })
    await cancel(order)
    const [refund] = (await order.theirs()).refunds
    expect(refund).toMatchObject({ state: 'failed', method: 'cash', amount: order.total })
    const answer = await order.staffCall('POST', `/refunds/${refund._id}/retry`, {
      method: 'bank',
      note: 'today',
    })
    expect(answer.json().data).toMatchObject({ paymentStatus: 'refunded' })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('the tick is stored with its time and the version of its text, for programs alone', async () => {
    const stored = async (orderId: string) =>
      (
        await app.deps.db<{ text: string | null; at: Date | null }[]>`
        select begin_at_once_text as text, begin_at_once_at as at from orders where id = ${orderId}`
      )[0]
    const ticked = await bought({ checkout: { beginAtOnce: true } })
    expect(await stored(ticked.id)).toEqual({ text: BEGIN_AT_ONCE_TEXT, at: expect.any(Date) })
    expect(await stored((await bought()).id)).toEqual({ text: null, at: null })
    const goods = await bought({ lines: [[rope, 1]], checkout: { beginAtOnce: true } })
    expect(await stored(goods.id)).toEqual({ text: null, at: null })
  })
})

describe('X-108 a program that its buyer follows already', () => {
  test('is marked in the cart until it has ended, and can still be bought', async () => {
    const order = await bought()
    const add = async (productId: string) =>
      (
        await app.call('POST', '/orders/cart/add', { token: order.token, body: { productId, quantity: 1 } })
      ).json().data.items
    const ownedOf = (items: { productId: string; owned?: boolean }[]) =>
      items.map(({ productId, owned }) => [productId, owned])
    await add(program)
    expect(ownedOf(await add(other))).toEqual([
      [program, true],
      [other, undefined],
    ])
    await app.deps
      .db`update user_programs set status = 'completed', ended_at = now() where order_id = ${order.id}`
    const cart = (await app.call('GET', '/orders/cart', { token: order.token })).json().data
    expect(ownedOf(cart.items)).toEqual([
      [program, undefined],
      [other, undefined],
    ])
  })
})

test('X-108 a deactivated program stays in its lists, and nothing of it can be opened', async () => {
  const order = await bought()
  await publish(order.id)
  const [row] = await app.deps.db<{ id: string }[]>`select id from user_programs where order_id = ${order.id}`
  const id = row?.id ?? ''
  const read = (path: string, token: string) => app.call('GET', path, { token })
  const own = [`/user-programs/${id}/data`, `/user-programs/${id}/questionnaire`]
  const coachs = [`/coach/user-programs/${id}/complete`, `/coach/user-programs/${id}/versions`]
  for (const path of own) expect((await read(path, order.token)).statusCode, path).toBe(200)
  for (const path of coachs) {
    const answer = await read(path, coach.token)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  expect((await cancel(order)).statusCode).toBe(200)
  for (const path of own) expect((await read(path, order.token)).statusCode, path).toBe(404)
  for (const path of coachs) expect((await read(path, coach.token)).statusCode, path).toBe(404)
  const session = await app.call('PUT', `/user-programs/${id}/sessions/2026-11-27`, {
    token: order.token,
    body: { done: true },
  })
  expect(session.statusCode).toBe(404)
  const listed = (await read('/user-programs', order.token)).json().data
  expect(listed).toMatchObject([{ _id: id, status: 'deactivated' }])
})
