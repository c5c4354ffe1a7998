import type { ProductSort } from 'contract/catalog/calls'
import { SCORE_FIRST } from '../search'
import type { Slice } from '../select'
import { type Bits, countBits, readBits } from './bits'
import type { Columns } from './columns'
import type { Term } from './query-terms'
import { addScores, type Lists } from './select-bits'
import { selectKeys } from './select-keys'

export interface Bounds {
  categoryId?: string | undefined
  featured?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

const isBounded = ({ categoryId, featured, minPrice = 0, maxPrice }: Bounds) =>
  categoryId !== undefined || featured || minPrice > 0 || maxPrice !== undefined

/** The numbers of found products within bounds. */
export function numbersWithin(columns: Columns, found: Bits, bounds: Bounds): Int32Array {
  const numbers = new Int32Array(countBits(found))
  const count = readBits(found, numbers)
  if (!isBounded(bounds)) return numbers
  const { categoryId, featured, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = bounds
  const wanted = categoryId === undefined ? -1 : columns.categoryIds.indexOf(categoryId) + 1
  let kept = 0
  for (let i = 0; i < count; i++) {
    const number = numbers[i] as number
    const place = columns.place[number] as number
    if ((wanted >= 0 && place >>> 1 !== wanted) || (featured && (place & 1) === 0)) continue
    const paid = columns.price[number] as number
    if (paid >= minPrice && paid <= maxPrice) numbers[kept++] = number
  }
  return numbers.subarray(0, kept)
}

/** Key of an order; times the number of products it is still a whole number. */
type KeyOf = (number: number) => number

/** The slice of the numbers by a key, smallest first, equals as the shop arranges them. */
function sliceBy({ order, rank }: Columns, numbers: Int32Array, keyOf: KeyOf, slice: Slice): number[] {
  const places = order.length
  const keys = new Float64Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    keys[i] = keyOf(number) * places + (rank[number] as number)
  }
  return [...selectKeys(keys, slice)].map((key) => order[key % places] as number)
}

const SCORE_MOST = 2 ** 16
const PRICE_MOST = 2 ** 31

/** The best for the words first. */
export function sliceByScore(
  columns: Columns,
  search: { terms: readonly Term[]; lists: Lists; found: Bits; first: readonly number[] },
  numbers: Int32Array,
  slice: Slice,
): number[] {
  const scores = new Uint16Array(search.found.length * 32)
  addScores(search.terms, search.lists, search.found, scores)
  for (const [i, number] of search.first.entries()) scores[number] = SCORE_FIRST - i
  const best = bestOf(numbers, scores, slice.offset + slice.limit)
  return sliceBy(columns, best, (number) => SCORE_MOST - (scores[number] as number), slice)
}

/** Those of the highest scores, at least so many of them: most products of a common word are never sorted. */
function bestOf(numbers: Int32Array, scores: Uint16Array, count: number): Int32Array {
  const counts = new Int32Array(SCORE_MOST)
  for (const number of numbers) {
    const score = scores[number] as number
    counts[score] = (counts[score] as number) + 1
  }
  let [least, found] = [SCORE_MOST, 0]
  while (least > 0 && found < count) found += counts[--least] as number
  return numbers.filter((number) => (scores[number] as number) >= least)
}

export const isPriceSort = (sort: ProductSort) => sort === 'price_asc' || sort === 'price_desc'

export function sliceByPrice(
  columns: Columns,
  numbers: Int32Array,
  sort: ProductSort,
  slice: Slice,
): number[] {
  const { price } = columns
  const keyOf: KeyOf =
    sort === 'price_asc'
      ? (number) => price[number] as number
      : (number) => PRICE_MOST - (price[number] as number)
  return sliceBy(columns, numbers, keyOf, slice)
}
