import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp()
let kettlebell: string
let plate: string

beforeAll(async () => {
  kettlebell = await makeProduct(app, { name: 'Kettlebell', priceCents: 4999, stock: 1000 })
  plate = await makeProduct(app, { name: 'Plate', priceCents: 6499, salePriceCents: 5999, stock: 1000 })
})

async function buyer(lines: [string, number][] = [[kettlebell, 1]]) {
  const account = await makeAccount(app)
  for (const [productId, quantity] of lines) {
    const added = await app.call('POST', '/orders/cart/add', {
      token: account.token,
      body: { productId, quantity },
    })
    expect(added.statusCode).toBe(200)
  }
  const place = (body: object = checkoutBody(), headers: Record<string, string> = {}) =>
    app.call('POST', '/orders/checkout', { token: account.token, body, headers })
  return { ...account, place }
}

const stockOf = async (id: string) =>
  (await app.call('GET', `/products/${id}`)).json().data.stockQuantity as number

describe('an order is placed', () => {
  test('SHOP-GEN-11 SHOP-CALL-26 SHOP-CALL-27 SHOP-VAL-35 with cash on delivery and without notes', async () => {
    const { place, token } = await buyer()
    const answer = await place()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ success: true, message: expect.any(String) })
    expect(answer.json().data).toMatchObject({
      orderNumber: expect.stringMatching(/^TV-\d{6,}$/),
      total: 54.49,
      paymentMethod: 'cod',
      shippingMethod: 'standard',
    })
    const cart = (await app.call('GET', '/orders/cart', { token })).json().data
    expect(cart.items).toEqual([])
  })

  test('SHOP-CONST-01 SHOP-CONST-06 SHOP-ENT-15..20 SHOP-CALL-28 from our own prices, with 9% tax and express shipping', async () => {
    const { place, token } = await buyer([
      [kettlebell, 2],
      [plate, 1],
    ])
    const answer = await place(
      checkoutBody({ shippingMethod: 'express', notes: 'Ring twice', total: 1, price: 0, tax: 0 }),
    )
    expect(answer.json().data.total).toBe(159.97 + 14.4 + 9.99)
    const { orders } = (await app.call('GET', '/orders/user', { token })).json().data
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      _id: expect.any(String),
      orderNumber: answer.json().data.orderNumber,
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      customerInfo,
      subtotal: 159.97,
      tax: 14.4,
      shipping: 9.99,
      total: 184.36,
      paymentMethod: 'cod',
      shippingMethod: 'express',
      notes: 'Ring twice',
    })
    const bought = Object.fromEntries(orders[0].items.map((item: { name: string }) => [item.name, item]))
    expect(bought.Plate).toMatchObject({ productId: plate, quantity: 1, price: 59.99, total: 59.99 })
    expect(bought.Kettlebell).toMatchObject({
      quantity: 2,
      price: 49.99,
      total: 99.98,
      image: expect.any(String),
    })
    expect(orders[0]).not.toHaveProperty('trackingNumber')
  })

  test('S33 an emptied cart, an empty cart and no cart at all are refused', async () => {
    const { place } = await buyer()
    await place()
    expect((await place(checkoutBody(), { 'idempotency-key': 'second' })).statusCode).toBe(409)
    const { token } = await makeAccount(app)
    const answer = await app.call('POST', '/orders/checkout', { token, body: checkoutBody() })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('orders.cart_empty')
  })

  test('a total that the buyer did not see is refused and nothing is stored', async () => {
    const { place, token } = await buyer()
    const before = await stockOf(kettlebell)
    const answer = await place(checkoutBody({ expectedTotal: 54.48 }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'orders.total_changed', params: { total: '$54.49' } })
    expect(await stockOf(kettlebell)).toBe(before)
    expect((await app.call('GET', '/orders/cart', { token })).json().data.itemCount).toBe(1)
    expect((await place(checkoutBody({ expectedTotal: 54.49 }))).statusCode).toBe(201)
  })

  test('stock that is gone refuses the whole order and says how much is left', async () => {
    const rare = await makeProduct(app, { name: 'Rare', stock: 3 })
    const { place, token } = await buyer([
      [kettlebell, 1],
      [rare, 3],
    ])
    await app.deps.db`update products set stock = 2 where id = ${rare}`
    const before = await stockOf(kettlebell)
    const answer = await place()
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Insufficient stock for Rare. Only 2 available.')
    expect(await stockOf(kettlebell)).toBe(before)
    expect((await app.call('GET', '/orders/cart', { token })).json().data.items).toHaveLength(2)
    expect((await app.call('GET', '/orders/user', { token })).json().data.orders).toEqual([])
  })

  test('a product that was taken out of the shop is neither shown in the cart nor sold', async () => {
    const gone = await makeProduct(app, { name: 'Gone' })
    const { place, token } = await buyer([
      [kettlebell, 1],
      [gone, 1],
    ])
    await app.deps.db`update products set is_active = false where id = ${gone}`
    expect((await app.call('GET', '/orders/cart', { token })).json().data.items).toHaveLength(1)
    expect((await place()).json().data.total).toBe(54.49)
  })
})

