import { localeCodes } from 'contract/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct } from '../../../../../test/factories'
import { shareOf } from '../../../../../test/sweep-share'
import { useApp } from '../../../../../test/test-app'
import { loadDemo } from '../../../../demo/load'
import type { Db } from '../../../../kernel/db/client'
import { buildIndex } from '../build-index'
import { type CatalogReader, type ListQuestion, memoryReader } from '../catalog-reader'
import { queryWords } from '../words'
import type { Wanted } from './find.sql'
import { fillListing, readCategories } from './keep-listing'
import { createLiveColumns, type LiveColumns } from './live-columns'
import { type ListingState, readListing } from './live-listing'
import { lookUp } from './look-up'
import { isPosted, postListing } from './post-listing'
import { conditionOf, type Term, termsOf } from './query-terms'
import { listMany, rankInSteps } from './rank'

const app = useApp()
const SORTS = ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const
const GENERATED = 300

const COLOURS = ['red', 'green', 'blue', 'steel-grey', 'crème']
const FIGURES = ['۱۶', '٢٠', '24', '500']
const THINGS = [
  ['Kettlebell', 'کتل‌بل', 'Kettlebell'],
  ['Speed rope', 'طناب سرعتی', 'Springtouw'],
  ['Water bottle', 'قمقمهٔ آب', 'Drinkfles'],
  ['Whey protein', 'پروتئین وی', 'Whey-eiwit'],
  ['Ångström belt', 'کمربند', 'Ångströmriem'],
  ['Journal', 'دفترچه', 'Notitieboek'],
] as const

/** Searches of one and several words: whole, parts, endings, slips, other names, other letters and digits, and none. */
const SEARCHES = [
  ...[
    'kettlebell',
    'kettelbell',
    'kettle bell',
    'bell',
    'be',
    'b',
    'bells',
    'ropes',
    'waterbottle',
    'botlte',
  ],
  ...[
    'protein powder',
    'whey protein powder',
    'protien',
    'skipping rope',
    'weights',
    'free weights',
    'notebook',
  ],
  ...[
    'steel-grey',
    'l-gr',
    'creme',
    'bümper',
    'GEN-17',
    'gen-17-',
    '16 kg',
    '16kg',
    '۱۶',
    '٢٠',
    '10%',
    '%',
    '\\',
    '___',
  ],
  ...[
    'کتل‌بل',
    'کتل بل',
    'کتلبل',
    'طناب',
    'طناب ورزشی',
    'قمقمه',
    'پودر پروتئین',
    'پروتئين',
    'دفترچه',
    'تمرین',
    'برای',
  ],
  ...['springtouw', 'eiwitpoeder', 'drinkfles', 'drink fles', 'ketelbel', 'gewichten', 'riem', 'thuis'],
  ...[
    'mat rope',
    'bottle journal',
    'protein kettlebell',
    'rubber water plate',
    'red kettlebell iron',
    'training',
    'the',
    'xqzzy',
    'kracht',
    'strength',
    'dumbel',
    'creatien',
    'yogga',
    'journel',
    'botle',
    'proteinpowder',
    'special shelf',
  ],
  ...[
    'fat loss',
    'weight loss',
    'muscle',
    'chocolate',
    'foam roller',
    'angstrom',
    'ÅNGSTRÖM',
    'supplements protein',
  ],
]

let memory: CatalogReader
let database: CatalogReader
/** The same with postings. */
let posted: CatalogReader
let categories: string[]
let ids: string[]

/** Answers of the database with postings and without, and of memory. */
const both = async <T>(ask: (reader: CatalogReader) => Promise<T>) => {
  const [found, withPostings] = [await ask(database), await ask(posted)]
  expect(withPostings).toEqual(found)
  return [found, await ask(memory)] as const
}

const fill = () => fillListing(app.deps.db)
let columns: LiveColumns
let reading: ListingState | undefined

/** Reads what the log of changes says, as a process does that has read before. */
async function readPosted(): Promise<void> {
  const { db } = app.deps
  reading = await readListing(db, { fill, columns }, reading)
  await columns.settled()
  reading = await readListing(db, { fill, columns }, reading)
  posted = reading.reader
}

async function readBoth(): Promise<void> {
  const { db } = app.deps
  memory = memoryReader((await buildIndex(db)).index)
  database = (await readListing(db, { fill })).reader
  await postListing(db)
  expect(await isPosted(db)).toBe(true)
  await readPosted()
  expect(await columns.change([], [])).toBeDefined()
}

