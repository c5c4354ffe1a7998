import type { TradeSettings } from 'contract/site/trade-calls'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDiscount } from '../../../../test/discounts'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { brokenInvariants, makeOrder } from '../../../../test/orders'
import { pdfLines } from '../../../../test/pdf-text'
import { sendRefunds } from '../../../../test/refunds'
import { useApp } from '../../../../test/test-app'

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test', RATE_LIMITS: 'off' })
let kettlebell: string
let rope: string
let program: string
let staff: string
let specified: TradeSettings

beforeAll(async () => {
  kettlebell = await makeProduct(app, { name: 'Kettlebell', sku: 'TV-KB', stock: 1000, priceCents: 4000 })
  rope = await makeProduct(app, { name: 'Speed rope', sku: 'TV-ROPE', stock: 1000, priceCents: 1300 })
  program = await makeProduct(app, {
    name: 'Strength plan',
    programTemplate: 'nutrition-basic',
    trackStock: false,
  })
  staff = (await makeAccount(app, ['admin'], undefined, 'owner')).token
  specified = await read()
})
beforeEach(() => set({}))

const read = async (): Promise<TradeSettings> =>
  (await app.call('GET', '/admin/settings/trade', { token: staff })).json().data

/** Sets the terms: the specified ones but for this change. */
async function set(change: Partial<TradeSettings>): Promise<void> {
  const { version } = await read()
  const answer = await app.call('PUT', '/admin/settings/trade', {
    token: staff,
    body: { ...specified, ...change, version },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

const method = (code: string, change: object) => {
  const known = specified.shippingMethods.find((one) => one.code === code) ?? specified.shippingMethods[0]
  return { ...(known as TradeSettings['shippingMethods'][number]), code, ...change }
}

const lines = (): [string, number][] => [
  [kettlebell, 2],
  [rope, 1],
]

const included = { taxRate: 21, taxShown: 'included', shippingTaxed: true } as const
const to = (country: string) => ({ ...customerInfo, address: { ...customerInfo.address, country } })

/** Puts these lines into a new cart and orders them. */
async function order(wish: [string, number][], body: Record<string, unknown> = {}) {
  const { token } = await makeAccount(app)
  for (const [productId, quantity] of wish)
    await app.call('POST', '/orders/cart/add', { token, body: { productId, quantity } })
  const cart = (await app.call('GET', '/orders/cart', { token })).json().data
  const placed = await app.call('POST', '/orders/checkout', { token, body: checkoutBody(body) })
  const { data, code } = placed.json()
  const mine = async () => (await app.call('GET', `/orders/${data.orderNumber}`, { token })).json().data
  return { token, cart, code, status: placed.statusCode, data, mine }
}

describe('a shop whose prices include the tax (X-109)', () => {
  test('shows the tax of goods and shipping inside the total of cart and order', async () => {
    await set(included)
    const { cart, data, mine } = await order(lines(), { shippingMethod: 'express', expectedTotal: 102.99 })
    expect(cart).toMatchObject({ subtotal: 93, tax: 16.14, total: 93 })
    expect(data.total).toBe(102.99)
    expect(await mine()).toMatchObject({
      subtotal: 93,
      tax: 17.87,
      shipping: 9.99,
      total: 102.99,
      taxRate: 21,
      taxIncluded: true,
      shippingName: 'Express Shipping',
      shippingDays: { min: 2, max: 3 },
    })
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('refunds an order by unit and then whole, to exactly zero, with documents that add up', async () => {
    await set(included)
    const checkout = { shippingMethod: 'express', customerInfo: to('Iceland') }
    const one = await makeOrder(app, staff, { status: 'confirmed', lines: lines(), checkout })
    await app.handlers['order-documents']?.({ orderId: one.id })
    const invoice = await app.call('GET', `/orders/${one.orderNumber}/invoice.pdf`, { token: one.token })
    const printed = pdfLines(invoice.rawPayload)
      .map(({ text }) => text)
      .join('\n')
    expect(printed).toContain('Including tax (21%)')
    expect(printed).toContain('$17.87')
    const refund = async (body: object) => {
      const answer = await one.staffCall('POST', '/refund', { reason: 'Damaged', ...body })
      expect(answer.statusCode, answer.body).toBe(200)
      await sendRefunds(app, one.orderNumber)
      await app.handlers['order-documents']?.({ orderId: one.id })
    }
    await refund({ lines: [{ itemId: one.itemOf(kettlebell), quantity: 1 }] })
    const [first] = (await one.theirs()).refunds
    expect(first).toMatchObject({ amount: 40, net: 33.06, tax: 6.94, shipping: 0 })
    await refund({})
    const { refunds, paymentStatus, left } = await one.theirs()
    expect(refunds[1]).toMatchObject({ amount: 62.99, shipping: 9.99 })
    expect([paymentStatus, left]).toEqual(['refunded', { net: 0, tax: 0, shipping: 0 }])
    const rows = await app.deps.db<{ net: number; tax: number; shipping: number; of: number }[]>`
      select net_cents as net, tax_cents as tax, shipping_cents as shipping, shipping_tax_cents as of
      from credit_notes where order_id = ${one.id} order by number`
    expect(rows).toEqual([
      { net: 3306, tax: 694, shipping: 0, of: 0 },
      { net: 4380, tax: 920, shipping: 999, of: 173 },
    ])
    expect(await brokenInvariants(app)).toEqual([])
  })

  test('lists taxed shipping in its own row of the VAT report', async () => {
    await set(included)
    const checkout = { shippingMethod: 'express', customerInfo: to('Malta') }
    const one = await makeOrder(app, staff, { status: 'confirmed', lines: lines(), checkout })
    await app.handlers['order-documents']?.({ orderId: one.id })
    const answer = await app.call('GET', '/admin/orders/export.csv?kind=vat', { token: staff })
    const rows = answer.body
      .split('\r\n')
      .flatMap((row) => (/,(?:Malta|MT),/.test(row) ? [row.split(',').slice(2)] : []))
    expect(rows).toEqual([
      ['21', '76.86', '16.14', '93.00'],
      ['21', '8.26', '1.73', '9.99'],
    ])
  })
})

test('X-109 orders and their refunds keep the terms of the day on which they were placed', async () => {
  const one = await makeOrder(app, staff, {
    status: 'confirmed',
    lines: lines(),
    checkout: { shippingMethod: 'express' },
  })
  const before = await one.mine()
  await set({
    ...included,
    shippingMethods: [
      method('standard', {}),
      method('express', { price: 20, names: { en: 'Fast', fa: 'تند', nl: 'Snel' } }),
    ],
  })
  expect(await one.mine()).toEqual(before)
  expect(before).toMatchObject({ tax: 8.37, total: 111.36, taxRate: 9, taxIncluded: false })
  await one.staffCall('POST', '/refund', { reason: 'All of it' })
  await sendRefunds(app, one.orderNumber)
  expect((await one.theirs()).refunds[0]).toMatchObject({
    net: 93,
    tax: 8.37,
    shipping: 9.99,
    amount: 111.36,
  })
  await app.handlers['order-documents']?.({ orderId: one.id })
  expect(await brokenInvariants(app)).toEqual([])
})

describe('shipping methods (X-109)', () => {
  test('are free from the amount that staff set, and orders keep their names', async () => {
    const names = { en: 'Pick up', fa: 'تحویل حضوری', nl: 'Ophalen' }
    const pickup = method('pickup', { names, price: 4.95, freeFrom: 93, businessDays: { min: 1, max: 1 } })
    await set({ shippingMethods: [...specified.shippingMethods, pickup] })
    const free = await order(lines(), { shippingMethod: 'pickup' })
    expect(await free.mine()).toMatchObject({
      shipping: 0,
      shippingMethod: 'pickup',
      shippingName: 'Pick up',
    })
    const paid = await order([[kettlebell, 2]], { shippingMethod: 'pickup' })
    expect(await paid.mine()).toMatchObject({ shipping: 4.95, shippingDays: { min: 1, max: 1 } })
    await set({})
    expect((await paid.mine()).shippingName).toBe('Pick up')
  })

  test.each([
    ['Netherlands', 201, undefined],
    ['هلند', 201, undefined],
    ['Belgium', 400, 'orders.shipping_method_invalid'],
    ['Atlantis', 400, 'orders.shipping_method_invalid'],
  ])('limited to the Netherlands answer an order to %s with %i', async (country, status, code) => {
    await set({ shippingMethods: [method('standard', {}), method('express', { countries: ['NL'] })] })
    const answer = await order(lines(), { shippingMethod: 'express', customerInfo: to(country) })
    expect([answer.status, answer.code]).toEqual([status, code])
  })

  test('unknown to the shop are refused', async () => {
    const answer = await order(lines(), { shippingMethod: 'drone' })
    expect([answer.status, answer.code]).toEqual([400, 'orders.shipping_method_invalid'])
  })

  test('cost nothing for an order of programs', async () => {
    await set({ shippingMethods: [method('standard', { price: 4.95 }), method('express', {})] })
    const { mine } = await order([[program, 1]], { shippingMethod: 'express', beginAtOnce: true })
    expect(await mine()).toMatchObject({ programsOnly: true, shipping: 0, shippingMethod: 'standard' })
  })
})

test.each([
  ['Nederland', 201, undefined],
  ['Belgium', 400, 'orders.country_not_served'],
  ['Atlantis', 400, 'orders.country_not_served'],
])(
  'X-109 a shop that sells only to the Netherlands answers an order to %s with %i',
  async (country, status, code) => {
    await set({ countries: ['NL'] })
    const answer = await order(lines(), { customerInfo: to(country) })
    expect([answer.status, answer.code]).toEqual([status, code])
  },
)

test('X-109 new orders get the new prefix, and earlier numbers are found with and without theirs', async () => {
  const old = await order([[rope, 1]])
  await set({ orderPrefix: 'NL7' })
  const fresh = await order([[rope, 1]])
  expect(old.data.orderNumber).toMatch(/^TV-\d+$/)
  expect(fresh.data.orderNumber).toMatch(/^NL7-\d+$/)
  const found = async (search: string) =>
    (await app.call('GET', `/admin/orders?search=${encodeURIComponent(search)}`, { token: staff }))
      .json()
      .data.items.map((item: { orderNumber: string }) => item.orderNumber)
  const digits = old.data.orderNumber.slice(3)
  for (const typed of [old.data.orderNumber, digits, `tv${digits}`, `tv-${digits}`])
    expect(await found(typed), typed).toEqual([old.data.orderNumber])
  expect(await found(fresh.data.orderNumber.slice(4))).toEqual([fresh.data.orderNumber])
})

test('X-109 the check of a discount code uses the tax of the shop', async () => {
  await set(included)
  const { id, token } = await makeAccount(app)
  await app.deps.db`update accounts set email_verified_at = now() where id = ${id}`
  await app.call('POST', '/orders/cart/add', { token, body: { productId: kettlebell, quantity: 1 } })
  const { code } = await makeDiscount(app)
  const checked = await app.call('POST', '/orders/discount', { token, body: { code } })
  expect(checked.json().data, checked.body).toMatchObject({ subtotal: 40, discount: 4, tax: 6.25, total: 36 })
})
