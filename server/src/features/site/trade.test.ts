import { specifiedShipping } from 'contract/orders/shipping-rules'
import type { TradeSettings } from 'contract/site/trade-calls'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp({ PUBLIC_URL: 'http://localhost:3000' })
let token: string
/** Audited changes of earlier tests; the audit log is append-only. */
let earlier: number
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'])).token
})
beforeEach(async () => {
  await app.deps.db`delete from settings`
  earlier = (await allChanges()).length
})

const PATH = '/admin/settings/trade'
const read = async (): Promise<TradeSettings> => (await app.call('GET', PATH, { token })).json().data
const save = (body: object) => app.call('PUT', PATH, { token, body })
const config = async () => (await app.call('GET', '/config')).json().data
const allChanges = () => app.deps.db<{ details: object; staff_role: string }[]>`
  select details, staff_role from audit_events where action = 'settings_changed' order by at`
const changes = async () => (await allChanges()).slice(earlier)

const [standard, express] = specifiedShipping
const pickup = {
  code: 'pickup',
  names: { en: 'Pick up', fa: 'تحویل حضوری', nl: 'Ophalen' },
  price: 2.5,
  freeFrom: 80,
  countries: ['NL', 'BE'],
  businessDays: { min: 0, max: 1 },
}
const terms = {
  taxRate: 20.5,
  taxShown: 'included',
  shippingTaxed: true,
  shippingMethods: [pickup, { ...standard, price: 4.95 }, express],
  countries: ['NL', 'BE'],
  orderPrefix: 'UT',
  vatNumber: 'NL001234567B01',
  registerNumber: 'KvK 12345678',
}

test('answers the specified terms of trade until staff set others (X-109)', async () => {
  expect(await read()).toEqual({
    taxRate: 9,
    taxShown: 'excluded',
    shippingTaxed: false,
    shippingMethods: specifiedShipping,
    countries: [],
    orderPrefix: 'TV',
    vatNumber: '',
    registerNumber: '',
    version: '',
  })
})

test('saves every term of trade, shows it to clients and audits each changed field (X-109)', async () => {
  const saved = await save({ ...(await read()), ...terms })
  expect([saved.statusCode, saved.json().data]).toMatchObject([200, terms])
  const stored = await read()
  expect(stored).toEqual(saved.json().data)
  expect(stored.version).not.toBe('')
  const { orderPrefix: _, vatNumber, registerNumber, ...shown } = terms
  expect(await config()).toMatchObject({
    ...shown,
    shop: { vat: vatNumber, registration: registerNumber },
  })
  const [event, ...others] = await changes()
  expect(others).toEqual([])
  expect(event).toMatchObject({
    staff_role: 'owner',
    details: {
      'taxRate.from': '9',
      'taxRate.to': '20.5',
      'taxShown.from': 'excluded',
      'taxShown.to': 'included',
      'shippingTaxed.to': 'true',
      'countries.to': 'NL, BE',
      'orderPrefix.from': 'TV',
      'orderPrefix.to': 'UT',
      'vatNumber.to': 'NL001234567B01',
      'registerNumber.to': 'KvK 12345678',
      'shippingOrder.from': 'standard, express',
      'shippingOrder.to': 'pickup, standard, express',
      'shippingMethods.pickup.names.nl.from': null,
      'shippingMethods.pickup.names.nl.to': 'Ophalen',
      'shippingMethods.standard.price.from': '0',
      'shippingMethods.standard.price.to': '4.95',
    },
  })
  expect(Object.keys(event?.details ?? {}).filter((path) => path.includes('express'))).toEqual([])
  await save({ ...stored, taxRate: 21 })
  expect((await changes()).at(-1)?.details).toEqual({ 'taxRate.from': '20.5', 'taxRate.to': '21' })
})

test('does not audit a save of the terms of trade without a change', async () => {
  const saved = (await save({ ...(await read()), ...terms })).json().data
  expect((await save(saved)).json().data).toEqual(saved)
  expect(await changes()).toHaveLength(1)
})

test('shares the seller’s numbers between the terms of trade and the shop’s settings', async () => {
  await save({ ...(await read()), ...terms })
  const settings = (await app.call('GET', '/admin/settings', { token })).json().data
  expect(settings.shop).toMatchObject({ vat: 'NL001234567B01', registration: 'KvK 12345678' })
  // The default address of a local shop is no email; saving the numbers must not store it.
  expect(settings.shop.email).toBe('shop@localhost')
  const shop = { ...settings.shop, email: 'hello@tavan.test', vat: 'NL9' }
  await app.call('PUT', '/admin/settings', { token, body: { ...settings, shop } })
  expect((await read()).vatNumber).toBe('NL9')
  await save({ ...(await read()), registerNumber: '' })
  expect((await config()).shop).toEqual({ ...shop, registration: '' })
})

