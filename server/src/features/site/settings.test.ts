import { beforeAll, expect, test } from 'vitest'
import { checkoutBody, makeAccount, makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test', APP_STORE_URL: 'https://apps.test/tavan' })
let token: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'])).token
})

const read = async () => (await app.call('GET', '/admin/settings', { token })).json().data
const save = (body: object) => app.call('PUT', '/admin/settings', { token, body })
const config = async () => (await app.call('GET', '/config')).json().data
const inAll = (text: string) => ({ en: text, fa: `${text} fa`, nl: `${text} nl` })
const home = {
  figures: [1, 2, 3, 4].map((n) => ({ value: inAll(`${n}0+`), label: inAll(`label ${n}`) })),
  testimonials: [{ quote: inAll('I lift more.'), author: inAll('Roya'), detail: inAll('Twelve weeks') }],
}
const shop = {
  name: 'Tavan Utrecht',
  email: 'hello@utrecht.test',
  legalName: 'Tavan Utrecht B.V.',
  address: ['Oudegracht 1', '3511 AB Utrecht'],
  phone: '+31 30 123 45 67',
  registration: 'KvK 12345678',
  vat: 'NL001234567B01',
}

test('shows a saved setting on the pages immediately and audits the old value (X-40)', async () => {
  const before = await read()
  expect(before).toMatchObject({
    timeZone: 'UTC',
    storeLinks: { ios: '', android: '' },
    home: null,
    version: '',
  })
  expect((await config()).home).toBeUndefined()
  const storeLinks = { ios: '', android: 'https://play.test/own' }
  const saved = await save({ ...before, shop, storeLinks, home, timeZone: 'Europe/Amsterdam' })
  expect(saved.json().data).toMatchObject({ shop, home, timeZone: 'Europe/Amsterdam' })
  expect(saved.json().data.version).not.toBe('')
  expect(await config()).toMatchObject({
    shop,
    storeLinks: { ios: 'https://apps.test/tavan', android: 'https://play.test/own' },
    home,
  })
  const [event] = await app.deps.db<
    { details: object; staff_role: string }[]
  >`select * from audit_events where action = 'settings_changed'`
  expect(event).toMatchObject({ staff_role: 'owner' })
  expect(event?.details).toMatchObject({
    'shop.name.from': 'Tavan',
    'shop.name.to': 'Tavan Utrecht',
    'shop.address.to': 'Oudegracht 1, 3511 AB Utrecht',
    'timeZone.from': 'UTC',
    'timeZone.to': 'Europe/Amsterdam',
    'home.testimonials.0.quote.nl.to': 'I lift more. nl',
  })
  expect(Object.keys(event?.details ?? {})).not.toContain('storeLinks.ios.to')
})

test('a new order’s invoice has the seller of now', async () => {
  await save({ ...(await read()), shop: { ...shop, legalName: 'Tavan Noord B.V.' } })
  const { token: buyer } = await makeAccount(app)
  await app.call('POST', '/orders/cart/add', {
    token: buyer,
    body: { productId: await makeProduct(app), quantity: 1 },
  })
  const { orderNumber } = (
    await app.call('POST', '/orders/checkout', { token: buyer, body: checkoutBody() })
  ).json().data
  await app.call('PATCH', `/admin/orders/${orderNumber}`, { token, body: { status: 'confirmed' } })
  const invoice = await app.call('GET', `/orders/${orderNumber}/invoice.pdf`, { token: buyer })
  expect(invoice.statusCode).toBe(200)
  const [row] = await app.deps.db<{ seller: string }[]>`select i::text as seller from invoices i limit 1`
  expect(row?.seller).toContain('Tavan Noord B.V.')
})

test('refuses a save over a newer one and loses nothing', async () => {
  const seen = await read()
  await save({ ...seen, shop: { ...shop, phone: '1' } })
  const late = await save({ ...seen, shop: { ...shop, phone: '2' } })
  expect([late.statusCode, late.json().code]).toEqual([409, 'site.settings_changed'])
  expect((await read()).shop.phone).toBe('1')
})

test.each([
  ['no name', { shop: { ...shop, name: ' ' } }, 'shop.name', 'site.name_required'],
  ['no address to write to', { shop: { ...shop, email: 'hello' } }, 'shop.email', 'auth.email_invalid'],
  ['a time zone that nobody knows', { timeZone: 'Mars/Base' }, 'timeZone', 'site.time_zone_unknown'],
  [
    'a link that runs a script',
    { storeLinks: { ios: 'javascript:alert(1)', android: '' } },
    'storeLinks.ios',
    'site.link_invalid',
  ],
  [
    'a text that is missing in one language',
    { home: { ...home, testimonials: [{ ...home.testimonials[0], quote: { en: 'a', fa: '', nl: 'b' } }] } },
    'home.testimonials.0.quote.fa',
    'site.text_required',
  ],
])('%s is refused at its field, and nothing is saved', async (_what, change, field, code) => {
  const before = await read()
  const answer = await save({ ...before, ...change })
  expect([answer.statusCode, answer.json().fieldCodes]).toEqual([400, { [field]: code }])
  expect(await read()).toEqual(before)
})
