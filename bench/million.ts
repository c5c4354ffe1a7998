// Answers among 1,000,000 products, which the database gives (decision 079): times in the order of asking, and the processor
// time of a start. A product changes before each round, so that no answer and no total is remembered, and each round asks
// for other words of the catalogue besides those that are named here.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from '../server/src/kernel/db/client'
import { createClient, type Reply } from './lib/client'
import { cpuSeconds, memoryOf } from './lib/process'
import { freePort, makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import { randomFrom, shuffled } from './lib/random'
import type { Figure } from './lib/report'

const PRODUCTS = 1_000_000
/** Rows of one statement. */
const CHUNK = 50_000
const LANGUAGES = ['en', 'fa', 'nl'] as const
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20)
const SEARCH_MOST = 200
const START_MOST = 5
const FILLED_WITHIN = 60 * 60_000
/** `posted` of the listing's state where all posting lists are made. */
const ALL_PARTS = 2 ** 15
/** Seconds of processor in a second below which a server has nothing to do. */
const IDLE = 0.1

interface Shop {
  ids: string[]
  category: string
  /** Words of names and descriptions, by language. */
  words: string[][]
}

const search = (...words: string[]) =>
  words.map((word) => () => `/products?search=${encodeURIComponent(word)}`)
const list = (...queries: string[]) => queries.map((query) => () => `/products?${query}`)
type Question = (shop: Shop, round: number) => string
/** So many words of the catalogue, other ones in each round, of one language. */
const drawn = (count: number, more = ''): Question[] =>
  LANGUAGES.map((_lang, i) => ({ words }, round) => {
    const random = randomFrom(round * 100 + count * 10 + i)
    const all = shuffled(words[i] as string[], random)
    return `/products?search=${encodeURIComponent(all.slice(0, count).join(' '))}${more}`
  })
const RARE: Question[] = [
  (_shop, round) => `/products?search=${100_000 + round * 37}`,
  ({ ids }, round) => `/products?search=${ids[round % ids.length]?.slice(-6)}`,
]

const SEARCHES: Record<string, Question[]> = {
  'one word': search(
    'whey',
    'kettlebell',
    'mat',
    'rope',
    'bottle',
    'creatine',
    'belt',
    'oats',
    'journal',
    'dumbbell',
  ),
  'three words': search(
    'whey protein powder',
    'green yoga mat',
    'adjustable speed rope',
    'kettlebell 16 kg',
    'rubber hex dumbbell',
  ),
  'a beginning': search('kett', 'prot', 'dumb', 'crea', 'yog', 'bott'),
  'a rare word': RARE,
  'a common word': search('training', 'with', 'grams', 'tavan', 'every'),
  Persian: search('پروتئین', 'کتل‌بل', 'تمرین', 'طناب', 'پودر پروتئین وی'),
  'a misspelt word': search('kettelbell', 'protien', 'kreatine'),
  'a word that is nowhere': search('xqzzy', 'rubber water plate'),
  'a word of the catalogue, in each language': [...drawn(1), ...drawn(1, '&page=2')],
  'two words of it': drawn(2),
  'three words of it': drawn(3),
  'suggestions while one types': [
    ...['ket', 'kettle', 'whey p', 'پرو', 'yoga m'].map(
      (text) => () => `/search/suggestions?q=${encodeURIComponent(text)}`,
    ),
    ...LANGUAGES.flatMap((_lang, i) =>
      [2, 3, 5].map(
        (length): Question =>
          ({ words }, round) => {
            const [word = ''] = shuffled(words[i] as string[], randomFrom(round * 1000 + length * 10 + i))
            return `/search/suggestions?q=${encodeURIComponent(word.slice(0, length))}`
          },
      ),
    ),
  ],
}

