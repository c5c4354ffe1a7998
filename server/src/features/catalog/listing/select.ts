import type { ProductSort } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import type { ProductIndex } from './product-index'

export interface ProductFilter {
  categoryId?: string | undefined
  featured?: boolean
  /** Bounds on what one pays, in cents. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** What a search found: the numbers of products have their scores, 0 where it did not find them. */
  scores?: Uint16Array | undefined
}

/** The numbers of all products that the filter lets through, in order; without an order of their own the best first. */
export function selectProducts(
  index: ProductIndex,
  filter: ProductFilter,
  sort: ProductSort = 'featured',
  locale: Locale = 'en',
): number[] {
  const order = sort === 'name' ? (`name ${locale}` as const) : sort
  const found = (index.orders.get(order) ?? []).filter(passes(index, filter))
  return sort === 'featured' && filter.scores ? bestFirst(found, filter.scores) : found
}

function passes(index: ProductIndex, filter: ProductFilter): (number: number) => boolean {
  const { alive, category, featured, price } = index
  const { scores, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const wanted = filter.categoryId === undefined ? -1 : index.categoryIds.indexOf(filter.categoryId)
  if (wanted < 0 && filter.categoryId !== undefined) return () => false
  return (n) =>
    alive[n] === true &&
    (wanted < 0 || category[n] === wanted) &&
    (!filter.featured || featured[n] === true) &&
    (price[n] as number) >= minPrice &&
    (price[n] as number) <= maxPrice &&
    (scores === undefined || (scores[n] as number) > 0)
}

/** Sorted by score, the order of equals kept: by counting, because there may be many. */
function bestFirst(numbers: readonly number[], scores: Uint16Array): number[] {
  const shelves = new Map<number, number[]>()
  for (const number of numbers) {
    const score = scores[number] as number
    const shelf = shelves.get(score)
    if (shelf) shelf.push(number)
    else shelves.set(score, [number])
  }
  return [...shelves.keys()].sort((a, b) => b - a).flatMap((score) => shelves.get(score) as number[])
}

/** How many products on sale each category has. */
export function countByCategory(index: ProductIndex): Map<string, number> {
  const counts = index.categoryIds.map(() => 0)
  for (let n = 0; n < index.alive.length; n++) {
    const category = index.category[n] as number
    if (index.alive[n]) counts[category] = (counts[category] as number) + 1
  }
  return new Map(index.categoryIds.map((id, category) => [id, counts[category] as number]))
}

/** Others of the same category: those with most tags in common first, then those of a similar price. */
export function selectRelated(index: ProductIndex, id: string, limit: number): number[] {
  const one = index.numbers.get(id)
  if (one === undefined) return []
  const tags = new Set(index.tags[one])
  const price = index.price[one] as number
  const ranked = selectProducts(index, {
    categoryId: index.categoryIds[index.category[one] as number] as string,
  })
    .filter((n) => n !== one)
    .map((number, place) => ({
      number,
      place,
      shared: (index.tags[number] as string[]).reduce((sum, tag) => sum + (tags.has(tag) ? 1 : 0), 0),
      distance: Math.abs((index.price[number] as number) - price),
    }))
  return best(
    ranked,
    limit,
    (a, b) => b.shared - a.shared || a.distance - b.distance || a.place - b.place,
  ).map(({ number }) => number)
}

/** The first `limit` of what sorting would give, without sorting the rest. */
export function best<T>(items: readonly T[], limit: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = []
  for (const item of items) {
    if (first.length === limit && compare(first[limit - 1] as T, item) <= 0) continue
    const place = first.findIndex((one) => compare(item, one) < 0)
    first.splice(place < 0 ? first.length : place, 0, item)
    if (first.length > limit) first.pop()
  }
  return first
}
