import { ADDRESSES_MAX } from 'contract/auth/rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkoutBody, customerInfo, makeAccount, makeProduct } from '../../../../test/factories'
import { jobsDone } from '../../../../test/mails'
import { useApp } from '../../../../test/test-app'

const app = useApp()
const home = {
  firstName: 'Sara',
  lastName: 'Moradi',
  phone: '+31 6 1234 5678',
  street: 'Keizersgracht 12',
  city: 'Amsterdam',
  state: 'Noord-Holland',
  zipCode: '1015 CX',
  country: 'Netherlands',
}
let token: string

beforeAll(() => app.deps.jobs.start(app.handlers))
beforeEach(async () => {
  token = (await makeAccount(app)).token
})

const list = async (bearer = token) =>
  (await app.call('GET', '/account/addresses', { token: bearer })).json().data.items as {
    id: string
    street: string
    isDefault: boolean
  }[]
const add = (changes: Record<string, unknown> = {}, bearer = token) =>
  app.call('POST', '/account/addresses', { token: bearer, body: { ...home, ...changes } })
const change = (id: string | undefined, changes: Record<string, unknown> = {}) =>
  app.call('PUT', `/account/addresses/${id}`, { token, body: { ...home, ...changes } })
const remove = (id: string | undefined) => app.call('DELETE', `/account/addresses/${id}`, { token })
const streets = async () =>
  (await list()).map(({ street, isDefault }) => (isDefault ? `${street} *` : street))

describe('the addresses of an account', () => {
  test('makes the first the default, lists the default first, then the newest', async () => {
    expect(await list()).toEqual([])
    const answer = await add()
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toEqual({
      ...home,
      countryCode: 'NL',
      id: expect.stringMatching(/^\w{20,}$/),
      isDefault: true,
    })
    await add({ street: 'B' })
    await add({ street: 'C' })
    expect(await streets()).toEqual(['Keizersgracht 12 *', 'C', 'B'])
    await add({ street: 'D', isDefault: true })
    expect(await streets()).toEqual(['D *', 'C', 'B', 'Keizersgracht 12'])
  })

  test('one is changed, and made the default; a default stays until another takes its place', async () => {
    await add({ street: 'A' })
    const { id } = (await add({ street: 'B' })).json().data
    expect((await change(id, { street: 'B2', city: 'Utrecht' })).json().data).toMatchObject({
      id,
      street: 'B2',
      city: 'Utrecht',
      isDefault: false,
    })
    await change(id, { street: 'B2', isDefault: true })
    expect(await streets()).toEqual(['B2 *', 'A'])
    await change(id, { street: 'B3', isDefault: false })
    expect(await streets()).toEqual(['B3 *', 'A'])
  })

  test('one is forgotten; the newest of the others takes the place of the default', async () => {
    const first = (await add({ street: 'A' })).json().data.id
    const second = (await add({ street: 'B' })).json().data.id
    await add({ street: 'C' })
    expect((await remove(first)).statusCode).toBe(200)
    expect(await streets()).toEqual(['C *', 'B'])
    await remove(second)
    expect(await streets()).toEqual(['C *'])
    expect((await remove(second)).json().code).toBe('auth.address_not_found')
  })

  test('ten at most, also when many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, i) => add({ street: `S${i}`, isDefault: true })),
    )
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(ADDRESSES_MAX)
    const refused = answers.filter((answer) => answer.statusCode === 409)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.json().message).toBe('You can save up to 10 addresses')
    const kept = await list()
    expect(kept).toHaveLength(ADDRESSES_MAX)
    expect(kept.filter((address) => address.isDefault)).toHaveLength(1)
  })

  test('somebody else’s are not there', async () => {
    const { id } = (await add()).json().data
    const mine = token
    token = (await makeAccount(app)).token
    expect(await list()).toEqual([])
    expect((await change(id, { street: 'X' })).statusCode).toBe(404)
    expect((await remove(id)).statusCode).toBe(404)
    expect((await list(mine)).map((address) => address.street)).toEqual(['Keizersgracht 12'])
  })

  test('every field is required, and Persian digits are stored as ASCII', async () => {
    const answer = await app.call('POST', '/account/addresses', {
      token,
      body: Object.fromEntries(Object.keys(home).map((key) => [key, ' '])),
    })
    expect(answer.statusCode).toBe(400)
    expect(Object.values(answer.json().fields)).toEqual([
      'First name is required',
      'Last name is required',
      'Phone is required',
      'Street address is required',
      'City is required',
      'State is required',
      'Zip code is required',
      'Country is required',
    ])
    const kept = (await add({ zipCode: '۱۲۳۴۵', phone: '۰۹۱۲' })).json().data
    expect(kept).toMatchObject({ zipCode: '12345', phone: '0912' })
  })
})

describe('the country of a saved address', () => {
  test.each([
    ['Nederland', 'NL'],
    ['هلند', 'NL'],
    ['nl', 'NL'],
    ['U.S.A.', 'US'],
    ['Atlantis', undefined],
  ])('is stored as typed: %s, whose code is %s', async (country, countryCode) => {
    const { data } = (await add({ country })).json()
    expect([data.country, data.countryCode]).toEqual([country, countryCode])
    const [listed] = (await app.call('GET', '/account/addresses', { token })).json().data.items
    expect(listed).toEqual(data)
  })

  test('lets the state be left out where it has none, and then has none in the answer [X-109]', async () => {
    for (const state of [undefined, '', ' ']) {
      const answer = await add({ state })
      expect(answer.statusCode).toBe(201)
      expect(answer.json().data).not.toHaveProperty('state')
    }
    for (const country of ['United States', 'Atlantis'])
      expect((await add({ state: undefined, country })).json().fieldCodes).toEqual({
        state: 'orders.state_required',
      })
  })

  test('is ignored as a code that is sent back with the address [X-110]', async () => {
    const { id, ...saved } = (await add({ state: undefined })).json().data
    expect(saved.countryCode).toBe('NL')
    const put = (body: object) => app.call('PUT', `/account/addresses/${id}`, { token, body })
    expect((await put(saved)).json().data).toEqual({ id, ...saved })
    const forged = await put({ ...saved, countryCode: 'US' })
    expect(forged.json().data).toEqual({ id, ...saved })
    expect((await put({ ...saved, continent: 'EU' })).json().params).toEqual({ field: 'continent' })
  })
})

describe('the address of an order', () => {
  async function order(bearer: string, street: string) {
    const product = await makeProduct(app)
    await app.call('POST', '/orders/cart/add', { token: bearer, body: { productId: product, quantity: 1 } })
    const address = { ...customerInfo.address, street }
    const body = checkoutBody({ customerInfo: { ...customerInfo, address } })
    expect((await app.call('POST', '/orders/checkout', { token: bearer, body })).statusCode).toBe(201)
    await jobsDone(app)
  }

  test('is kept as the default where the account has none, and only then', async () => {
    await order(token, 'First street 1')
    expect((await app.call('GET', '/account/addresses', { token })).json().data.items).toEqual([
      { ...home, countryCode: 'NL', id: expect.any(String), street: 'First street 1', isDefault: true },
    ])
    await order(token, 'Second street 2')
    expect(await streets()).toEqual(['First street 1 *'])
  })
})
