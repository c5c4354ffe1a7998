import { expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { expireHolds } from '../../orders/transitions.logic'

const app = useApp({ RATE_LIMITS: 'off' })

const movements = (productId: string) =>
  app.deps.db`
    select delta, stock_after as "after", cause, order_id is not null as ordered, actor_id as actor
    from stock_movements where product_id = ${productId} order by id`

async function buy(productId: string, quantity: number, paymentMethod = 'cod') {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const answer = await app.call('POST', '/orders/checkout', { token, body: checkoutBody({ paymentMethod }) })
  expect(answer.statusCode, answer.body).toBe(201)
  return { token, orderNumber: answer.json().data.orderNumber as string }
}

/** Products whose movements do not come to their stock, or end at another number. */
const broken = () =>
  app.deps.db`
    select p.id from products p
      left join lateral (select sum(delta) as sum from stock_movements where product_id = p.id) m on true
      left join lateral (select stock_after as last from stock_movements where product_id = p.id
        order by id desc limit 1) l on true
    where p.stock <> coalesce(m.sum, 0) or p.stock <> coalesce(l.last, 0)`

test('every way to move stock leaves a movement with its cause', async () => {
  const product = await makeProduct(app, { stock: 10 })
  const shop = await makeAccount(app, ['admin'], undefined, 'shop')
  const first = await buy(product, 3)
  await app.call('POST', `/orders/${first.orderNumber}/cancel`, { token: first.token })
  const second = await buy(product, 2)
  await app.call('PATCH', `/admin/orders/${second.orderNumber}`, {
    token: shop.token,
    body: { status: 'cancelled' },
  })
  const held = await buy(product, 4, 'online')
  await app.deps
    .db`update orders set held_until = now() - interval '2 hours' where order_number = ${held.orderNumber}`
  expect(await expireHolds(app.deps)).toBe(1)
  expect(await movements(product)).toEqual([
    { delta: 10, after: 10, cause: 'created', ordered: false, actor: null },
    { delta: -3, after: 7, cause: 'order_placed', ordered: true, actor: null },
    { delta: 3, after: 10, cause: 'order_cancelled', ordered: true, actor: null },
    { delta: -2, after: 8, cause: 'order_placed', ordered: true, actor: null },
    { delta: 2, after: 10, cause: 'order_cancelled', ordered: true, actor: shop.id },
    { delta: -4, after: 6, cause: 'order_placed', ordered: true, actor: null },
    { delta: 4, after: 10, cause: 'hold_released', ordered: true, actor: null },
  ])
  expect(await broken()).toEqual([])
})

test('a statement that knows nothing of the ledger is in it too', async () => {
  const product = await makeProduct(app, { stock: 5 })
  const { db } = app.deps
  await db.begin(async (tx) => {
    // A movement written by another statement of the transaction does not cover this one.
    await tx`select set_config('tavan.own_movements', statement_timestamp()::text, true)`
    await tx`update products set stock = 9 where id = ${product}`
  })
  expect((await movements(product)).at(-1)).toMatchObject({ delta: 4, after: 9, cause: 'other' })
  expect(await broken()).toEqual([])
})

test('orders that are written at once have a movement each, one after the other', async () => {
  const product = await makeProduct(app, { stock: 20 })
  await Promise.all(Array.from({ length: 12 }, () => buy(product, 1)))
  const rows = await movements(product)
  expect(rows.map((row) => row.after)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8])
  const [orders] = await app.deps.db`
    select count(distinct order_id)::int as n from stock_movements where product_id = ${product}`
  expect(orders?.n).toBe(12)
  expect(await broken()).toEqual([])
})
