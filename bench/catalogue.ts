// How much longer the shop's questions take among 100,000 products than among the demo's 54 (decision X-101). None of the
// answers is kept ready: each question is asked in ways that are the same question and another address.
import { createClient } from './lib/client'
import { memoryOf } from './lib/process'
import { freePort, makeDataDir, openDatabase, type Product, removeDataDir, startProduct } from './lib/product'
import { type Figure, median } from './lib/report'

const MANY = 100_000
/** Answers of each question that are counted; as many before them warm up. */
const ANSWERS = 15
const FACTOR_MAX = 3
const SORTS = ['featured', 'price_asc', 'price_desc', 'newest', 'name'] as const
const LANGUAGES = ['en', 'fa', 'nl'] as const

interface Shop {
  products: { _id: string }[]
  category: string
}
/** The addresses of a question; `n` makes them differ without changing what is asked. */
type Question = (shop: Shop, n: number) => string

const list =
  (query: string): Question =>
  (_shop, n) =>
    `/products?limit=12&minPrice=${(n + 1) / 100_000}&${query}`
const productOf = ({ products }: Shop, n: number) => products[n % products.length]?._id

const QUESTIONS: Record<string, Question[]> = {
  'first page': [list('page=1')],
  'third page': [list('page=3')],
  'page 7,500': [list('page=7500')],
  'page 4,000': [list('page=4000')],
  'a category': [(shop, n) => list(`categoryId=${shop.category}`)(shop, n)],
  'search of a common word': [list('search=training')],
  'search of three words': [list('search=whey%20protein%20powder')],
  'search of a misspelt word': [list('search=kettelbell')],
  'search of a word that is nowhere': [list('search=xqzzy')],
  'bounds of the price': [list('maxPrice=40'), list('maxPrice=60&sort=name&lang=fa')],
  'each sort in each language': SORTS.flatMap((sort) =>
    LANGUAGES.map((lang) => list(`sort=${sort}&lang=${lang}`)),
  ),
  'one product': [(shop, n) => `/products/${productOf(shop, n)}?lang=${LANGUAGES[n % 3]}`],
  'goes well with': [(shop, n) => `/products/${productOf(shop, n)}/related?lang=${LANGUAGES[n % 3]}`],
}

/** The factor of each question, the worst of its forms. */
export async function catalogueFigures(core: number): Promise<Figure[]> {
  const dataDir = await makeDataDir('catalogue')
  const settings = { dataDir, core, port: await freePort(), env: { DEMO_DATA: 'true', RATE_LIMITS: 'off' } }
  try {
    let product = await startProduct(settings)
    const few = await measure(product)
    await addProducts(dataDir)
    await product.stop()
    product = await startProduct(settings)
    const many = await measure(product)
    const memory = (await memoryOf(product.pid, 'VmRSS')) ?? 0
    console.log(
      `with ${MANY} products: ready after ${(product.readyMs / 1000).toFixed(1)} s, ${(memory / 1e6).toFixed(0)} MB`,
    )
    await product.stop()
    return Object.keys(QUESTIONS)
      .concat('categories with counts')
      .map((name) => ({
        name: `Among 100,000 products, times that among 54: ${name}`,
        value: worst(name, few, many),
        unit: '×',
        most: FACTOR_MAX,
      }))
  } finally {
    await removeDataDir(dataDir)
  }
}

type Times = Map<string, number>

function worst(name: string, few: Times, many: Times): number {
  const factors = [...few.keys()]
    .filter((key) => key.startsWith(`${name} `))
    .map((key) => {
      const [before = Number.NaN, after = Number.NaN] = [few.get(key), many.get(key)]
      console.log(`catalogue, ${key}: ${before.toFixed(2)} ms of 54, ${after.toFixed(2)} ms of ${MANY}`)
      return after / before
    })
  return Math.max(...factors)
}

async function measure(product: Product): Promise<Times> {
  const client = createClient(product.url, 1)
  const db = await openDatabase(product.dataDir, 1)
  const ask = async (path: string) => {
    const answer = await client.call('GET', path)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.message}`)
    return answer
  }
  try {
    const { body } = await ask('/products?limit=54')
    const shop = { products: body.products, category: body.products[0].categoryId._id }
    const times: Times = new Map()
    for (const [name, forms] of Object.entries(QUESTIONS)) {
      for (const [i, question] of forms.entries()) {
        const taken: number[] = []
        for (let n = 0; n < 2 * ANSWERS; n++) taken.push((await ask(question(shop, n))).ms)
        times.set(`${name} ${i}`, median(taken.slice(ANSWERS)))
      }
    }
    const taken: number[] = []
    for (let n = 0; n < ANSWERS; n++) {
      // Its answer is one for each language, so it is made old by a change that another process could have made.
      await db`update products set stock = stock where id = ${shop.products[0]._id}`
      await new Promise((resolve) => setTimeout(resolve, 250))
      taken.push((await ask('/categories/with-counts')).ms)
    }
    return times.set('categories with counts 0', median(taken))
  } finally {
    client.close()
    await db.end()
  }
}

/** The demo's products again and again, each with a name, a sku and a price of its own. */
async function addProducts(dataDir: string): Promise<void> {
  const db = await openDatabase(dataDir, 1)
  await db`set statement_timeout = 0`
  await db`
    insert into products (id, sku, category_id, name, description, tags, translations, images, price_cents,
      sale_price_cents, stock, track_stock, weight_grams, is_featured, position)
    select p.id || '-' || n, p.sku || '-' || n, p.category_id, p.name || ' ' || n, p.description, p.tags,
      jsonb_set(jsonb_set(p.translations, '{fa,name}', to_jsonb(p.translations #>> '{fa,name}' || ' ' || n)),
        '{nl,name}', to_jsonb(p.translations #>> '{nl,name}' || ' ' || n)),
      p.images, p.price_cents + n * 37 % 5000, null, p.stock, p.track_stock, p.weight_grams, p.is_featured, 1000 + n
    from (select *, count(*) over () as all_products from products) p, generate_series(1, ${MANY} / 54 + 1) as n
    limit ${MANY}`
  await db.unsafe('vacuum analyze products')
  await db.end()
}
