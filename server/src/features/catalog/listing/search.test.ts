import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'

const app = useApp()

const found = async (search: string, more = '') => {
  const answer = await app.call('GET', `/products?limit=100&search=${encodeURIComponent(search)}${more}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().products.map((p: { sku: string }) => p.sku) as string[]
}

beforeAll(async () => {
  await makeProduct(app, {
    sku: 'WB-500',
    name: 'Crème Water Bottle',
    description: 'Keeps 500 ml cold for a 10% longer ride.',
    tags: ['Hydration', 'under_score'],
    translations: {
      fa: { name: 'قمقمهٔ یک لیتری', description: 'برای کوه‌نوردی و تمرین‌های سنگین', tags: ['آب', 'کیفیت'] },
      nl: { name: 'Drinkfles', description: 'Houdt je water koud', tags: ['drinken'] },
    },
  })
  await makeProduct(app, {
    sku: 'PL-20',
    name: 'Bumper plate 20 kg',
    description: 'Rubber, for a bottle-green gym.',
    tags: ['weights'],
    translations: { fa: { name: 'صفحهٔ وزنهٔ ۲۰ کیلویی', description: 'لاستیکی', tags: ['وزنه'] } },
  })
  await makeProduct(app, {
    sku: 'RO-3',
    name: 'Rope set, 3 × 10 m',
    description: 'Cord of 2.5 mm, packed in 40x80x7,5 cm. Not for people with a bad heart.',
    tags: ['jumps'],
    translations: { fa: { name: 'طناب سه‌تایی', description: 'ریسمان ۱٫۷۵ میلی‌متری', tags: [] } },
  })
})

describe('X-39 SHOP-CALL-13 search', () => {
  test.each([
    ['the name', 'water bottle', ['WB-500']],
    ['a part of a word', 'umpe', ['PL-20']],
    ['words in any order', 'plate bumper', ['PL-20']],
    ['the description', 'rubber', ['PL-20']],
    ['a tag', 'hydration', ['WB-500']],
    ['the sku', 'wb-500', ['WB-500']],
    ['any letter case', 'BUMPER', ['PL-20']],
    ['no accent for an accent', 'creme', ['WB-500']],
    ['an accent for none', 'bümper', ['PL-20']],
    ['a decomposed accent', 'cre\u0300me', ['WB-500']],
    ['Persian', 'قمقمه', ['WB-500']],
    ['Arabic ye for Persian ye', 'لاستيكي', ['PL-20']],
    ['Arabic kaf for Persian kaf', 'كيفيت', ['WB-500']],
    ['alef maksura for ye', 'لاستیکى', ['PL-20']],
    ['a space for a half-space', 'کوه نوردی', ['WB-500']],
    ['a half-space for a half-space', 'کوه‌نوردی', ['WB-500']],
    ['Persian digits', '۵۰۰', ['WB-500']],
    ['Arabic digits', '٢٠', ['PL-20']],
    ['ASCII digits for Persian ones', '20 کیلویی', ['PL-20']],
    ['Dutch', 'drinkfles', ['WB-500']],
    ['vowel marks', 'وَزنه', ['PL-20']],
    ['a per cent sign as itself', '10%', ['WB-500']],
    ['an underscore as itself', 'under_score', ['WB-500']],
    ['nothing for a per cent sign that is a wildcard', 'w%r', []],
    ['nothing for an underscore that is a wildcard', 'b_mper', []],
    ['nothing for a backslash', '\\', []],
    ['nothing where one word is missing', 'water plate', []],
    ['multiplied numbers as one word', '3x10', ['RO-3']],
    ['multiplied numbers with spaces', '3 X 10 m', ['RO-3']],
    ['multiplied numbers with a sign, in Persian', '۳×۱۰', ['RO-3']],
    ['three multiplied numbers', '40 × 80 × 7.5', ['RO-3']],
    ['the last two of three', '80x7,5', ['RO-3']],
    ['one of multiplied numbers', '80', ['RO-3']],
    ['a comma for a decimal point', '2,5 mm', ['RO-3']],
    ['a slash between Persian digits for a decimal point', '۲/۵', ['RO-3']],
    ['a Persian decimal sign', '۲٫۵', ['RO-3']],
    ['a decimal point for a Persian sign', '1.75', ['RO-3']],
    ['nothing by a warning', 'bad heart', []],
    ['everything for spaces', '   ', ['WB-500', 'PL-20', 'RO-3']],
  ])('finds by %s', async (_what, search, skus) => {
    expect(await found(search)).toEqual(skus)
  })

  test('finds in every language whatever the language of the page', async () => {
    for (const lang of ['en', 'fa', 'nl']) expect(await found('bumper', `&lang=${lang}`)).toEqual(['PL-20'])
  })

  test('ranks matches of the name before others', async () => {
    expect(await found('bottle')).toEqual(['WB-500', 'PL-20'])
    expect(await found('green')).toEqual(['PL-20'])
  })

  test('a term of 100 characters is looked at, a longer one refused', async () => {
    expect((await app.call('GET', `/products?search=${'a'.repeat(100)}`)).statusCode).toBe(200)
    expect((await app.call('GET', `/products?search=${'a'.repeat(101)}`)).statusCode).toBe(400)
    expect(
      (await app.call('GET', `/products?search=${encodeURIComponent('a b '.repeat(25))}`)).statusCode,
    ).toBe(200)
  })
})

describe('answers beside products', () => {
  const articles = async (query: string) => (await app.call('GET', `/products?${query}`)).json().articles

  test.each([
    ['search=shipping', '/help#delivery', 'Delivery'],
    ['search=refund&lang=nl', '/help#cancelling', 'Annuleren'],
    ['search=مرجوعی&lang=fa', '/help#returns', 'بازگرداندن کالا'],
    ['search=wachtwoord', '/help#accounts', 'Your account'],
    ['search=first kettlebell', '/blog#kettlebell', 'How to choose your first kettlebell'],
  ])('%s: names %s', async (query, path, title) => {
    expect((await articles(encodeURI(query)))[0]).toEqual({ path, title })
  })

  test('are on the first page of a search only, and only where an answer has all words', async () => {
    expect(await articles('search=shipping&page=2')).toBeUndefined()
    expect(await articles('search=shipping+plate')).toBeUndefined()
    expect(await articles('')).toBeUndefined()
  })
})

describe('search that forgives', () => {
  const answer = async (search: string) =>
    (await app.call('GET', `/products?search=${encodeURIComponent(search)}`)).json()
  const skus = (products: { sku: string }[]) => products.map((product) => product.sku)

  test.each([
    ['two letters that changed places', 'botlte', 'bottle'],
    ['a letter too few', 'hydraton', 'hydration'],
    ['a letter too many', 'botttle', 'bottle'],
    ['a space left out', 'waterbottle', 'water bottle'],
  ])('%s: what was meant is found, and said', async (_what, search, correction) => {
    const { products, ...said } = await answer(search)
    expect(skus(products)[0]).toBe('WB-500')
    expect(said.correction).toBe(correction)
  })

  test('does not correct a word that matches as typed', async () => {
    expect(await answer('bottle')).not.toHaveProperty('correction')
    expect(await answer('bottle')).not.toHaveProperty('nearest')
  })

  test('a space too many, and one left out before a unit', async () => {
    expect(await found('drink fles')).toEqual(['WB-500'])
    expect(await found('20kg')).toEqual(['PL-20'])
  })

  test('returns the products with the most words if none has all', async () => {
    const { products, totalProducts, nearest } = await answer('rubber water plate')
    expect([products, totalProducts]).toEqual([[], 0])
    expect(skus(nearest)).toEqual(['PL-20', 'WB-500'])
  })

  test('where nothing is near, nothing is named', async () => {
    const said = await answer('xqzzy')
    expect(said).toMatchObject({ products: [], totalProducts: 0, totalPages: 1 })
    expect(said).not.toHaveProperty('nearest')
  })

  test('within a category and bounds of the price, too', async () => {
    const [{ _id }] = (await app.call('GET', '/categories')).json().data
    expect(await found('botlte', `&categoryId=${_id}`)).toEqual(['WB-500', 'PL-20'])
    expect(await found('botlte', '&categoryId=elsewhere')).toEqual([])
    expect(await found('bottle', '&minPrice=1000')).toEqual([])
  })
})
