import { localeCodes } from 'contract/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../../test/factories'
import { useApp } from '../../../../test/test-app'
import { buildIndex, type State, updateIndex } from './build-index'
import { decodeIndex, encodeIndex } from './index-bytes'
import { createLiveIndex, type IndexSource } from './live-index'
import { keepCatalogIndex, openCatalogIndex } from './open-index.logic'
import type { ProductIndex } from './product-index'
import { selectRelated } from './related'
import { INDEX_FOLDER, savedSource, saveIndex } from './saved-index'
import { searchProducts } from './search'
import { countByCategory, firstOf, idsOf, selectProducts } from './select'

const app = useApp()
const elsewhere = useApp()
const CODE = 'build 1'
const SEARCHES = [
  ...['kettlebell', 'kettelbell', 'kettle bell', 'steel 16 kg', 'bell', 'be', 'sku-a', 'mat rope', 'xqzzy'],
  ...['کتل‌بل', 'کتلبل', 'طناب', 'springtouw', 'kettelbel', 'yoga mat', 'steel-grey'],
]
const SORTS = ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const

/** Every kind of answer that an index gives, by ids. */
function answersOf(index: ProductIndex) {
  const all = firstOf(1000)
  const found = SEARCHES.map((text) => {
    const search = searchProducts(index, text, 5)
    const scores = search && { scores: search.scores }
    const { total, numbers } = selectProducts(index, { ...scores }, all)
    return [text, total, idsOf(index, numbers), search?.correction, idsOf(index, search?.nearest ?? [])]
  })
  const sorted = SORTS.flatMap((sort) =>
    localeCodes.map((locale) => idsOf(index, selectProducts(index, {}, all, sort, locale).numbers)),
  )
  const filters = [
    { featured: true },
    { minPrice: 1500, maxPrice: 4000 },
    ...index.categoryIds.map((categoryId) => ({ categoryId })),
  ]
  const filtered = filters.map((filter) => idsOf(index, selectProducts(index, filter, all).numbers).sort())
  const related = [...index.numbers.keys()].sort().map((id) => idsOf(index, selectRelated(index, id, 4)))
  const counts = [...countByCategory(index)].filter(([, count]) => count > 0).sort()
  return { found, sorted, filtered: filtered.filter(({ length }) => length > 0).sort(), related, counts }
}

const fresh = () => buildIndex(app.deps.db)
const bytesOf = async (state?: State) => encodeIndex(state ?? (await fresh()), { code: CODE, at: Date.now() })
const read = async (bytes: Buffer) => (await decodeIndex(bytes, CODE)) as State
const neverBuilt: Pick<IndexSource, 'build'> = { build: () => Promise.reject(new Error('built')) }
const keys = async () => {
  const found = []
  for await (const { key } of app.deps.files.list(INDEX_FOLDER)) found.push(key)
  return found
}

const names = [
  ['Kettlebell 16 kg', 'کتل‌بل ۱۶ کیلوگرم', 'Kettlebell 16 kg'],
  ['Kettlebell 24 kg steel-grey', 'کتل‌بل ۲۴ کیلوگرم', 'Kettlebell 24 kg staal'],
  ['Speed rope', 'طناب سرعتی', 'Springtouw'],
  ['Yoga mat', 'مت یوگا', 'Yogamat'],
  ['Ångström belt', 'کمربند', 'Ångströmriem'],
  ['Zebra bands', 'کش', 'Elastiek'],
] as const
let ids: string[] = []

beforeAll(async () => {
  ids = []
  for (const [i, [name, fa, nl]] of names.entries())
    ids.push(
      await makeProduct(app, {
        name,
        sku: `SKU-A${i}`,
        description: `A ${name} of steel for every gym.`,
        tags: i % 2 === 0 ? ['strength', 'home'] : ['home'],
        priceCents: 1000 + 700 * i,
        isFeatured: i === 1,
        translations: {
          fa: { name: fa, description: `${fa} برای باشگاه`, tags: [] },
          nl: { name: nl, description: `${nl} voor thuis`, tags: ['thuis'] },
        },
      }),
    )
  await makeProduct(elsewhere, { name: 'Of another shop' })
})