describe('details of the buyer', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['SHOP-VAL-26', { firstName: ' ' }, 'First name is required'],
    ['SHOP-VAL-27', { lastName: '' }, 'Last name is required'],
    ['SHOP-VAL-28', { email: undefined }, 'Email is required'],
    ['X-35', { email: 'sara@' }, 'Please enter a valid email address'],
    ['SHOP-VAL-29', { phone: '' }, 'Phone is required'],
    ['SHOP-VAL-30', { address: { ...customerInfo.address, street: '' } }, 'Street address is required'],
    ['SHOP-VAL-31', { address: { ...customerInfo.address, city: '' } }, 'City is required'],
    ['SHOP-VAL-32', { address: { ...customerInfo.address, state: '' } }, 'State is required'],
    ['SHOP-VAL-33', { address: { ...customerInfo.address, zipCode: '' } }, 'Zip code is required'],
    ['SHOP-VAL-34', { address: { ...customerInfo.address, country: '' } }, 'Country is required'],
  ]
  test.each(wrong)('%s %o', async (_id, change, message) => {
    const { place } = await buyer()
    const answer = await place(checkoutBody({ customerInfo: { ...customerInfo, ...change } }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, message, error: message })
    expect(Object.keys(answer.json().fields)).toHaveLength(1)
  })

  test('without anything the first rule speaks and every field is named', async () => {
    const { place } = await buyer()
    const body = (await place({ paymentMethod: 'cod', shippingMethod: 'standard' })).json()
    expect(body.message).toBe('First name is required')
    expect(Object.keys(body.fields)).toHaveLength(9)
  })

  test('Persian digits in phone and zip code are stored as ASCII', async () => {
    const { place, token } = await buyer()
    const address = { ...customerInfo.address, zipCode: '۱۲۳۴۵' }
    await place(checkoutBody({ customerInfo: { ...customerInfo, phone: '۰۹۱۲۳۴۵۶۷۸۹', address } }))
    const [order] = (await app.call('GET', '/orders/user', { token })).json().data.orders
    expect(order.customerInfo).toMatchObject({ phone: '09123456789', address: { zipCode: '12345' } })
  })
})

describe('the country of an order', () => {
  test.each([
    ['Nederland', 'NL'],
    ['هلند', 'NL'],
    ['NL', 'NL'],
    ['Atlantis', undefined],
  ])('is answered as it was sent: %s, whose code is %s', async (country, countryCode) => {
    const { place, token } = await buyer()
    const address = { ...customerInfo.address, country, countryCode: 'XX', planet: 'Earth' }
    const placed = await place(checkoutBody({ customerInfo: { ...customerInfo, address } }))
    expect(placed.statusCode).toBe(201)
    const { orderNumber } = placed.json().data
    const expected = { ...customerInfo.address, country, ...(countryCode && { countryCode }) }
    for (const path of ['/orders/user', `/orders/${orderNumber}`]) {
      const { data } = (await app.call('GET', path, { token })).json()
      expect((data.orders?.[0] ?? data).customerInfo.address).toEqual(expected)
    }
    const [stored] = await app.deps.db`
      select customer -> 'address' as address from orders where order_number = ${orderNumber}`
    expect(stored?.address).toEqual({ ...customerInfo.address, country })
  })

  test('requires a state also where it has none [X-109]', async () => {
    const { place } = await buyer()
    const address = { ...customerInfo.address, state: undefined }
    const answer = await place(checkoutBody({ customerInfo: { ...customerInfo, address } }))
    expect(answer.json().code).toBe('orders.state_required')
  })
})