beforeAll(async () => {
  const { db } = app.deps
  await loadDemo(app.deps, () => undefined)
  const shelves = [
    await makeCategory(app, 'Special shelf'),
    await makeCategory(app, 'Gear for home'),
    await makeCategory(app, 'Closed'),
  ]
  for (let n = 0; n < GENERATED; n++) {
    const [en, fa, nl] = THINGS[n % THINGS.length] as (typeof THINGS)[number]
    const [colour, figure] = [COLOURS[n % COLOURS.length], FIGURES[n % FIGURES.length]]
    await makeProduct(app, {
      name: `${en}, ${figure} kg ${colour}`,
      sku: `GEN-${n}-${n % 7}`,
      description: n % 3 === 0 ? `For training at home (${n % 11}).` : 'Iron, 10% longer.',
      tags: ['home', ...(n % 2 ? ['iron'] : []), ...(n % 5 ? [] : ['Under_score', 'gift'])],
      priceCents: 1000 + ((n * 37) % 90) * 50,
      salePriceCents: n % 6 === 0 ? 900 + (n % 4) * 50 : null,
      isFeatured: n % 9 === 0,
      categoryId: shelves[Math.floor(n / THINGS.length) % shelves.length] as string,
      translations: {
        ...(n % 4 && {
          fa: { name: `${fa} ${figure} کیلویی`, description: 'برای تمرین در خانه', tags: ['خانه'] },
        }),
        nl: { name: `${nl} ${figure} kg`, description: 'Voor thuis', tags: ['thuis'] },
      },
    })
  }
  await db`update products set position = position / 10, created_at = now() - position * interval '1 hour' where sku like 'GEN-%'`
  await db`update products set sale_from = shop_today(), sale_until = shop_today() + 3 where sku like 'GEN-1%'`
  await db`update products set sale_from = shop_today() + 1 where sku like 'GEN-2%'`
  await db`update categories set is_active = false where name = 'Closed'`
  await db`update products set is_active = false where sku like 'GEN-%-6' and position % 2 = 0`
  columns = createLiveColumns(db)
  await readBoth()
  categories = (await db<{ id: string }[]>`select id from categories order by id`).map(({ id }) => id)
  ids = (await db<{ id: string }[]>`select id from products order by id`).map(({ id }) => id)
})

const question = (changes: Partial<ListQuestion> = {}): ListQuestion => ({
  ...{
    search: '',
    featured: false,
    locale: 'en',
    nearestMax: 4,
    sliceOf: () => ({ offset: 0, limit: 1000 }),
  },
  ...changes,
})

