import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { brokenInvariants, makeOrder, stockOf } from '../../../../test/orders'
import { useApp } from '../../../../test/test-app'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { issueDue } from '../documents/issue.logic'
import { expireHolds } from '../transitions.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let whey: string
let rope: string
let staff: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  whey = await makeProduct(app, { name: 'Whey isolate', stock: 1000, priceCents: 4000 })
  rope = await makeProduct(app, { name: 'Speed rope', stock: 1000, priceCents: 1300 })
  staff = await makeAccount(app, ['admin'], undefined, 'shop')
})

const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  app.call(method, `/admin${path}`, { token: staff.token, body, ...(headers && { headers }) })

const jobs = (queue: string, orderId: string) => app.deps.db<{ data: Record<string, unknown> }[]>`
  select data from jobs where queue = ${queue} and data ->> 'orderId' = ${orderId} order by id`

const acts = async (orderId: string) =>
  (await app.deps.db`select action from audit_events where object_id = ${orderId} order by at, id`).map(
    ({ action }) => action,
  )

describe('the list of orders, sorted and by day', () => {
  const made: Record<'small' | 'large' | 'old', string> = { small: '', large: '', old: '' }
  const numbers = async (query: string) =>
    (await call('GET', `/orders?${query}`))
      .json()
      .data.items.map((row: { orderNumber: string }) => row.orderNumber)

  beforeAll(async () => {
    for (const [name, quantity] of [
      ['old', 2],
      ['small', 1],
      ['large', 3],
    ] as const) {
      const { orderNumber } = await makeOrder(app, staff.token, {
        status: 'pending',
        paymentMethod: 'cod',
        lines: [[whey, quantity]],
        checkout: { customerInfo: { ...customerInfo, lastName: 'Zandsorted' } },
      })
      made[name] = orderNumber
    }
    // 23:30 on 3 March in Amsterdam is still that day, though 22:30 of UTC; half an hour later is the next.
    await app.deps.db`update orders set created_at = '2026-03-03T22:30:00Z' where order_number = ${made.old}`
  })

  test('sorts by time and by total, pages and searches too', async () => {
    const { small, large, old } = made
    expect(await numbers('search=zandsorted')).toEqual([large, small, old])
    expect(await numbers('search=zandsorted&sort=oldest')).toEqual([old, small, large])
    expect(await numbers('search=zandsorted&sort=total_desc')).toEqual([large, old, small])
    expect(await numbers('search=zandsorted&sort=total_asc&limit=2&page=2')).toEqual([large])
    expect(await numbers('sort=total_desc')).toEqual([large, old, small])
    expect(await numbers('sort=total_asc&status=pending')).toEqual([small, old, large])
    expect(await numbers('sort=nonsense')).toEqual([large, small, old])
  })

  test('shows the days that are asked for, as the shop counts them', async () => {
    await app.deps.db`
      insert into settings (key, value) values ('region', '{"timeZone":"Europe/Amsterdam"}')
      on conflict (key) do update set value = excluded.value`
    const { old } = made
    expect(await numbers('from=2026-03-03&to=2026-03-03')).toEqual([old])
    expect(await numbers('from=2026-03-04&to=2026-03-31')).toEqual([])
    expect(await numbers('to=2026-03-03&status=pending')).toEqual([old])
    expect(await numbers('to=2026-03-02&search=zandsorted')).toEqual([])
    expect((await call('GET', '/orders?to=2026-03-03&status=pending')).json().data.total).toBe(1)
    expect((await call('GET', '/orders?from=yesterday')).json().code).toBe('request.wrong_type')
  })
})