test('numbers new orders with the new prefix and still finds earlier ones', async () => {
  const first = await placeOrder()
  expect(first).toMatch(/^TV-/)
  await save({ ...(await read()), orderPrefix: 'UT' })
  expect(await placeOrder()).toMatch(/^UT-/)
  const { items } = (await app.call('GET', `/admin/orders?search=${first}`, { token })).json().data
  expect(items.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual([first])
})

test('refuses terms of trade that were read before a newer save, and loses nothing', async () => {
  const seen = await read()
  await save({ ...seen, taxRate: 10 })
  const late = await save({ ...seen, taxRate: 11 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'site.settings_changed'])
  expect((await read()).taxRate).toBe(10)
  const settings = (await app.call('GET', '/admin/settings', { token })).json().data
  await save({ ...(await read()), taxRate: 12 })
  const body = { ...settings, timeZone: 'Europe/Amsterdam' }
  expect((await app.call('PUT', '/admin/settings', { token, body })).json().code).toBe(
    'site.settings_changed',
  )
  expect((await read()).taxRate).toBe(12)
})

const withPickup = (change: object) => ({ shippingMethods: [standard, express, { ...pickup, ...change }] })
test.each<[string, object, string, string]>([
  ['a tax rate above 100', { taxRate: 101 }, 'taxRate', 'site.tax_rate_invalid'],
  ['a tax rate of three decimals', { taxRate: 9.125 }, 'taxRate', 'site.tax_rate_invalid'],
  ['an unknown way to show tax', { taxShown: 'both' }, 'taxShown', 'request.wrong_type'],
  [
    'a list without a method that came with the shop',
    { shippingMethods: [standard] },
    'shippingMethods',
    'site.shipping_method_fixed',
  ],
  [
    'a shipping code of capitals',
    withPickup({ code: 'Pickup' }),
    'shippingMethods.2.code',
    'site.shipping_code_invalid',
  ],
  [
    'a shipping code used twice',
    withPickup({ code: 'express' }),
    'shippingMethods.2.code',
    'site.shipping_code_taken',
  ],
  [
    'a shipping name missing in one language',
    withPickup({ names: { ...pickup.names, fa: ' ' } }),
    'shippingMethods.2.names.fa',
    'site.text_required',
  ],
  [
    'a shipping price below 0',
    withPickup({ price: -1 }),
    'shippingMethods.2.price',
    'site.shipping_price_invalid',
  ],
  [
    'free shipping from nothing',
    withPickup({ freeFrom: 0 }),
    'shippingMethods.2.freeFrom',
    'site.shipping_price_invalid',
  ],
  [
    'a last business day before the first',
    withPickup({ businessDays: { min: 5, max: 4 } }),
    'shippingMethods.2.businessDays.max',
    'site.business_days_invalid',
  ],
  [
    'an unknown country of a shipping method',
    withPickup({ countries: ['XX'] }),
    'shippingMethods.2.countries',
    'site.country_unknown',
  ],
  ['an unknown country', { countries: ['NL', 'XX'] }, 'countries', 'site.country_unknown'],
  ['a prefix of small letters', { orderPrefix: 'tv' }, 'orderPrefix', 'site.order_prefix_invalid'],
  ['a prefix of seven letters', { orderPrefix: 'ABCDEFG' }, 'orderPrefix', 'site.order_prefix_invalid'],
])('refuses %s at its field and saves nothing', async (_what, change, field, code) => {
  const before = await read()
  const answer = await save({ ...before, vatNumber: 'NL9', ...change })
  expect([answer.statusCode, answer.json().fieldCodes]).toEqual([400, { [field]: code }])
  expect(await read()).toEqual(before)
})

/** Places an order as a new customer; returns its number. */
async function placeOrder(): Promise<string> {
  const buyer = await makeAccount(app)
  const item = { productId: await makeProduct(app), quantity: 1 }
  await app.call('POST', '/orders/cart/add', { token: buyer.token, body: item })
  const placed = await app.call('POST', '/orders/checkout', { token: buyer.token, body: checkoutBody() })
  return placed.json().data.orderNumber
}