describe('an index that was kept', () => {
  test('gives the answers of one that was built, in every language', async () => {
    const built = await fresh()
    const kept = await read(await bytesOf(built))
    expect(answersOf(kept.index)).toEqual(answersOf(built.index))
    expect(kept.snapshot).toEqual(built.snapshot)
    expect(answersOf(built.index).found.find(([text]) => text === 'kettelbell')?.[3]).toBe('kettlebell')
  })

  test('gives them after changes since it was written', async () => {
    const bytes = await bytesOf()
    const { db } = app.deps
    await db`update products set name = 'Kettlebell 20 kg', price_cents = 100, tags = '{fresh}' where id = ${ids[0] ?? ''}`
    await db`delete from products where id = ${ids[3] ?? ''}`
    await db`update products set is_active = false where id = ${ids[5] ?? ''}`
    await db`update categories set name = name || ' renamed' where id = (select category_id from products where id = ${ids[2] ?? ''})`
    for (const name of ['Rubber mat', 'Kettlebell rack'])
      await makeProduct(app, { name, translations: { fa: { name: 'قفسه', description: '', tags: [] } } })
    const kept = await read(bytes)
    expect(await updateIndex(db, kept)).toMatchObject({ isChanged: true })
    expect(answersOf(kept.index)).toEqual(answersOf((await fresh()).index))
    // Dead numbers and grown lists are kept, too.
    expect(answersOf((await read(await bytesOf(kept))).index)).toEqual(answersOf(kept.index))
  })

  test('is ignored if it is damaged, cut off, of another format or of other code', async () => {
    const bytes = await bytesOf()
    for (const at of [0, 9, bytes.length >> 1, bytes.length - 40, bytes.length - 1]) {
      const damaged = Buffer.from(bytes)
      damaged[at] = (damaged[at] as number) ^ 1
      expect(await decodeIndex(damaged, CODE), `byte ${at}`).toBeUndefined()
    }
    expect(await decodeIndex(bytes.subarray(0, 1000), CODE)).toBeUndefined()
    expect(await decodeIndex(Buffer.alloc(0), CODE)).toBeUndefined()
    expect(await decodeIndex(bytes, 'build 2')).toBeUndefined()
    expect(await decodeIndex(bytes, CODE)).toBeDefined()
  })

  test('is built anew on another database or timeline, and where transactions were lost', async () => {
    const { index, snapshot } = await fresh()
    expect(await updateIndex(elsewhere.deps.db, await read(await bytesOf()))).toBeUndefined()
    for (const other of [
      { ...snapshot, server: `${snapshot.server}1` },
      { ...snapshot, xid: '900000000000:900000000000:' },
    ]) {
      const live = createLiveIndex(app.deps.db, undefined, {
        kept: async () => ({ index: (await read(await bytesOf())).index, snapshot: other }),
        ...neverBuilt,
      })
      await expect(live.get()).rejects.toThrow('built')
    }
    expect(index.numbers.size).toBeGreaterThan(0)
  })
})

describe('a process with the byte store', () => {
  test('keeps its index, which another process starts from', async () => {
    await openCatalogIndex(app.deps)
    const live = createLiveIndex(app.deps.db)
    expect(await saveIndex(app.deps, live)).toBe(true)
    expect(await keys()).toEqual([`${INDEX_FOLDER}/source.bin`])
    const other = await app.again()
    const started = createLiveIndex(other.deps.db, undefined, { ...savedSource(other.deps), ...neverBuilt })
    expect(answersOf(await started.get())).toEqual(answersOf((await fresh()).index))
  })

  test('writes nothing while few changes are missing, and writes them at its end', async () => {
    const live = createLiveIndex(app.deps.db)
    await saveIndex(app.deps, live)
    expect(await saveIndex(app.deps, live)).toBe(false)
    await app.deps
      .db`update products set position = position + 1 where id in (${ids[0] ?? ''}, ${ids[1] ?? ''})`
    expect(await saveIndex(app.deps, live, 2)).toBe(false)
    expect(await saveIndex(app.deps, live, 1)).toBe(true)
    const before = await app.deps.files.get(`${INDEX_FOLDER}/source.bin`)
    await app.deps.db`update products set position = position + 1 where id = ${ids[0] ?? ''}`
    await keepCatalogIndex(app.deps)
    const after = await app.deps.files.get(`${INDEX_FOLDER}/source.bin`)
    expect(after?.equals(before as Buffer)).toBe(false)
  })

  test('rebuilds the index and replaces the file when the file is damaged', async () => {
    await app.deps.files.put(`${INDEX_FOLDER}/source.bin`, Buffer.from('no index'))
    const source = savedSource(app.deps)
    expect(await source.kept()).toBeUndefined()
    const live = createLiveIndex(app.deps.db, undefined, source)
    expect(answersOf(await live.get())).toEqual(answersOf((await fresh()).index))
    expect(await saveIndex(app.deps, live, 1000)).toBe(true)
    expect(await source.kept()).toBeDefined()
  })

  test('reads the catalogue when the byte store does not answer, or fails', async () => {
    const broken = [() => new Promise<never>(() => undefined), () => Promise.reject(new Error('no bucket'))]
    for (const get of broken) {
      const source = savedSource({ ...app.deps, files: { ...app.deps.files, get } }, 1)
      expect(await source.kept()).toBeUndefined()
    }
  })

  test('builds and updates the index of a large catalogue in a thread', async () => {
    const { db } = app.deps
    await db`
      insert into products (id, sku, category_id, name, description, tags, translations, images, price_cents, stock, position)
      select p.id || '-' || n, p.sku || '-' || n, p.category_id, p.name || ' ' || n, p.description, p.tags, p.translations,
        p.images, p.price_cents + n, p.stock, 1000 + n
      from products p, generate_series(1, 5001) as n where p.id = ${ids[1] ?? ''}`
    const source = savedSource(app.deps)
    const live = createLiveIndex(db, undefined, source)
    live.changed()
    const first = await source.build()
    expect(first.index.numbers.size).toBeGreaterThan(5000)
    const sorts = ({ index }: State) =>
      SORTS.flatMap((sort) =>
        localeCodes.map((locale) =>
          idsOf(index, selectProducts(index, {}, firstOf(10_000), sort, locale).numbers),
        ),
      )
    expect(sorts(first)).toEqual(sorts(await fresh()))
    // A process that has just started may have kept it meanwhile.
    await saveIndex(app.deps, live)
    expect(sorts((await source.kept()) as State)).toEqual(sorts(await fresh()))
    await db`update products set price_cents = 1 where id = ${`${ids[1]}-77`}`
    await saveIndex(app.deps, live)
    const kept = (await source.kept()) as State
    expect(idsOf(kept.index, selectProducts(kept.index, {}, firstOf(1), 'price_asc').numbers)).toEqual([
      `${ids[1]}-77`,
    ])
  })
})
