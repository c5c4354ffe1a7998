import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeBuyer, makeDiscount } from '../../../../test/discounts'
import { readEml } from '../../../../test/eml'
import { checkoutBody, customerInfo } from '../../../../test/factories'
import { pdfLines } from '../../../../test/pdf-text'
import { useApp } from '../../../../test/test-app'

const app = useApp()
beforeAll(() => app.deps.jobs.start(app.handlers))

test('shows the discount on the payment page, in the mail and on the invoice', async () => {
  const { code } = await makeDiscount(app)
  const buyer = await makeBuyer(app)
  const { db, config } = app.deps
  const [account] = await db<{ email: string }[]>`
    update accounts set email_verified_at = now() where id = ${buyer.id} returning email`
  const placed = await app.call('POST', '/orders/checkout', {
    token: buyer.token,
    body: checkoutBody({
      discountCode: code,
      paymentMethod: 'online',
      customerInfo: { ...customerInfo, email: account?.email },
    }),
  })
  const { orderNumber, paymentUrl } = placed.json().data
  const page = await app.call('GET', `/${new URL(paymentUrl).pathname}`)
  expect(page.body).toMatch(/Discount<.*-\$5\.00/)

  const file = join(config.dataDir, 'outbox', `order-placed-${orderNumber}.eml`)
  const mail = () => readFile(file, 'utf8').catch(() => '')
  await expect.poll(mail, { timeout: 15_000 }).not.toBe('')
  const { parts } = readEml(await mail())
  for (const type of ['text/plain', 'text/html']) {
    const text = parts[type]?.replace(/[\u2066-\u2069]|<[^>]*>/g, '')
    expect(text, type).toContain(`Discount (${code})`)
    expect(text, type).toContain('-$5.00')
  }

  await db`update orders set status = 'confirmed', payment_status = 'paid' where order_number = ${orderNumber}`
  const invoice = await app.call('GET', `/orders/${orderNumber}/invoice.pdf`, { token: buyer.token })
  const lines = pdfLines(invoice.rawPayload).map(({ text }) => text)
  const at = lines.indexOf('Discount')
  expect(lines.slice(at - 2, at + 4)).toEqual([
    'Subtotal',
    '$49.99',
    'Discount',
    '-$5.00',
    'Tax (9%)',
    '$4.05',
  ])
})
