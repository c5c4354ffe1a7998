import { beforeAll, describe, expect, test } from 'vitest'
import { makeBuyer, makeDiscount } from '../../../../test/discounts'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { brokenInvariants, payInSandbox } from '../../../../test/orders'
import { storedHash } from '../../../../test/stored-hash'
import { useApp } from '../../../../test/test-app'
import { expireHolds } from '../transitions.logic'

const app = useApp()
/** $49.99 each. */
let product: string
beforeAll(async () => {
  product = await makeProduct(app, { stock: 1000 })
})

type Buyer = Awaited<ReturnType<typeof makeBuyer>>

const place = ({ token }: { token: string }, changes: Record<string, unknown>, headers = {}) =>
  app.call('POST', '/orders/checkout', { token, body: checkoutBody(changes), headers })
const check = ({ token }: { token: string }, code: string) =>
  app.call('POST', '/orders/discount', { token, body: { code } })
const used = async (id: string) =>
  (await app.deps.db<{ used: number }[]>`select used from discount_codes where id = ${id}`)[0]?.used
const redemptions = (id: string) => app.deps.db`
  select r.*, o.status from discount_redemptions r join orders o on o.id = r.order_id where code_id = ${id}`
const cancel = ({ token }: Buyer, orderNumber: string) =>
  app.call('POST', `/orders/${orderNumber}/cancel`, { token })

describe('a discount code at the checkout', () => {
  test('lowers the order’s total, before tax, and is used up with it', async () => {
    const { id, code } = await makeDiscount(app)
    const buyer = await makeBuyer(app, product)
    const checked = await check(buyer, ` ${code.toLowerCase()} `)
    expect(checked.json().data).toEqual({
      code,
      kind: 'percent',
      value: 10,
      minimum: 1,
      subtotal: 49.99,
      discount: 5,
      tax: 4.05,
      total: 49.04,
    })
    expect(await used(id)).toBe(0)
    const answer = await place(buyer, {
      discountCode: code.toLowerCase(),
      shippingMethod: 'express',
      expectedTotal: 59.03,
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.total).toBe(59.03)
    const { orderNumber } = answer.json().data
    const order = (await app.call('GET', `/orders/${orderNumber}`, { token: buyer.token })).json().data
    expect(order).toMatchObject({
      subtotal: 49.99,
      discount: 5,
      discountCode: code,
      tax: 4.05,
      shipping: 9.99,
      total: 59.03,
    })
    expect(await used(id)).toBe(1)
    expect((await redemptions(id))[0]).toMatchObject({
      account_id: buyer.id,
      nth: 1,
      cents: 500,
      freed_at: null,
    })
    const { token } = await makeAccount(app, ['admin'], undefined, 'shop')
    const console = (await app.call('GET', `/admin/orders/${order._id}`, { token })).json().data
    expect(console).toMatchObject({ discount: 5, discountCode: code })
    const found = (await app.call('GET', `/admin/orders?search=${code.toLowerCase()}`, { token })).json().data
    expect(found.items.map((row: { orderNumber: string }) => row.orderNumber)).toEqual([orderNumber])
  })

  test('that is not given leaves order and answer as they were', async () => {
    const buyer = await makeBuyer(app, product)
    const { orderNumber } = (await place(buyer, {})).json().data
    const order = (await app.call('GET', `/orders/${orderNumber}`, { token: buyer.token })).json().data
    expect(order.total).toBe(54.49)
    expect(order).not.toHaveProperty('discount')
    expect(order).not.toHaveProperty('discountCode')
    await buyer.fill()
    expect((await place(buyer, { discountCode: '  ' })).json().data.total).toBe(54.49)
  })

  test('takes an amount off, never all of it', async () => {
    const { code } = await makeDiscount(app, { kind: 'amount', value: 5000 })
    const small = await makeBuyer(app, { priceCents: 2000 })
    expect((await place(small, { discountCode: code })).json().data.total).toBe(0.55)
    const large = await makeBuyer(app, { priceCents: 10_000 })
    expect((await place(large, { discountCode: code })).json().data.total).toBe(54.5)
  })

  test('larger than the cart leaves an order that can be paid and is confirmed', async () => {
    const { code } = await makeDiscount(app, { kind: 'amount', value: 50_000 })
    const buyer = await makeBuyer(app, { priceCents: 1999 })
    const order = (await place(buyer, { discountCode: code, paymentMethod: 'online' })).json().data
    expect(order.total).toBe(0.55)
    expect((await payInSandbox(app, order)).statusCode).toBe(200)
    const { data } = (await app.call('GET', `/orders/${order.orderNumber}`, { token: buyer.token })).json()
    expect(data).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', discount: 19.49, total: 0.55 })
  })

  test('ignores a discount sent by the client (S31)', async () => {
    const { code } = await makeDiscount(app)
    const buyer = await makeBuyer(app, product)
    const claims = { discount: 49, discountCents: 4900, value: 90, kind: 'amount', total: 0.01, tax: -5 }
    const answer = await place(buyer, { discountCode: code, ...claims })
    expect(answer.json().data.total).toBe(49.04)
    const other = await makeBuyer(app, product)
    expect((await place(other, { discountCode: code, expectedTotal: 1 })).json().code).toBe(
      'orders.total_changed',
    )
  })

  test.each<[string, Parameters<typeof makeDiscount>[1], string]>([
    ['not there', undefined, 'orders.discount_unknown'],
    ['in the archive', { isActive: false }, 'orders.discount_unknown'],
    ['of tomorrow', { from: '2999-01-01' }, 'orders.discount_not_yet'],
    ['of yesterday', { until: '2001-01-01' }, 'orders.discount_expired'],
    ['for larger orders', { minimum: 5000 }, 'orders.discount_minimum'],
  ])('%s is refused with its reason, and no order is made at another price', async (_what, terms, reason) => {
    const code = terms ? (await makeDiscount(app, terms)).code : 'NO-SUCH-CODE'
    const buyer = await makeBuyer(app, product)
    const before = await storedHash(app)
    const answer = await place(buyer, { discountCode: code })
    expect([answer.statusCode, answer.json().code]).toEqual([409, reason])
    if (reason !== 'orders.discount_unknown') expect(await storedHash(app)).toBe(before)
    expect((await check(buyer, code)).json().code).toBe(reason)
    expect((await app.call('GET', '/orders/cart', { token: buyer.token })).json().data.itemCount).toBe(1)
  })

  test('reads alike where it is not there and where it was taken out of use', async () => {
    const buyer = await makeBuyer(app, product)
    const { code } = await makeDiscount(app, { isActive: false })
    const withoutId = (answer: { json: () => { requestId: string } }) => ({ ...answer.json(), requestId: '' })
    expect(withoutId(await check(buyer, code))).toEqual(withoutId(await check(buyer, 'NEVER-THERE')))
  })

  test('is good on its days where the shop is', async () => {
    const { code } = await makeDiscount(app)
    const buyer = await makeBuyer(app, product)
    const zone = async (timeZone: string) => {
      await app.deps.db`
        insert into settings (key, value) values ('region', ${app.deps.db.json({ timeZone })})
        on conflict (key) do update set value = excluded.value`
      await app.deps.db`
        update discount_codes set from_day = (now() at time zone ${timeZone})::date,
          until_day = (now() at time zone ${timeZone})::date where code = ${code}`
    }
    // Somewhere it is already, or still, another day than in UTC.
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      await zone(timeZone)
      expect((await check(buyer, code)).statusCode, timeZone).toBe(200)
    }
    await app.deps
      .db`update discount_codes set until_day = until_day - 1, from_day = null where code = ${code}`
    expect((await check(buyer, code)).json().code).toBe('orders.discount_expired')
    await app.deps.db`delete from settings where key = 'region'`
  })
})

