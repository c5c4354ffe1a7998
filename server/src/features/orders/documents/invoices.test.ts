import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { pdfLines } from '../../../../test/pdf-text'
import { useApp } from '../../../../test/test-app'
import { transitionOrder } from '../transitions.logic'

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test' })
const folder = () => join(app.deps.config.dataDir, 'files', 'invoices')
let bell: string
let admin: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  admin = await makeAccount(app, ['admin'])
  bell = await makeProduct(app, {
    name: 'Iron Bell (16 kg)',
    sku: 'TV-BELL-16',
    priceCents: 4999,
    stock: 10_000,
    translations: {
      fa: { name: 'کتل‌بل چدنی Tavan (۱۶ کیلوگرم)', description: '', tags: [] },
      nl: { name: 'Gietijzeren bel', description: '', tags: [] },
    },
  })
})

interface Sale {
  lang?: string
  customer?: object
  paid?: boolean
  quantity?: number
  products?: string[]
}

/** Creates an order of a new customer, paid online by default. */
async function sale({ lang = 'en', customer = {}, paid = true, quantity = 2, products = [bell] }: Sale = {}) {
  const { token, id } = await makeAccount(app)
  for (const productId of products)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const body = checkoutBody({
    paymentMethod: paid ? 'online' : 'cod',
    shippingMethod: 'express',
    customerInfo: { ...customerInfo, ...customer },
  })
  const headers = { 'accept-language': lang }
  const { orderNumber } = (await app.call('POST', '/orders/checkout', { token, body, headers })).json().data
  if (paid)
    await app.deps
      .db`update orders set status = 'confirmed', payment_status = 'paid' where order_number = ${orderNumber}`
  return { token, id, orderNumber }
}

const invoice = (orderNumber: string, token: string, query = '') =>
  app.call('GET', `/orders/${orderNumber}/invoice.pdf${query}`, { token })
const numbers = async () =>
  (await app.deps.db<{ number: string }[]>`select number from invoices order by number`).map(
    (row) => row.number,
  )

