import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import type { PaymentNotice } from '../../../adapters/payments/payments'
import { SANDBOX_SIGNATURE, type Sandbox } from '../../../adapters/payments/sandbox'
import { expireHolds } from '../transitions.logic'

const app = useApp()
let product: string
let serial = 0

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Kettlebell', priceCents: 4999, stock: 1000 })
})

const stock = async (id = product) =>
  (await app.call('GET', `/products/${id}`)).json().data.stockQuantity as number

/** A customer with one order that waits for its online payment. */
async function unpaidOrder(productId = product) {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity: 2 } })
  const answer = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({ paymentMethod: 'online' }),
  })
  expect(answer.statusCode).toBe(201)
  const { orderNumber, paymentUrl, total } = answer.json().data
  const order = async () => (await app.call('GET', `/orders/${orderNumber}`, { token })).json().data
  const cart = async () => (await app.call('GET', '/orders/cart', { token })).json().data
  return {
    token,
    orderNumber,
    paymentUrl: paymentUrl as string,
    reference: paymentUrl.split('/').pop() as string,
    total,
    order,
    cart,
  }
}

type Unpaid = Awaited<ReturnType<typeof unpaidOrder>>

const noticeOf = (o: Unpaid, changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  eventId: `evt_${++serial}`,
  kind: 'paid',
  reference: o.reference,
  orderNumber: o.orderNumber,
  attempt: 1,
  amount: Math.round(o.total * 100),
  currency: 'USD',
  ...changes,
})

const send = (raw: string, signature: string) =>
  app.call('POST', '/payments/webhook/sandbox', { body: raw, headers: { [SANDBOX_SIGNATURE]: signature } })

async function notify(notice: PaymentNotice) {
  const { raw, signature } = (app.deps.online as Sandbox).sign(notice)
  return send(raw, signature)
}

describe('SHOP-GEN-10 paying online', () => {
  test('the order waits, its stock is held, and the signed notification confirms it', async () => {
    const before = await stock()
    const o = await unpaidOrder()
    expect(o.paymentUrl).toMatch(/^http:\/\/localhost:3000\/pay\/sb_[a-f0-9]{40}$/)
    expect(await stock()).toBe(before - 2)
    expect(await o.order()).toMatchObject({
      status: 'pending',
      paymentStatus: 'open',
      canPay: true,
      canCancel: true,
    })
    expect((await notify(noticeOf(o))).statusCode).toBe(200)
    const paid = await o.order()
    expect(paid).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      canPay: false,
      hasInvoice: true,
    })
    expect(paid.timeline.map((m: { status: string }) => m.status)).toEqual(['pending', 'confirmed'])
  })

  test('a repeat, a late decline and a second payment change nothing', async () => {
    const o = await unpaidOrder()
    const notice = noticeOf(o)
    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(notice)))
    expect(answers.every((a) => a.statusCode === 200)).toBe(true)
    await notify(noticeOf(o, { kind: 'failed' }))
    await notify(noticeOf(o, { kind: 'expired' }))
    const order = await o.order()
    expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect(order.timeline).toHaveLength(2)
  })

  test('a decline leaves the order payable, and a second attempt pays it', async () => {
    const o = await unpaidOrder()
    await notify(noticeOf(o, { kind: 'failed' }))
    expect(await o.order()).toMatchObject({ status: 'pending', paymentStatus: 'failed', canPay: true })
    const again = await app.call('POST', `/orders/${o.orderNumber}/pay`, { token: o.token })
    const { paymentUrl } = again.json().data
    expect(paymentUrl).not.toBe(o.paymentUrl)
    const reference = paymentUrl.split('/').pop()
    await notify(noticeOf(o, { reference, attempt: 2 }))
    expect(await o.order()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  })

  test('asked again while open, the same address is given', async () => {
    const o = await unpaidOrder()
    const again = await app.call('POST', `/orders/${o.orderNumber}/pay`, { token: o.token })
    expect(again.json().data.paymentUrl).toBe(o.paymentUrl)
  })

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'EUR' }],
    ['order', { orderNumber: 'TV-1' }],
    ['reference', { reference: 'sb_other' }],
    ['attempt', { attempt: 9 }],
  ] as const)('S34 a notification with another %s changes nothing', async (_what, changes) => {
    const o = await unpaidOrder()
    expect((await notify(noticeOf(o, changes))).statusCode).toBe(200)
    expect(await o.order()).toMatchObject({ status: 'pending', paymentStatus: 'open' })
  })

  test('S34 bad, old, missing and foreign signatures are refused', async () => {
    const o = await unpaidOrder()
    const { raw, signature } = (app.deps.online as Sandbox).sign(noticeOf(o))
    const old = signature.replace(/t=\d+/, (t) => `t=${Number(t.slice(2)) - 301}`)
    for (const wrong of [signature.replace(/.$/, (c) => (c === '0' ? '1' : '0')), old, '', 'v1=x']) {
      const answer = await send(raw, wrong)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('payments.signature_invalid')
    }
    // Equal JSON in other bytes does not match the signature.
    expect((await send(JSON.stringify(JSON.parse(raw), null, 1), signature)).statusCode).toBe(400)
    expect((await app.call('POST', '/payments/webhook/stripe', { body: raw })).statusCode).toBe(404)
    expect(await o.order()).toMatchObject({ status: 'pending', paymentStatus: 'open' })
  })
})

