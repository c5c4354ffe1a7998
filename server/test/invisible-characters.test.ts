import { beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_MAIL } from '../src/features/auth/account-mail'
import { makeApplication } from './applications'
import { SENT } from './blood-tests'
import { makeDiscount } from './discounts'
import { checkoutBody, customerInfo, makeAccount, makeCategory, makeProduct, registration } from './factories'
import { makeOrder } from './orders'
import { makePlan, type Person } from './programs'
import { useApp } from './test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let owner: Person
let buyer: Person
let product: string

beforeAll(async () => {
  owner = await makeAccount(app, ['admin'])
  buyer = await makeAccount(app)
  product = await makeProduct(app, { name: 'Kettlebell', sku: 'KB-1', stock: 1000 })
})

/** As a chat, a contact or a right-to-left page copies a text: embedded, isolated, with spaces of no width. */
const copied = (text: string) =>
  `\u202a\u2068${text.slice(0, 2)}\u200b${text.slice(2, 4)}\u200e${text.slice(4)}\u2069\u202c\ufeff`
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

async function ok(method: string, path: string, body: object, token = owner.token) {
  const answer = await app.call(method, path, { token, body })
  expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300)
  expect(answer.body).not.toMatch(MARKS)
  return answer.json().data
}

/** Writes that take a text as it was copied; returns what is stored of it. */
const WRITES: Record<string, () => Promise<unknown[]>> = {
  'the address of a registration': async () => {
    const body = await registration(app, { email: copied('noor@tavan.test') })
    const { token } = (await app.call('POST', '/auth/register', { body })).json()
    return [(await app.call('GET', '/auth/me', { token })).json().data.email, 'noor@tavan.test']
  },
  'phone and postcode of a saved address': async () => {
    const body = {
      ...customerInfo.address,
      firstName: 'Sara',
      lastName: 'Moradi',
      phone: copied('+31 6 1234 5678'),
      zipCode: copied('5211 AB'),
    }
    const { phone, zipCode } = await ok('POST', '/account/addresses', body, buyer.token)
    return [phone, '+31 6 1234 5678', zipCode, '5211 AB']
  },
  'address, phone, postcode and discount code of an order': async () => {
    await ok('POST', '/orders/cart/add', { productId: product, quantity: 1 }, buyer.token)
    const { code } = await makeDiscount(app, { customerLimit: null })
    const body = checkoutBody({
      discountCode: copied(code),
      customerInfo: {
        ...customerInfo,
        email: copied('sara@tavan.test'),
        phone: copied('+31 6 1234 5678'),
        address: { ...customerInfo.address, zipCode: copied('1015 CS') },
      },
    })
    const { orderNumber } = await ok('POST', '/orders/checkout', body, buyer.token)
    const { customerInfo: stored, discountCode } = (
      await app.call('GET', `/orders/${orderNumber}`, { token: buyer.token })
    ).json().data
    expect(JSON.stringify(stored)).not.toMatch(MARKS)
    return [stored.email, 'sara@tavan.test', stored.address.zipCode, '1015 CS', discountCode, code]
  },
  'a tracking number': async () => {
    const order = await makeOrder(app, owner.token, { lines: [[product, 1]] })
    const body = { status: 'shipped', trackingNumber: copied('3SABC123') }
    await ok('PATCH', `/admin/orders/${order.id}`, body)
    return [(await order.theirs()).trackingNumber, '3SABC123']
  },
  'a list of tracking numbers with their orders': async () => {
    const order = await makeOrder(app, owner.token, { lines: [[product, 1]], status: 'processing' })
    await ok('POST', '/admin/orders/tracking', {
      rows: [{ orderNumber: copied(order.orderNumber), trackingNumber: copied('3SABC124') }],
    })
    return [(await order.theirs()).trackingNumber, '3SABC124']
  },
  'the SKU of a product': async () => {
    const categoryId = await makeCategory(app)
    const { sku } = await ok('POST', '/admin/products', {
      name: 'Rope',
      sku: copied('ROPE-77'),
      price: 9,
      categoryId,
    })
    return [sku, 'ROPE-77']
  },
  'the code of a discount': async () => {
    const body = { code: copied('SPRING-77'), kind: 'percent', value: 10 }
    return [(await ok('POST', '/admin/discounts', body)).code, 'SPRING-77']
  },
  'the code of a blood test': async () => {
    const body = { ...SENT, code: copied('LAB-2077') }
    return [(await ok('POST', '/blood-tests', body, buyer.token)).code, 'LAB-2077']
  },
  'the address of an invitation': async () => {
    const body = { email: copied('mina77@tavan.test'), staffRole: 'shop', locale: 'en' }
    return [(await ok('POST', '/admin/staff/invitations', body)).email, 'mina77@tavan.test']
  },
  'the address of the customer whose order staff enter': async () => {
    await app.deps.db`update accounts set email_verified_at = now() where id = ${buyer.id}`
    const { orderNumber } = await ok('POST', '/admin/orders', {
      email: copied(buyer.email),
      items: [{ productId: product, quantity: 1 }],
      customerInfo: { ...customerInfo, phone: copied('+31 6 1234 5678') },
      paymentMethod: 'cod',
      shippingMethod: 'standard',
    })
    const order = (await app.call('GET', `/admin/orders/${orderNumber}`, { token: owner.token })).json().data
    return [order.customerInfo.phone, '+31 6 1234 5678']
  },
  'order number and address of a withdrawal': async () => {
    const order = await makeOrder(app, owner.token, { lines: [[product, 1]] })
    await ok('POST', '/withdrawals', {
      name: 'Sara Moradi',
      orderNumber: copied(order.orderNumber),
      email: copied(order.email),
    })
    const [row] = await app.deps
      .db`select order_number, email from withdrawals order by created_at desc limit 1`
    return [row?.order_number, order.orderNumber, row?.email, order.email]
  },
  'address and phone of the shop': async () => {
    const { version, ...now } = (await app.call('GET', '/admin/settings', { token: owner.token })).json().data
    const shop = { ...now.shop, email: copied('hello@tavan.test'), phone: copied('+31 20 123 4567') }
    await ok('PUT', '/admin/settings', { ...now, shop, version })
    const saved = (await app.call('GET', '/config')).json().data.shop
    return [saved.email, 'hello@tavan.test', saved.phone, '+31 20 123 4567']
  },
}

