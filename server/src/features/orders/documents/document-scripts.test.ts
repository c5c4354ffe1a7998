import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { pdfLines } from '../../../../test/pdf-text'
import { useApp } from '../../../../test/test-app'

const app = useApp()
let product: string

beforeAll(async () => {
  product = await makeProduct(app, { name: 'Mat', sku: 'TV-MAT', priceCents: 2000, stock: 10_000 })
})

const { address } = customerInfo

/** Orders a mat for a new customer with these details. */
async function order(customer: object) {
  const { token } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', { token, body: { productId: product, quantity: 1 } })
  const body = checkoutBody({ customerInfo: { ...customerInfo, ...customer } })
  return { token, answer: await app.call('POST', '/orders/checkout', { token, body }) }
}

/** Orders and confirms. Returns the lines of the invoice. */
async function invoiceOf(customer: object, before = async (_orderNumber: string) => {}) {
  const { token, answer } = await order(customer)
  expect(answer.statusCode, answer.body).toBe(201)
  const { orderNumber } = answer.json().data
  await app.deps.db`update orders set status = 'confirmed' where order_number = ${orderNumber}`
  await before(orderNumber)
  const file = await app.call('GET', `/orders/${orderNumber}/invoice.pdf`, { token })
  expect(file.statusCode).toBe(200)
  return pdfLines(file.rawPayload)
}

describe('an invoice', () => {
  test.each([
    ['Greek', 'Γιώργος', 'Παπαδόπουλος', 'Ερμού 5'],
    ['Cyrillic', 'Сергій', 'Ґалаґан', 'вул. Хрещатик 1'],
    ['Hebrew', 'שלמה', 'כהן', 'רחוב הרצל 5'],
    ['Hindi', 'प्रिया', 'शर्मा', 'महात्मा गाँधी मार्ग'],
    ['Thai', 'สมชาย', 'ใจดี', 'ถนนสุขุมวิท 21'],
    ['Chinese', '小明', '王', '南京路步行街 100 号'],
    ['Japanese', 'さくら', '髙橋', '東京都渋谷区 1-2-3'],
    ['Korean', '민수', '김', '세종대로 110'],
  ])('shows a %s buyer in their own letters', async (_, firstName, lastName, street) => {
    const lines = await invoiceOf({ firstName, lastName, address: { ...address, street } })
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([`${firstName} ${lastName}`, street]),
    )
    for (const { drawn, missing } of lines) {
      expect(drawn).not.toContain('\ufffd')
      expect(missing).toBe(0)
    }
  })

  test('of an order with characters that no font has is issued, with a visible replacement', async () => {
    const lines = await invoiceOf({}, async (orderNumber) => {
      await app.deps.db`update orders
        set customer = jsonb_set(customer, '{firstName}', '"Sara 😀"') where order_number = ${orderNumber}`
    })
    expect(lines.find(({ text }) => text === 'Sara 😀 Moradi')).toMatchObject({
      drawn: 'Sara \ufffd Moradi',
      missing: 0,
    })
  })
})

describe('a character that no font has', () => {
  test('is refused at its field of the checkout, by name', async () => {
    const { answer } = await order({ firstName: 'Sara 😀', address: { ...address, city: 'ᚠ' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'text.unprintable',
      params: { characters: '😀' },
      fields: {
        'customerInfo.firstName': 'Invoices can’t show these characters: 😀. Please write it without them.',
        'customerInfo.address.city': 'Invoices can’t show these characters: ᚠ. Please write it without them.',
      },
    })
  })

  test('is refused at its field of a saved address', async () => {
    const { token } = await makeAccount(app)
    const body = { firstName: 'Sara', lastName: 'Moradi', phone: '+31 6', ...address, street: 'Huis 🏠' }
    const answer = await app.call('POST', '/account/addresses', { token, body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldCodes).toEqual({ street: 'text.unprintable' })
    const kept = await app.call('POST', '/account/addresses', {
      token,
      body: { ...body, street: '南京路 100' },
    })
    expect(kept.statusCode).toBe(201)
  })
})
