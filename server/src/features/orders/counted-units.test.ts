import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../test/factories'
import { brokenInvariants, type OrderWish, stockOf } from '../../../test/orders'
import { atDesk, makeReturnable } from '../../../test/returns'
import { useApp } from '../../../test/test-app'
import { expireHolds } from './transitions.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let staff: string

beforeAll(async () => {
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
})

type Order = Awaited<ReturnType<typeof makeReturnable>>

const STOCK = 10
const UNITS = 3

/** Every way in which units of an order come back, with the state of the order before it. */
const WAYS: [what: string, wish: Partial<OrderWish>, giveBack: (order: Order) => Promise<unknown>][] = [
  [
    'a cancellation by staff',
    { status: 'confirmed' },
    (order) => order.staffCall('PATCH', '', { status: 'cancelled' }),
  ],
  [
    'a cancellation by the customer',
    { status: 'confirmed' },
    (order) => app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token }),
  ],
  [
    'a hold that is over',
    { status: 'pending', isPaid: false },
    async (order) => {
      await app.deps.db`update orders set held_until = now() - interval '2 hours' where id = ${order.id}`
      await expireHolds(app.deps)
    },
  ],
  [
    'a cash order that nobody confirmed',
    { status: 'pending', paymentMethod: 'cod' },
    async (order) => {
      await app.deps.db`update orders set created_at = now() - interval '3 days' where id = ${order.id}`
      await app.schedule.find(({ name }) => name === 'cancel-lapsed-orders')?.run()
    },
  ],
  [
    'a refund with returned goods',
    { status: 'delivered' },
    (order) => order.staffCall('POST', '/refund', { reason: 'Broken', returned: true }),
  ],
  [
    'a refund by unit before it is packed',
    { status: 'confirmed' },
    (order) =>
      order.staffCall('POST', '/refund', {
        reason: 'Not in the warehouse',
        lines: [{ itemId: order.items[0]?._id, quantity: UNITS }],
      }),
  ],
  [
    'a parcel that was refused at the door',
    { status: 'shipped' },
    async (order) => {
      await order.staffCall('PATCH', '', { status: 'cancelled', reason: 'refused' })
      await order.staffCall('POST', '/received', {})
    },
  ],
  [
    'a return at the desk',
    { status: 'delivered' },
    async (order) => {
      const { productId = '', _id: itemId } = order.items[0] ?? {}
      const { _id: id } = (await order.ask([[productId, UNITS]])).json().data
      const desk = atDesk(app, staff)
      await desk(id, 'approve')
      await desk(id, 'receive', { lines: [{ itemId, quantity: UNITS, restock: UNITS }] })
    },
  ],
]

/** Buys units of a new product and gives them back; the product counts its stock or not at either time. */
async function buyAndGiveBack(
  [, wish, giveBack]: (typeof WAYS)[number],
  [whenOrdered, whenBack]: [boolean, boolean],
) {
  const mat = await makeProduct(app, { name: 'Mat', stock: STOCK, priceCents: 2000 })
  const setCounted = (isCounted: boolean) =>
    app.deps.db`update products set track_stock = ${isCounted} where id = ${mat}`
  await setCounted(whenOrdered)
  const order = await makeReturnable(app, staff, { lines: [[mat, UNITS]], ...wish })
  await setCounted(whenBack)
  await giveBack(order)
  await setCounted(true)
  return {
    stock: await stockOf(app, mat),
    movements: (
      await app.deps.db<{ delta: number }[]>`
        select delta from stock_movements where order_id = ${order.id} order by id`
    ).map(({ delta }) => delta),
  }
}

describe('units that come back by', () => {
  test.each(WAYS)('%s return to the stock that they were taken from', async (...way) => {
    expect(await buyAndGiveBack(way, [true, true])).toEqual({ stock: STOCK, movements: [-UNITS, UNITS] })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test.each(WAYS)('%s add nothing where the product was not counted when ordered', async (...way) => {
    expect(await buyAndGiveBack(way, [false, true])).toEqual({ stock: STOCK, movements: [] })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test.each(WAYS)('%s are not booked where the product is no longer counted', async (...way) => {
    expect(await buyAndGiveBack(way, [true, false])).toEqual({ stock: STOCK - UNITS, movements: [-UNITS] })
    expect(await brokenInvariants(app)).toEqual([])
  })
})

test('a cancelled order returns its counted line alone when another line was not counted', async () => {
  const [mat, voucher] = [
    await makeProduct(app, { name: 'Mat', stock: STOCK }),
    await makeProduct(app, { name: 'Voucher', stock: STOCK, trackStock: false }),
  ]
  const order = await makeReturnable(app, staff, {
    status: 'confirmed',
    lines: [
      [mat, 2],
      [voucher, 2],
    ],
  })
  await app.deps.db`update products set track_stock = true where id = ${voucher}`
  await order.staffCall('PATCH', '', { status: 'cancelled' })
  expect([await stockOf(app, mat), await stockOf(app, voucher)]).toEqual([STOCK, STOCK])
  expect(await brokenInvariants(app)).toEqual([])
})

test('the doctor names an order that gave back more units than it took', async () => {
  const rope = await makeProduct(app, { name: 'Speed rope', stock: STOCK })
  const order = await makeReturnable(app, staff, { status: 'confirmed', lines: [[rope, 1]] })
  await app.deps.db`
    with own as (select set_config('tavan.own_movements', statement_timestamp()::text, true)),
    more as (update products set stock = stock + 2 from own where id = ${rope} returning id, stock)
    insert into stock_movements (product_id, delta, stock_after, cause, order_id)
    select id, 2, stock, 'order_returned', ${order.id} from more`
  expect(await brokenInvariants(app)).toEqual([
    { id: 'taken', found: [expect.stringContaining(`${order.orderNumber}: 2 units of`)] },
  ])
})
