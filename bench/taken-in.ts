// Answers that the shop refuses while many products arrive from outside and the server reads them.
import { createClient } from './lib/client'
import type { Product } from './lib/product'
import type { Figure } from './lib/report'

/** Pages of a visitor; `n` varies them, so that no answer is kept ready. */
const PAGES: ((n: number) => string)[] = [
  (n) => `/products?limit=12&minPrice=${(n % 100) / 1_000}`,
  (n) => `/products?limit=12&search=kettlebell&facets=true&minPrice=${(n % 100) / 1_000}`,
  () => '/categories/with-counts',
  (n) => `/search/suggestions?lang=en&q=${'protein powder'.slice(0, 1 + (n % 14))}`,
]
/** Time in ms for a visitor to look at a page before the next one. */
const LOOK = 100
/** Time in ms in which the server reads what has arrived. */
const READ_WITHIN = 10 * 60_000

/** Counts the answers other than 200 from the beginning of `arrival` until the shop counts all products. */
export async function refusalsWhile(product: Product, arrival: () => Promise<void>): Promise<Figure> {
  const client = createClient(product.url, 4)
  const total = async () => (await client.call('GET', '/products?limit=1')).body.totalProducts as number
  const before = await total()
  let ended = false
  let slowest = 0
  const statuses = new Map<number, number>()
  const visitor = async (page: (n: number) => string) => {
    for (let n = 0; !ended; n++) {
      const { status, ms } = await client.call('GET', page(n))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      slowest = Math.max(slowest, ms)
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  }
  const visitors = PAGES.map(visitor)
  const began = performance.now()
  try {
    await arrival()
    const arrived = performance.now()
    while ((await total()) === before) {
      if (performance.now() - arrived > READ_WITHIN) throw new Error('the products were not taken in')
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  } finally {
    ended = true
    await Promise.all(visitors)
    client.close()
  }
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const refused = answers - (statuses.get(200) ?? 0)
  console.log(
    `taken in after ${((performance.now() - began) / 1000).toFixed(1)} s: ${answers} answers, ${refused} refused, slowest ${slowest.toFixed(0)} ms`,
  )
  return { name: 'Refused answers while 100,000 products are taken in', value: refused, unit: '', most: 0 }
}