describe('an invoice', () => {
  test('names seller, buyer, lines and amounts', async () => {
    const { token, orderNumber } = await sale()
    const answer = await invoice(orderNumber, token)
    expect(answer.statusCode).toBe(200)
    const year = new Date().getUTCFullYear()
    const name = /^attachment; filename="(INV-\d{4}-\d{6})\.pdf"$/.exec(
      String(answer.headers['content-disposition']),
    )
    expect(name?.[1]).toContain(`INV-${year}-`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const said = pdfLines(answer.rawPayload)
    // In left-to-right text the drawn and the copied text are equal.
    for (const line of said) expect(line.drawn).toBe(line.text)
    expect(said.map((line) => line.text)).toEqual([
      'Invoice',
      name?.[1],
      'Invoice date',
      expect.stringMatching(/^\w+ \d{1,2}, \d{4}$/),
      'Order number',
      orderNumber,
      'Ordered on',
      expect.stringMatching(/^\w+ \d{1,2}, \d{4}$/),
      'Payment',
      'Paid online',
      'Shipping',
      'Express Shipping',
      'Total in US dollars',
      '$118.97',
      'Seller',
      'Tavan',
      'shop.tavan.test',
      'shop@shop.tavan.test',
      'Buyer',
      'Sara Moradi',
      'Keizersgracht 12',
      '1015 CX Amsterdam',
      'Noord-Holland, Netherlands',
      'sara@tavan.test',
      '+31 6 1234 5678',
      'Product',
      'Quantity',
      'Unit price',
      'Amount',
      'Iron Bell (16 kg)',
      'TV-BELL-16',
      '2',
      '$49.99',
      '$99.98',
      'Subtotal',
      '$99.98',
      'Tax (9%)',
      '$9.00',
      'Shipping',
      '$9.99',
      'Total in US dollars',
      '$118.97',
      'Paid online',
      'Thank you for your order.',
      name?.[1],
      'Page 1 of 1',
    ])
  })

  test('is the same bytes on every download, whatever becomes of the order, the product and the file', async () => {
    const { token, orderNumber } = await sale()
    const first = (await invoice(orderNumber, token)).rawPayload
    const again = async () => (await invoice(orderNumber, token)).rawPayload
    expect((await again()).equals(first)).toBe(true)
    await app.deps.db`update orders set payment_status = 'refunded', status = 'cancelled', customer = '{}'
      where order_number = ${orderNumber}`
    await app.deps.db`update products set name = 'Other', price_cents = 1 where id = ${bell}`
    expect((await again()).equals(first)).toBe(true)
    const [row] = await app.deps.db`
      select number, hashes from invoices i join orders o on o.id = i.order_id where order_number = ${orderNumber}`
    expect(row?.hashes).toEqual({ en: createHash('sha256').update(first).digest('hex') })
    const path = join(folder(), `${row?.number}.pdf`)
    expect((await readFile(path)).equals(first)).toBe(true)
    await rm(path)
    expect((await again()).equals(first)).toBe(true)
    await writeFile(path, 'damaged')
    expect((await again()).equals(first)).toBe(true)
    expect((await readFile(path)).equals(first)).toBe(true)
    expect((await readdir(folder())).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(app.logged.some((line) => String(line.msg).includes('other bytes'))).toBe(false)
    await app.deps.db`update products set name = 'Iron Bell (16 kg)', price_cents = 4999 where id = ${bell}`
  })

  test.each([
    ['en', 'Pay by arrangement', 'Cash on Delivery'],
    ['fa', 'پرداخت با هماهنگی', 'پرداخت در محل'],
    ['nl', 'Betalen in overleg', 'Betalen bij bezorging'],
  ])('says of programs alone that they are paid by arrangement (%s)', async (lang, arranged, cash) => {
    const program = await makeProduct(app, { trackStock: false, programTemplate: 'strong-start' })
    const said = async (products: string[]) => {
      const { token, orderNumber } = await sale({ lang, paid: false, quantity: 1, products })
      await app.deps.db`update orders set status = 'confirmed' where order_number = ${orderNumber}`
      return pdfLines((await invoice(orderNumber, token)).rawPayload).map(({ text }) => text)
    }
    const [programs, both] = [await said([program]), await said([program, bell])]
    expect([programs.includes(arranged), programs.includes(cash)]).toEqual([true, false])
    expect([both.includes(arranged), both.includes(cash)]).toEqual([false, true])
  })

  test('has the next number, without a gap, however many are asked for at once', async () => {
    const before = (await numbers()).length
    const sales = await Promise.all(Array.from({ length: 6 }, () => sale()))
    const asked = sales.flatMap((one) => [one, one, one])
    const answers = await Promise.all(asked.map((one) => invoice(one.orderNumber, one.token)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(asked.map(() => 200))
    for (const [i, one] of asked.entries()) {
      const first = answers[asked.findIndex((other) => other.orderNumber === one.orderNumber)]
      expect(answers[i]?.rawPayload.equals(first?.rawPayload as Buffer)).toBe(true)
    }
    const year = new Date().getUTCFullYear()
    expect(await numbers()).toEqual(
      Array.from({ length: before + 6 }, (_, i) => `INV-${year}-${String(i + 1).padStart(6, '0')}`),
    )
  })

  test('a refused one takes no number', async () => {
    const before = await numbers()
    const { token, orderNumber } = await sale({ paid: false })
    const answer = await invoice(orderNumber, token)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'orders.no_invoice',
      message: 'There is no invoice for this order yet',
    })
    expect(await numbers()).toEqual(before)
    await transitionOrder(app.deps, admin.id, orderNumber, 'confirmed')
    expect((await invoice(orderNumber, token)).statusCode).toBe(200)
    const detail = async () => (await app.call('GET', `/orders/${orderNumber}`, { token })).json().data
    expect((await detail()).hasInvoice).toBe(true)
    // Once issued it stays.
    await app.call('POST', `/orders/${orderNumber}/cancel`, { token })
    expect(await detail()).toMatchObject({ status: 'cancelled', hasInvoice: true })
    expect((await invoice(orderNumber, token)).statusCode).toBe(200)
  })

  test('is for its buyer and for staff, for nobody else', async () => {
    const { token, orderNumber } = await sale()
    const stranger = await makeAccount(app)
    const coach = await makeAccount(app, ['coach'])
    for (const other of [stranger, coach]) {
      const answer = await invoice(orderNumber, other.token)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('orders.not_found')
    }
    expect((await invoice('TV-1', token)).statusCode).toBe(404)
    expect((await app.call('GET', `/orders/${orderNumber}/invoice.pdf`)).statusCode).toBe(401)
    const own = await invoice(orderNumber, token)
    expect((await invoice(orderNumber, admin.token)).rawPayload.equals(own.rawPayload)).toBe(true)
    const elsewhere = await makeAccount(app, ['admin'], undefined, 'coaches')
    expect((await invoice(orderNumber, elsewhere.token)).statusCode).toBe(404)
  })

  test('runs over as many pages as it needs, each with its head and its number', async () => {
    const products = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        makeProduct(app, { name: `Plate ${i}`, sku: `TV-P-${i}`, stock: 10 }),
      ),
    )
    const { token, orderNumber } = await sale({ products, quantity: 1 })
    const said = pdfLines((await invoice(orderNumber, token)).rawPayload)
    const pages = Math.max(...said.map((line) => line.page))
    expect(pages).toBeGreaterThan(2)
    for (let page = 1; page <= pages; page++) {
      const texts = said.filter((line) => line.page === page).map((line) => line.text)
      expect(texts).toContain(`Page ${page} of ${pages}`)
      if (texts.some((text) => text.startsWith('Plate '))) expect(texts).toContain('Unit price')
    }
    expect(said.filter((line) => /^Plate \d+$/.test(line.text))).toHaveLength(40)
    for (const line of said) {
      expect(line.y).toBeGreaterThan(40)
      expect(line.x).toBeGreaterThanOrEqual(55)
    }
  })
})

