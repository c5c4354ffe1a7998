import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEml } from '../../../../test/eml'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import type { RefundOutcome } from '../../../adapters/payments/payments'
import { SANDBOX_SIGNATURE, type Sandbox } from '../../../adapters/payments/sandbox'
import {
  ORDER_CANCELLED,
  ORDER_PLACED,
  ORDER_REFUND_FAILED,
  ORDER_REFUNDED,
  ORDER_RETURN,
  orderMails,
  REFUND_SEND,
} from '../order-jobs'
import { sendRefund } from '../refunds/refund-send.logic'
import { transitionOrder } from '../transitions.logic'

const app = useApp({ TRACKING_URL: 'https://carrier.test/t/{number}' })
let product: string
let staff: string

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', priceCents: 4999, stock: 1000 })
  staff = (await makeAccount(app, ['admin'])).id
})

/** Mails about an order alone; those about a return are tested below. */
const plainMails = orderMails.filter((kind) => kind !== ORDER_RETURN)

/** An order of a new account with a confirmed address. */
async function placed({
  paymentMethod = 'cod',
  language = 'en',
  productId = product,
  confirmed = true,
} = {}) {
  const { id, token, email } = await makeAccount(app)
  if (confirmed) await app.deps.db`update accounts set email_verified_at = now() where id = ${id}`
  await app.call('POST', '/orders/cart/add', {
    token,
    body: { productId, quantity: productId === product ? 2 : 1 },
  })
  const { orderNumber, paymentUrl, total } = (
    await app.call('POST', '/orders/checkout', {
      token,
      body: checkoutBody({ paymentMethod, customerInfo: { ...customerInfo, email } }),
      headers: { 'accept-language': language },
    })
  ).json().data
  const [row] = await app.deps.db<{ id: string }[]>`select id from orders where order_number = ${orderNumber}`
  const orderId = row?.id ?? ''
  return {
    token,
    orderNumber: orderNumber as string,
    orderId,
    /** The mail that a queue's job writes about it. */
    async mail(queue: string, refund?: { refundId: string; attempt: number }) {
      await app.handlers[queue]?.({ orderId, ...refund })
      const about = refund ? `${refund.refundId}-${refund.attempt}` : orderNumber
      const file = join(app.deps.config.dataDir, 'outbox', `${queue}-${about}.eml`)
      const { headers, parts } = readEml(await readFile(file, 'utf8'))
      const text = (parts['text/plain'] ?? '').replace(/[\u2066-\u2069]/g, '')
      return { subject: headers.subject?.[0] ?? '', text, html: parts['text/html'] ?? '', parts }
    },
    move: (to: 'confirmed' | 'processing' | 'shipped' | 'delivered', tracking?: string) =>
      transitionOrder(app.deps, staff, orderNumber, to, tracking),
    async pay() {
      const { raw, signature } = (app.deps.online as Sandbox).sign({
        eventId: `evt_${orderId}`,
        kind: 'paid',
        reference: paymentUrl.split('/').pop(),
        orderNumber,
        attempt: 1,
        amount: Math.round(total * 100),
        currency: 'USD',
      })
      const headers = { [SANDBOX_SIGNATURE]: signature }
      expect((await app.call('POST', '/payments/webhook/sandbox', { body: raw, headers })).statusCode).toBe(
        200,
      )
    },
    jobs: async (queue: string) =>
      (await app.deps.db`select 1 from jobs where queue = ${queue} and data ->> 'orderId' = ${orderId}`)
        .length,
  }
}