const OTHERS: Record<string, Question[]> = {
  'first page of each sort': list(
    ...['featured', 'price_asc', 'price_desc', 'newest', 'name', 'name&lang=fa', 'name&lang=nl'].map(
      (sort) => `sort=${sort}`,
    ),
  ),
  'page 40,000 and 80,000': list(
    'page=40000',
    'page=80000',
    'page=40000&sort=price_asc',
    'page=80000&sort=newest',
  ),
  'a category, first page and page 2,000': ['', '&sort=price_asc', '&page=2000'].map(
    (more) =>
      ({ category }) =>
        `/products?categoryId=${category}${more}`,
  ),
  'bounds of the price, and featured ones': list(
    'minPrice=20&maxPrice=40',
    'maxPrice=60&sort=name',
    'featured=true',
  ),
  'a search in other orders': list(
    'search=kettlebell&sort=price_asc',
    'search=training&sort=newest',
    'search=whey&sort=name',
  ),
  'a search, page 100 and 1,000': list('search=kettlebell&page=100', 'search=training&page=1000'),
  'categories with counts': [
    (_shop, round) => `/categories/with-counts?lang=${['en', 'fa', 'nl'][round % 3]}`,
  ],
  'one product': [({ ids }, round) => `/products/${ids[round % ids.length]}`],
  'goes well with': [({ ids }, round) => `/products/${ids[round % ids.length]}/related`],
}

/** `BENCH_CATALOGUE` names a folder that keeps the database for the next run; filling it takes minutes. */
export async function millionFigures(): Promise<Figure[]> {
  const kept = process.env.BENCH_CATALOGUE
  const folder = kept ?? (await makeDataDir('million'))
  const dataDir = join(folder, 'million')
  const start = async () =>
    startProduct({
      dataDir,
      port: await freePort(),
      env: { DEMO_DATA: 'true', RATE_LIMITS: 'off' },
      readyWithin: FILLED_WITHIN,
    })
  try {
    if (!existsSync(dataDir)) await fill(await start())
    const first = await start()
    console.log(
      `million, start that fills the listing where it is not: ${(first.readyMs / 1000).toFixed(1)} s`,
    )
    console.log(`million, posting lists: made after ${await secondsUntilPosted(first)} s`)
    await first.stop()
    const product = await start()
    const untilReady = (await cpuSeconds([product.pid])) ?? 0
    const cpu = await cpuUntilIdle(product)
    console.log(
      `million, next start: ${product.readyMs} ms, ${untilReady} s of processor, ${cpu} s with what follows; ${await megabytes(product)} MB`,
    )
    const figures = await measure(product)
    console.log(`million, after all questions: ${await megabytes(product)} MB`)
    await product.stop()
    return [
      {
        name: 'Among 1,000,000 products: processor time of a start',
        value: cpu,
        unit: 's',
        most: START_MOST,
      },
      ...figures,
    ]
  } finally {
    if (!kept) await removeDataDir(folder)
  }
}

const megabytes = async ({ pid }: Product) => (((await memoryOf(pid, 'VmRSS')) ?? 0) / 1e6).toFixed(0)

async function secondsUntilPosted(product: Product): Promise<string> {
  const began = performance.now()
  const db = await openDatabase(product.dataDir, 1)
  const isPosted = async () => {
    const [row] = await db`select posted from catalog_listing_state where posted_xid = xid`
    return row?.posted === ALL_PARTS
  }
  while (!(await isPosted())) await sleep(1000)
  await db.end()
  return ((performance.now() - began) / 1000).toFixed(0)
}

/** Processor time since the start until nothing of it is left: what is read in the background counts. */
async function cpuUntilIdle({ pid }: Product): Promise<number> {
  for (let before = 0; ; ) {
    const used = (await cpuSeconds([pid])) ?? 0
    if (used - before < IDLE) return used
    before = used
    await sleep(1000)
  }
}

type Ask = (path: string) => Promise<Reply>

/** Some products far from the first page, and the words of their texts. */
async function lookAround(ask: Ask): Promise<Shop> {
  const { products } = (await ask('/products?limit=50&page=700')).body
  const ids: string[] = products.map(({ _id }: { _id: string }) => _id)
  const words: string[][] = []
  for (const lang of LANGUAGES) {
    const texts: string[] = []
    for (const id of ids) {
      const { data } = (await ask(`/products/${id}?lang=${lang}`)).body
      texts.push(data.name, data.description)
    }
    words.push([...new Set(texts.join(' ').split(/[\s.,;:()]+/u))].filter(({ length }) => length > 1))
  }
  return { ids, category: products[0].categoryId._id, words }
}

