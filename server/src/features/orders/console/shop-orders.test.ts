import type { OrderStatus } from 'contract/orders/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
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
const list = async (query = '') => (await call('GET', query)).json().data
const numbers = async (query: string) =>
  (await list(query)).items.map((item: { orderNumber: string }) => item.orderNumber)

/** A placed order, with these details of its customer. */
async function order(
  customer: Partial<typeof customerInfo> = {},
  paymentMethod: 'cod' | 'online' = 'cod',
  quantity = 2,
) {
  const buyer = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', {
    token: buyer.token,
    body: { productId: product, quantity },
  })
  const body = checkoutBody({ paymentMethod, customerInfo: { ...customerInfo, ...customer } })
  const placed = await app.call('POST', '/orders/checkout', { token: buyer.token, body })
  const orderNumber: string = placed.json().data.orderNumber
  const id: string = (await call('GET', `/${orderNumber}`)).json().data._id
  return {
    accountId: buyer.id,
    email: buyer.email,
    token: buyer.token,
    orderNumber,
    id,
    read: async () => (await call('GET', `/${id}`)).json().data,
    move: (status: OrderStatus, more: object = {}) => call('PATCH', `/${id}`, { status, ...more }),
  }
}

const events = (id: string) => app.deps.db<{ details: { to?: string }; [column: string]: unknown }[]>`
  select action, actor_id as actor, staff_role as role, subject_id as subject, details from audit_events
  where object_type = 'order' and object_id = ${id} order by at, id`

