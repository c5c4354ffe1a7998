import { beforeAll, describe, expect, test } from 'vitest'
import { makeCategory, makeProduct } from '../../../../../test/factories'
import { useApp } from '../../../../../test/test-app'
import { buildIndex } from '../build-index'
import { type CatalogReader, type ListQuestion, memoryReader } from '../catalog-reader'
import { queryWords } from '../words'
import { bytesOf, countBits, emptyBits, readBits } from './bits'
import { catchUp, fillListing, openOf, readCategories } from './keep-listing'
import { createLiveColumns, type LiveColumns } from './live-columns'
import { type ListingState, readListing } from './live-listing'
import { addList } from './packed-part'
import { isPosted, postListing } from './post-listing'
import { type PostedSearch, postedSearch } from './posted-search'
import { countParts, PART_BITS, readLists } from './postings.sql'
import { listsOf } from './select-bits'

const app = useApp()
const PRODUCTS = 60
const SEARCHES = ['bell', 'bell red', 'be', 'iron', 'home iron', 'طناب', 'number 17', 'shelf', 'free weights']

let columns: LiveColumns
let state: ListingState | undefined
let search: PostedSearch

const fill = () => fillListing(app.deps.db)

/** Reads the changes as a process does. */
async function read(): Promise<CatalogReader> {
  const { db } = app.deps
  state = await readListing(db, { fill, columns }, state)
  await columns.settled()
  state = await readListing(db, { fill, columns }, state)
  return state.reader
}

const question = (changes: Partial<ListQuestion> = {}): ListQuestion => ({
  ...{ search: '', featured: false, locale: 'en', nearestMax: 4 },
  sliceOf: () => ({ offset: 0, limit: 1000 }),
  ...changes,
})

interface NumbersOfCode {
  code: number
  numbers: number[]
}

/** Postings as they are, those of products that went included. */
async function postings(): Promise<NumbersOfCode[]> {
  const { db } = app.deps
  const codes = await db<{ code: number }[]>`select distinct code from catalog_postings order by code`
  const lists = listsOf(
    (await readLists(
      db,
      codes.map(({ code }) => code),
    )) ?? [],
  )
  return codes.map(({ code }) => {
    const bits = emptyBits(4 * 2 ** PART_BITS)
    addList(lists.get(code) ?? new Uint8Array(0), bytesOf(bits))
    const numbers = new Int32Array(countBits(bits))
    readBits(bits, numbers)
    return { code, numbers: [...numbers] }
  })
}

/** Content of the listing, from its rows. */
const expected = async () =>
  app.deps.db<NumbersOfCode[]>`
    select code, array_agg(l.number order by l.number) as numbers
    from catalog_listing l, unnest(l.words) as code group by code order by code`

beforeAll(async () => {
  const { db } = app.deps
  const shelves = [await makeCategory(app, 'Iron shelf'), await makeCategory(app, 'Other shelf')]
  for (let n = 0; n < PRODUCTS; n++)
    await makeProduct(app, {
      name: `${n % 2 ? 'Kettlebell' : 'Speed rope'} number ${n} ${n % 3 ? 'red' : 'blue'}`,
      sku: `S-${n}`,
      tags: n % 4 ? ['home'] : ['iron', 'home'],
      priceCents: 1000 + (n % 7) * 100,
      isFeatured: n % 5 === 0,
      categoryId: shelves[n % 2] as string,
      ...(n % 2 ? {} : { translations: { fa: { name: `طناب ${n}` } } }),
    })
  await fill()
  await postListing(db)
  columns = createLiveColumns(db)
  await read()
  const known = await columns.change([], [])
  if (!known) throw new Error('the columns are not read')
  search = postedSearch(known, openOf(await readCategories(db)), new Map())
})

/** Asks memory and the postings the same, in all orders and with filters. */
async function same(): Promise<void> {
  const { db } = app.deps
  const memory = memoryReader((await buildIndex(db)).index)
  const posted = await read()
  // Else these are answers without postings.
  expect([await isPosted(db), (await columns.change([], [])) !== undefined]).toEqual([true, true])
  for (const text of SEARCHES) {
    for (const sort of ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const)
      for (const bounds of [{}, { featured: true }, { minPrice: 1100, maxPrice: 1400 }]) {
        const asked = question({ search: text, sort, ...bounds })
        expect(await posted.list(asked), text).toEqual(await memory.list(asked))
        const sliceOf = () => ({ offset: 3, limit: 5 })
        const page = await posted.list({ ...asked, sliceOf })
        expect(page).toEqual(await memory.list({ ...asked, sliceOf }))
      }
    expect(await posted.best(text, 5)).toEqual(await memory.best(text, 5))
  }
}