describe('X-30 X-32 cancelling and expiry', () => {
  test('cancelled before payment: stock and lines come back, and money that arrives later is returned', async () => {
    const before = await stock()
    const o = await unpaidOrder()
    const answer = await app.call('POST', `/orders/${o.orderNumber}/cancel`, { token: o.token })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({ status: 'cancelled', canPay: false, canCancel: false })
    expect(await stock()).toBe(before)
    expect((await o.cart()).items).toMatchObject([{ productId: product, quantity: 2 }])
    expect((await app.call('POST', `/orders/${o.orderNumber}/pay`, { token: o.token })).statusCode).toBe(409)
    await notify(noticeOf(o))
    expect(await o.order()).toMatchObject({ status: 'cancelled' })
    const status = async () => {
      const [payment] = await app.deps.db`select id, status from payments where reference = ${o.reference}`
      return payment as { id: string; status: string } | undefined
    }
    const late = await status()
    expect(late?.status).toBe('refunding')
    await app.handlers['payment-refund']?.({ paymentId: late?.id ?? '' })
    expect((await status())?.status).toBe('refunded')
  })

  test('a paid order that is cancelled is refunded once, and its stock comes back', async () => {
    const before = await stock()
    const o = await unpaidOrder()
    await notify(noticeOf(o))
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.call('POST', `/orders/${o.orderNumber}/cancel`, { token: o.token }),
      ),
    )
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await stock()).toBe(before)
    const [payment] = await app.deps.db<{ id: string }[]>`
      select id from payments where reference = ${o.reference}`
    const data = { paymentId: payment?.id ?? '' }
    await app.handlers['payment-refund']?.(data)
    await app.handlers['payment-refund']?.(data)
    expect(await o.order()).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  })

  test('a hold that is over is freed once, by whichever process comes first', async () => {
    const before = await stock()
    const o = await unpaidOrder()
    await app.deps
      .db`update orders set held_until = now() - interval '1 second' where order_number = ${o.orderNumber}`
    expect((await app.call('POST', `/orders/${o.orderNumber}/pay`, { token: o.token })).statusCode).toBe(409)
    const freed = await Promise.all([expireHolds(app.deps), expireHolds(app.deps), expireHolds(app.deps)])
    expect(freed.reduce((a, b) => a + b)).toBe(1)
    expect(await stock()).toBe(before)
    expect(await o.order()).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
    expect((await o.cart()).itemCount).toBe(2)
  })

  test('refuses payment of paid, cancelled and cash orders (S33)', async () => {
    const paid = await unpaidOrder()
    await notify(noticeOf(paid))
    const cancelled = await unpaidOrder()
    await app.call('POST', `/orders/${cancelled.orderNumber}/cancel`, { token: cancelled.token })
    await app.call('POST', '/orders/cart/add', {
      token: paid.token,
      body: { productId: product, quantity: 1 },
    })
    const cash = await app.call('POST', '/orders/checkout', { token: paid.token, body: checkoutBody() })
    for (const [token, number] of [
      [paid.token, paid.orderNumber],
      [cancelled.token, cancelled.orderNumber],
      [paid.token, cash.json().data.orderNumber],
    ]) {
      const [before] = await app.deps
        .db`select status, payment_status from orders where order_number = ${number}`
      const answer = await app.call('POST', `/orders/${number}/pay`, { token })
      expect(answer.statusCode).toBe(409)
      const [after] = await app.deps
        .db`select status, payment_status from orders where order_number = ${number}`
      expect(after).toEqual(before)
    }
    // The page of a cancelled order's payment takes no decision any more, nor does a cash order have an invoice yet.
    const page = await app.call('GET', `//pay/${cancelled.reference}`)
    expect(page.body).not.toContain('<form')
    const invoice = await app.call('GET', `/orders/${cancelled.orderNumber}/invoice.pdf`, {
      token: cancelled.token,
    })
    expect(invoice.statusCode).toBe(409)
  })

  test('S33 a shipped order cannot be cancelled', async () => {
    const o = await unpaidOrder()
    await app.deps.db`update orders set status = 'shipped' where order_number = ${o.orderNumber}`
    const answer = await app.call('POST', `/orders/${o.orderNumber}/cancel`, { token: o.token })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('This order can no longer be cancelled')
  })
})