describe('colleagues’ notes', () => {
  test('are shown on the order with their author, and to no customer', async () => {
    const order = await makeOrder(app, staff.token, { lines: [[whey, 1]] })
    expect((await order.staffCall('POST', '/notes', { text: '  ' })).json().code).toBe('orders.note_required')
    const noted = await order.staffCall('POST', '/notes', { text: 'Ring twice,\nthe bell is quiet' })
    expect(noted.statusCode).toBe(201)
    expect(noted.json().data.staffNotes).toEqual([
      {
        _id: expect.any(String),
        text: 'Ring twice,\nthe bell is quiet',
        by: { firstName: 'Sara', lastName: 'Moradi' },
        createdAt: expect.any(String),
      },
    ])
    await order.staffCall('POST', '/notes', { text: 'Done' })
    expect((await order.theirs()).staffNotes.map(({ text }: { text: string }) => text)).toEqual([
      'Ring twice,\nthe bell is quiet',
      'Done',
    ])
    expect(JSON.stringify(await order.mine())).not.toContain('Ring twice')
    expect(await acts(order.id)).toContain('order_noted')
  })
})

describe('tracking numbers pasted in bulk', () => {
  test('ship packed orders, correct sent ones and refuse all others, with one mail per order', async () => {
    const packed = await makeOrder(app, staff.token, { status: 'processing', lines: [[whey, 1]] })
    const sent = await makeOrder(app, staff.token, { status: 'shipped', lines: [[whey, 1]] })
    const fresh = await makeOrder(app, staff.token, { status: 'confirmed', lines: [[whey, 1]] })
    const rows = [
      { orderNumber: packed.orderNumber.replace('TV-', ''), trackingNumber: ' ۳S-11 ' },
      { orderNumber: sent.orderNumber.toLowerCase(), trackingNumber: '3S-12' },
      { orderNumber: fresh.orderNumber, trackingNumber: '3S-13' },
      { orderNumber: sent.orderNumber, trackingNumber: '3S-14' },
      { orderNumber: 'TV-1', trackingNumber: '3S-15' },
      { orderNumber: 'no number', trackingNumber: '3S-16' },
      { orderNumber: 'TV-2', trackingNumber: '???' },
    ]
    const outcomes = async () =>
      (await call('POST', '/orders/tracking', { rows }))
        .json()
        .data.results.map((row: Record<string, string>) => [row.orderNumber, row.outcome, row.code])
    expect(await outcomes()).toEqual([
      [packed.orderNumber, 'shipped', undefined],
      [sent.orderNumber, 'corrected', undefined],
      [fresh.orderNumber, 'refused', 'orders.move_refused'],
      [sent.orderNumber, 'refused', 'orders.tracking_twice'],
      ['TV-1', 'refused', 'orders.not_found'],
      ['no number', 'refused', 'orders.not_found'],
      ['TV-2', 'refused', 'orders.tracking_invalid'],
    ])
    expect((await outcomes()).slice(0, 2)).toEqual([
      [packed.orderNumber, 'unchanged', undefined],
      [sent.orderNumber, 'unchanged', undefined],
    ])
    expect(await packed.theirs()).toMatchObject({ status: 'shipped', trackingNumber: '3S-11' })
    expect(await sent.theirs()).toMatchObject({ status: 'shipped', trackingNumber: '3S-12' })
    expect([await jobs('order-shipped', packed.id), await jobs('order-tracked', packed.id)]).toMatchObject([
      [{}],
      [],
    ])
    expect(await jobs('order-tracked', sent.id)).toMatchObject([{ data: { trackingNumber: '3S-12' } }])
    expect(await acts(sent.id)).toContain('order_tracked')
  })

  test('a number that is added later on the order is mailed as well', async () => {
    const order = await makeOrder(app, staff.token, { status: 'shipped', lines: [[whey, 1]] })
    await order.staffCall('PATCH', '', { status: 'shipped', trackingNumber: '3S-20' })
    await order.staffCall('PATCH', '', { status: 'shipped', trackingNumber: '3S-20' })
    expect(await jobs('order-tracked', order.id)).toMatchObject([{ data: { trackingNumber: '3S-20' } }])
  })
})

