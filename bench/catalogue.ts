// Factor by which catalogue requests slow down from the demo's 54 products to 100,000 (decision X-101). Each request
// varies in form, so that no response comes from the cache.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from '../server/src/kernel/db/client'
import { addProducts } from './lib/add-products'
import { createClient } from './lib/client'
import { memoryOf } from './lib/process'
import { freePort, makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import { type Figure, median } from './lib/report'
import { wanted } from './lib/round'
import { refusalsWhile } from './taken-in'

const MANY = 100_000
/** Measured responses per request, preceded by as many for warm-up. */
const ANSWERS = 15
/** Most times an answer may take among 100,000 products, and the first page of a search with facets. */
const FACTOR_MAX = 2.5
const FACETS_FACTOR_MAX = 3
const SEARCH_WITH_FACETS = 'first page of a search with facets'
/** Limit in ms for a start, which reads 100,000 products: half a minute of processor, more on a busy machine. */
const READY_WITHIN = 5 * 60_000
const SORTS = ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const
const LANGUAGES = ['en', 'fa', 'nl'] as const

interface Shop {
  products: { _id: string }[]
  category: string
}
/** Builds the URL of a request; `n` varies it without changing the result. */
type Question = (shop: Shop, n: number) => string

const list =
  (query: string): Question =>
  (_shop, n) =>
    `/products?limit=12&minPrice=${(n + 1) / 100_000}&${query}`
/** Builds one search per language. */
const searches = (words: [en: string, fa: string, nl: string], more = '') =>
  words.map((word, i) => list(`search=${encodeURIComponent(word)}&lang=${LANGUAGES[i]}${more}`))
const productOf = ({ products }: Shop, n: number) => products[n % products.length]?._id

const QUESTIONS: Record<string, Question[]> = {
  'first page': [list('page=1')],
  'third page': [list('page=3')],
  'page 7,500': [list('page=7500')],
  'page 4,000': [list('page=4000')],
  'a category': [(shop, n) => list(`categoryId=${shop.category}`)(shop, n)],
  'search of a common word': searches(['training', 'تمرین', 'training']),
  'search of three words': searches(['whey protein powder', 'پودر پروتئین وی', 'whey eiwit poeder']),
  'search of a misspelt word': searches(['kettelbell', 'کتلبل', 'ketelbel']),
  'search of a word that is nowhere': [list('search=xqzzy')],
  'first page with facets': [list('facets=true'), list('facets=true&diet=vegan&inStock=true&sort=name')],
  [SEARCH_WITH_FACETS]: [
    ...searches(['training', 'تمرین', 'training'], '&facets=true'),
    ...searches(['training', 'تمرین', 'training'], '&facets=true&goal=strength,mobility&brand=Zagros'),
  ],
  'bounds of the price': [list('maxPrice=40'), list('maxPrice=60&sort=name&lang=fa')],
  'each sort in each language': SORTS.flatMap((sort) =>
    LANGUAGES.map((lang) => list(`sort=${sort}&lang=${lang}`)),
  ),
  'one product': [(shop, n) => `/products/${productOf(shop, n)}?lang=${LANGUAGES[n % 3]}`],
  'goes well with': [(shop, n) => `/products/${productOf(shop, n)}/related?lang=${LANGUAGES[n % 3]}`],
}

/** Texts typed letter by letter; each prefix requests suggestions. */
const TYPED = [
  ...['protein powder', 'kettelbell', 'yoga mat', 'kettlebell 16 kg', 'xqzzy', 'rubber water plate'],
  ...['eiwitpoeder', 'پروتئین', 'کتل‌بل ۱۶ کیلوگرم'],
]
const SUGGESTIONS_MOST = 50

/**
 * Returns the worst factor of each request. Both shops run at once and are called alternately, so background load
 * affects both.
 */
export async function catalogueFigures(core: number): Promise<Figure[]> {
  // Creating 100,000 products takes a minute; BENCH_CATALOGUE names a folder that keeps both databases.
  const kept = process.env.BENCH_CATALOGUE
  const folder = kept ?? (await makeDataDir('catalogue'))
  const start = async (name: string) => {
    const dataDir = join(folder, name)
    const env = { DEMO_DATA: 'true', RATE_LIMITS: 'off' }
    const nodeOptions = process.env.BENCH_NODE?.split(' ') ?? []
    const readyWithin = READY_WITHIN
    return startProduct({ dataDir, core, port: await freePort(), env, nodeOptions, readyWithin })
  }
  const figures: Figure[] = []
  try {
    if (!existsSync(join(folder, 'many'))) {
      const product = await start('many')
      figures.push(await refusalsWhile(product, () => addProducts(product.dataDir, MANY)))
      await product.stop()
    }
    if (!wanted('catalogue')) return figures
    const many = await start('many')
    const few = await start('few')
    figures.push(...(await compare(few, many)))
    const memory = (await memoryOf(many.pid, 'VmRSS')) ?? 0
    console.log(
      `with ${MANY} products: ready after ${(many.readyMs / 1000).toFixed(1)} s, ${(memory / 1e6).toFixed(0)} MB`,
    )
    await many.stop()
    await few.stop()
    return figures
  } finally {
    if (!kept) await removeDataDir(folder)
  }
}

async function compare(few: Product, many: Product): Promise<Figure[]> {
  const shops = [await openShop(few), await openShop(many)] as const
  try {
    const figures: Figure[] = []
    const factor = (name: string, value: number) =>
      figures.push({
        name: `Among 100,000 products, times that among 54: ${name}`,
        value,
        unit: '×',
        most: name === SEARCH_WITH_FACETS ? FACETS_FACTOR_MAX : FACTOR_MAX,
      })
    for (const [name, forms] of Object.entries(QUESTIONS)) {
      const factors: number[] = []
      for (const [i, question] of forms.entries())
        factors.push(await inTurns(shops, `${name} ${i}`, question))
      factor(name, Math.max(...factors))
    }
    factor('categories with counts', await categoriesInTurns(shops))
    const { times, most } = await suggestionsInTurns(shops)
    factor('suggestions while one types', times)
    figures.push({
      name: 'Suggestions while one types, among 100,000 products, p95',
      value: most,
      unit: 'ms',
      most: SUGGESTIONS_MOST,
    })
    return figures
  } finally {
    for (const shop of shops) await shop.close()
  }
}

interface OpenShop extends Shop {
  db: Pool
  /** Resolves to the response time in milliseconds. */
  ask(path: string): Promise<number>
  close(): Promise<void>
}

async function openShop(product: Product): Promise<OpenShop> {
  const client = createClient(product.url, 1)
  const db = await openDatabase(product.dataDir, 1)
  const call = async (path: string) => {
    const answer = await client.call('GET', path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.message}`)
    return answer
  }
  const { products } = (await call('/products?limit=54')).body
  return {
    products,
    category: products[0].categoryId._id,
    db,
    ask: async (path) => (await call(path)).ms,
    close: async () => {
      client.close()
      await db.end()
    },
  }
}

type Shops = readonly [few: OpenShop, many: OpenShop]

/** Prints both medians; returns the second divided by the first. */
function told(name: string, [few, many]: readonly [number[], number[]]): number {
  const [before, after] = [median(few), median(many)]
  console.log(`catalogue, ${name}: ${before.toFixed(2)} ms of 54, ${after.toFixed(2)} ms of ${MANY}`)
  return after / before
}

async function inTurns(shops: Shops, name: string, question: Question): Promise<number> {
  const taken: [number[], number[]] = [[], []]
  for (let n = 0; n < 2 * ANSWERS; n++) {
    for (const [i, shop] of shops.entries()) (taken[i] as number[]).push(await shop.ask(question(shop, n)))
  }
  return told(name, [taken[0].slice(ANSWERS), taken[1].slice(ANSWERS)])
}

async function categoriesInTurns(shops: Shops): Promise<number> {
  const taken: [number[], number[]] = [[], []]
  for (let n = 0; n < ANSWERS; n++) {
    for (const [i, shop] of shops.entries()) {
      // The response is cached per language; a write that another process could have made invalidates it.
      await shop.db`update products set stock = stock where id = ${shop.products[0]?._id ?? ''}`
      await new Promise((resolve) => setTimeout(resolve, 250))
      ;(taken[i] as number[]).push(await shop.ask('/categories/with-counts'))
    }
  }
  return told('categories with counts', taken)
}

async function suggestionsInTurns(shops: Shops): Promise<{ times: number; most: number }> {
  const taken: [number[], number[]] = [[], []]
  const beginnings = TYPED.flatMap((text) => Array.from(text, (_, i) => text.slice(0, i + 1)))
  for (const [n, text] of [...beginnings, ...beginnings].entries()) {
    const path = `/search/suggestions?lang=${LANGUAGES[n % 3]}&q=${encodeURIComponent(text)}`
    for (const [i, shop] of shops.entries()) {
      const ms = await shop.ask(path)
      if (n >= beginnings.length) (taken[i] as number[]).push(ms)
    }
  }
  const sorted = taken[1].sort((a, b) => a - b)
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length
  const most = sorted[Math.floor(sorted.length * 0.95)] as number
  console.log(
    `catalogue, suggestions of ${MANY}: mean ${mean.toFixed(2)} ms, p95 ${most.toFixed(2)}, slowest ${sorted.at(-1)?.toFixed(2)}`,
  )
  return { times: told('suggestions', taken), most }
}