describe('the sandbox page', () => {
  const press = (o: Unpaid, action: string) =>
    app.call('POST', `//pay/${o.reference}`, {
      body: `action=${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('approve pays and leads to the confirmation, which the token shows without a session', async () => {
    const o = await unpaidOrder()
    const page = await app.call('GET', `//pay/${o.reference}`)
    for (const name of [
      'Approve',
      'Decline',
      'Abandon',
      o.orderNumber,
      '$108.98',
      '2 × <bdi>Kettlebell</bdi>',
    ])
      expect(page.body).toContain(name)
    // Standard shipping is free here, so that the rest is tax alone.
    expect(page.body).toContain('<dt>Tax</dt>')
    const answer = await press(o, 'approve')
    expect(answer.statusCode).toBe(303)
    const url = new URL(answer.headers.location as string)
    expect(url.pathname).toBe('/order-success')
    const placed = await app.call('GET', `/orders/placed/${url.searchParams.get('token')}`)
    expect(placed.json().data).toEqual({
      orderNumber: o.orderNumber,
      total: 108.98,
      paymentMethod: 'online',
      shippingMethod: 'standard',
      status: 'confirmed',
      paymentStatus: 'paid',
    })
    expect((await app.call('GET', `//pay/${o.reference}`)).body).not.toContain('Approve')
  })

  test('decline and abandon lead back to the order, which can still be paid', async () => {
    for (const [action, said, status] of [
      ['decline', 'declined', 'failed'],
      ['abandon', 'open', 'open'],
    ]) {
      const o = await unpaidOrder()
      const answer = await press(o, action as string)
      expect(answer.headers.location).toBe(`http://localhost:3000/orders/${o.orderNumber}?payment=${said}`)
      expect(await o.order()).toMatchObject({ paymentStatus: status, canPay: true })
    }
  })

  test('S33 a token that is changed or expired shows nothing', async () => {
    const o = await unpaidOrder()
    const answer = await press(o, 'approve')
    const token = new URL(answer.headers.location as string).searchParams.get('token') as string
    for (const wrong of [`${token}x`, token.replace('TV-', 'TV-1'), 'TV-100001.zzzzzz.AAAA', 'x']) {
      expect((await app.call('GET', `/orders/placed/${wrong}`)).statusCode).toBe(404)
    }
  })
})