describe('marks that were copied with a text (X-111)', () => {
  test.each(Object.keys(WRITES))('are not stored with %s', async (what) => {
    const stored = (await WRITES[what]?.()) ?? []
    expect(stored.length).toBeGreaterThan(1)
    for (let i = 0; i < stored.length; i += 2) expect(stored[i]).toBe(stored[i + 1])
  })

  test('neither hide an account from a reset of its password nor from an alert of its stock', async () => {
    const gone = await makeProduct(app, { stock: 0 })
    await app.call('POST', `/products/${gone}/notify`, { body: { email: copied('alert@tavan.test') } })
    expect(await app.deps.db`select email from stock_alerts where product_id = ${gone}`).toEqual([
      { email: 'alert@tavan.test' },
    ])
    await app.call('POST', '/auth/forgot-password', {
      body: { email: copied(buyer.email), source: 'website' },
    })
    expect(
      await app.deps
        .db`select 1 as found from jobs where data::text like ${`%${buyer.id}%`} and queue = ${ACCOUNT_MAIL}`,
    ).toHaveLength(1)
  })
})

describe('a search for a text with copied marks (X-111)', () => {
  let order: Awaited<ReturnType<typeof makeOrder>>
  let coach: Person
  let athlete: Person
  beforeAll(async () => {
    order = await makeOrder(app, owner.token, { lines: [[product, 1]], status: 'confirmed' })
    ;({ coach, customer: athlete } = await makePlan(app))
    await app.deps
      .db`update accounts set first_name = 'علی\u200cرضا', last_name = 'Kazemi' where id = ${athlete.id}`
    await makeApplication(app, { email: 'applicant77@tavan.test', phone: '+31 6 7777 7777' })
    await makeDiscount(app, { code: 'WINTER-77' })
    await app.call('POST', '/blood-tests', {
      token: athlete.token,
      body: { ...SENT, code: 'LAB-777' },
    })
  })

  test.each<[path: string, typed: () => string, what?: 'coach']>([
    ['/products', () => 'Kettlebell'],
    ['/search/suggestions', () => 'Kettlebell'],
    ['/admin/products', () => 'KB-1'],
    ['/admin/orders', () => order.orderNumber],
    ['/admin/orders', () => order.email],
    ['/admin/users', () => order.email],
    ['/admin/coach-applications', () => 'applicant77@tavan.test'],
    ['/admin/coach-applications', () => '+31 6 7777 7777'],
    ['/admin/discounts', () => 'WINTER-77'],
    ['/admin/programs', () => 'Strength'],
    ['/admin/user-programs', () => athlete.email],
    ['/admin/user-programs', () => 'علی\u200cرضا'],
    ['/admin/user-programs', () => 'علي رضا'],
    ['/admin/blood-tests', () => 'LAB-777'],
    ['/admin/blood-tests', () => 'علی\u200cرضا kazemi'],
    ['/coach/my-users', () => athlete.email, 'coach'],
    ['/coach/my-users', () => 'علی\u200cرضا', 'coach'],
  ])('%s finds %s', async (path, typed, as) => {
    const token = as === 'coach' ? coach.token : owner.token
    const found = async (search: string) => {
      const query = `${path.startsWith('/search') ? 'q' : 'search'}=${encodeURIComponent(search)}`
      const answer = await app.call('GET', `${path}?${query}`, { token })
      expect(answer.statusCode, answer.body).toBe(200)
      // The shop's list is beside `success`, as the requirements name it.
      return answer.json().data ?? answer.json()
    }
    const { items, products, users } = await found(copied(typed()))
    expect((items ?? products ?? users).length).toBeGreaterThan(0)
    const { items: none, products: noProducts, users: noUsers } = await found(copied('nobody knows this'))
    expect(none ?? noProducts ?? noUsers).toEqual([])
  })

  test('finds the account of the audit trail by its address', async () => {
    const actor = encodeURIComponent(copied(owner.email))
    const { items } = (await app.call('GET', `/admin/audit?actor=${actor}`, { token: owner.token })).json()
      .data
    expect(items.length).toBeGreaterThan(0)
  })
})
