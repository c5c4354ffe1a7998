import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEml } from '../../../../test/eml'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { ORDER_PLACED } from '../order-jobs'

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test' })
let product: string

beforeAll(async () => {
  product = await makeProduct(app, {
    name: 'Kettlebell 16 kg',
    stock: 1000,
    translations: { fa: { name: 'کتل‌بل ۱۶ کیلویی', description: '', tags: [] } },
  })
  await app.deps.jobs.start(app.handlers)
})

async function place(language: string, changes: Record<string, unknown> = {}) {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 2 } })
  const answer = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({ customerInfo: { ...customerInfo, ...changes } }),
    headers: { 'accept-language': language },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json().data.orderNumber as string
}

const outbox = () => join(app.deps.config.dataDir, 'outbox')
const files = async (): Promise<string[]> => readdir(outbox()).catch(() => [])
async function mailOf(number: string) {
  const name = `order-placed-${number}.eml`
  await expect.poll(files, { timeout: 15_000 }).toContain(name)
  const raw = await readFile(join(outbox(), name), 'utf8')
  return { raw, ...readEml(raw) }
}

describe('the mail of a placed order', () => {
  test.each([
    ['en', 'Kettlebell 16 kg', /your order/i],
    ['fa', 'کتل‌بل ۱۶ کیلویی', /سفارش/],
    ['nl', 'Kettlebell 16 kg', /bestelling/i],
  ])(
    'lies in the outbox, in the buyer’s language (%s), and names the order',
    async (language, name, words) => {
      const number = await place(language)
      const { headers, parts } = await mailOf(number)
      expect(headers.to?.[0]).toMatch(/^"?Sara Moradi"? <sara@tavan\.test>$/)
      expect(headers.from?.[0]).toMatch(/<shop@shop\.tavan\.test>$/)
      expect(headers.subject?.[0]).toContain(number)
      expect(headers.subject?.[0]).toMatch(words)
      for (const type of ['text/plain', 'text/html']) {
        const text = parts[type]?.replace(/[\u2066-\u2069]/g, '')
        expect(text, type).toContain(number)
        expect(text, type).toMatch(words)
        expect(text, type).toContain(name)
        expect(text, type).toContain('$108.98')
        expect(text, type).toContain('https://shop.tavan.test/orders')
      }
      expect(parts['text/html']).toContain(
        `<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`,
      )
    },
  )

  test('is one file, however often the job runs', async () => {
    const number = await place('en')
    const first = await mailOf(number)
    const [order] = await app.deps.db`select id from orders where order_number = ${number}`
    const data = { orderId: order?.id }
    for (let i = 0; i < 3; i++) await app.handlers[ORDER_PLACED]?.(data)
    await Promise.all(
      [0, 1].map(() => app.deps.db.begin((tx) => app.deps.jobs.enqueue(tx, ORDER_PLACED, data))),
    )
    await expect
      .poll(
        async () => {
          const [row] = await app.deps.db<{ n: number }[]>`
          select count(*)::int as n from jobs
          where queue = ${ORDER_PLACED} and data ->> 'orderId' = ${order?.id} and state = 'completed'`
          return row?.n
        },
        { timeout: 15_000 },
      )
      .toBe(3)
    expect((await files()).filter((name) => name.includes(number))).toEqual([`order-placed-${number}.eml`])
    const again = await mailOf(number)
    expect(again.headers['message-id']).toEqual(first.headers['message-id'])
    expect(again.parts).toEqual(first.parts)
  })

  test('S49 a name cannot add a header, a receiver or a line', async () => {
    const name = 'Eve\r\nBcc: spy@evil.test\r\nSubject: won\r\n\r\nBody'
    const number = await place('en', { firstName: name, lastName: '"<spy@evil.test>, x\u202e' })
    const { headers, raw } = await mailOf(number)
    expect(headers.bcc).toBeUndefined()
    expect(headers.subject).toHaveLength(1)
    expect(headers.subject?.[0]).toContain(number)
    expect(headers.to).toHaveLength(1)
    expect(headers.to?.[0]).toMatch(/<sara@tavan\.test>$/)
    expect(raw).not.toMatch(/^Bcc:/im)
    expect(raw).not.toContain('\u202e')
  })

  test('is not written for an order that was refused', async () => {
    const before = await app.deps.db`select count(*)::int as n from jobs where queue = ${ORDER_PLACED}`
    const { token } = await makeAccount(app)
    await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
    const answer = await app.call('POST', '/orders/checkout', {
      token,
      body: checkoutBody({ expectedTotal: 1 }),
    })
    expect(answer.statusCode).toBe(409)
    expect(await app.deps.db`select count(*)::int as n from jobs where queue = ${ORDER_PLACED}`).toEqual(
      before,
    )
  })
})