describe('X-30 an order that is to be paid online', () => {
  test.each([
    ['en', 'is waiting for your payment', 'Pay Now', /\d+:\d\d\s[AP]M \S+/],
    ['fa', 'در انتظار پرداخت شماست', 'پرداخت', /[۰-۹]+:[۰-۹]{2}/],
    ['nl', 'wacht op je betaling', 'Nu betalen', /\d\d:\d\d \S+/],
  ])('says that it waits, until when, and where to pay (%s)', async (language, subject, action, time) => {
    const order = await placed({ paymentMethod: 'online', language })
    const mail = await order.mail(ORDER_PLACED)
    expect(mail.subject).toContain(subject)
    expect(mail.text).toContain(`${action}:\nhttp://localhost:3000/orders/${order.orderNumber}`)
    expect(mail.text).toMatch(time)
  })

  test('tells of its order as any other once it has been paid', async () => {
    const order = await placed({ paymentMethod: 'online' })
    await order.pay()
    const mail = await order.mail(ORDER_PLACED)
    expect(mail.subject).toBe(`Your order ${order.orderNumber}`)
    expect((await order.mail('order-paid')).text).toMatch(/Expected delivery: \w+, \w+ \d+ – \w+, \w+ \d+/)
  })

  test('cancelled after it was paid: the refund is announced, and told of once when it is done', async () => {
    const order = await placed({ paymentMethod: 'online' })
    await order.pay()
    await app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token })
    expect((await order.mail(ORDER_CANCELLED)).text).toContain('We’re refunding your original payment method')
    expect(await order.jobs(ORDER_REFUNDED)).toBe(0)
    const [refund] = await app.deps.db<
      { id: string }[]
    >`select id from refunds where order_id = ${order.orderId}`
    const data = { refundId: refund?.id ?? '' }
    // Two concurrent runs; neither proceeds before the provider has both requests.
    const waiting: (() => void)[] = []
    const send = () =>
      new Promise<RefundOutcome>((resolve) => {
        waiting.push(() => resolve({ state: 'sent', reference: 'sbr_1' }))
        if (waiting.length === 2) for (const go of waiting) go()
      })
    const deps = { ...app.deps, online: { ...app.deps.online, refund: send } as unknown as Sandbox }
    await Promise.all([sendRefund(deps, data), sendRefund(deps, data)])
    await app.handlers[REFUND_SEND]?.(data)
    expect(await order.jobs(ORDER_REFUNDED)).toBe(1)
    expect((await order.mail(ORDER_REFUNDED)).subject).toBe(`Refund for order ${order.orderNumber}`)
  })

  test.each([
    ['provider', 'sent', ORDER_REFUNDED, 'We’ve refunded $10.00 of your payment for order'],
    ['cash', 'sent', ORDER_REFUNDED, 'We’ve refunded $10.00 in cash for order'],
    ['bank', 'sent', ORDER_REFUNDED, 'We’ve transferred $10.00 to your bank account for order'],
    ['cash', 'failed', ORDER_REFUND_FAILED, 'We couldn’t refund $10.00 for order'],
  ])(
    'X-105 the mail of a refund names its amount and its way: %s, %s',
    async (method, state, queue, text) => {
      const order = await placed({ paymentMethod: 'online' })
      await order.pay()
      const refundId = `refund-${method}-${state}`
      await app.deps.db`
      insert into refunds (id, order_id, payment_id, state, source, method, net_cents, tax_cents, shipping_cents,
        amount_cents, reason, settled_at)
      select ${refundId}, order_id, case when ${method} = 'provider' then id end, ${state}, 'staff', ${method}, 917, 83, 0,
        1000, '', now() from payments where order_id = ${order.orderId}`
      expect((await order.mail(queue, { refundId, attempt: 1 })).text).toContain(text)
    },
  )

  test('cancelled before its first mail could leave: it is not said to be made ready', async () => {
    const order = await placed({ paymentMethod: 'online' })
    await app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token })
    await expect(order.mail(ORDER_PLACED)).rejects.toThrow('ENOENT')
    expect((await order.mail(ORDER_CANCELLED)).subject).toContain('has been cancelled')
  })

  test('cancelled before it was paid: no refund is spoken of', async () => {
    const order = await placed({ paymentMethod: 'online' })
    await app.call('POST', `/orders/${order.orderNumber}/cancel`, { token: order.token })
    expect((await order.mail(ORDER_CANCELLED)).text).not.toMatch(/refund/i)
  })
})

describe('mails every step of staff to the customer (X-32)', () => {
  test('packed, shipped with the carrier’s page, delivered: one mail each', async () => {
    const order = await placed()
    await order.move('confirmed')
    for (const [to, queue] of [
      ['processing', 'order-packed'],
      ['shipped', 'order-shipped'],
      ['delivered', 'order-delivered'],
    ] as const) {
      expect(await order.jobs(queue)).toBe(0)
      await order.move(to, to === 'shipped' ? '3SABC' : undefined)
      expect(await order.jobs(queue)).toBe(1)
    }
    expect((await order.mail('order-packed')).subject).toBe(`We’re packing order ${order.orderNumber}`)
    const shipped = await order.mail('order-shipped')
    expect(shipped.text).toContain('Tracking number: 3SABC')
    expect(shipped.text).toContain('Track Your Parcel:\nhttps://carrier.test/t/3SABC')
    const delivered = await order.mail('order-delivered')
    expect(delivered.subject).toBe(`Order ${order.orderNumber} has been delivered`)
    expect(delivered.text).not.toContain('Expected delivery')
  })

  test('without a number the mail leads to the order', async () => {
    const order = await placed()
    const mail = await order.mail('order-shipped')
    expect(mail.text).toContain(
      `Follow Your Order:\nhttp://localhost:3000/order-status?token=${order.orderNumber}.`,
    )
  })

  test('of programs alone nothing is delivered anywhere', async () => {
    const program = await makeProduct(app, { trackStock: false, programTemplate: 'strong-start' })
    const order = await placed({ productId: program })
    const mail = await order.mail('order-paid')
    expect(mail.text).not.toMatch(/Expected delivery|Deliver to/)
    expect(mail.text).toContain('Open My Programs:\nhttp://localhost:3000/programs')
    for (const queue of ['order-packed', 'order-shipped', 'order-delivered'])
      await expect(order.mail(queue), queue).rejects.toThrow('ENOENT')
  })
})

