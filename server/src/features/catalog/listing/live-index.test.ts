import { MINUTE } from 'contract/units'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { buildIndex } from './build-index'
import { sweepChanges } from './listing.sql'
import { createLiveIndex, type LiveIndex } from './live-index'
import { searchProducts } from './search'
import { firstOf, selectProducts } from './select'

const app = useApp()
let time = 0
let live: LiveIndex
let bell: string

const ids = async () => {
  const index = await live.get()
  return selectProducts(index, {}, firstOf(100)).numbers.map((number) => index.ids[number])
}
/** Reads changes again as another process would. */
const later = async () => {
  time += 250
  return ids()
}

beforeAll(async () => {
  bell = await makeProduct(app, { name: 'Bell' })
})
beforeEach(() => {
  live = createLiveIndex(app.deps.db, () => time)
})

describe('index of a process (X-92 X-101)', () => {
  test('changes of other processes, 200 ms later at the latest', async () => {
    expect(await ids()).toEqual([bell])
    const rope = await makeProduct(app, { name: 'Rope' })
    expect(await ids()).toEqual([bell])
    expect(await later()).toEqual([bell, rope])
    await app.deps.db`update products set is_active = false where id = ${rope}`
    expect(await later()).toEqual([bell])
    await app.deps.db`update products set is_active = true, position = -1 where id = ${rope}`
    expect(await later()).toEqual([rope, bell])
    await app.deps.db`delete from products where id = ${rope}`
    expect(await later()).toEqual([bell])
  })

  test('its own changes at once', async () => {
    await ids()
    const mat = await makeProduct(app, { name: 'Mat' })
    live.changed()
    expect(live.isCurrent()).toBe(false)
    expect(await ids()).toEqual([bell, mat])
    await app.deps.db`delete from products where id = ${mat}`
  })

  test('sees a change whose transaction began before the last reading and ended after it', async () => {
    await ids()
    const slow = await app.deps.db.reserve()
    await slow`begin`
    await slow`update products set position = 7 where id = ${bell}`
    const before = live.version()
    await later()
    const rope = await makeProduct(app, { name: 'Rope' })
    await later()
    const between = live.version()
    expect(between).toBeGreaterThan(before)
    await slow`commit`
    slow.release()
    await later()
    expect(live.version()).toBe(between + 1)
    await app.deps.db`update products set position = 0`
    await app.deps.db`delete from products where id = ${rope}`
  })

  test('a change that was taken back is none', async () => {
    await ids()
    const version = live.version()
    await app.deps.db
      .begin(async (tx) => {
        await tx`update products set is_active = false`
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(await later()).toEqual([bell])
    expect(live.version()).toBe(version)
  })

  test('without a change nothing is read anew; the stock alone makes answers old', async () => {
    await ids()
    const version = live.version()
    await later()
    expect(live.version()).toBe(version)
    await app.deps.db`update products set stock = stock + 1 where id = ${bell}`
    await later()
    expect(live.version()).toBe(version + 1)
  })

  test('a category that is closed or renamed', async () => {
    const { db } = app.deps
    await ids()
    const index = await live.get()
    await db`update categories set is_active = false`
    expect(await later()).toEqual([])
    await db`update categories set is_active = true, name = 'Iron works'`
    expect(await later()).toEqual([bell])
    expect(index.vocabulary.numbers.has('works')).toBe(true)
    const found = (word: string) => {
      const { scores, correction } = searchProducts(index, word, 0) ?? {}
      return correction === undefined && (scores?.[index.numbers.get(bell) as number] as number) > 0
    }
    expect(found('works')).toBe(true)
    await db`update categories set name = 'Rubber'`
    expect(await later()).toEqual([bell])
    expect([found('works'), found('rubber')]).toEqual([false, true])
    expect(index.categoryNames).toEqual([expect.stringMatching(/^rubber /)])
    // Changed in place: answers wait for the products of one category, not for the whole catalogue.
    expect(await live.get()).toBe(index)
  })

  test('reports a failed reading, and retries it', async () => {
    const { db } = app.deps
    await ids()
    await db`alter table catalog_changes rename to elsewhere`
    time += 250
    await expect(live.get()).rejects.toThrow(/catalog_changes/)
    expect(live.isCurrent()).toBe(false)
    await db`alter table elsewhere rename to catalog_changes`
    expect(await ids()).toEqual([bell])
  })

  test('ignores change records restored from another server, on every reading', async () => {
    const { db } = app.deps
    await ids()
    const version = live.version()
    await db`insert into catalog_changes (xid, what, product_id)
      values ('9000000000000000', 'category', null), ('9000000000000001', 'product', ${bell})`
    expect(await later()).toEqual([bell])
    expect(live.version()).toBe(version)
    await db`delete from catalog_changes where xid >= '9000000000000000'`
  })

  test('keeps display-only changes for minutes, and drops cached answers after a longer pause', async () => {
    const { db } = app.deps
    await ids()
    const version = live.version()
    await db`update products set stock = stock + 1 where id = ${bell}`
    await db`update catalog_changes set at = now() - interval '11 minutes'`
    await sweepChanges(db)
    expect(await db`select from catalog_changes where what = 'shown'`).toHaveLength(0)
    expect((await db`select from catalog_changes`).length).toBeGreaterThan(0)
    time += 6 * 60_000
    expect(await ids()).toEqual([bell])
    expect(live.version()).toBe(version + 1)
  })

  test('after many changes it is built anew meanwhile, and nothing that changed in that time is missed', async () => {
    const { db } = app.deps
    await db`insert into products (id, sku, category_id, name, price_cents, position)
      select 'many-' || n, 'many-' || n, (select category_id from products limit 1), 'Many', 100, n
      from generate_series(1, 60) as n`
    const old = await live.get()
    const held = await ids()
    let moved = 0
    const change = async () => {
      moved += 1
      await db`update products set position = ${moved % 2 === 0 ? 1 : -1} * (1000 + position) where id like 'many-%'`
      await later()
    }
    while (old.dead <= 1000) await change()
    expect(await live.get()).toBe(old)
    await expect
      .poll(async () => {
        await change()
        return (await live.get()) === old
      })
      .toBe(false)
    expect((await live.get()).dead).toBeLessThan(1000)
    await db`update products set position = 0 where id = 'many-60'`
    expect(await later()).toEqual(
      (await db`select id from products where is_active order by position, id collate "C"`).map(
        ({ id }) => id,
      ),
    )
    expect(held).toHaveLength((await ids()).length)
    await db`delete from products where id like 'many-%'`
  })

  describe('thousands of products that another process adds at once', () => {
    const addMany = (count: number) => app.deps.db`
      insert into products (id, sku, category_id, name, price_cents, position)
      select 'mass-' || n, 'mass-' || n, (select category_id from products limit 1), 'Mass', 100, n
      from generate_series(1, ${count}) as n`
    const total = async () => (await live.get()).numbers.size
    const laterTotal = () => {
      time += 250
      return total()
    }
    afterEach(() => app.deps.db`delete from products where id like 'mass-%'`)

    test('are in the next answer where an index with them is built in time', async () => {
      live = createLiveIndex(app.deps.db, () => time, undefined, MINUTE)
      await ids()
      await addMany(2500)
      expect(await laterTotal()).toBe(2501)
    })

    test('are left out while it is built for longer; what changes meanwhile is not, and nothing stays missing', async () => {
      const { db } = app.deps
      let gate = Promise.resolve()
      const source = { kept: async () => undefined, build: () => gate.then(() => buildIndex(db)) }
      live = createLiveIndex(db, () => time, source, 0)
      expect(await ids()).toEqual([bell])
      const { snapshot: before } = await live.state()

      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      await addMany(2500)
      expect(await later()).toEqual([bell])
      const version = live.version()
      const rope = await makeProduct(app, { name: 'Rope' })
      live.changed()
      expect(await ids()).toEqual([bell, rope])
      await db`update products set is_active = false where id in (${bell}, 'mass-1')`
      expect(await later()).toEqual([rope])
      // Stored now it would be brought up to date with all of them.
      expect((await live.state()).snapshot).toEqual(before)

      open()
      await expect.poll(laterTotal).toBe(2500)
      expect(live.version()).toBeGreaterThan(version + 1)
      expect((await live.state()).snapshot).not.toEqual(before)
      await db`update products set is_active = true where id = ${bell}`
      await db`delete from products where id = ${rope}`
      expect(await laterTotal()).toBe(2500)
    })

    test('of a category that is closed are waited for, because this process may have closed it', async () => {
      const { db } = app.deps
      live = createLiveIndex(db, () => time, undefined, 0)
      await addMany(2500)
      expect(await total()).toBe(2501)
      await db`update categories set is_active = false`
      expect(await laterTotal()).toBe(0)
      await db`update categories set is_active = true`
      expect(await laterTotal()).toBe(2501)
    })

    test('are taken in although the build fails at first', async () => {
      const { db } = app.deps
      let isBroken = false
      const build = async () => {
        if (isBroken) throw new Error('no room')
        return buildIndex(db)
      }
      live = createLiveIndex(db, () => time, { kept: async () => undefined, build }, MINUTE)
      await ids()
      isBroken = true
      await addMany(2500)
      await expect(laterTotal()).rejects.toThrow('no room')
      isBroken = false
      await expect.poll(laterTotal).toBe(2501)
    })
  })

  test('rebuilds the index after a pause longer than the retention of changes', async () => {
    const { db } = app.deps
    await ids()
    const rope = await makeProduct(app, { name: 'Rope' })
    await db`update catalog_changes set at = now() - interval '2 days'`
    await sweepChanges(db)
    expect(await db`select from catalog_changes`).toHaveLength(0)
    time += 20 * 3_600_000
    expect(await ids()).toEqual([bell, rope])
  })
})
