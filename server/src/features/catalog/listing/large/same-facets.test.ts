import type { FacetChoice } from 'contract/catalog/facet-rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct } from '../../../../../test/factories'
import { useApp } from '../../../../../test/test-app'
import { buildIndex } from '../build-index'
import { type CatalogReader, type ListQuestion, memoryReader } from '../catalog-reader'
import type { FacetTotals } from '../facets'
import { fillListing } from './keep-listing'
import { createLiveColumns, type LiveColumns } from './live-columns'
import { type ListingState, readListing } from './live-listing'
import { isPosted, postListing } from './post-listing'

const app = useApp()
const PRODUCTS = 120
const DIETS = [[], ['vegan', 'vegetarian'], ['gluten_free'], ['vegan', 'vegetarian', 'gluten_free']] as const
const BRANDS = [undefined, 'Zagros', 'Iron, Ltd.', 'Parvaz'] as const

let columns: LiveColumns
let reading: ListingState | undefined
let ways: Record<'memory' | 'sql' | 'postings', CatalogReader>
let shelf: string
/** Products that come before all others: some that a search for a kettlebell finds, one off sale, one that is nowhere. */
let first: string[]

const fill = () => fillListing(app.deps.db)

/** Reads the catalogue in all three ways. */
async function readAll(): Promise<void> {
  const { db } = app.deps
  const memory = memoryReader((await buildIndex(db)).index)
  const sql = (await readListing(db, { fill })).reader
  await postListing(db)
  for (let n = 0; n < 2; n++) {
    reading = await readListing(db, { fill, columns }, reading)
    await columns.settled()
  }
  reading = await readListing(db, { fill, columns }, reading)
  expect([await isPosted(db), (await columns.change([], [])) !== undefined]).toEqual([true, true])
  ways = { memory, sql, postings: reading.reader }
}

beforeAll(async () => {
  const { db } = app.deps
  shelf = await makeCategory(app, 'Iron shelf')
  const other = await makeCategory(app, 'Other shelf')
  for (let n = 0; n < PRODUCTS; n++) {
    const brand = BRANDS[n % BRANDS.length]
    await makeProduct(app, {
      name: `${n % 2 ? 'Kettlebell' : 'Speed rope'} number ${n}`,
      categoryId: n % 3 ? shelf : other,
      priceCents: 1000 + (n % 7) * 100,
      isFeatured: n % 5 === 0,
      stock: n % 6 === 0 ? 0 : 4,
      trackStock: n % 12 !== 0,
      facts: {
        diet: [...(DIETS[(n % 5) % DIETS.length] ?? [])],
        ...(n % 4 && { goal: n % 8 ? ['strength'] : ['strength', 'mobility'] }),
        ...(brand && { brand, translations: { fa: { brand: `${brand} فا` } } }),
      },
    })
  }
  await db`update products set is_active = false where position % 10 = 9`
  const rows = await db<
    { id: string }[]
  >`select id from products where position % 10 in (3, 6, 9) order by position desc limit 9`
  first = ['nowhere', ...rows.map(({ id }) => id)]
  columns = createLiveColumns(db)
  await readAll()
})

const question = (changes: Partial<ListQuestion> = {}): ListQuestion => ({
  ...{ search: '', featured: false, locale: 'en', nearestMax: 4, hasFacets: true },
  sliceOf: () => ({ offset: 0, limit: 1000 }),
  ...changes,
})

/** Answers the same in all three ways. */
async function ask(changes: Partial<ListQuestion> = {}) {
  const asked = question(changes)
  const expected = await ways.memory.list(asked)
  expect(await ways.sql.list(asked), JSON.stringify(changes)).toEqual(expected)
  expect(await ways.postings.list(asked), JSON.stringify(changes)).toEqual(expected)
  return expected
}

const CHOICES: FacetChoice[] = [
  {},
  { diet: ['vegan'] },
  { diet: ['vegan', 'gluten_free'] },
  { diet: ['gluten_free'], goal: ['mobility'] },
  { brand: ['Zagros', 'Iron Ltd.'], inStock: ['true'] },
  { brand: ['Zagros'], diet: ['vegan'], goal: ['strength'], inStock: ['true'] },
  { goal: ['recovery'] },
  { brand: ['Nowhere'], goal: ['strength'] },
]