describe('one attempt, one order', () => {
  test('the same key answers the same order, at once and later', async () => {
    const { place, token } = await buyer()
    const headers = { 'idempotency-key': 'attempt-1' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(checkoutBody(), headers)))
    answers.push(await place(checkoutBody(), headers))
    expect(new Set(answers.map((a) => a.body)).size).toBe(1)
    expect(answers.every((a) => a.statusCode === 201)).toBe(true)
    expect((await app.call('GET', '/orders/user', { token })).json().data.total).toBe(1)
  })

  test('the same key with another body is refused', async () => {
    const { place } = await buyer()
    const headers = { 'idempotency-key': 'attempt-1' }
    await place(checkoutBody(), headers)
    const answer = await place(checkoutBody({ shippingMethod: 'express' }), headers)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('orders.key_reused')
  })

  test('a doubled call without a key makes one order, which answers every repeat', async () => {
    const { place, token } = await buyer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => place()))
    answers.push(await place())
    expect(new Set(answers.map((a) => a.body)).size).toBe(1)
    expect(answers.every((a) => a.statusCode === 201)).toBe(true)
    expect((await app.call('GET', '/orders/user', { token })).json().data.total).toBe(1)
  })

  describe('a repeat without a key is no repeat', () => {
    const refused = async (place: () => ReturnType<Awaited<ReturnType<typeof buyer>>['place']>) =>
      expect((await place()).json().code).toBe('orders.cart_empty')

    test('where it asks for something else', async () => {
      const { place } = await buyer()
      await place()
      await refused(() => place(checkoutBody({ shippingMethod: 'express' })))
      await refused(() => place(checkoutBody(), { 'idempotency-key': 'another' }))
    })
    test('ten minutes later', async () => {
      const { place, id } = await buyer()
      await place()
      await app.deps.db`
        update idempotency_keys set created_at = now() - interval '11 minutes' where account_id = ${id}`
      await refused(() => place())
    })
    test('when the cart has been changed since', async () => {
      const { place, token } = await buyer()
      const first = (await place()).json().data.orderNumber
      await app.call('POST', '/orders/cart/add', { token, body: { productId: plate, quantity: 1 } })
      const second = (await place()).json().data.orderNumber
      expect(second).not.toBe(first)
      await app.call('POST', '/orders/cart/add', { token, body: { productId: plate, quantity: 1 } })
      await app.call('DELETE', '/orders/cart/clear', { token })
      await refused(() => place())
    })
    test('when the order was cancelled', async () => {
      const { place, token } = await buyer()
      const { orderNumber } = (await place()).json().data
      await app.call('POST', `/orders/${orderNumber}/cancel`, { token })
      await refused(() => place())
    })
  })

  test('keys belong to accounts', async () => {
    const [first, second] = [await buyer(), await buyer()]
    const headers = { 'idempotency-key': 'attempt-1' }
    const numbers = [
      await first.place(checkoutBody(), headers),
      await second.place(checkoutBody(), headers),
    ].map((a) => a.json().data.orderNumber)
    expect(new Set(numbers).size).toBe(2)
  })

  test.each(['', 'a b', 'x'.repeat(201), 'ключ'])('a key that is not one is refused: %j', async (key) => {
    const { place } = await buyer()
    const answer = await place(checkoutBody(), { 'idempotency-key': Buffer.from(key).toString('latin1') })
    expect(answer.statusCode).toBe(400)
  })
})

/** Holds the cart's row until `change` is committed, which happens once somebody waits for it. */
async function whileHeld<T>(accountId: string, change: string[], work: () => Promise<T>): Promise<T> {
  const { db } = app.deps
  let working: Promise<T> | undefined
  await db.begin(async (tx) => {
    const [cart] = await tx<{ id: string; pid: number }[]>`
      update carts set version = version + 1 where account_id = ${accountId} returning id, pg_backend_pid() as pid`
    for (const productId of change) {
      await tx`insert into cart_lines (cart_id, product_id, quantity) values (${cart?.id ?? ''}, ${productId}, 1)`
    }
    working = work()
    await expect
      .poll(() => db`select 1 from pg_stat_activity where ${cart?.pid ?? 0} = any(pg_blocking_pids(pid))`)
      .toHaveLength(1)
  })
  return working as Promise<T>
}

describe('a cart that changes while it is waited for', () => {
  test('is ordered as it is in the end', async () => {
    const { id, place, token } = await buyer()
    const answer = await whileHeld(id, [plate], () => place())
    expect(answer.json().data.total).toBe(119.88)
    expect((await app.call('GET', '/orders/cart', { token })).json().data.items).toEqual([])
  })

  test('is shown as it is in the end', async () => {
    const { id, token } = await buyer()
    const body = { productId: kettlebell, quantity: 1 }
    const answer = await whileHeld(id, [plate], () => app.call('POST', '/orders/cart/add', { token, body }))
    const items: { productId: string; quantity: number }[] = answer.json().data.items
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [kettlebell, 2],
      [plate, 1],
    ])
  })
})

test('finds the caller’s order and hides another’s', async () => {
  const { place, token } = await buyer()
  const { orderNumber } = (await place()).json().data
  const stranger = await makeAccount(app)
  expect((await app.call('GET', `/orders/${orderNumber}`, { token: stranger.token })).statusCode).toBe(404)
  expect((await app.call('GET', `/orders/${orderNumber}`, { token })).json().data.orderNumber).toBe(
    orderNumber,
  )
})
