import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeProduct } from '../../../../../test/factories'
import { useApp } from '../../../../../test/test-app'
import { buildIndex } from '../build-index'
import { sweepChanges } from '../listing.sql'
import { createLiveCatalog, type LiveCatalog, type Setup } from '../live-catalog'
import { fillListing } from './keep-listing'
import { isPosted, postListing } from './post-listing'

const app = useApp()
let time = 0
let filled = 0
let built = 0
let rope: string

/** Another process over the same database, which answers from memory for so many products. */
function open(most: number, again = most, parts: Partial<Setup> = {}): LiveCatalog {
  const { db } = app.deps
  return createLiveCatalog(
    db,
    {
      limits: { most, again },
      source: {
        kept: async () => undefined,
        build: () => {
          built += 1
          return buildIndex(db)
        },
      },
      fill: () => {
        filled += 1
        return fillListing(db)
      },
      ...parts,
    },
    () => time,
  )
}
const find = async (live: LiveCatalog, search = '') =>
  (
    await (
      await live.get()
    ).list({
      search,
      featured: false,
      locale: 'en',
      nearestMax: 0,
      sliceOf: () => ({ offset: 0, limit: 99 }),
    })
  ).ids
const isInMemory = async (live: LiveCatalog) => (await live.state()) !== undefined
/** Reads changes again as another process would. */
const later = async (live: LiveCatalog, search = '') => {
  time += 250
  return find(live, search)
}

const isInMemoryLater = async (live: LiveCatalog) => {
  await later(live)
  return isInMemory(live)
}

beforeAll(async () => {
  for (let n = 0; n < 5; n++) await makeProduct(app, { name: `Bell ${n}` })
  rope = await makeProduct(app, { name: 'Rope' })
})
beforeEach(() => {
  filled = 0
  built = 0
})

describe('a catalogue of the database or of memory, by its size', () => {
  test('up to the limit memory answers, above it the database, also after a start', async () => {
    const small = open(6)
    expect(await find(small)).toHaveLength(6)
    expect([await isInMemory(small), built]).toEqual([true, 1])
    const large = open(5)
    expect(await find(large, 'rope')).toEqual([rope])
    expect([await isInMemory(large), built]).toEqual([false, 1])
    expect(await later(large)).toEqual(await later(small))
    // The listing is there already.
    filled = 0
    expect(await find(open(5), 'rope')).toEqual([rope])
    expect([filled, built]).toEqual([0, 1])
  })

  test('crosses the limit upwards while it answers, and only far enough below it back', async () => {
    const { db } = app.deps
    const live = open(6, 5)
    const versions = new Set([live.version()])
    expect(await find(live)).toHaveLength(6)
    const more = await makeProduct(app, { name: 'Bell 7' })
    expect(await later(live)).toHaveLength(7)
    await expect.poll(() => isInMemoryLater(live)).toBe(false)
    expect(await later(live, 'bell')).toHaveLength(6)
    versions.add(live.version())
    await db`delete from products where id = ${more}`
    expect(await later(live)).toHaveLength(6)
    await db`update products set is_active = false where id = ${rope}`
    expect(await later(live)).toHaveLength(5)
    for (let n = 0; n < 10; n++) await later(live)
    expect(await isInMemory(live)).toBe(false)
    await db`update products set is_active = false where name = 'Bell 0'`
    expect(await later(live)).toHaveLength(4)
    await expect.poll(() => isInMemoryLater(live)).toBe(true)
    expect(await later(live, 'bell')).toHaveLength(4)
    versions.add(live.version())
    expect(versions.size).toBe(3)
    await db`update products set is_active = true`
    expect(await later(live)).toHaveLength(6)
  })

  test('goes on with what it has while the other way cannot be made ready', async () => {
    const live = open(6, 5, { fill: () => Promise.reject(new Error('no room')) })
    const { db } = app.deps
    await db`update catalog_listing_state set format = null`
    expect(await find(live)).toHaveLength(6)
    const mat = await makeProduct(app, { name: 'Mat' })
    for (let n = 0; n < 5; n++) expect(await later(live, 'mat')).toEqual([mat])
    expect(await isInMemory(live)).toBe(true)
    await db`delete from products where id = ${mat}`
  })
})

