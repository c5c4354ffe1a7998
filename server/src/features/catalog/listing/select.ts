import type { ProductSort } from 'contract/catalog/calls'
import type { FacetChoice } from 'contract/catalog/facet-rules'
import type { Locale } from 'contract/locale'
import { countFacets, type FacetTotals, isChosen, missedFacets } from './facets'
import { orderOf } from './orders'
import type { ProductIndex } from './product-index'

export interface ProductFilter {
  categoryId?: string | undefined
  featured?: boolean
  /** Bounds on what one pays, in cents. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Chosen values of facets. */
  choice?: FacetChoice | undefined
  /** Counts the facets of what the rest of the filter lets through. */
  hasFacets?: boolean | undefined
  /** Scores of a search by product number, 0 for no match. */
  scores?: Uint16Array | undefined
}

export interface Slice {
  offset: number
  limit: number
}

export interface Selection {
  /** Number of products that pass the filter. */
  total: number
  /** The numbers of those that the slice holds. */
  numbers: number[]
  facets?: FacetTotals
}

export const firstOf = (limit: number) => (): Slice => ({ offset: 0, limit })

/**
 * Products that the filter lets through, in order; without an order of their own the best first. `sliceOf` says which of them
 * are wanted, knowing how many there are.
 */
export function selectProducts(
  index: ProductIndex,
  filter: ProductFilter,
  sliceOf: (total: number) => Slice,
  sort: ProductSort = 'featured',
  locale: Locale = 'en',
): Selection {
  const counts = filter.hasFacets ? new Uint32Array(index.facetSets.length) : undefined
  const found =
    counts || isFiltered(filter)
      ? filtered(index, filter, listOf(index, sort, locale), counts)
      : listOf(index, sort, locale)
  const { offset, limit } = sliceOf(found.length)
  const { scores } = filter
  const sorted = sort === 'featured' && scores ? bestFirst(found, scores, index.workspace.sorted) : found
  const numbers = [...sorted.subarray(offset, offset + limit)]
  return { total: found.length, numbers, ...(counts && { facets: facetsOf(index, filter, counts) }) }
}

const facetsOf = ({ facetSets }: ProductIndex, { choice = {} }: ProductFilter, counts: Uint32Array) =>
  countFacets(
    facetSets.map((set, number) => [set, counts[number] as number]),
    choice,
  )

const isFiltered = (filter: ProductFilter) =>
  filter.categoryId !== undefined ||
  filter.featured ||
  (filter.minPrice ?? 0) > 0 ||
  filter.maxPrice !== undefined ||
  isChosen(filter.choice) ||
  filter.scores !== undefined

/** All living numbers in order. */
export function listOf(index: ProductIndex, sort: ProductSort, locale: Locale): Int32Array {
  const list = index.orders.get(orderOf(sort, locale))
  return list ? list.values.subarray(0, list.length) : new Int32Array(0)
}

/**
 * Products of a list that the filter lets through, valid until the next query, because they are in the workspace. `counts`
 * gets the number of products by their facet set, whatever the chosen values.
 */
function filtered(
  index: ProductIndex,
  filter: ProductFilter,
  all: Int32Array,
  counts: Uint32Array | undefined,
): Int32Array {
  const { category, featured, price, facets } = index
  const { numbers } = index.workspace
  const { scores, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const wanted = filter.categoryId === undefined ? -1 : index.categoryIds.indexOf(filter.categoryId)
  if (wanted < 0 && filter.categoryId !== undefined) return numbers.subarray(0, 0)
  const { choice = {} } = filter
  const missed = Uint8Array.from(index.facetSets, (set) => missedFacets(set, choice))
  let count = 0
  // A plain loop, because a callback for every product takes ten times as long.
  for (let i = 0; i < all.length; i++) {
    const n = all[i] as number
    if (scores !== undefined && scores[n] === 0) continue
    if (wanted >= 0 && category[n] !== wanted) continue
    if (filter.featured && featured[n] === 0) continue
    const paid = price[n] as number
    if (paid < minPrice || paid > maxPrice) continue
    const set = facets[n] as number
    if (counts) counts[set] = (counts[set] as number) + 1
    if (missed[set] === 0) numbers[count++] = n
  }
  return numbers.subarray(0, count)
}

/** Sorted by score into `room`, the order of equals kept: by counting, because there may be many. */
function bestFirst(numbers: Int32Array, scores: Uint16Array, room: Int32Array): Int32Array {
  let most = 0
  for (let i = 0; i < numbers.length; i++) most = Math.max(most, scores[numbers[i] as number] as number)
  // Start of each score's products, highest score first.
  const places = new Int32Array(most + 2)
  for (let i = 0; i < numbers.length; i++) {
    const next = most - (scores[numbers[i] as number] as number) + 1
    places[next] = (places[next] as number) + 1
  }
  for (let i = 1; i < places.length; i++) places[i] = (places[i] as number) + (places[i - 1] as number)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    const shelf = most - (scores[number] as number)
    const place = places[shelf] as number
    places[shelf] = place + 1
    room[place] = number
  }
  return room.subarray(0, numbers.length)
}

export const idsOf = (index: ProductIndex, numbers: readonly number[]): string[] =>
  numbers.map((number) => index.ids[number] as string)

/** Counts the products on sale by category. */
export const countByCategory = ({ categoryIds, categoryCounts }: ProductIndex): Map<string, number> =>
  new Map(categoryIds.map((id, category) => [id, categoryCounts[category] as number]))