/** Changes that a shop makes, in their order. */
const CHANGES: [what: string, change: () => Promise<unknown>][] = [
  ['edited', () => app.deps.db`update products set name = 'Red bell', tags = '{iron}' where sku = 'S-3'`],
  ['sold out', () => app.deps.db`update products set stock = 0, track_stock = true where sku = 'S-5'`],
  ['priced', () => app.deps.db`update products set price_cents = price_cents + 150 where sku like 'S-1%'`],
  ['moved', () => app.deps.db`update products set position = 100 - position where sku like 'S-2%'`],
  ['moved together', () => app.deps.db`update products set position = 5 where sku like 'S-3%'`],
  ['to the front', () => app.deps.db`update products set position = -1 where sku in ('S-40', 'S-8')`],
  ['featured', () => app.deps.db`update products set is_featured = not is_featured where sku like 'S-4%'`],
  [
    'of another category',
    () => app.deps.db`
      update products set category_id = (select id from categories where name = 'Iron shelf') where sku like 'S-5%'`,
  ],
  ['deleted', () => app.deps.db`delete from products where sku in ('S-7', 'S-8', 'S-59')`],
  ['not on sale', () => app.deps.db`update products set is_active = false where sku like 'S-1_'`],
  ['new', () => makeProduct(app, { name: 'Iron bell red', sku: 'N-1', priceCents: 1200 })],
  ['on sale again', () => app.deps.db`update products set is_active = true`],
  [
    'of a closed category',
    () => app.deps.db`update categories set is_active = false where name = 'Iron shelf'`,
  ],
  [
    'of a category with another name',
    () => app.deps.db`update categories set is_active = true, name = 'Bell shelf' where name = 'Iron shelf'`,
  ],
]

describe('postings are those of the listing after every change, and answer as memory (X-37 X-92)', () => {
  test('as they are made', async () => {
    expect(await postings()).toEqual(await expected())
    expect((await postings()).length).toBeGreaterThan(100)
    await same()
  })

  test.each(CHANGES)('%s', async (_what, change) => {
    await change()
    await same()
    expect(await postings()).toEqual(await expected())
  })

  test('products in several parts', async () => {
    const { db } = app.deps
    const edge = 2 ** PART_BITS - 2
    await db`select setval(pg_get_serial_sequence('catalog_listing', 'number'), ${edge})`
    for (let n = 0; n < 5; n++) await makeProduct(app, { name: `Edge bell ${n}`, sku: `E-${n}` })
    await same()
    expect(await countParts(db)).toBe(2)
    expect(await postings()).toEqual(await expected())
    await db`update catalog_listing_state set posted = null`
    await postListing(db)
    expect(await postings()).toEqual(await expected())
    await same()
  })

  test('the columns of a process take at most 16 bytes for each number', async () => {
    const known = await columns.change([], [])
    if (!known) throw new Error('the columns are not read')
    expect(known.size).toBeGreaterThan(2 ** PART_BITS)
    const { price, place, rank, order } = known
    const bytes = [price, place, rank, order].reduce((sum, { byteLength }) => sum + byteLength, 0)
    expect(bytes / known.size).toBeLessThan(16)
  })

  test('a change of many products at once, after which the columns are read anew', async () => {
    const { db } = app.deps
    await db`update products set position = -position`
    const products = (await db<{ id: string }[]>`select id from products`).map(({ id }) => id)
    const others = Array.from({ length: 6000 }, (_, n) => `x${n}`)
    await columns.change([...products, ...others], [])
    await columns.settled()
    await same()
  })

  test('an edit takes no new number', async () => {
    const { db } = app.deps
    const last = async () => (await db`select max(number) as last from catalog_listing`)[0]
    const before = await last()
    for (let n = 0; n < 3; n++) {
      await db`update products set price_cents = price_cents + 1`
      await catchUp(db)
    }
    await makeProduct(app, { name: 'Next', sku: 'N-2' })
    await catchUp(db)
    expect(await last()).toEqual({ last: Number(before?.last) + 1 })
  })
})

describe('a search without postings that are whole', () => {
  const ask = (text: string) =>
    app.deps.db.begin('read only', (tx) => search(tx, queryWords(text), question({ search: text })))

  test('is not answered by them while they are made, or after a server that does not know them', async () => {
    const { db } = app.deps
    expect(await ask('bell')).toBeDefined()
    // Writes as a server of the version before.
    await db`update catalog_listing_state set xid = pg_current_snapshot()::text || ','`
    expect([await ask('bell'), await isPosted(db)]).toEqual([undefined, false])
    await db`update catalog_listing_state set xid = rtrim(xid, ',')`
    await postListing(db)
    expect(await isPosted(db)).toBe(true)
    expect(await ask('bell')).toBeDefined()
    await db`update catalog_listing_state set posted = 0`
    expect(await ask('bell')).toBeUndefined()
    await db`update catalog_listing_state set posted = null`
    await postListing(db)
  })

  test('control: lists that lack products are seen in the answers', async () => {
    const { db } = app.deps
    const undone = new Error('undone')
    let total: number | undefined
    const lacking = db.begin(async (tx) => {
      await tx`delete from catalog_postings`
      total = (await search(tx, ['bell'], question({ search: 'bell' })))?.total
      throw undone
    })
    await expect(lacking).rejects.toBe(undone)
    expect(total).toBe(0)
    expect((await ask('bell'))?.total).toBeGreaterThan(5)
  })

  test('a change while a part is made is in it', async () => {
    const { db } = app.deps
    await db`update catalog_listing_state set posted = null`
    let isMade = false
    const made = postListing(db).finally(() => {
      isMade = true
    })
    for (let n = 0; n === 0 || (!isMade && n < 50); n++) {
      await db`update products set name = ${`Changed bell ${n}`} where sku = 'S-30'`
      await catchUp(db)
    }
    await made
    expect(await isPosted(db)).toBe(true)
    expect(await postings()).toEqual(await expected())
  })
})
