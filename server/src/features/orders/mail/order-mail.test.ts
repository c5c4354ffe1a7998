import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unbroken } from 'contract/text'
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

/** An order of a new account, whose address is confirmed unless it says otherwise, and which types the same one. */
async function placeAs(
  language: string,
  changes: Record<string, unknown> = {},
  confirmed = true,
  products = [product],
  quantity = 2,
) {
  const { id, token, email } = await makeAccount(app)
  if (confirmed) await app.deps.db`update accounts set email_verified_at = now() where id = ${id}`
  for (const productId of products)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const answer = await app.call('POST', '/orders/checkout', {
    token,
    body: checkoutBody({ customerInfo: { ...customerInfo, email, ...changes } }),
    headers: { 'accept-language': language },
  })
  expect(answer.statusCode).toBe(201)
  return { number: answer.json().data.orderNumber as string, id, token, email }
}
const place = async (language: string, changes: Record<string, unknown> = {}) =>
  (await placeAs(language, changes)).number

const outbox = () => join(app.deps.config.dataDir, 'outbox')
const files = async (): Promise<string[]> => readdir(outbox()).catch(() => [])
async function mailOf(number: string, copy = '') {
  const name = `order-placed-${number}${copy}.eml`
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
      const { number, email } = await placeAs(language)
      const { headers, parts } = await mailOf(number)
      expect(headers.to?.[0]).toBe(`Sara Moradi <${email}>`)
      expect(headers.from?.[0]).toMatch(/<shop@shop\.tavan\.test>$/)
      expect(headers.subject?.[0]).toContain(number)
      expect(headers.subject?.[0]).toMatch(words)
      for (const type of ['text/plain', 'text/html']) {
        const text = parts[type]?.replace(/[\u2066-\u2069]/g, '')
        expect(text, type).toContain(number)
        expect(text, type).toMatch(words)
        // The number keeps to its unit where a line ends.
        expect(text, type).toContain(unbroken(name))
        expect(text, type).toContain('$108.98')
        expect(text, type).toContain(`https://shop.tavan.test/order-status?token=${number}.`)
      }
      expect(parts['text/html']).toContain(
        `<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`,
      )
    },
  )

  test('is one file, however often the job runs', async () => {
    const number = await place('en')
    const first = await mailOf(number)
    const [order] = await app.deps.db<{ id: string }[]>`
      select id from orders where order_number = ${number}`
    const data = { orderId: order?.id ?? '' }
    for (let i = 0; i < 3; i++) await app.handlers[ORDER_PLACED]?.(data)
    await Promise.all(
      [0, 1].map(() => app.deps.db.begin((tx) => app.deps.jobs.enqueue(tx, ORDER_PLACED, data))),
    )
    await expect
      .poll(
        async () => {
          const [row] = await app.deps.db<{ n: number }[]>`
          select count(*)::int as n from jobs
          where queue = ${ORDER_PLACED} and data ->> 'orderId' = ${data.orderId} and state = 'completed'`
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
    const { number, email } = await placeAs('en', { firstName: name, lastName: '"(spy@evil.test), x\u202e' })
    const { headers, raw } = await mailOf(number)
    expect(headers.bcc).toBeUndefined()
    expect(headers.subject).toHaveLength(1)
    expect(headers.subject?.[0]).toContain(number)
    expect(headers.to).toHaveLength(1)
    expect(headers.to?.[0]).toContain(`<${email}>`)
    expect(raw).not.toMatch(/^Bcc:/im)
    expect(raw).not.toContain('\u202e')
  })

  test.each([
    ['en', 'We’ll get in touch about payment.', /in cash/],
    ['fa', 'برای پرداخت با شما تماس می‌گیریم.', /نقدی/],
    ['nl', 'We nemen contact met je op over de betaling.', /contant/],
  ])('says of programs alone that they are paid by arrangement (%s)', async (language, sentence, cash) => {
    const program = await makeProduct(app, { trackStock: false, programTemplate: 'strong-start' })
    const both = await mailOf((await placeAs(language, {}, true, [program, product], 1)).number)
    expect(both.parts['text/plain']).toMatch(cash)
    const { parts } = await mailOf((await placeAs(language, {}, true, [program], 1)).number)
    expect(parts['text/plain']).toContain(sentence)
    expect(parts['text/plain']).not.toMatch(cash)
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

describe('X-98 whom the shop writes to', () => {
  const typed = { firstName: 'Claim', lastName: 'Prize', email: 'stranger@elsewhere.test' }
  const textsOf = ({ parts, headers }: Awaited<ReturnType<typeof mailOf>>) =>
    [headers.subject?.[0], headers.to?.[0], parts['text/plain'], parts['text/html']].join('\n')
  const mailsOf = async (number: string) => (await files()).filter((name) => name.includes(number)).sort()
  const run = async (number: string, network?: string) => {
    const [order] = await app.deps.db<{ id: string }[]>`
      select id from orders where order_number = ${number}`
    await app.handlers[ORDER_PLACED]?.({ orderId: order?.id ?? '', ...(network ? { network } : {}) })
  }

  test.each(['en', 'fa', 'nl'])(
    'an address that is not confirmed gets nothing that was typed (%s)',
    async (language) => {
      const { number, email } = await placeAs(language, typed, false)
      const mail = await mailOf(number)
      const text = textsOf(mail)
      expect(mail.headers.to?.[0]).toBe(email)
      for (const fixed of [number, '$108.98', `https://shop.tavan.test/orders/${number}`])
        expect(text).toContain(fixed)
      for (const own of ['Claim', 'Prize', 'elsewhere', 'Keizersgracht', 'Kettlebell', 'کتل']) {
        expect(text).not.toContain(own)
      }
      await run(number)
      expect(await mailsOf(number)).toEqual([`order-placed-${number}.eml`])
    },
  )

  test.each([
    ['Noord-Holland', '1015 CX Amsterdam, Noord-Holland'],
    ['Amsterdam', '1015 CX Amsterdam'],
  ])('names the state %s only where it is not the city [X-109]', async (state, line) => {
    const number = await place('en', { address: { ...customerInfo.address, state } })
    const lines = textsOf(await mailOf(number)).split(/\n/)
    expect(lines.map((text) => text.trim())).toContain(line)
  })

  test('another address gets a plain copy, the confirmed one the whole mail', async () => {
    const { number, email } = await placeAs('en', typed)
    const whole = await mailOf(number)
    expect(whole.headers.to?.[0]).toBe(`Claim Prize <${email}>`)
    expect(textsOf(whole)).toContain('Keizersgracht')
    const copy = await mailOf(number, '-copy')
    expect(copy.headers.to?.[0]).toBe('stranger@elsewhere.test')
    expect(textsOf(copy)).toContain(number)
    for (const own of ['Claim', 'Keizersgracht', 'Kettlebell']) expect(textsOf(copy)).not.toContain(own)
  })

  test.each(['recipient', 'account', 'network'] as const)(
    'too many a day of one %s are not sent',
    async (what) => {
      const { number, id, email } = await placeAs('en')
      await mailOf(number)
      const keys = {
        recipient: `mail:email:${app.deps.pseudonym(email)}`,
        account: `mail:account:${id}`,
        network: 'mail:job-network:net',
      }
      await app.deps.db`
      insert into attempts (key, count, resets_at) values (${keys[what]}, 1000, now() + interval '1 hour')
      on conflict (key) do update set count = excluded.count`
      app.logged.length = 0
      const other = await app.deps.db<{ id: string }[]>`
      update orders set order_number = ${`TV-${what}`} where order_number = ${number} returning id`
      await app.handlers[ORDER_PLACED]?.({ orderId: other[0]?.id ?? '', network: 'net' })
      expect(await mailsOf(`TV-${what}`)).toEqual([])
      expect(app.logged.some((line) => line.event === 'mail_limited')).toBe(true)
      // A mail that was counted is not counted again when its job is repeated.
      await app.deps.db`update orders set order_number = ${number} where order_number = ${`TV-${what}`}`
      app.logged.length = 0
      await run(number, 'net')
      expect(app.logged.some((line) => line.event === 'mail_limited')).toBe(false)
    },
  )
})
