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
): readonly number[] {
  const order = sort === 'name' ? (`name ${locale}` as const) : sort
  const all = index.orders.get(order) ?? []
  const isFiltered =
    filter.categoryId !== undefined ||
    filter.featured ||
    (filter.minPrice ?? 0) > 0 ||
    filter.maxPrice !== undefined ||
    filter.scores !== undefined
  if (!isFiltered) return all
  const found = all.filter(passes(index, filter))
  return sort === 'featured' && filter.scores ? bestFirst(found, filter.scores) : found
}

function passes(index: ProductIndex, filter: ProductFilter): (number: number) => boolean {
  const { category, featured, price } = index
  const { scores, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const wanted = filter.categoryId === undefined ? -1 : index.categoryIds.indexOf(filter.categoryId)
  if (wanted < 0 && filter.categoryId !== undefined) return () => false
  return (n) =>
    (wanted < 0 || category[n] === wanted) &&
    (!filter.featured || featured[n] === true) &&
    (price[n] as number) >= minPrice &&
    (price[n] as number) <= maxPrice &&
    (scores === undefined || (scores[n] as number) > 0)
}

/** Sorted by score, the order of equals kept: by counting, because there may be many. */
function bestFirst(numbers: readonly number[], scores: Uint16Array): readonly number[] {
  const shelves = new Map<number, number[]>()
  for (const number of numbers) {
    const score = scores[number] as number
    const shelf = shelves.get(score)
    if (shelf) shelf.push(number)
    else shelves.set(score, [number])
  }
  return [...shelves.keys()].sort((a, b) => b - a).flatMap((score) => shelves.get(score) as number[])
}

export const idsOf = (index: ProductIndex, numbers: readonly number[]): string[] =>
  numbers.map((number) => index.ids[number] as string)

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
  const categoryId = index.categoryIds[index.category[one] as number] as string
  const shared = new Uint8Array(index.ids.length)
  const others = selectProducts(index, { categoryId })
  for (const n of others)
    for (const tag of index.tags[n] as string[]) if (tags.has(tag)) shared[n] = (shared[n] as number) + 1
  const distance = (n: number) => Math.abs((index.price[n] as number) - price)
  // Of equals the first in the shop's order comes first.
  return best(
    others,
    limit + 1,
    (a, b) =>
      Number(a === one) - Number(b === one) ||
      (shared[b] as number) - (shared[a] as number) ||
      distance(a) - distance(b),
  )
    .filter((n) => n !== one)
    .slice(0, limit)
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