const filters = (): Partial<ListQuestion>[] => [
  {},
  { search: 'kettlebell' },
  { search: 'kettelbell' },
  { search: 'xqzzy' },
  { search: 'speed rope', sort: 'name' },
  { search: 'iron', sort: 'price_desc' },
  { categoryId: shelf },
  { categoryId: 'nowhere' },
  { featured: true, maxPrice: 1300, sort: 'newest' },
  { search: 'kettlebell', first },
  { search: 'kettelbell', first },
  { search: 'xqzzy', first, categoryId: shelf },
  { search: 'xqzzy nowhere', first, sort: 'price_desc' },
  { search: 'speed rope', first, sort: 'name', maxPrice: 1300 },
  { search: 'kettelbell', first: ['nowhere'] },
]

const counted = ({ counts }: FacetTotals) =>
  (Object.keys(counts) as (keyof FacetTotals['counts'])[]).flatMap((facet) =>
    [...counts[facet]].map(([value, count]) => ({ facet, value, count })),
  )

async function askAll(): Promise<void> {
  for (const filter of filters())
    for (const choice of CHOICES) {
      const whole = await ask({ ...filter, choice })
      const { hasFacets: _, ...plain } = question({
        ...filter,
        choice,
        sliceOf: () => ({ offset: 2, limit: 5 }),
      })
      for (const reader of Object.values(ways)) {
        const { facets, total, ids } = await reader.list(plain)
        expect({ facets, total, ids }).toEqual({ total: whole.total, ids: whole.ids.slice(2, 7) })
      }
    }
}

describe('facets are the same in memory, by SQL and by postings (X-101)', () => {
  test('for each choice, with searches, filters and orders', askAll, 60_000)

  test('a value with count n shows n products when it is the only choice of its facet', async () => {
    let values = 0
    for (const filter of filters())
      for (const choice of CHOICES) {
        const { facets } = await ask({ ...filter, choice })
        for (const { facet, value, count } of counted(facets as FacetTotals)) {
          const { total } = await ways.memory.list(
            question({ ...filter, choice: { ...choice, [facet]: [value] } }),
          )
          expect(total, JSON.stringify({ filter, choice, facet, value })).toBe(count)
          values += 1
        }
      }
    expect(values).toBeGreaterThan(200)
  }, 60_000)

  test('the first products come before all others, and where nothing has the words', async () => {
    const { db } = app.deps
    const rows = await db<{ id: string }[]>`select id from products where id = any(${first}) and is_active`
    const listed = first.filter((id) => rows.some((row) => row.id === id))
    expect(listed.length).toBeGreaterThan(3)
    for (const search of ['kettlebell', 'xqzzy', 'kettelbell']) {
      const { ids, correction, nearest } = await ask({ search, first })
      expect([ids.slice(0, listed.length), correction, nearest]).toEqual([listed, undefined, []])
    }
    for (const reader of Object.values(ways))
      expect(await reader.best('xqzzy', 3, first)).toEqual({
        ids: listed.slice(0, 3),
        correction: undefined,
        isFound: true,
      })
  })

  test('counts of a facet leave out its own choice, and a chosen value stays at 0', async () => {
    const { facets: all } = await ask()
    const { facets: vegan } = await ask({ choice: { diet: ['vegan'] } })
    expect(vegan?.counts.diet).toEqual(all?.counts.diet)
    expect(vegan?.counts.brand.get('Zagros')).toBeLessThan(all?.counts.brand.get('Zagros') ?? 0)
    const { facets: none, total } = await ask({ choice: { goal: ['recovery'], brand: ['Nowhere'] } })
    expect(total).toBe(0)
    expect(none?.counts.goal.get('recovery')).toBe(0)
    expect(none?.counts.brand.get('Nowhere')).toBe(0)
    expect(none?.counts.diet.size).toBe(0)
  })

  test('a brand is chosen without the comma of its name', async () => {
    const { total, facets } = await ask({ choice: { brand: ['Iron Ltd.'] } })
    expect(total).toBeGreaterThan(10)
    expect(facets?.brands.get('Iron Ltd.')).toEqual(['Iron, Ltd.', 'Iron, Ltd. فا', null])
  })

  test('after stock ran out or came, and facts changed', async () => {
    const { db } = app.deps
    const before = await ask()
    await db`update products set stock = 0 where position % 5 = 1 and stock > 0`
    await db`update products set stock = 7 where position % 5 = 2 and stock = 0`
    await db`update products set stock = stock - 1 where position % 5 = 3 and stock > 1`
    await db`
      update products set facts = jsonb_set(facts, '{goal}', '["recovery"]') where position % 6 = 1 and facts ? 'goal'`
    await readAll()
    const after = await ask()
    expect(after.facets?.counts.inStock).not.toEqual(before.facets?.counts.inStock)
    expect(after.facets?.counts.goal.get('recovery')).toBeGreaterThan(5)
    await askAll()
  }, 60_000)
})
