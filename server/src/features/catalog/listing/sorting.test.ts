import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { createCategory } from '../catalog.logic'

const app = useApp()
const ids: Record<string, string> = {}
let other: string

interface Listed {
  _id: string
  name: string
  price: number
  salePrice: number | null
}

const list = async (query: string) => (await app.call('GET', `/products?${query}`)).json()
const names = async (query: string) => (await list(query)).products.map((p: Listed) => p.name)
const related = async (id: string, query = '') =>
  (await app.call('GET', `/products/${id}/related?${query}`)).json().data as Listed[]

beforeAll(async () => {
  const texts = (fa: string, nl: string) => ({
    fa: { name: fa, description: '', tags: [] },
    nl: { name: nl, description: '', tags: [] },
  })
  const wishes = {
    mat: { priceCents: 3000, tags: ['floor', 'yoga'], translations: texts('پتو', 'Ébène') },
    bell: {
      priceCents: 9000,
      salePriceCents: 2000,
      tags: ['iron', 'home'],
      translations: texts('آجر', 'zeef'),
    },
    rope: {
      priceCents: 1500,
      salePriceCents: 1500,
      tags: ['cardio', 'home'],
      translations: texts('ترازو', 'Aap'),
    },
    plate: {
      priceCents: 2500,
      salePriceCents: 0,
      tags: ['iron', 'home', 'rim'],
      translations: texts('بند', 'bal'),
    },
    bar: { priceCents: 2100, tags: ['iron'], translations: texts('گوی', 'eend') },
    band: { priceCents: 1999, tags: [], translations: texts('یار', 'fiets') },
  }
  for (const [name, wish] of Object.entries(wishes)) ids[name] = await makeProduct(app, { name, ...wish })
  other = await createCategory(app.deps.db, {
    slug: 'pantry',
    name: 'Pantry',
    description: '',
    translations: {},
    tint: 'sand',
    image: null,
    position: 1,
  })
  ids.oats = await makeProduct(app, {
    name: 'oats',
    priceCents: 500,
    categoryId: other,
    tags: ['iron', 'home'],
  })
})

describe('sorting', () => {
  test('sorts by the effective price: a valid sale counts, an invalid one does not', async () => {
    const ascending = ['oats', 'rope', 'band', 'bell', 'bar', 'plate', 'mat']
    expect(await names('sort=price_asc')).toEqual(ascending)
    expect(await names('sort=price_desc')).toEqual(ascending.toReversed())
  })

  test('newest first', async () => {
    expect(await names('sort=newest')).toEqual(['oats', 'band', 'bar', 'plate', 'rope', 'bell', 'mat'])
  })

  test('by name, by the rules of the language', async () => {
    expect(await names('sort=name')).toEqual(['band', 'bar', 'bell', 'mat', 'oats', 'plate', 'rope'])
    expect(await names('sort=name&lang=nl')).toEqual(['Aap', 'bal', 'Ébène', 'eend', 'fiets', 'oats', 'zeef'])
    expect(await names('sort=name&lang=fa&limit=7')).toEqual(
      expect.arrayContaining(['آجر', 'بند', 'پتو', 'ترازو', 'گوی', 'یار']),
    )
    const persian = (await names('sort=name&lang=fa')).filter((name: string) => name !== 'oats')
    expect(persian).toEqual(['آجر', 'بند', 'پتو', 'ترازو', 'گوی', 'یار'])
  })

  test('as the shop arranges it, when nothing or nonsense is asked for', async () => {
    const own = ['mat', 'bell', 'rope', 'plate', 'bar', 'band', 'oats']
    for (const query of ['', 'sort=', 'sort=featured', 'sort=price', "sort=name';drop"]) {
      expect(await names(query), query).toEqual(own)
    }
  })

  test('pages of a sorted list follow each other', async () => {
    const seen = []
    for (let page = 1; page <= 4; page++) seen.push(...(await names(`sort=price_asc&limit=2&page=${page}`)))
    expect(seen).toEqual(['oats', 'rope', 'band', 'bell', 'bar', 'plate', 'mat'])
  })
})

describe('bounds on the price', () => {
  test('filter by the effective price, bounds included, with count and pages', async () => {
    expect(await list('minPrice=20&maxPrice=25&limit=2&sort=price_asc')).toMatchObject({
      totalProducts: 3,
      totalPages: 2,
      products: [{ name: 'bell' }, { name: 'bar' }],
    })
    expect(await names('maxPrice=19.99&sort=price_asc')).toEqual(['oats', 'rope', 'band'])
    expect(await names('minPrice=30')).toEqual(['mat'])
    expect((await list('minPrice=40')).totalProducts).toBe(0)
  })

  test('with a search and a category', async () => {
    expect(await names(`maxPrice=10&categoryId=${other}`)).toEqual(['oats'])
    expect(await names('maxPrice=21&search=ba&sort=price_desc')).toEqual(['bar', 'band'])
  })

  test.each(['minPrice=abc', 'minPrice=', 'maxPrice=-1', 'minPrice=NaN', 'maxPrice=1e400'])(
    '%s is no bound',
    async (query) => {
      expect((await list(query)).totalProducts).toBe(7)
    },
  )

  test('one question is not answered with the answer of another', async () => {
    const answers = await Promise.all([
      list('minPrice=20'),
      list('maxPrice=20'),
      list('sort=name'),
      list('sort=newest'),
      list(''),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(5)
  })
})

describe('related products', () => {
  test('of the same category, most tags in common first, then the nearest price; never itself', async () => {
    expect((await related(ids.bell as string)).map((p) => p.name)).toEqual(['plate', 'bar', 'rope', 'band'])
  })

  test('in the language asked for, with all that a card shows', async () => {
    const [first] = await related(ids.bell as string, 'lang=nl')
    expect(first).toMatchObject({
      name: 'bal',
      price: 25,
      availability: 'in_stock',
      categoryId: { name: 'Kracht' },
    })
  })

  test('refuses unavailable products and unknown ones', async () => {
    await app.deps.db`update products set is_active = false where id = ${ids.plate as string}`
    const again = await app.again()
    const answer = await again.call('GET', `/products/${ids.bell}/related`)
    expect(answer.json().data.map((p: Listed) => p.name)).toEqual(['bar', 'rope', 'band', 'mat'])
    for (const id of [ids.plate, 'unknown']) {
      const missing = await again.call('GET', `/products/${id}/related`)
      expect(missing.statusCode).toBe(404)
      expect(missing.json().code).toBe('catalog.product_not_found')
    }
    await app.deps.db`update products set is_active = true where id = ${ids.plate as string}`
  })

  test('none where the category holds nothing else', async () => {
    expect(await related(ids.oats as string)).toEqual([])
  })
})
