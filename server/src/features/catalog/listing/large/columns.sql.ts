import type { Db } from '../../../../kernel/db/client'
import { takeTime } from './rows.sql'

/** Numbers of one reading. */
const NUMBERS = 50_000
/** Integers for each product: its number, its price, its place, and its set of facet values. */
export const FIELDS_READ = 4

/**
 * The listed products from a number on, so many numbers at most, as integers one after the other: number, price, twice the
 * place of the category among the given ones, one more for a featured product, and facet set. Undefined behind the last one.
 */
export async function readColumns(
  db: Db,
  from: number,
  categoryIds: readonly string[],
): Promise<{ bytes: Uint8Array; next: number } | undefined> {
  const [row] = await db<{ bytes: Uint8Array | null; last: number | null }[]>`
    select string_agg(int4send(l.number) || int4send(l.price)
        || int4send((2 * (c.place - 1) + l.is_featured::int)::int) || int4send(l.facets), ''::bytea) as bytes,
      (select max(number) from catalog_listing) as last
    from catalog_listing l join unnest(${[...categoryIds]}::text[]) with ordinality c(id, place) on c.id = l.category_id
    where l.number >= ${from} and l.number < ${from + NUMBERS}`
  if (!row || row.last === null || row.last < from) return undefined
  return { bytes: row.bytes ?? new Uint8Array(0), next: from + NUMBERS }
}

/** The numbers of all listed products as integers one after the other, in the shop's order. */
export async function readOrder(db: Db): Promise<Uint8Array> {
  await takeTime(db)
  await db`select set_config('work_mem', '65536', true), set_config('jit', 'off', true)`
  const [row] = await db<{ bytes: Uint8Array | null }[]>`
    select string_agg(int4send(number), ''::bytea) as bytes
    from (select number from catalog_listing order by position, id) o`
  return row?.bytes ?? new Uint8Array(0)
}

export interface ChangedRow {
  number: number
  price: number
  categoryId: string
  isFeatured: boolean
  facets: number
  /** The product before it in the shop's order; null for the first. */
  behind: number | null
}

/** Those of the products that are listed, in the shop's order. */
export async function readChanged(db: Db, ids: readonly string[]): Promise<ChangedRow[]> {
  return db<ChangedRow[]>`
    select l.number, l.price, l.category_id as "categoryId", l.is_featured as "isFeatured", l.facets,
      (select o.number from catalog_listing o where (o.position, o.id) < (l.position, l.id)
        order by o.position desc, o.id desc limit 1) as behind
    from catalog_listing l where l.id = any(${[...ids]}::text[]) order by l.position, l.id`
}

/** The numbers of those of the products that are listed, in the order of the ids. */
export async function findNumbers(db: Db, ids: readonly string[]): Promise<number[]> {
  const rows = await db<{ number: number; id: string }[]>`
    select number, id from catalog_listing where id = any(${[...ids]}::text[])`
  const numbers = new Map(rows.map(({ number, id }) => [id, number]))
  return ids.flatMap((id) => numbers.get(id) ?? [])
}

/** The ids of listed products, in the order of the numbers. */
export async function findIds(db: Db, numbers: readonly number[]): Promise<string[]> {
  const rows = await db<{ number: number; id: string }[]>`
    select number, id from catalog_listing where number = any(${[...numbers]}::int[])`
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  return numbers.flatMap((number) => ids.get(number) ?? [])
}
