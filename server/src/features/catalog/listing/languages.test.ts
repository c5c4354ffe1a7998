import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp()
let whole: string
let bare: string

const read = async (id: string, query = '', accept?: string) =>
  (
    await app.call('GET', `/products/${id}${query}`, { headers: accept ? { 'accept-language': accept } : {} })
  ).json().data

beforeAll(async () => {
  whole = await makeProduct(app, {
    name: 'Mat',
    description: 'Soft.',
    tags: ['floor'],
    translations: {
      fa: { name: 'زیرانداز', description: 'نرم.', tags: ['کف'] },
      nl: { name: 'Matje', description: 'Zacht.', tags: ['vloer'] },
    },
  })
  bare = await makeProduct(app, { name: 'Rope', description: 'Long.', tags: ['jump'] })
})

const EN = { name: 'Mat', description: 'Soft.', tags: ['floor'], categoryId: { name: 'Strength' } }
const FA = { name: 'زیرانداز', description: 'نرم.', tags: ['کف'], categoryId: { name: 'قدرتی' } }
const NL = { name: 'Matje', description: 'Zacht.', tags: ['vloer'], categoryId: { name: 'Kracht' } }

describe('X-93 texts in the language asked for', () => {
  test.each([
    ['', undefined, EN],
    ['?lang=en', undefined, EN],
    ['?lang=fa', undefined, FA],
    ['?lang=nl', undefined, NL],
    ['?lang=NL', undefined, NL],
    ['?lang=fa-IR', undefined, FA],
    ['?lang=FA', 'nl', FA],
    ['?lang=nl_BE', undefined, NL],
    ['?lang=NL-be', 'fa', NL],
    ['?lang=fa-Arab-IR', undefined, FA],
    ['?lang=en-GB', 'nl', EN],
    ['?lang=de-DE', 'nl', NL],
    ['', 'fa', FA],
    ['', 'fa-IR,fa;q=0.9,en;q=0.5', FA],
    ['', 'de-DE,nl;q=0.7,en;q=0.6', NL],
    ['', 'en;q=0.2,nl;q=0.8', NL],
    ['', 'nl;q=0,en', EN],
    ['', 'NL-be', NL],
    ['', 'fa-Arab-IR;q=0.9, *;q=0.1', FA],
    ['', '*', EN],
    ['', '*;q=0.5, nl;q=0.4', NL],
    ['', 'de', EN],
    ['', `${'x,'.repeat(300)}nl`, EN],
    ['?lang=nl', 'fa', NL],
    ['?lang=xx', 'fa', FA],
    ['?lang=', 'nl', NL],
    ['?lang=fa&lang=nl', undefined, EN],
    ['?lang=constructor', undefined, EN],
  ])('%s with Accept-Language %s', async (query, accept, expected) => {
    expect(await read(whole, query, accept)).toMatchObject(expected)
  })

  test('English where a text is missing', async () => {
    expect(await read(bare, '?lang=fa')).toMatchObject({
      name: 'Rope',
      description: 'Long.',
      tags: ['jump'],
      categoryId: { name: 'قدرتی' },
    })
  })

  test('in the list, the categories and the cart too', async () => {
    const names = async (lang: string) =>
      (await app.call('GET', `/products?lang=${lang}`)).json().products.map((p: { name: string }) => p.name)
    expect(await names('fa')).toEqual(['زیرانداز', 'Rope'])
    expect(await names('nl')).toEqual(['Matje', 'Rope'])
    const categories = (await app.call('GET', '/categories/with-counts?lang=fa')).json().data
    expect(categories[0]).toMatchObject({ name: 'قدرتی', description: 'آهن', slug: 'strength' })
    const { token } = await makeAccount(app)
    const headers = { 'accept-language': 'fa' }
    await app.call('POST', '/orders/cart/add', { token, body: { productId: whole, quantity: 1 } })
    const cart = (await app.call('GET', '/orders/cart', { token, headers })).json().data
    expect(cart.items[0]).toMatchObject(FA)
  })
})