describe('a limit of a code', () => {
  test('holds with twenty checkouts at the same time: exactly so many win', async () => {
    const { id, code } = await makeDiscount(app, { limit: 3 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(app, product)))
    const answers = await Promise.all(buyers.map((buyer) => place(buyer, { discountCode: code })))
    const won = answers.filter((answer) => answer.statusCode === 201)
    expect(won).toHaveLength(3)
    for (const answer of won) expect(answer.json().data.total).toBe(49.04)
    const lost = answers.filter((answer) => answer.statusCode !== 201)
    expect(new Set(lost.map((answer) => answer.json().code))).toEqual(new Set(['orders.discount_used_up']))
    expect(await used(id)).toBe(3)
    expect(await redemptions(id)).toHaveLength(3)
  })

  test('per customer holds, alone and from two devices at once', async () => {
    const { id, code } = await makeDiscount(app, { customerLimit: 2 })
    const buyer = await makeBuyer(app, product)
    await place(buyer, { discountCode: code })
    await buyer.fill()
    const both = await Promise.all([
      place(buyer, { discountCode: code }, { 'idempotency-key': 'a' }),
      place(buyer, { discountCode: code }, { 'idempotency-key': 'b' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    await buyer.fill()
    expect((await place(buyer, { discountCode: code })).json().code).toBe('orders.discount_used')
    expect(await used(id)).toBe(2)
    const other = await makeBuyer(app, product)
    expect((await place(other, { discountCode: code })).statusCode).toBe(201)
  })

  test('is limited by the table itself, which refuses one more', async () => {
    const { id, code } = await makeDiscount(app, { limit: 1 })
    await place(await makeBuyer(app, product), { discountCode: code })
    await expect(app.deps.db`update discount_codes set used = used + 1 where id = ${id}`).rejects.toThrow(
      'discount_codes_used',
    )
  })
})

describe('a use of a code', () => {
  test('is one, however often the call is repeated', async () => {
    const { id, code } = await makeDiscount(app, { customerLimit: null })
    const buyer = await makeBuyer(app, product)
    const body = { discountCode: code }
    const key = { 'idempotency-key': 'same' }
    const answers = [
      await place(buyer, body, key),
      ...(await Promise.all([place(buyer, body, key), place(buyer, body, key)])),
    ]
    expect(new Set(answers.map((answer) => answer.json().data.orderNumber)).size).toBe(1)
    expect(await used(id)).toBe(1)
    expect((await place(buyer, {}, key)).json().code).toBe('orders.key_reused')
  })

  test('comes back with an order that is cancelled, and the same customer has it again', async () => {
    const { id, code } = await makeDiscount(app, { limit: 1 })
    const buyer = await makeBuyer(app, product)
    const { orderNumber } = (await place(buyer, { discountCode: code })).json().data
    const other = await makeBuyer(app, product)
    expect((await place(other, { discountCode: code })).json().code).toBe('orders.discount_used_up')
    expect((await cancel(buyer, orderNumber)).json().data).toMatchObject({ status: 'cancelled', discount: 5 })
    expect(await used(id)).toBe(0)
    await buyer.fill()
    expect((await place(buyer, { discountCode: code })).statusCode).toBe(201)
    expect((await redemptions(id)).map((row) => [row.status, row.nth])).toEqual(
      expect.arrayContaining([
        ['cancelled', null],
        ['pending', 1],
      ]),
    )
  })

  test('is free again when an online order expires unpaid (X-30)', async () => {
    const { id, code } = await makeDiscount(app)
    const buyer = await makeBuyer(app, product)
    const { orderNumber } = (await place(buyer, { discountCode: code, paymentMethod: 'online' })).json().data
    expect(await used(id)).toBe(1)
    await app.deps
      .db`update orders set held_until = now() - interval '1 second' where order_number = ${orderNumber}`
    await expireHolds(app.deps)
    expect(await used(id)).toBe(0)
    // Unpaid lines return to the cart.
    expect((await check(buyer, code)).json().data.discount).toBe(5)
  })

  test('X-108 is free again when the shop cancels a paid order', async () => {
    const { id, code } = await makeDiscount(app)
    const buyer = await makeBuyer(app, product)
    const staff = await makeAccount(app, ['admin'], undefined, 'owner')
    const order = (await place(buyer, { discountCode: code, paymentMethod: 'online' })).json().data
    expect((await payInSandbox(app, order)).statusCode).toBe(200)
    const cancelled = await app.call('PATCH', `/admin/orders/${order.orderNumber}`, {
      token: staff.token,
      body: { status: 'cancelled' },
    })
    expect(cancelled.json().data.status).toBe('cancelled')
    expect(await used(id)).toBe(0)
    await buyer.fill()
    expect((await place(buyer, { discountCode: code })).json().data.status).toBe('pending')
  })

  test('stays with a paid order that its buyer cancels', async () => {
    const { id, code } = await makeDiscount(app)
    const buyer = await makeBuyer(app, product)
    const order = (await place(buyer, { discountCode: code, paymentMethod: 'online' })).json().data
    expect((await payInSandbox(app, order)).statusCode).toBe(200)
    const [payment] = await app.deps.db`
      select p.amount_cents, p.status from payments p join orders o on o.id = p.order_id
      where o.order_number = ${order.orderNumber}`
    expect(payment).toEqual({ amount_cents: 4904, status: 'paid' })
    expect((await cancel(buyer, order.orderNumber)).json().data.status).toBe('cancelled')
    expect(await used(id)).toBe(1)
    await buyer.fill()
    expect((await place(buyer, { discountCode: code })).json().code).toBe('orders.discount_used')
  })
})

test('codes cannot be guessed: after ten that nobody knows an account waits, even with a right one', async () => {
  const { code } = await makeDiscount(app, { customerLimit: null })
  const buyer = await makeBuyer(app, product)
  for (let i = 0; i < 5; i++) {
    expect((await check(buyer, code)).statusCode).toBe(200)
    expect((await check(buyer, `GUESS-${i}`)).statusCode).toBe(409)
    expect((await place(buyer, { discountCode: `GUESS-${i}` })).statusCode).toBe(409)
  }
  const refused = await check(buyer, code)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth.too_many_attempts'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await place(buyer, { discountCode: code })).statusCode).toBe(429)
  expect((await place(buyer, {})).statusCode).toBe(201)
})

test('keep the invariants of orders and money with discounts (I3 I5)', async () => {
  expect(await brokenInvariants(app)).toEqual([])
})