const SUBJECTS = {
  fa: {
    'order-paid': /^پرداخت سفارش .* دریافت شد$/,
    'order-packed': /^سفارش .* بسته‌بندی می‌شود$/,
    'order-shipped': /^سفارش .* در راه است$/,
    'order-delivered': /^سفارش .* تحویل شد$/,
    'order-cancelled': /^سفارش .* لغو شد$/,
    'order-refunded': /^بازگشت وجه سفارش /,
  },
  nl: {
    'order-paid': /^Betaling ontvangen voor bestelling/,
    'order-packed': /^We pakken bestelling .* in$/,
    'order-shipped': /^Bestelling .* is onderweg$/,
    'order-delivered': /^Bestelling .* is bezorgd$/,
    'order-cancelled': /^Bestelling .* is geannuleerd$/,
    'order-refunded': /^Terugbetaling voor bestelling /,
  },
} as const

test.each(['fa', 'nl'] as const)(
  'each state is told in the language of the purchase, for bright and dark windows: %s',
  async (language) => {
    const order = await placed({ paymentMethod: 'online', language })
    for (const [queue, subject] of Object.entries(SUBJECTS[language])) {
      const mail = await order.mail(queue)
      expect(mail.subject.replace(/[\u2066-\u2069]/g, ''), queue).toMatch(subject)
      expect(mail.html, queue).toMatch(
        new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${language === 'fa' ? 'rtl' : 'ltr'}"`),
      )
      expect(mail.html, queue).toContain('prefers-color-scheme: dark')
    }
  },
)

test.each(plainMails)('the mail %s carries its wordmark, and shipping for nothing is free', async (queue) => {
  const order = await placed({ paymentMethod: queue === 'order-placed' ? 'cod' : 'online' })
  const { html, text, parts } = await order.mail(queue)
  expect(html).toContain('src="cid:wordmark@tavan"')
  expect(parts).toHaveProperty('image/png')
  expect(text).toContain('Shipping: Free')
  expect(text).toContain('Questions? Write to shop@localhost.')
})

test.each(plainMails)(
  'X-98 the mail %s of an address that is not confirmed holds nothing typed',
  async (queue) => {
    const order = await placed({ paymentMethod: 'online', confirmed: false })
    const { html, text } = await order.mail(queue)
    expect(text).toContain(order.orderNumber)
    for (const own of ['Sara', 'Moradi', 'Keizersgracht', 'Kettlebell'])
      expect(text + html).not.toContain(own)
  },
)

describe('X-107 the mails of goods that come back', () => {
  async function returned(state: string, confirmed: boolean) {
    const order = await placed({ confirmed })
    await app.deps.db`
      insert into returns (id, order_id, state, source, reason, answer)
      values (${order.orderId}, ${order.orderId}, ${state}, 'customer', 'Too heavy', 'It was used')`
    await app.deps.db`
      insert into return_lines (return_id, order_id, position, quantity) values (${order.orderId}, ${order.orderId}, 1, 2)`
    await app.handlers[ORDER_RETURN]?.({ orderId: order.orderId, returnId: order.orderId, state })
    const file = join(app.deps.config.dataDir, 'outbox', `${ORDER_RETURN}-${order.orderId}-${state}.eml`)
    return (readEml(await readFile(file, 'utf8')).parts['text/plain'] ?? '').replace(/[\u2066-\u2069]/g, '')
  }

  test.each([
    ['requested', 'We’ve received your request'],
    ['approved', 'Send them to:\nTavan'],
    ['refused', 'Reason: It was used'],
    ['received', 'are here. We’ll check them'],
    ['closed', 'Reason: It was used'],
  ])('a return that is %s', async (state, says) => {
    const text = await returned(state, true)
    expect(text).toContain(says)
    expect(text).toContain('2 × Kettlebell')
    const plain = await returned(state, false)
    expect(plain).toContain(says)
    for (const own of ['Sara', 'Kettlebell', 'Too heavy']) expect(plain).not.toContain(own)
  })

  test.each([
    ['cod', 'You haven’t paid anything.'],
    ['online', 'Once it’s here, we’ll refund your payment'],
  ])('a parcel that is not delivered, paid %s', async (paymentMethod, says) => {
    const order = await placed({ paymentMethod })
    if (paymentMethod === 'online') await order.pay()
    await app.deps.db`
      update orders set status = 'cancelled', end_reason = 'refused' where id = ${order.orderId}`
    const mail = await order.mail(ORDER_CANCELLED)
    expect(mail.subject).toContain('is coming back to us')
    expect(mail.text).toContain(says)
  })
})