describe('the listing of the database answers as the index in memory (X-37 X-39 X-92)', () => {
  test.each(SEARCHES)('search: %s', async (search) => {
    const [found, expected] = await both((reader) => reader.list(question({ search })))
    expect(found).toEqual(expected)
  })

  test('the questions find something, and not the same', async () => {
    const answers = await Promise.all(SEARCHES.map((search) => memory.list(question({ search }))))
    expect(answers.filter(({ total }) => total > 0).length).toBeGreaterThan(50)
    expect(answers.filter(({ correction }) => correction !== undefined).length).toBeGreaterThan(5)
    expect(answers.filter(({ nearest }) => nearest.length > 0).length).toBeGreaterThan(2)
    expect(new Set(answers.map(({ ids }) => ids.join())).size).toBeGreaterThan(40)
  })

  test.each(SORTS.flatMap((sort) => localeCodes.map((locale) => ({ sort, locale }))))(
    '$sort in $locale, in pages too',
    async (order) => {
      const [found, expected] = await both((reader) => reader.list(question(order)))
      expect(found).toEqual(expected)
      expect(found.total).toBeGreaterThan(GENERATED / 2)
      for (const offset of [12, 120, found.total - 13, found.total - 1]) {
        const sliceOf = () => ({ offset, limit: 12 })
        const page = await database.list(question({ ...order, sliceOf }))
        expect(page.ids).toEqual(expected.ids.slice(offset, offset + 12))
      }
      for (const search of ['kettlebell', 'training', 'rope']) {
        const [some, same] = await both((reader) => reader.list(question({ ...order, search })))
        expect(some).toEqual(same)
      }
    },
  )

  /** Statements of a search that finds very many products. */
  const ofMany = <T>(search: string, work: (db: Db, wanted: Wanted, terms: Term[]) => Promise<T>) =>
    app.deps.db.begin(async (tx) => {
      const all = await readCategories(tx)
      const open = all.filter(({ names }) => names.length > 0)
      const closed = all.filter(({ names }) => names.length === 0).map(({ id }) => id)
      const words = queryWords(search)
      const terms = termsOf(words, await lookUp(tx, words, open))
      return work(tx, { conditions: terms.map((term) => conditionOf(term)), closed }, terms)
    })

  test('many found products of each third search are ranked in steps: one word as in memory, of several each once', async () => {
    let several = 0
    for (const search of shareOf(SEARCHES, 0)) {
      const { ids: expected, correction } = await memory.list(question({ search }))
      if (expected.length === 0 || correction !== undefined) continue
      const found: string[] = []
      for (let offset = 0; offset < expected.length; offset += 13)
        found.push(
          ...(await ofMany(search, (db, wanted, terms) =>
            rankInSteps(db, wanted, terms, { offset, limit: 13 }, { total: 100, all: 300 }),
          )),
        )
      const isOne = queryWords(search).length === 1 && search.length > 3
      if (!isOne) several += 1
      expect(isOne ? found : [...found].sort(), search).toEqual(isOne ? expected : [...expected].sort())
    }
    expect(several).toBeGreaterThan(5)
  })

  test('sorts a large result in the order that memory gives', async () => {
    for (const sort of SORTS)
      for (const search of ['kettlebell', 'training', 'red']) {
        if (sort === 'featured') continue
        const { ids: expected } = await memory.list(question({ search, sort }))
        const order = { sort, locale: 'en', total: 100, all: 300 } as const
        const found = await ofMany(search, (db, wanted) =>
          listMany(db, wanted, order, { offset: 3, limit: 5 }),
        )
        expect(found).toEqual(expected.slice(3, 8))
      }
  })

  test.each(
    ['', 'kettlebell', 'home', 'kettelbell', 'rubber water plate', 'special'].map(
      (search, at) => [at, search] as const,
    ),
  )('filters, alone and together, each in one order, with a search: %i %s', async (place, search) => {
    const filters: Partial<ListQuestion>[] = [
      { featured: true },
      { minPrice: 1500, maxPrice: 4000 },
      { minPrice: 1500.5 },
      { maxPrice: 0 },
      { featured: true, maxPrice: 3000 },
      { categoryId: 'elsewhere' },
      ...categories.flatMap((categoryId) => [
        { categoryId },
        { categoryId, featured: true },
        { categoryId, minPrice: 2000 },
      ]),
    ]
    for (const [at, filter] of filters.entries())
      for (const sort of shareOf(['featured', 'price_desc', 'name'] as const, place + at)) {
        const [found, expected] = await both((reader) => reader.list(question({ ...filter, sort, search })))
        expect(found, JSON.stringify({ filter, sort, search })).toEqual(expected)
      }
  })

  test('suggestions, categories and their counts', async () => {
    for (const text of SEARCHES) {
      const [found, expected] = await both((reader) => reader.best(text, 5))
      expect(found, text).toEqual(expected)
    }
    const sorted = async (map: Promise<ReadonlyMap<string, unknown>>) =>
      [...(await map)].filter(([, value]) => value !== 0).sort()
    for (const ask of [
      (reader: CatalogReader) => sorted(reader.counts()),
      (reader: CatalogReader) => sorted(reader.categoryForms()),
    ]) {
      const [found, expected] = await both(ask)
      expect(found).toEqual(expected)
      expect(found.length).toBeGreaterThan(6)
    }
    const [total, expected] = await both((reader) => reader.total())
    expect(total).toBe(expected)
  })

  test('related products of each third one, and none of what is not on sale', async () => {
    for (const id of [...shareOf(ids, 0), 'nowhere']) {
      const [found, expected] = await both((reader) => reader.related(id, 4))
      expect(found, id).toEqual(expected)
    }
  })

  test('after changes of products and categories, and after it was filled anew', async () => {
    const { db } = app.deps
    await db`update products set name = 'Rubber plate', tags = '{fresh,home}', price_cents = 777 where sku like 'GEN-1_-%'`
    await db`update products set is_active = not is_active where sku like 'GEN-2_-%'`
    await db`delete from products where sku like 'GEN-9_-%'`
    await db`update categories set name = 'Renamed racks' where name = 'Gear for home'`
    await db`update categories set is_active = not is_active where name in ('Closed', 'Special shelf')`
    const rack = await makeCategory(app, 'Racks')
    await makeProduct(app, { name: 'Squat rack', categoryId: rack })
    const ask = async () => {
      for (const search of [
        'rubber plate',
        'racks',
        'rack',
        'home',
        'closed',
        'special',
        'kettlebell',
        'squat',
        'fresh',
        '',
      ]) {
        const [found, expected] = await both((reader) => reader.list(question({ search })))
        expect(found, search).toEqual(expected)
      }
    }
    await readBoth()
    await ask()
    await fillListing(db)
    await readBoth()
    await ask()
    const [{ listed } = { listed: 0 }] = await db<
      { listed: number }[]
    >`select count(*)::int as listed from catalog_listing`
    const [{ active } = { active: 0 }] = await db<
      { active: number }[]
    >`select count(*)::int as active from products where is_active`
    expect(listed).toBe(active)
  })
})
