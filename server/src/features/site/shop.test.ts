import { expect, test } from 'vitest'
import { useApp } from '../../../test/test-app'
import { imprintOf, readMailShop, readShop, saveShop } from './shop.logic'

const app = useApp({ PUBLIC_URL: 'https://shop.tavan.test' })

const shop = {
  name: 'Tavan Utrecht',
  email: 'hello@utrecht.test',
  legalName: 'Tavan Utrecht B.V.',
  address: ['Oudegracht 1', '3511 AB Utrecht', 'Netherlands'],
  phone: '+31 30 123 45 67',
  registration: 'KvK 12345678',
  vat: 'NL001234567B01',
}

test('returns the shop’s identity from presets, then from saved settings', async () => {
  const read = async () => (await app.call('GET', '/config')).json().data.shop
  expect(await read()).toEqual({
    name: 'Tavan',
    email: 'shop@shop.tavan.test',
    legalName: '',
    address: [],
    phone: '',
    registration: '',
    vat: '',
  })
  await saveShop(app.deps.db, shop)
  expect(await read()).toEqual(shop)
  expect(imprintOf(await readShop(app.deps))).toEqual([
    'Tavan Utrecht B.V.',
    'Oudegracht 1',
    '3511 AB Utrecht',
    'Netherlands',
    '+31 30 123 45 67',
    'KvK 12345678',
    'NL001234567B01',
  ])
  expect((await readMailShop(app.deps)).email).toBe('hello@utrecht.test')
})

test.each([
  ['no name', { name: ' ' }],
  ['no address to write to', { email: 'hello' }],
  ['an address without end', { address: Array.from({ length: 7 }, () => 'x') }],
])('%s is refused, and nothing is saved', async (_which, change) => {
  const before = await readShop(app.deps)
  await expect(saveShop(app.deps.db, { ...shop, ...change })).rejects.toThrow()
  expect(await readShop(app.deps)).toEqual(before)
})