async function measure(product: Product): Promise<Figure[]> {
  const client = createClient(product.url, 1)
  const db = await openDatabase(product.dataDir, 1)
  const ask: Ask = async (path) => {
    const answer = await client.call('GET', path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.message}`)
    return answer
  }
  try {
    const shop = await lookAround(ask)
    const times = new Map<string, number[]>()
    const cpu = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      await changeOne(db, shop.ids[0] as string)
      await ask('/products?limit=2')
      for (const [name, questions] of Object.entries({ ...SEARCHES, ...OTHERS })) {
        const before = (await cpuSeconds([product.pid])) ?? 0
        for (const question of questions) {
          const path = question(shop, round)
          const { ms } = await ask(path)
          // The first round warms up.
          if (round === 0) continue
          times.set(name, [...(times.get(name) ?? []), ms])
          if (ms > SEARCH_MOST) console.log(`million, ${ms.toFixed(0)} ms: ${decodeURIComponent(path)}`)
        }
        const used = ((await cpuSeconds([product.pid])) ?? 0) - before
        if (round > 0) cpu.set(name, (cpu.get(name) ?? 0) + used)
      }
    }
    for (const [name, taken] of times) {
      const [p50, p99] = [at(taken, 0.5), at(taken, 0.99)].map((ms) => ms.toFixed(1).padStart(8))
      const each = ((1000 * (cpu.get(name) ?? 0)) / taken.length).toFixed(0)
      console.log(
        `million, ${name}: p50 ${p50} ms, p99 ${p99} ms, ${each} ms of processor, of ${taken.length}`,
      )
    }
    const searches = Object.keys(SEARCHES).flatMap((name) => times.get(name) ?? [])
    return [
      {
        name: 'Among 1,000,000 products: a search, p99',
        value: at(searches, 0.99),
        unit: 'ms',
        most: SEARCH_MOST,
      },
      {
        name: 'Among 1,000,000 products: a search, p50',
        value: at(searches, 0.5),
        unit: 'ms',
        most: SEARCH_MOST,
      },
    ]
  } finally {
    client.close()
    await db.end()
  }
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A price that changes makes all answers old, and totals too. */
async function changeOne(db: Pool, id: string): Promise<void> {
  await db`update products set price_cents = price_cents + 1 where id = ${id}`
  await sleep(250)
}

/** Copies the demo's products with numbers of their own, while no server runs: their past is not what is measured. */
async function fill(product: Product): Promise<void> {
  await product.kill()
  const db = await openDatabase(product.dataDir, 1)
  await db`set statement_timeout = 0`
  await db.unsafe('alter table products disable trigger user')
  for (let from = 0; from < PRODUCTS; from += CHUNK) {
    await db`
      insert into products (id, sku, category_id, name, description, tags, translations, images, price_cents,
        sale_price_cents, stock, track_stock, weight_grams, is_featured, position, created_at)
      select p.id || '-' || n, p.sku || '-' || n, p.category_id, p.name || ' ' || n, p.description, p.tags,
        jsonb_set(jsonb_set(p.translations, '{fa,name}', to_jsonb(p.translations #>> '{fa,name}' || ' ' || n)),
          '{nl,name}', to_jsonb(p.translations #>> '{nl,name}' || ' ' || n)),
        p.images, p.price_cents + n * 37 % 5000, null, p.stock, p.track_stock, p.weight_grams, p.is_featured and n % 9 = 0,
        1000 + n, now() - n * interval '1 second'
      from generate_series(${from}::int, ${from + CHUNK - 1}::int) as n
      join (select *, row_number() over (order by position, id) - 1 as place, count(*) over () as demo
        from products where id not like '%-%') p on p.place = n % p.demo`
    console.log(`million: ${from + CHUNK} products`)
  }
  await db.unsafe('alter table products enable trigger user')
  await db.unsafe('vacuum analyze products')
  await db.end()
}
