import { readPostings } from './posting-list'
import type { ProductIndex } from './product-index'
import { listOf } from './select'
import { takeScores } from './workspace'

/** Others of the same category: those with most tags in common first, then those of a similar price. */
export function selectRelated(index: ProductIndex, id: string, limit: number): number[] {
  const one = index.numbers.get(id)
  if (one === undefined) return []
  const { category, price } = index
  const [wanted, paid] = [category[one] as number, price[one] as number]
  const shared = countSharedTags(index, one)
  const others: number[] = []
  const all = listOf(index, 'featured', 'en')
  for (let i = 0; i < all.length; i++) {
    const n = all[i] as number
    if (category[n] === wanted && n !== one) others.push(n)
  }
  const distance = (n: number) => Math.abs((price[n] as number) - paid)
  // Ties keep the shop's order.
  return best(
    others,
    limit,
    (a, b) => (shared[b] as number) - (shared[a] as number) || distance(a) - distance(b),
  )
}

/** Counts the shared tags of each product. */
function countSharedTags(index: ProductIndex, one: number): Uint16Array {
  const { numbers } = index.workspace
  index.workspace.taken = 0
  const shared = takeScores(index.workspace)
  for (const tag of index.tags[one] ?? []) {
    const postings = index.tagProducts[tag]
    const count = postings === undefined ? 0 : readPostings(postings, numbers)
    for (let i = 0; i < count; i++) {
      const n = numbers[i] as number
      shared[n] = (shared[n] as number) + 1
    }
  }
  return shared
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