describe('X-89 the list of orders', () => {
  test('returns newest orders first in clamped pages, with the number of open ones', async () => {
    const placed = []
    for (let n = 0; n < 3; n++) placed.push(await order())
    await placed[0]?.move('confirmed')
    const first = await list('?limit=2')
    expect(first).toMatchObject({ total: 3, currentPage: 1, totalPages: 2 })
    expect(first.counts).toEqual({ pending: 2, confirmed: 1, processing: 0, shipped: 0 })
    expect(first.items[0]).toEqual({
      _id: placed[2]?.id,
      orderNumber: placed[2]?.orderNumber,
      firstName: 'Sara',
      lastName: 'Moradi',
      email: 'sara@tavan.test',
      status: 'pending',
      paymentStatus: 'open',
      paymentMethod: 'cod',
      total: 108.98,
      units: 2,
      programsOnly: false,
      refunding: false,
      disputed: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await numbers('?limit=2&page=99')).toEqual([placed[0]?.orderNumber])
    expect(await numbers('?status=confirmed')).toEqual([placed[0]?.orderNumber])
    expect(await list('?status=delivered')).toMatchObject({ items: [], total: 0, totalPages: 1 })
    expect((await list('?status=nonsense')).total).toBe(3)
  })

  test('is searched by number, by the account’s address and by words of the customer’s details', async () => {
    const roya = await order({
      firstName: 'Roya',
      lastName: 'كاظمي',
      email: 'roya_100@search.test',
      address: { ...customerInfo.address, city: 'Shiraz 100%' },
    })
    const piet = await order({ firstName: 'Piet', lastName: 'de Müller', email: 'piet@search.test' })
    const digits = roya.orderNumber.replace('TV-', '')
    const persian = digits.replace(/\d/g, (d) => String.fromCharCode(0x6f0 + Number(d)))
    for (const search of [
      roya.orderNumber,
      digits,
      `tv-${digits}`,
      persian,
      roya.email,
      'roya',
      'کاظمی',
      'Shiraz ROYA',
      'roya_1',
      '100%',
    ])
      expect(await numbers(`?search=${encodeURIComponent(search)}`), search).toEqual([roya.orderNumber])
    expect(await numbers('?search=search.test')).toEqual([piet.orderNumber, roya.orderNumber])
    expect(await numbers('?search=muller%20PIET')).toEqual([piet.orderNumber])
    expect(await numbers('?search=search.test&limit=1&page=2')).toEqual([roya.orderNumber])
    expect(await numbers('?search=search.test&status=shipped')).toEqual([])
    expect(await numbers('?search=roya%20piet')).toEqual([])
    expect(await numbers('?search=%25')).toEqual([roya.orderNumber])
  })
})

describe('X-32 staff move orders', () => {
  test('moves a cash order from pending to delivered, records each actor and mails the buyer about the parcel', async () => {
    const o = await order()
    expect(await o.read()).toMatchObject({
      accountEmail: o.email,
      status: 'pending',
      moves: ['confirmed', 'cancelled'],
      refunding: false,
      items: [{ name: 'Kettlebell', quantity: 2 }],
      timeline: [{ status: 'pending', by: 'customer' }],
    })
    expect((await o.move('confirmed', { from: 'pending' })).json().data).toMatchObject({
      status: 'confirmed',
      moves: ['processing', 'cancelled'],
    })
    await o.move('processing')
    const shipped = (await o.move('shipped', { trackingNumber: ' ۳SABC-12 ' })).json().data
    expect(shipped).toMatchObject({ status: 'shipped', trackingNumber: '3SABC-12', moves: ['delivered'] })
    const delivered = (await o.move('delivered')).json().data
    expect(delivered).toMatchObject({ status: 'delivered', paymentStatus: 'paid', moves: [] })
    expect(delivered.timeline.slice(1)).toEqual(
      ['confirmed', 'processing', 'shipped', 'delivered'].map((status) => ({
        status,
        at: expect.any(String),
        by: 'staff',
        name: 'Sara Moradi',
      })),
    )
    const mine = await app.call('GET', `/orders/${o.orderNumber}`, { token: o.token })
    expect(mine.json().data).toMatchObject({ status: 'delivered', trackingNumber: '3SABC-12' })
    const told = await app.deps.db`
      select 1 from jobs where queue = 'order-shipped' and data ->> 'orderId' = ${o.id}`
    expect(told).toHaveLength(1)
  })

  test('audits every move with actor, role, customer, old and new status (S42)', async () => {
    const o = await order()
    await o.move('confirmed')
    await o.move('shipped')
    await o.move('cancelled')
    expect(await events(o.id)).toEqual(
      [
        ['pending', 'confirmed'],
        ['confirmed', 'cancelled'],
      ].map(([from, to]) => ({
        action: 'order_moved',
        actor: staff.id,
        role: 'shop',
        subject: o.accountId,
        details: { from, to },
      })),
    )
  })

  test('S42 so is the cancelling of a customer’s order by staff, but not a customer’s own', async () => {
    const [theirs, own] = [await order(), await order()]
    const cancel = (number: string, token: string) => app.call('POST', `/orders/${number}/cancel`, { token })
    expect((await cancel(theirs.orderNumber, staff.token)).statusCode).toBe(200)
    expect((await cancel(own.orderNumber, own.token)).statusCode).toBe(200)
    expect(await events(theirs.id)).toMatchObject([
      { actor: staff.id, details: { from: 'pending', to: 'cancelled' } },
    ])
    expect(await events(own.id)).toEqual([])
  })

  test('the tracking number of a shipped order can be corrected; it is no other move and needs its form', async () => {
    const o = await order()
    for (const status of ['confirmed', 'processing', 'shipped'] as const) await o.move(status)
    const refused = await o.move('shipped', { trackingNumber: '<b>' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ fieldCodes: { trackingNumber: 'orders.tracking_invalid' } })
    expect((await o.move('shipped', { trackingNumber: '' })).json().code).toBe('orders.move_refused')
    expect((await o.move('shipped', { trackingNumber: '3S 9' })).json().data).toMatchObject({
      status: 'shipped',
      trackingNumber: '3S 9',
      timeline: { length: 4 },
    })
  })

  test('a move from a status that the sender no longer sees rightly is refused and changes nothing', async () => {
    const o = await order()
    await o.move('confirmed')
    const late = await o.move('cancelled', { from: 'pending' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'orders.move_refused',
      params: { from: 'confirmed', to: 'cancelled' },
    })
    expect((await o.move('shipped')).json().code).toBe('orders.move_refused')
    expect((await o.move('delivered', { from: 'confirmed' })).json().code).toBe('orders.move_refused')
    expect(await o.read()).toMatchObject({ status: 'confirmed', timeline: { length: 2 } })
  })

  test('two members of staff at once: one of them moves it', async () => {
    const o = await order()
    const answers = await Promise.all([1, 2, 3, 4].map(() => o.move('confirmed', { from: 'pending' })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect((await o.read()).timeline).toHaveLength(2)
  })

  test('cancelling gives the stock back and the money of a paid order; an unpaid one is not confirmed', async () => {
    const stock = async () => (await app.deps.db`select stock from products where id = ${product}`)[0]?.stock
    const before = await stock()
    const o = await order({}, 'online')
    expect(await o.read()).toMatchObject({ moves: ['cancelled'], heldUntil: expect.any(String) })
    expect((await o.move('confirmed')).json().code).toBe('orders.not_paid')
    await app.deps.db`
      insert into payments (id, order_id, attempt, provider, reference, amount_cents, status)
      values (${o.id}, ${o.id}, 9, 'sandbox', ${o.id}, 10898, 'paid')`
    await app.deps.db`update orders set status = 'confirmed', payment_status = 'paid' where id = ${o.id}`
    expect((await o.read()).moves).toEqual(['processing', 'cancelled'])
    const cancelled = (await o.move('cancelled')).json().data
    expect(cancelled).toMatchObject({ status: 'cancelled', moves: [], refunding: true })
    expect(await stock()).toBe(before)
    const jobs = await app.deps.db`
      select 1 from jobs where queue = 'refund-send' and data ->> 'refundId' = ${cancelled.refunds[0]._id}`
    expect(jobs).toHaveLength(1)
  })

  test('lets staff cancel their own order as buyers, and as staff once it is packed', async () => {
    const body = checkoutBody({ paymentMethod: 'cod' })
    for (const packed of [false, true]) {
      const { token } = staff
      await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
      const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body })).json().data
      const { _id: id } = (await call('GET', `/${orderNumber}`)).json().data
      for (const status of packed ? ['confirmed', 'processing'] : [])
        await call('PATCH', `/${id}`, { status })
      expect((await app.call('POST', `/orders/${orderNumber}/cancel`, { token })).statusCode).toBe(200)
      const { status, timeline } = (await call('GET', `/${id}`)).json().data
      expect([status, timeline.at(-1).by]).toEqual(['cancelled', packed ? 'staff' : 'customer'])
      const trail = (await events(id)).map(({ details }) => details)
      expect(trail.filter(({ to }) => to === 'cancelled')).toEqual(
        packed ? [{ from: 'processing', to: 'cancelled' }] : [],
      )
    }
  })

  test('says until when it can be paid only while it can', async () => {
    const o = await order({}, 'online')
    expect((await o.read()).heldUntil).toBeTruthy()
    expect((await o.move('cancelled')).json().data).not.toHaveProperty('heldUntil')
  })

  test('an order that does not exist', async () => {
    expect((await call('GET', '/nobody')).statusCode).toBe(404)
    expect((await call('PATCH', '/nobody', { status: 'confirmed' })).json().code).toBe('orders.not_found')
  })
})

test('X-89 the section is open to owner, shop and support, and closed to the coaches’ staff', async () => {
  for (const [role, status] of [
    ['owner', 200],
    ['shop', 200],
    ['support', 200],
    ['coaches', 403],
  ] as const) {
    const { token } = await makeAccount(app, ['admin'], undefined, role)
    expect((await call('GET', '', undefined, token)).statusCode, role).toBe(status)
  }
})
