import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNCONFIRMED_CASH_HOLD } from 'contract/orders/rules'
import { HOUR, SECOND } from 'contract/units'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDiscount } from '../../../test/discounts'
import { readEml } from '../../../test/eml'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'
import { transaction } from '../../kernel/db/transaction'
import { cancelLapsed, transitionOrder } from './transitions.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
let staff: { id: string; token: string }

beforeAll(async () => {
  product = await makeProduct(app, { stock: 1000 })
  staff = await makeAccount(app, ['admin'])
})

interface Wish {
  /** Since when the order exists, in milliseconds. */
  age?: number
  confirmed?: boolean
  paymentMethod?: 'cod' | 'online'
  productId?: string
  quantity?: number
  language?: string
  discountCode?: string
}

/** A cash order of an account whose address is not confirmed, older than such orders are kept. */
async function place(wish: Wish = {}) {
  const {
    age = UNCONFIRMED_CASH_HOLD + SECOND,
    confirmed = false,
    paymentMethod = 'cod',
    quantity = 3,
  } = wish
  const { productId = product, language = 'en', discountCode } = wish
  const { id, token, email } = await makeAccount(app)
  if (confirmed) await app.deps.db`update accounts set email_verified_at = now() where id = ${id}`
  await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const body = checkoutBody({
    paymentMethod,
    customerInfo: { ...customerInfo, email },
    ...(discountCode && { discountCode }),
  })
  const headers = { 'accept-language': language }
  const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body, headers })).json().data
  await app.deps.db`
    update orders set created_at = now() - make_interval(secs => ${age / SECOND}) where order_number = ${orderNumber}`
  const read = async () => (await app.call('GET', `/orders/${orderNumber}`, { token })).json().data
  const { _id: orderId } = await read()
  return { id, token, orderId: orderId as string, orderNumber: orderNumber as string, read }
}

const stockOf = async (productId: string) =>
  (await app.call('GET', `/products/${productId}`)).json().data.stockQuantity as number

