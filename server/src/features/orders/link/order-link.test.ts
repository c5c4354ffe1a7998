import { ORDER_LINK_DAYS } from 'contract/orders/link-rules'
import { DAY, MINUTE } from 'contract/units'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { jobsDone, mailsTo } from '../../../../test/mails'
import { useApp } from '../../../../test/test-app'
import { orderToken } from '../order-token'
import { orderLink, readOrderLinkKey } from './order-link.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let product: string
beforeAll(async () => {
  await app.deps.jobs.start(app.handlers)
  product = await makeProduct(app, { name: 'Rope', priceCents: 1300, stock: 1000 })
})

async function placed({ confirmed = true } = {}) {
  const buyer = await makeAccount(app)
  if (confirmed) await app.deps.db`update accounts set email_verified_at = now() where id = ${buyer.id}`
  await app.call('POST', '/orders/cart/add', {
    token: buyer.token,
    body: { productId: product, quantity: 2 },
  })
  const body = checkoutBody({ paymentMethod: 'cod', customerInfo: { ...customerInfo, email: buyer.email } })
  const answer = await app.call('POST', '/orders/checkout', { token: buyer.token, body })
  const { orderNumber } = answer.json().data as { orderNumber: string }
  return { ...buyer, orderNumber }
}
const tokenIn = (text = '') => /\/order-status\?token=(\S+)/.exec(text)?.[1] ?? ''
const open = (token: string, language = 'en') =>
  app.call('GET', `/orders/linked/${token}`, { headers: { 'accept-language': language } })
const mailedToken = async ({ email }: { email: string }) => {
  await jobsDone(app)
  return tokenIn((await mailsTo(app, email)).find(({ subject }) => subject?.includes('Your order'))?.text)
}
const linkOf = async (orderNumber: string, now = Date.now()) =>
  tokenIn(orderLink(await readOrderLinkKey(app.deps.db), 'https://shop.test', orderNumber, now))

describe('the signed link of an order’s mails', () => {
  test('shows the order without a sign-in, and neither name nor street nor phone nor mail address', async () => {
    const order = await placed()
    const answer = await open(await mailedToken(order))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      orderNumber: order.orderNumber,
      status: 'pending',
      items: [{ name: 'Rope', quantity: 2, price: 13, total: 26 }],
      timeline: [{ status: 'pending' }],
      place: { city: customerInfo.address.city, country: customerInfo.address.country },
    })
    const { firstName, lastName, phone, address } = customerInfo
    for (const secret of [firstName, lastName, phone, address.street, address.zipCode, order.email])
      expect(answer.body).not.toContain(secret)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  test('is not in the mails of an address that is not confirmed', async () => {
    expect(await mailedToken(await placed({ confirmed: false }))).toBe('')
  })

  test(`ends after ${ORDER_LINK_DAYS} days`, async () => {
    const { orderNumber } = await placed()
    const before = Date.now() - ORDER_LINK_DAYS * DAY
    expect((await open(await linkOf(orderNumber, before + MINUTE))).statusCode).toBe(200)
    expect((await open(await linkOf(orderNumber, before - DAY))).json().code).toBe('orders.link_dead')
  })

  test('is refused where it is changed, or signed for another purpose', async () => {
    const [order, other] = [await placed(), await placed()]
    const token = await linkOf(order.orderNumber)
    const foreign = orderToken(app.deps.returnSecret, order.orderNumber, Date.now() + DAY)
    for (const wrong of ['x', `${token}0`, token.replace(order.orderNumber, other.orderNumber), foreign])
      expect([(await open(wrong)).statusCode, (await open(wrong)).json().code]).toEqual([
        404,
        'orders.link_dead',
      ])
  })

  test('ends with the account', async () => {
    const order = await placed()
    const token = await linkOf(order.orderNumber)
    await app.deps.db`update accounts set erased_at = now() where id = ${order.id}`
    expect((await open(token)).json().code).toBe('orders.link_dead')
  })

  test('ends when the owner changes the key, and later mails get links that work', async () => {
    const owner = await makeAccount(app, ['admin'])
    const order = await placed()
    const token = await linkOf(order.orderNumber)
    expect(
      (await app.call('POST', '/admin/settings/order-links/end', { token: owner.token })).statusCode,
    ).toBe(200)
    expect((await open(token)).json().code).toBe('orders.link_dead')
    expect((await open(await mailedToken(await placed()))).statusCode).toBe(200)
    const [event] = await app.deps.db`select 1 from audit_events where action = 'order_links_ended'`
    expect(event).toBeDefined()
  })
})