describe('the database as it answers (X-92)', () => {
  test('changes of other processes 200 ms later at the latest, its own at once', async () => {
    const { db } = app.deps
    const [live, other] = [open(1), open(1)]
    expect(await find(live, 'mat')).toEqual([])
    await find(other)
    const mat = await makeProduct(app, { name: 'Mat' })
    expect(await find(live, 'mat')).toEqual([])
    expect(await later(live, 'mat')).toEqual([mat])
    expect(await find(other, 'mat')).toEqual([mat])
    await db`update products set name = 'Carpet' where id = ${mat}`
    live.changed()
    expect(live.isCurrent()).toBe(false)
    expect([await find(live, 'mat'), await find(live, 'carpet')]).toEqual([[], [mat]])
    await db`delete from products where id = ${mat}`
    expect(await later(live, 'carpet')).toEqual([])
  })

  test('one process brings the listing up to date, others wait for it', async () => {
    const { db } = app.deps
    const all = [open(1), open(1), open(1)]
    for (const live of all) await find(live)
    await db`update products set position = -position`
    time += 250
    const answers = await Promise.all(all.map((live) => find(live)))
    expect(answers[0]).toEqual(
      (await db`select id from products order by position, id collate "C"`).map(({ id }) => id),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    await db`update products set position = -position`
  })

  test('answers without thousands of changes while they are taken in, and with them afterwards', async () => {
    const { db } = app.deps
    const removeMany = () => db`delete from products where id like 'mass-%'`
    onTestFinished(async () => void (await removeMany()))
    const live = open(1, 1, { waitMax: 0 })
    const before = await find(live)
    const other = await db.reserve()
    await other`begin`
    await other`select from catalog_listing_state for update`
    await db`
      insert into products (id, sku, category_id, name, price_cents, position)
      select 'mass-' || n, 'mass-' || n, (select category_id from products limit 1), 'Mass', 100, 1000000 + n
      from generate_series(1, 2500) as n`
    expect(await later(live)).toEqual(before)
    const version = live.version()
    await db`update products set stock = stock + 1 where id = ${rope}`
    expect(await later(live)).toEqual(before)
    expect(live.version(), 'answers with the old stock are not kept').toBeGreaterThan(version)
    await other`rollback`
    other.release()
    await expect.poll(async () => (await later(live, 'mass')).length).toBe(99)
    expect((await later(live)).slice(0, before.length)).toEqual(before)
    await removeMany()
    await expect.poll(() => later(live)).toEqual(before)
  })

  test('the stock alone makes answers old and leaves the listing as it is', async () => {
    const { db } = app.deps
    const live = open(1)
    await find(live)
    const listing = () => db`select xid from catalog_listing_state`
    const [version, before] = [live.version(), await listing()]
    await later(live)
    expect(live.version()).toBe(version)
    await db`update products set stock = stock + 1 where id = ${rope}`
    await later(live)
    expect(live.version()).toBe(version + 1)
    expect(await listing()).toEqual(before)
  })

  test('a sale that begins or ends with a day changes the price then', async () => {
    const { db } = app.deps
    const live = open(1)
    const cheap = async () =>
      (
        await (
          await live.get()
        ).list({
          search: '',
          featured: false,
          locale: 'en',
          nearestMax: 0,
          maxPrice: 200,
          sliceOf: () => ({ offset: 0, limit: 9 }),
        })
      ).ids
    await db`update products set sale_price_cents = 100, sale_from = shop_today() + 1 where id = ${rope}`
    await find(live)
    expect(await cheap()).toEqual([])
    // Acts as if the last reading had been on an earlier day.
    await db`update products set sale_from = shop_today() where id = ${rope}`
    await db`update catalog_listing_state set xid = pg_current_snapshot()::text, day = (shop_today() - 1)::text`
    time += 250
    expect(await cheap()).toEqual([rope])
    await db`update products set sale_price_cents = null, sale_from = null where id = ${rope}`
    await later(live)
  })

  test('is filled anew where changes are no longer known', async () => {
    const { db } = app.deps
    await find(open(1))
    filled = 0
    await db`update catalog_listing_state set server = '1/2/00000001'`
    expect(await find(open(1), 'rope')).toEqual([rope])
    expect(filled).toBe(1)
    // Nobody has read it for longer than changes are kept.
    await db`update catalog_listing_state set read_at = now() - interval '2 days'`
    await sweepChanges(db)
    expect(await find(open(1), 'rope')).toEqual([rope])
    expect(filled).toBe(2)
  })

  test('makes its posting lists in the background, and anew where a server without them has written', async () => {
    const { db } = app.deps
    await db`update catalog_listing_state set posted = null`
    let made = 0
    const post = async () => {
      await postListing(db)
      made += 1
    }
    const live = open(1, 1, { post })
    const bells = await find(live, 'bell')
    expect(bells.length).toBeGreaterThan(3)
    await expect.poll(() => made).toBe(1)
    // Its columns are read by now or soon: an answer without lists tells that it comes from them.
    await db`delete from catalog_postings`
    await expect.poll(() => later(live, 'bell')).toEqual([])
    await db`update catalog_listing_state set posted_xid = ''`
    expect(await later(live, 'bell')).toEqual(bells)
    time += 61_000
    expect(await find(live, 'bell')).toEqual(bells)
    await expect.poll(() => made).toBe(2)
    expect(await isPosted(db)).toBe(true)
    expect(await later(live, 'bell')).toEqual(bells)
  })

  test('goes on after a promotion, which changes the timeline alone', async () => {
    const { db } = app.deps
    await find(open(1))
    filled = 0
    const mat = await makeProduct(app, { name: 'Mat' })
    await db`update catalog_listing_state set server = left(server, -8) || '00000000'`
    expect(await find(open(1), 'mat')).toEqual([mat])
    expect(filled).toBe(0)
    await db`delete from products where id = ${mat}`
  })
})