describe('in three languages', () => {
  const persian = {
    firstName: 'سارا',
    lastName: 'مرادی',
    address: {
      street: 'خیابان ولی‌عصر (۱۲) 7B',
      city: 'تهران',
      state: 'تهران',
      zipCode: '19395',
      country: 'ایران',
    },
  }

  test('in the order’s language, or in the one asked for, under one number', async () => {
    const { token, orderNumber } = await sale({ lang: 'nl' })
    const texts = async (query: string) =>
      pdfLines((await invoice(orderNumber, token, query)).rawPayload).map((line) => line.text)
    const dutch = await texts('')
    for (const word of [
      'Factuur',
      'Belasting (9%)',
      'Online betaald',
      'Gietijzeren bel',
      'Pagina 1 van 1',
      '$118.97',
    ])
      expect(dutch).toContain(word)
    expect(await texts('?lang=nl')).toEqual(dutch)
    const english = await texts('?lang=en')
    expect(english[0]).toBe('Invoice')
    expect(english[1]).toBe(dutch[1])
    expect((await texts('?lang=fa'))[0]).toBe('فاکتور')
    expect(await texts('?lang=xx')).toEqual(dutch)
    const file = await invoice(orderNumber, token, '?lang=fa')
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${dutch[1]}.fa.pdf"`)
    expect((await invoice(orderNumber, token, '?lang=fa')).rawPayload.equals(file.rawPayload)).toBe(true)
  })

  test('copies Persian text as written and draws it right to left, with numbers and Latin left to right', async () => {
    const { token, orderNumber } = await sale({ lang: 'fa', customer: persian })
    const said = pdfLines((await invoice(orderNumber, token)).rawPayload)
    const line = (text: string) => said.find((one) => one.text === text) as (typeof said)[number]
    // A letter that only separates is drawn as nothing, and read back as a space.
    const backwards = (text: string) =>
      (text.replace('\u200c', ' ').match(/\P{M}\p{M}*/gu) ?? []).reverse().join('')
    expect(line('شمارهٔ فاکتور')).toBeUndefined()
    expect(line('سارا مرادی').drawn).toBe(backwards('سارا مرادی'))
    expect(line('از خرید شما سپاسگزاریم.').drawn).toBe(backwards('از خرید شما سپاسگزاریم.'))
    expect(line('مالیات (۹٪)').drawn).toBe(`(٪۹) ${backwards('مالیات')}`)
    // Street, number in Persian digits in brackets, house in Latin: each in its own direction.
    expect(line('خیابان ولی‌عصر (۱۲) 7B').drawn).toBe(`7B (۱۲) ${backwards('خیابان ولی‌عصر')}`)
    expect(line('کتل‌بل چدنی Tavan (۱۶ کیلوگرم)').drawn).toBe(
      `(${backwards('کیلوگرم')} ۱۶) Tavan ${backwards('کتل‌بل چدنی')}`,
    )
    for (const ltr of ['$118.97', '+31 6 1234 5678', 'sara@tavan.test', orderNumber, 'TV-BELL-16'])
      expect(line(ltr).drawn).toBe(ltr)
    expect(line('صفحهٔ ۱ از ۱').drawn).toBe(`۱ ${backwards('از')} ۱ ${backwards('صفحهٔ')}`)
    // Jalali, in Persian digits.
    expect(said.some(({ text }) => /^[۰-۹]{1,2} \p{L}+ ۱[۰-۹]{3}$/u.test(text))).toBe(true)
    // Words begin at the right, amounts at the left.
    expect(line('فاکتور').x).toBeGreaterThan(400)
    expect(line('$9.00').x).toBeCloseTo(56, 0)
  })

  test('names the state of a buyer only where it is not the city [X-109]', async () => {
    const buyer = (state: string) => sale({ customer: { address: { ...customerInfo.address, state } } })
    const textsOf = async ({ orderNumber, token }: Awaited<ReturnType<typeof sale>>) =>
      pdfLines((await invoice(orderNumber, token)).rawPayload).map((line) => line.text)
    expect(await textsOf(await buyer('Noord-Holland'))).toContain('Noord-Holland, Netherlands')
    const once = await textsOf(await buyer('Amsterdam'))
    expect(once).toEqual(expect.arrayContaining(['1015 CX Amsterdam', 'Netherlands']))
    expect(once.join()).not.toContain('Amsterdam, ')
  })

  test('a Persian buyer in an English invoice, and letters of all of Europe', async () => {
    const { token, orderNumber } = await sale({
      customer: { ...persian, lastName: 'Łódźka-Nguyễn', email: 'sara@tavan.test' },
    })
    const said = pdfLines((await invoice(orderNumber, token)).rawPayload)
    const texts = said.map((line) => line.text)
    expect(texts).toContain('سارا Łódźka-Nguyễn')
    const name = said.find((line) => line.text === 'سارا Łódźka-Nguyễn')
    expect(name?.drawn).toBe(`Łódźka-Nguyễn ${[...'سارا'].reverse().join('')}`)
    expect(said.map((line) => line.drawn).join('')).not.toMatch(/\ufffd|\0/)
  })
})
