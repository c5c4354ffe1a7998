import { beforeAll, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../test/factories'
import { makeOrder } from '../../../test/orders'
import { useApp } from '../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let staff: string

beforeAll(async () => {
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

const repeat = (token: string, orderNumber: string, lang = 'en') =>
  app.call('POST', `/orders/${orderNumber}/repeat?lang=${lang}`, { token, body: {} })

test('adds products on sale to the cart and names the others with a reason', async () => {
  const whey = await makeProduct(app, { name: 'Whey', stock: 100 })
  const oats = await makeProduct(app, { name: 'Oats', stock: 100 })
  const rope = await makeProduct(app, {
    name: 'Rope',
    stock: 100,
    translations: { fa: { name: 'طناب', description: '', tags: [] } },
  })
  const belt = await makeProduct(app, { name: 'Belt', stock: 100 })
  const { token, orderNumber } = await makeOrder(app, staff, {
    status: 'delivered',
    lines: [
      [whey, 2],
      [oats, 3],
      [rope, 1],
      [belt, 1],
    ],
  })
  await app.deps.db`update products set stock = 1 where id = ${oats}`
  await app.deps.db`update products set stock = 0 where id = ${rope}`
  await app.deps.db`update products set is_active = false where id = ${belt}`
  await app.call('POST', '/orders/cart/add', { token, body: { productId: whey, quantity: 1 } })
  const answer = await repeat(token, orderNumber, 'fa')
  expect(answer.statusCode).toBe(200)
  const { cart, refused } = answer.json().data
  const quantities = (items: { productId: string; quantity: number }[]) =>
    Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity]))
  expect(quantities(cart.items)).toEqual({ [whey]: 3, [oats]: 1 })
  expect(refused).toHaveLength(3)
  expect(refused).toEqual(
    expect.arrayContaining([
      { productId: oats, name: 'Oats', reason: 'limited' },
      { productId: rope, name: 'طناب', reason: 'sold_out' },
      { productId: belt, name: 'Belt', reason: 'unknown' },
    ]),
  )
  const stored = (await app.call('GET', '/orders/cart', { token })).json().data
  expect(quantities(stored.items)).toEqual(quantities(cart.items))
})

test('repeats an own order only', async () => {
  const whey = await makeProduct(app, { stock: 100 })
  const { orderNumber } = await makeOrder(app, staff, { status: 'delivered', lines: [[whey, 1]] })
  const other = await makeAccount(app)
  for (const token of [other.token, staff]) {
    const answer = await repeat(token, orderNumber)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'orders.not_found'])
  }
  expect((await app.call('GET', '/orders/cart', { token: staff })).json().data.items).toEqual([])
})