/** The mail that a queue's job writes about an order. */
async function mailOf(queue: string, { orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  await app.handlers[queue]?.({ orderId })
  const file = join(app.deps.config.dataDir, 'outbox', `${queue}-${orderNumber}.eml`)
  const { headers, parts } = readEml(await readFile(file, 'utf8'))
  const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')
  return {
    subject: headers.subject?.[0] ?? '',
    text: plain(parts['text/plain']),
    html: parts['text/html'] ?? '',
  }
}

describe('a cash order of an unconfirmed account [X-97]', () => {
  test('is cancelled after 48 hours, and its stock comes back with a move of its own', async () => {
    expect(UNCONFIRMED_CASH_HOLD).toBe(48 * HOUR)
    const productId = await makeProduct(app, { stock: 10 })
    const order = await place({ productId })
    expect(await stockOf(productId)).toBe(7)
    await app.schedule.find(({ name }) => name === 'cancel-lapsed-orders')?.run()
    expect(await stockOf(productId)).toBe(10)
    const [movement] = await app.deps.db`
      select delta, stock_after, cause, actor_id from stock_movements where order_id = ${order.orderId} and delta > 0`
    expect(movement).toEqual({ delta: 3, stock_after: 10, cause: 'hold_released', actor_id: null })
    const { status, timeline } = await order.read()
    expect(status).toBe('cancelled')
    expect(timeline.map((move: { status: string }) => move.status)).toEqual(['pending', 'cancelled'])
    const console = await app.call('GET', `/admin/orders/${order.orderId}`, { token: staff.token })
    expect(console.json().data.timeline.at(-1)).toMatchObject({ status: 'cancelled', by: 'system' })
  })

  test('is cancelled once when two processes run the job at the same time, and again when it is repeated', async () => {
    const productId = await makeProduct(app, { stock: 10 })
    const order = await place({ productId })
    const counts = await Promise.all([cancelLapsed(app.deps), cancelLapsed(app.deps)])
    expect(counts.sort()).toEqual([0, 1])
    expect(await cancelLapsed(app.deps)).toBe(0)
    expect(await stockOf(productId)).toBe(10)
    const jobs = await app.deps.db`
      select 1 from jobs where queue = 'order-cancelled' and data ->> 'orderId' = ${order.orderId}`
    expect(jobs).toHaveLength(1)
  })

  test('frees the discount code that it used', async () => {
    const { id, code } = await makeDiscount(app, { limit: 1, customerLimit: null })
    await place({ discountCode: code })
    const used = async () => (await app.deps.db`select used from discount_codes where id = ${id}`)[0]?.used
    expect(await used()).toBe(1)
    await cancelLapsed(app.deps)
    expect(await used()).toBe(0)
  })

  test('is left to the next run while somebody works on it or confirms its address', async () => {
    const order = await place()
    for (const table of ['orders', 'accounts'] as const)
      await transaction(app.deps.db, async (tx) => {
        const id = table === 'orders' ? order.orderId : order.id
        await tx`select 1 from ${tx(table)} where id = ${id} for no key update`
        expect(await cancelLapsed(app.deps)).toBe(0)
      })
    expect(await cancelLapsed(app.deps)).toBe(1)
  })

  test.each<[string, Wish]>([
    ['that is a minute too young', { age: UNCONFIRMED_CASH_HOLD - 60 * SECOND }],
    ['of a confirmed account', { confirmed: true }],
    ['that is to be paid online', { paymentMethod: 'online' }],
  ])('stays when it is one %s', async (_what, wish) => {
    const order = await place(wish)
    expect(await cancelLapsed(app.deps)).toBe(0)
    expect((await order.read()).status).toBe('pending')
  })

  test('stays when staff or the customer has confirmed', async () => {
    const [byStaff, byCustomer] = [await place(), await place()]
    await transitionOrder(app.deps, staff.id, byStaff.orderNumber, 'confirmed')
    await app.deps.db`update accounts set email_verified_at = now() where id = ${byCustomer.id}`
    expect(await cancelLapsed(app.deps)).toBe(0)
    expect((await byStaff.read()).status).toBe('confirmed')
    expect((await byCustomer.read()).status).toBe('pending')
  })

  test('stays when it has programs only, which hold no stock', async () => {
    const productId = await makeProduct(app, { trackStock: false, programTemplate: 'strong-start' })
    await place({ productId, quantity: 1 })
    expect(await cancelLapsed(app.deps)).toBe(0)
  })

  test.each([
    ['en', /has been cancelled$/, 'because your email address wasn’t confirmed within 48 hours'],
    ['fa', /لغو شد$/, 'ظرف ۴۸ ساعت تأیید نشد'],
    ['nl', /is geannuleerd$/, 'niet binnen 48 uur is bevestigd'],
  ])('is told of in %s, with nothing that was typed [X-98]', async (language, subject, reason) => {
    const order = await place({ language })
    await cancelLapsed(app.deps)
    const mail = await mailOf('order-cancelled', order)
    expect(mail.subject.replace(/[\u2066-\u2069]/g, '')).toMatch(subject)
    expect(mail.text).toContain(reason)
    expect(mail.text).toContain(order.orderNumber)
    for (const typed of ['Sara', 'Moradi', 'Keizersgracht', 'Kettlebell'])
      expect(mail.text + mail.html).not.toContain(typed)
  })

  test.each([
    ['en', 'confirm your email address within 48 hours'],
    ['fa', 'ظرف ۴۸ ساعت نشانی ایمیل خود را تأیید کنید'],
    ['nl', 'Bevestig je e-mailadres binnen 48 uur'],
  ])('is announced in %s with the time to confirm', async (language, warning) => {
    const order = await place({ language, age: 0 })
    expect((await mailOf('order-placed', order)).text).toContain(warning)
  })

  test('is announced without it when the address is confirmed or it is paid online', async () => {
    for (const wish of [{ confirmed: true }, { paymentMethod: 'online' }] as const) {
      const order = await place({ ...wish, age: 0 })
      expect((await mailOf('order-placed', order)).text).not.toContain('48 hours')
    }
  })

  test('mails the cancellation of an expired order by its owner like any other', async () => {
    const order = await place({ age: 0 })
    await app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token })
    expect((await mailOf('order-cancelled', order)).text).not.toContain('48 hours')
  })
})

describe('the alarm of stock that unconfirmed accounts hold', () => {
  const alarm = async () => {
    const { needs } = (await app.call('GET', '/admin/stats', { token: staff.token })).json().data
    const need = needs.find((one: { kind: string }) => one.kind === 'stockHeld')
    const metrics = (await app.call('GET', '//metrics')).body
    return { count: need?.count ?? 0, gauge: Number(/^products_held_unconfirmed (\d+)$/m.exec(metrics)?.[1]) }
  }

  test('names a product once half of it is held, and falls silent with its last order', async () => {
    const productId = await makeProduct(app, { stock: 40 })
    const fresh = { productId, age: 0 }
    await place({ ...fresh, quantity: 19 })
    expect(await alarm()).toEqual({ count: 0, gauge: 0 })
    const { token, orderNumber } = await place({ ...fresh, quantity: 1 })
    expect(await alarm()).toEqual({ count: 1, gauge: 1 })
    await app.call('POST', `/orders/${orderNumber}/cancel`, { token })
    expect(await alarm()).toEqual({ count: 0, gauge: 0 })
  })

  test('ignores a few units of a scarce product and orders of confirmed accounts', async () => {
    const scarce = await makeProduct(app, { stock: 9 })
    await place({ productId: scarce, quantity: 9, age: 0 })
    const popular = await makeProduct(app, { stock: 20 })
    await place({ productId: popular, quantity: 20, age: 0, confirmed: true })
    expect(await alarm()).toEqual({ count: 0, gauge: 0 })
  })
})
