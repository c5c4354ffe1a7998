import type { Db } from '../../../../kernel/db/client'
import type { Slice } from '../select'
import { listFirstNumbers, type Order, sortNumbers } from './find.sql'

/** Times as many products of an order as would do on average are looked at before all are sorted, up to so many. */
const FIRST_TIMES = 4
const FIRST_MAX = 8000

/** A slice of found products, ascending, in an order that only the database knows; `all` products are listed. */
export async function listNumbers(
  db: Db,
  numbers: Int32Array,
  order: Order,
  { offset, limit }: Slice,
  all: number,
): Promise<string[]> {
  const end = offset + limit
  const first = Math.ceil((FIRST_TIMES * end * all) / numbers.length)
  if (first <= FIRST_MAX) {
    const wanted = new Set(numbers)
    const rows = await listFirstNumbers(db, order, first)
    const found = rows.filter(({ number }) => wanted.has(number))
    if (found.length >= end) return found.slice(offset, end).map(({ id }) => id)
  }
  return sortNumbers(db, numbers, order, { offset, limit })
}
