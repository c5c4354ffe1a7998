import { expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { transitionOrder } from './transitions.logic'

const app = useApp({ TRACKING_URL: 'https://carrier.test/track/{number}?from=tavan' })

/** Creates a customer with a function that orders a product in a language. */
async function customer() {
  const { token } = await makeAccount(app)
  return {
    token,
    async order(productId: string, { paymentMethod = 'cod', language = 'en' } = {}): Promise<string> {
      await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 1 } })
      const headers = { 'accept-language': language }
      const body = checkoutBody({ paymentMethod })
      return (await app.call('POST', '/orders/checkout', { token, body, headers })).json().data.orderNumber
    },
    async list(query = '', language = 'en') {
      const headers = { 'accept-language': language }
      return (await app.call('GET', `/orders/user${query}`, { token, headers })).json().data
    },
  }
}
const numbers = ({ orders }: { orders: { orderNumber: string }[] }) => orders.map((one) => one.orderNumber)

test('SHOP-I18N-03 an order is read in any language, whichever it was placed in', async () => {
  const kettlebell = await makeProduct(app, {
    name: 'Kettlebell',
    translations: { fa: { name: 'کتل‌بل', description: '', tags: [] } },
  })
  const { token, order, list } = await customer()
  const number = await order(kettlebell, { language: 'fa' })
  const nameIn = async (language: string) => (await list('', language)).orders[0].items[0].name
  expect(await Promise.all(['en', 'fa', 'nl'].map(nameIn))).toEqual(['Kettlebell', 'کتل‌بل', 'Kettlebell'])
  const headers = { 'accept-language': 'en' }
  const { items } = (await app.call('GET', `/orders/${number}`, { token, headers })).json().data
  expect(items[0].name).toBe('Kettlebell')

  // Later names of the product do not change the order.
  await app.deps.db`update products set name = 'Other', translations = '{}' where id = ${kettlebell}`
  expect(await nameIn('nl')).toBe('Kettlebell')
  // An order from before the names were kept has the one it was placed with.
  await app.deps.db`update order_lines set names = null where product_id = ${kettlebell}`
  expect(await Promise.all(['en', 'fa'].map(nameIn))).toEqual(['کتل‌بل', 'کتل‌بل'])
})

test('filters the list by open, delivered or cancelled orders (SHOP-ORD-01)', async () => {
  const product = await makeProduct(app, { stock: 100 })
  const { token, order, list } = await customer()
  const [open, arrived, cancelled] = [await order(product), await order(product), await order(product)]
  await app.call('POST', `/orders/${cancelled}/cancel`, { token })
  await app.deps.db`update orders set status = 'delivered' where order_number = ${arrived}`
  expect(numbers(await list())).toEqual([cancelled, arrived, open])
  expect(numbers(await list('?show=open'))).toEqual([open])
  expect(await list('?show=delivered&limit=1')).toMatchObject({ total: 1, totalPages: 1 })
  expect(numbers(await list('?show=delivered'))).toEqual([arrived])
  expect(numbers(await list('?show=cancelled'))).toEqual([cancelled])
  expect(numbers(await list('?show=whatever'))).toHaveLength(3)
})

test('X-30 the list says until when an order can be paid, and nothing where it cannot', async () => {
  const product = await makeProduct(app, { stock: 100 })
  const { order, list } = await customer()
  const unpaid = await order(product, { paymentMethod: 'online' })
  const cash = await order(product)
  const untilOf = async () => {
    const { orders } = await list()
    return Object.fromEntries(
      orders.map((one: { orderNumber: string; heldUntil?: string }) => [one.orderNumber, one.heldUntil]),
    )
  }
  const left = Date.parse((await untilOf())[unpaid]) - Date.now()
  expect(left).toBeGreaterThan(29 * 60_000)
  expect(left).toBeLessThanOrEqual(30 * 60_000)
  expect((await untilOf())[cash]).toBeUndefined()
  await app.deps.db`update orders set held_until = now() where order_number = ${unpaid}`
  expect((await untilOf())[unpaid]).toBeUndefined()
})

test('a tracking number comes with the carrier’s page', async () => {
  const product = await makeProduct(app, { stock: 100 })
  const { token, order, list } = await customer()
  const number = await order(product)
  expect((await list()).orders[0]).not.toHaveProperty('trackingUrl')
  const { id: staff } = await makeAccount(app, ['admin'])
  for (const to of ['confirmed', 'processing'] as const) await transitionOrder(app.deps, staff, number, to)
  await transitionOrder(app.deps, staff, number, 'shipped', '3S AB/12')
  const url = 'https://carrier.test/track/3SAB%2F12?from=tavan'
  expect((await list()).orders[0]).toMatchObject({ trackingNumber: '3S AB/12', trackingUrl: url })
  expect((await app.call('GET', `/orders/${number}`, { token })).json().data.trackingUrl).toBe(url)
})
