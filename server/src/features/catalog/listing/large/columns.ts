import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from '../../../../kernel/db/client'
import { widened } from '../number-list'
import { type Bits, emptyBits, setBit } from './bits'
import { type ChangedRow, FIELDS_READ, readChanged, readColumns, readOrder } from './columns.sql'

/**
 * Values that filters and orders read of every listed product, by its number: eighteen bytes each. Of products that went something
 * stays, because no list of postings has them.
 */
export interface Columns {
  /** Numbers from 0 to below it may have values. */
  size: number
  price: Int32Array
  /** One more than its place in `categoryIds`, twice, one more for a featured product; 0 where nothing is known. */
  place: Uint16Array
  /** Number of the set of facet values. */
  facets: Int32Array
  /** Place in the shop's order. */
  rank: Int32Array
  order: Int32Array
  categoryIds: string[]
}

const integers = (bytes: Uint8Array): Int32Array =>
  new Int32Array(Uint8Array.from(bytes).buffer as ArrayBuffer).map(swapped)
/** PostgreSQL sends the highest byte first. */
const swapped = (n: number) => (n << 24) | ((n & 0xff00) << 8) | ((n >>> 8) & 0xff00) | (n >>> 24)

/** Reads all columns, letting requests be answered meanwhile. Changes meanwhile are to be applied after. */
export async function loadColumns(db: Pool, categoryIds: readonly string[]): Promise<Columns> {
  const columns: Columns = {
    size: 0,
    price: new Int32Array(0),
    place: new Uint16Array(0),
    facets: new Int32Array(0),
    rank: new Int32Array(0),
    order: new Int32Array(0),
    categoryIds: [...categoryIds],
  }
  for (let from = 0; ; ) {
    const read = await readColumns(db, from, categoryIds)
    if (!read) break
    from = read.next
    widen(columns, read.next)
    const values = integers(read.bytes)
    for (let i = 0; i < values.length; i += FIELDS_READ) {
      const number = values[i] as number
      columns.price[number] = values[i + 1] as number
      columns.place[number] = (values[i + 2] as number) + 2
      columns.facets[number] = values[i + 3] as number
    }
    await turn()
  }
  columns.order = integers(await db.begin('read only', readOrder))
  for (const number of columns.order) if (number >= columns.size) widen(columns, number + 1)
  rank(columns)
  return columns
}

/** Room for numbers below `size`, and for a hundredth more. */
function widen(columns: Columns, size: number): void {
  if (size <= columns.size) return
  columns.size = size
  if (size <= columns.price.length) return
  const room = size + (size >>> 6) + 32
  columns.price = widened(columns.price, room)
  columns.place = widened(columns.place, room)
  columns.facets = widened(columns.facets, room)
  columns.rank = widened(columns.rank, room)
}

function rank({ order, rank }: Columns): void {
  for (let i = 0; i < order.length; i++) rank[order[i] as number] = i
}

/** Changed products of one reading. */
const IDS = 500

/** Brings changed products up to date. Returns those whose neighbours are not known yet, to be applied again later. */
export async function changeColumns(db: Pool, columns: Columns, ids: readonly string[]): Promise<boolean> {
  const rows: ChangedRow[] = []
  for (let i = 0; i < ids.length; i += IDS) rows.push(...(await readChanged(db, ids.slice(i, i + IDS))))
  for (const { number, price, categoryId, isFeatured, facets } of rows) {
    widen(columns, number + 1)
    if (!columns.categoryIds.includes(categoryId)) columns.categoryIds.push(categoryId)
    columns.price[number] = price
    columns.facets[number] = facets
    columns.place[number] = 2 * (columns.categoryIds.indexOf(categoryId) + 1) + Number(isFeatured)
  }
  return reorder(columns, rows)
}

const FIRST = -1

/** Puts the rows to their places, each behind another product. Returns false if one of these is not known. */
function reorder(columns: Columns, rows: readonly ChangedRow[]): boolean {
  const { order, rank: ranks } = columns
  const isInPlace = ({ number, behind }: ChangedRow) => {
    const at = ranks[number] as number
    return order[at] === number && (at === 0 ? behind === null : order[at - 1] === behind)
  }
  if (rows.every(isInPlace)) return true
  const moved = new Set(rows.map(({ number }) => number))
  const followers = new Map<number, number[]>()
  for (const { number, behind } of rows) {
    const others = followers.get(behind ?? FIRST)
    if (others) others.push(number)
    else followers.set(behind ?? FIRST, [number])
  }
  const next = new Int32Array(order.length + rows.length)
  let length = 0
  // Those that follow one another come one by one: a chain may be long.
  const put = (first: number) => {
    for (const waiting = [first]; waiting.length > 0; ) {
      const number = waiting.pop() as number
      if (number !== FIRST) next[length++] = number
      const others = followers.get(number)
      if (!others) continue
      followers.delete(number)
      waiting.push(...others.reverse())
    }
  }
  put(FIRST)
  for (const number of order) if (!moved.has(number)) put(number)
  const isWhole = followers.size === 0
  for (const number of [...followers.values()].flat()) next[length++] = number
  columns.order = next.slice(0, length)
  rank(columns)
  return isWhole
}

/** A bit for each product of these categories. */
export function bitsOfCategories(columns: Columns, categoryIds: ReadonlySet<string>): Bits {
  const bits = emptyBits(columns.size)
  const isWanted = columns.categoryIds.map((id) => categoryIds.has(id))
  for (let number = 0; number < columns.size; number++) {
    const place = columns.place[number] as number
    if (place > 1 && isWanted[(place >>> 1) - 1]) setBit(bits, number)
  }
  return bits
}
