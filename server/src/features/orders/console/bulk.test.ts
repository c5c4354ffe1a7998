import type { OrderStatus } from 'contract/orders/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
let staff: { id: string; token: string }

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', stock: 1000, priceCents: 4999 })
  staff = await makeAccount(app, ['admin'], undefined, 'shop')
})

const call = (method: string, path: string, body?: unknown, token = staff.token) =>
  app.call(method, `/admin/orders${path}`, { token, body })
const bulk = async (status: string, orders: readonly { _id: string; from: string }[]) =>
  (await call('PATCH', '', { status, orders: orders.map(({ _id, from }) => ({ _id, from })) })).json()
const read = async (id: string) => (await call('GET', `/${id}`)).json().data

/** An order that staff have brought to a status. */
async function orderAt(status: OrderStatus, paymentMethod: 'cod' | 'online' = 'cod') {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
  const body = checkoutBody({ paymentMethod })
  const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body })).json().data
  const { _id }: { _id: string } = await read(orderNumber)
  const steps: readonly string[] = ['confirmed', 'processing', 'shipped', 'delivered']
  for (const step of steps.slice(0, steps.indexOf(status) + 1))
    await call('PATCH', `/${_id}`, { status: step })
  return { _id, orderNumber: orderNumber as string, from: status }
}

const auditOf = (id: string) => app.deps.db`
  select action, actor_id as actor, details from audit_events where object_type = 'order' and object_id = ${id} order by at`

describe('PATCH /admin/orders', () => {
  test('X-32 moves each by itself: one that may not go there is refused and changes nothing of the others', async () => {
    const [first, pending, last] = [
      await orderAt('processing'),
      await orderAt('pending'),
      await orderAt('processing'),
    ]
    const { data } = await bulk('shipped', [first, pending, last])
    expect(data.results).toEqual([
      { _id: first._id, orderNumber: first.orderNumber, outcome: 'moved' },
      {
        _id: pending._id,
        orderNumber: pending.orderNumber,
        outcome: 'refused',
        code: 'orders.move_refused',
        message: 'An order that is pending cannot become shipped',
        params: { from: 'pending', to: 'shipped' },
      },
      { _id: last._id, orderNumber: last.orderNumber, outcome: 'moved' },
    ])
    const [a, b, c] = [await read(first._id), await read(pending._id), await read(last._id)]
    expect([a.status, b.status, c.status]).toEqual(['shipped', 'pending', 'shipped'])
    expect(a.timeline.at(-1)).toMatchObject({ status: 'shipped', by: 'staff' })
    expect((await auditOf(first._id)).at(-1)).toEqual({
      action: 'order_moved',
      actor: staff.id,
      details: { from: 'processing', to: 'shipped' },
    })
    expect(await auditOf(pending._id)).toEqual([])
  })

  test('a repeat after a lost answer, and two at a time, move an order and tell its buyer once', async () => {
    const order = await orderAt('confirmed')
    const answers = await Promise.all([bulk('processing', [order]), bulk('processing', [order])])
    const outcomes = answers.map(({ data }) => data.results[0].outcome).sort()
    expect(outcomes).toEqual(['moved', 'unchanged'])
    expect((await bulk('processing', [order])).data.results[0].outcome).toBe('unchanged')
    const { timeline } = await read(order._id)
    expect(timeline.filter(({ status }: { status: string }) => status === 'processing')).toHaveLength(1)
  })

  test('one that somebody else has moved meanwhile is refused, although it could go on from there', async () => {
    const order = await orderAt('processing')
    const { data } = await bulk('shipped', [{ _id: order._id, from: 'confirmed' }])
    expect(data.results[0]).toMatchObject({ outcome: 'refused', code: 'orders.move_refused' })
    expect((await read(order._id)).status).toBe('processing')
  })

  test('an unpaid online order is not confirmed, and one that is not there says so', async () => {
    const order = await orderAt('pending', 'online')
    const { data } = await bulk('confirmed', [order, { _id: 'nobodys', from: 'pending' }])
    expect(data.results).toMatchObject([
      { outcome: 'refused', code: 'orders.not_paid' },
      { outcome: 'refused', code: 'orders.not_found', orderNumber: null },
    ])
  })

  test('one that somebody else holds for too long is refused as it is, and the others go on', async () => {
    const [held, free] = [await orderAt('confirmed'), await orderAt('confirmed')]
    await app.deps.db.begin(async (tx) => {
      await tx`select from orders where id = ${held._id} for update`
      const { data } = await bulk('processing', [held, free])
      expect(data.results).toMatchObject([
        { _id: held._id, outcome: 'refused', code: 'server.unavailable' },
        { _id: free._id, outcome: 'moved' },
      ])
    })
    expect((await bulk('processing', [held])).data.results[0].outcome).toBe('moved')
  })

  test('takes 1 to 100 orders and no status in which money goes back', async () => {
    const one = { _id: 'x', from: 'pending' }
    const codes = await Promise.all([
      call('PATCH', '', { status: 'cancelled', orders: [one] }),
      call('PATCH', '', { status: 'confirmed', orders: [] }),
      call('PATCH', '', { status: 'confirmed', orders: Array.from({ length: 101 }, () => one) }),
    ])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  })

  test('is allowed for staff with that section (S2)', async () => {
    const { token } = await makeAccount(app, ['admin'], undefined, 'coaches')
    const body = { status: 'confirmed', orders: [{ _id: 'x', from: 'pending' }] }
    expect((await call('PATCH', '', body, token)).statusCode).toBe(403)
  })
})