describe('the address of an order', () => {
  const moved = {
    ...customerInfo,
    address: { ...customerInfo.address, street: 'Keizersgracht 1', city: 'Amsterdam' },
  }

  test('is corrected until it is shipped, and is a step of the timeline', async () => {
    const order = await makeOrder(app, staff.token, { status: 'processing', lines: [[whey, 1]] })
    const correct = (info: object) => order.staffCall('PATCH', '/address', { customerInfo: info })
    const first = await correct(moved)
    const answered = { ...moved, address: { ...moved.address, countryCode: 'NL' } }
    expect(first.json().data.customerInfo).toEqual(answered)
    expect(first.json().data.timeline.at(-1)).toMatchObject({ status: 'address', by: 'staff' })
    const again = (await correct(answered)).json().data
    expect(again.timeline).toHaveLength(first.json().data.timeline.length)
    expect((await order.mine()).timeline.map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'confirmed',
      'processing',
    ])
    expect((await call('GET', '/orders?search=keizersgracht')).json().data.items).toEqual([])
    const abroad = { ...moved, address: { ...moved.address, country: 'France' } }
    expect((await correct(abroad)).json().code).toBe('orders.address_fixed')
    expect((await correct({ ...moved, phone: '' })).json().code).toBe('orders.phone_required')
    await order.staffCall('PATCH', '', { status: 'shipped' })
    expect((await correct(customerInfo)).json().code).toBe('orders.address_fixed')
    expect((await order.theirs()).customerInfo).toEqual(answered)
    expect((await acts(order.id)).filter((action) => action === 'order_address_changed')).toHaveLength(1)
  })

  test('may have its country written in another language, but not changed', async () => {
    const order = await makeOrder(app, staff.token, { status: 'confirmed', lines: [[whey, 1]] })
    const correct = (country: string) =>
      order.staffCall('PATCH', '/address', {
        customerInfo: { ...moved, address: { ...moved.address, country } },
      })
    expect((await correct('هلند')).json().data.customerInfo.address).toMatchObject({
      country: 'هلند',
      countryCode: 'NL',
    })
    expect((await correct('Belgium')).json().code).toBe('orders.address_fixed')
    const unknown = { customerInfo: { ...moved, address: { ...moved.address, planet: 'Earth' } } }
    expect((await order.staffCall('PATCH', '/address', unknown)).json().params).toEqual({
      field: 'customerInfo.address.planet',
    })
  })

  test('X-115 changes no document: a later credit note names the buyer of its invoice', async () => {
    const order = await makeOrder(app, staff.token, { status: 'confirmed', lines: [[whey, 1]] })
    const issue = () => transaction(app.deps.db, (tx) => issueDue(app.deps, tx, order.id))
    await issue()
    await order.staffCall('PATCH', '/address', { customerInfo: moved })
    await order.staffCall('POST', '/refund', { reason: 'Torn', amount: 5, method: 'cash' })
    await issue()
    const buyers = await app.deps.db`
      select i.content #> '{order,customerInfo}' as invoice, c.content #> '{order,customerInfo}' as credit
      from invoices i join credit_notes c using (order_id) where order_id = ${order.id}`
    expect(buyers).toEqual([{ invoice: customerInfo, credit: customerInfo }])
  })
})

