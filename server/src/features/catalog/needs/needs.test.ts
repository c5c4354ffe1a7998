import type { Needs } from 'contract/catalog/console-need-calls'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, makeCategory, makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
const PATH = '/admin/needs'
let token: string
let roller: string
let balls: string
let shelf: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  shelf = await makeCategory(app, 'Recovery shelf')
  roller = await makeProduct(app, { name: 'Foam roller', categoryId: shelf, priceCents: 3000 })
  balls = await makeProduct(app, { name: 'Massage balls', categoryId: shelf, priceCents: 1000 })
  await makeProduct(app, { name: 'Rucksack for back and pain', categoryId: shelf, priceCents: 2000 })
})

const words = { en: 'back pain, sore back', fa: 'کمردرد', nl: 'rugpijn' }
const read = async (): Promise<Needs> => (await app.call('GET', PATH, { token })).json().data
const save = (body: object) => app.call('PUT', PATH, { token, body })
const need = (changes: object = {}) => ({
  words,
  products: [roller, balls],
  categories: [shelf],
  articles: ['/tips#warmUp'],
  ...changes,
})
const set = async (...needs: object[]) => {
  const saved = await save({ needs, version: (await read()).version })
  expect(saved.statusCode, saved.body).toBe(200)
  return saved.json().data as Needs
}
const find = async (search: string, more = '') => {
  const answer = await app.call('GET', `/products?search=${encodeURIComponent(search)}${more}`)
  return answer.json() as {
    products: { _id: string; name: string }[]
    totalProducts: number
    correction?: string
    categories?: { slug: string }[]
    articles?: { path: string; title: string }[]
  }
}
const names = async (search: string, more = '') => (await find(search, more)).products.map(({ name }) => name)

test('there are no needs until the console saves some', async () => {
  expect(await read()).toEqual({ needs: [], version: 0, names: {} })
})

test('a search for a need shows its products first, with its categories and articles', async () => {
  expect(await names('back pain')).toEqual(['Rucksack for back and pain'])
  expect(await names('rugpijn')).toEqual([])
  const saved = await set(need())
  expect(saved.names).toEqual({ [roller]: 'Foam roller', [balls]: 'Massage balls' })
  expect(await names('Back Pain')).toEqual(['Foam roller', 'Massage balls', 'Rucksack for back and pain'])
  const found = await find('rugpijn', '&lang=nl')
  expect(found.products.map(({ _id }) => _id)).toEqual([roller, balls])
  expect(found.totalProducts).toBe(2)
  expect(found).not.toHaveProperty('correction')
  expect(found).not.toHaveProperty('nearest')
  expect(found.categories).toMatchObject([{ _id: shelf, name: 'Recovery shelf' }])
  expect(found.articles).toEqual([{ path: '/tips#warmUp', title: 'Warm in tien minuten' }])
  expect(await names('كمردرد', '&sort=price_asc')).toEqual(['Massage balls', 'Foam roller'])
  expect(await names('rugpijn', '&maxPrice=15')).toEqual(['Massage balls'])
  expect(await names('rugpijn', '&limit=1&page=2')).toEqual(['Massage balls'])
})

test('finds a need in a sentence, in another order and with a typo, in three languages', async () => {
  await set(need())
  for (const text of [
    ...['something for my back pain', 'pain back', 'bcak pain', 'sore bakc'],
    ...['برای کمردرد چی خوبه', 'کمر درد', 'کمردردد'],
    ...['iets tegen rugpijn', 'rugpjin'],
  ])
    expect((await names(text)).slice(0, 2), text).toEqual(['Foam roller', 'Massage balls'])
  const { data } = (await app.call('GET', '/search/suggestions?q=rugpjin')).json()
  expect(data).toMatchObject({ products: [{ _id: roller }, { _id: balls }], categories: [{ _id: shelf }] })
  const found = await find('bcak pain')
  expect(found.correction).toBe('back pain')
  expect(found.products).toHaveLength(3)
})

test('takes a word that products have for no typo of a need', async () => {
  const clamp = await makeProduct(app, { name: 'Bar clamp', categoryId: shelf })
  await set(need({ words: { en: 'cramp', fa: 'گرفتگی', nl: 'kramp' } }))
  expect((await find('clamp')).products.map(({ _id }) => _id)).toEqual([clamp])
  expect(await names('clamp', '&maxPrice=0.5')).toEqual([])
  expect(await names('crapm', '&maxPrice=15')).toEqual(['Massage balls'])
  expect(await names('crapm')).toEqual(['Foam roller', 'Massage balls'])
})

test('suggests the products, categories and articles of a need', async () => {
  await set(need())
  const { data } = (await app.call('GET', '/search/suggestions?q=sore%20back')).json()
  expect(data).toMatchObject({
    products: [{ _id: roller }, { _id: balls }],
    categories: [{ _id: shelf }],
    articles: [{ path: '/tips#warmUp' }],
  })
})

test('products and categories that are hidden or deleted drop out without an error', async () => {
  const gone = await makeProduct(app, { name: 'Old strap', categoryId: shelf })
  await set(need({ products: [gone, roller], categories: ['nowhere', shelf], articles: ['/help#nowhere'] }))
  expect((await read()).needs).toMatchObject([
    { products: [gone, roller], categories: [shelf], articles: [] },
  ])
  await app.deps.db`update products set is_active = false where id = ${gone}`
  expect(await names('rugpijn')).toEqual(['Foam roller'])
  await app.deps.db`delete from products where id = ${gone}`
  const left = await read()
  expect(left.needs).toMatchObject([{ products: [roller] }])
  expect(await set(...left.needs)).toMatchObject({ needs: [{ products: [roller] }] })
  await set(need({ products: ['nowhere'] }))
  expect(await names('back pain')).toEqual(['Rucksack for back and pain'])
})

test('a save with an earlier version is refused with 409', async () => {
  const { version } = await set(need())
  expect((await save({ needs: [], version: version - 1 })).json()).toMatchObject({
    code: 'catalog.needs_changed',
  })
  const [one, other] = await Promise.all([
    save({ needs: [], version }),
    save({ needs: [need({ products: [balls] })], version }),
  ])
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409])
  expect((await read()).version).toBe(version + 1)
})

test('a need without words in a language is refused at its field', async () => {
  const refused = await save({ needs: [need({ words: { ...words, fa: ' ' } })], version: 0 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fieldCodes).toEqual({ 'needs.0.words.fa': 'site.text_required' })
})

test('records each changed field, and nothing where nothing changed', async () => {
  const saved = await set(need())
  const [kept] = saved.needs
  const count = async () =>
    (await app.deps.db`select 1 from audit_events where action = 'needs_changed'`).length
  const before = await count()
  const again = await set(...saved.needs)
  expect([again.version, await count()]).toEqual([saved.version, before])
  await set({ ...kept, products: [balls] })
  expect(await count()).toBe(before + 1)
  const [event] = await app.deps.db<{ details: object; staff_role: string }[]>`
    select details, staff_role from audit_events where action = 'needs_changed' order by at desc limit 1`
  expect(event).toEqual({
    staff_role: 'shop',
    details: {
      [`${kept?.id}.products.from`]: `${roller}, ${balls}`,
      [`${kept?.id}.products.to`]: balls,
    },
  })
})