describe('an order that staff enter', () => {
  const enter = (email: string, more: object = {}, headers?: Record<string, string>) => {
    const { paymentMethod, shippingMethod } = checkoutBody({ paymentMethod: 'cod' }) as Record<
      string,
      unknown
    >
    const body = {
      email,
      items: [{ productId: whey, quantity: 2 }],
      customerInfo,
      paymentMethod,
      shippingMethod,
    }
    return call('POST', '/orders', { ...body, ...more }, headers)
  }

  test('is placed with the shop’s prices and stock, and leaves the customer’s cart alone', async () => {
    const customer = await makeAccount(app)
    await app.call('POST', '/orders/cart/add', {
      token: customer.token,
      body: { productId: rope, quantity: 1 },
    })
    const before = await stockOf(app, whey)
    const headers = { 'Idempotency-Key': newId() }
    const items = [
      { productId: whey, quantity: 1 },
      { productId: rope, quantity: 1 },
      { productId: whey, quantity: 1 },
    ]
    const placed = await enter(` ${customer.email.toUpperCase()} `, { items }, headers)
    expect(placed.statusCode).toBe(201)
    const order = placed.json().data
    expect(order).toMatchObject({
      status: 'pending',
      isEntered: true,
      accountId: customer.id,
      subtotal: 93,
      timeline: [{ status: 'pending', by: 'staff', name: 'Sara Moradi' }],
    })
    expect(order.items.map((line: { quantity: number }) => line.quantity).sort()).toEqual([1, 2])
    expect(await stockOf(app, whey)).toBe(before - 2)
    expect((await enter(customer.email, {}, headers)).json().code).toBe('orders.key_reused')
    const repeat = await enter(` ${customer.email.toUpperCase()} `, { items }, headers)
    expect(repeat.json().data.orderNumber).toBe(order.orderNumber)
    expect(await stockOf(app, whey)).toBe(before - 2)
    const cart = await app.call('GET', '/orders/cart', { token: customer.token })
    expect(cart.json().data.items).toMatchObject([{ productId: rope, quantity: 1 }])
    expect(
      (await app.call('GET', `/orders/${order.orderNumber}`, { token: customer.token })).statusCode,
    ).toBe(200)
    expect(await jobs('order-placed', order._id)).toHaveLength(1)
    expect(await acts(order._id)).toEqual(['order_entered'])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('two presses at once place one order', async () => {
    const customer = await makeAccount(app)
    const headers = { 'Idempotency-Key': newId() }
    const both = await Promise.all([enter(customer.email, {}, headers), enter(customer.email, {}, headers)])
    expect(both.map((answer) => answer.statusCode)).toEqual([201, 201])
    expect(new Set(both.map((answer) => answer.json().data.orderNumber)).size).toBe(1)
  })

  test('holds its goods for a day where it is paid online, and gives them back to the stock alone', async () => {
    const customer = await makeAccount(app)
    const order = (await enter(customer.email, { paymentMethod: 'online' })).json().data
    const [row] = await app.deps.db`
      select extract(epoch from held_until - created_at)::int as hold from orders where id = ${order._id}`
    expect(row?.hold).toBe(24 * 3600)
    const pay = await app.call('POST', `/orders/${order.orderNumber}/pay`, { token: customer.token })
    expect(pay.json().data.paymentUrl).toEqual(expect.any(String))
    const before = await stockOf(app, whey)
    await app.deps.db`update orders set held_until = now() where id = ${order._id}`
    await app.deps.db`update payments set reference = null where order_id = ${order._id}`
    await expireHolds(app.deps)
    expect((await call('GET', `/orders/${order._id}`)).json().data.status).toBe('cancelled')
    expect(await stockOf(app, whey)).toBe(before + 2)
    const cart = await app.call('GET', '/orders/cart', { token: customer.token })
    expect(cart.json().data.items).toEqual([])
  })

  test('is refused without an account, for unavailable products and beyond the limits', async () => {
    const customer = await makeAccount(app)
    const locked = await makeAccount(app)
    await app.deps.db`update accounts set disabled_at = now() where id = ${locked.id}`
    const gone = await makeProduct(app, { name: 'Old mat' })
    await app.deps.db`update products set is_active = false where id = ${gone}`
    const scarce = await makeProduct(app, { name: 'Rare bar', stock: 1 })
    const one = (productId: string, quantity = 1) => ({ items: [{ productId, quantity }] })
    expect((await enter('nobody@tavan.test')).json().code).toBe('orders.customer_unknown')
    expect((await enter(locked.email)).json().code).toBe('orders.customer_unknown')
    expect((await enter(staff.email)).json().code).toBe('orders.customer_unknown')
    expect((await enter(customer.email, one(gone))).json()).toMatchObject({
      code: 'orders.product_unavailable',
      message: 'This product can’t be bought right now: Old mat',
    })
    expect((await enter(customer.email, one(newId()))).json().code).toBe('orders.product_unavailable')
    expect((await enter(customer.email, one(scarce, 2))).json().code).toBe('orders.insufficient_stock')
    expect((await enter(customer.email, one(whey, 100_000))).json().code).toBe('cart.line_too_large')
    expect((await enter(customer.email, { items: [] })).json().code).toBe('orders.items_required')
    expect(await stockOf(app, scarce)).toBe(1)
  })
})

describe('a customer’s page and the table of customers', () => {
  test('show orders with refunds and returns, and colleagues’ notes', async () => {
    const owner = await makeAccount(app, ['admin'])
    const order = await makeOrder(app, staff.token, { status: 'delivered', lines: [[whey, 2]] })
    await order.staffCall('POST', '/notes', { text: 'Prefers mornings' })
    await order.staffCall('POST', '/refund', { reason: 'Torn', amount: 5, method: 'cash' })
    const item = order.itemOf(whey)
    await app.call('POST', `/orders/${order.orderNumber}/returns`, {
      token: order.token,
      body: { lines: [{ itemId: item, quantity: 1 }], reason: 'Too sweet' },
    })
    const person = (await app.call('GET', `/admin/users/${order.accountId}`, { token: owner.token })).json()
      .data
    expect(person.orders).toMatchObject({
      count: 1,
      total: 87.2,
      refundedTotal: 5,
      items: [
        {
          _id: order.id,
          orderNumber: order.orderNumber,
          status: 'delivered',
          paymentStatus: 'partially_refunded',
          total: 87.2,
          refundedTotal: 5,
          returns: [{ state: 'requested' }],
        },
      ],
      notes: [{ text: 'Prefers mornings', orderNumber: order.orderNumber, orderId: order.id }],
    })
    const coaches = await makeAccount(app, ['admin'], undefined, 'coaches')
    expect((await app.call('GET', '/admin/users/export.csv', { token: coaches.token })).json().code).toBe(
      'auth.forbidden',
    )
    const closing = await makeAccount(app)
    await app.deps.db`update accounts set first_name = '=SUM(A1)' where id = ${order.accountId}`
    await app.deps.db`
      update accounts set closed_at = now(), disabled_at = now(), erase_at = now() + interval '1 day' where id = ${closing.id}`
    const file = await call('GET', '/users/export.csv')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = file.body.split('\r\n')
    expect(lines[0]).toBe(
      '\ufeffcreatedAt,email,firstName,lastName,language,emailVerified,orders,total,refundedTotal,lastOrderAt',
    )
    const line = lines.find((one) => one.includes(order.email))
    expect(line?.split(',').slice(2, 9)).toEqual(["'=SUM(A1)", 'Moradi', 'en', 'false', '1', '87.20', '5.00'])
    expect(file.body).not.toContain(closing.email)
    expect(file.body).not.toContain(staff.email)
    const [event] = await app.deps.db`
      select actor_id as actor from audit_events where action = 'people_exported'`
    expect(event?.actor).toBe(staff.id)
  })

  test('count what was refunded of a cancelled order, but not the order', async () => {
    const owner = await makeAccount(app, ['admin'])
    const order = await makeOrder(app, staff.token, { status: 'processing', lines: [[whey, 2]] })
    await order.staffCall('POST', '/refund', { reason: 'Late', amount: 5, method: 'cash' })
    const cancelled = await call('PATCH', `/orders/${order.id}`, { status: 'cancelled' })
    expect(cancelled.json().data).toMatchObject({ status: 'cancelled', refundedTotal: 5 })
    const sums = { count: 0, total: 0, refundedTotal: 5 }
    const person = await app.call('GET', `/admin/users/${order.accountId}`, { token: owner.token })
    expect(person.json().data.orders).toMatchObject(sums)
    const file = await call('GET', '/users/export.csv')
    const line = file.body.split('\r\n').find((one) => one.includes(order.email))
    expect(line?.split(',').slice(6)).toEqual(['0', '0.00', '5.00', ''])
  })
})
