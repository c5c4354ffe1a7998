import type { Db } from '../../../../kernel/db/client'

/** Numbers of one part, so many bits of a number. */
export const PART_BITS = 14
const SIZE = 1 << PART_BITS
/** Bytes of a part with a bit for each number; fewer are a list of numbers, two bytes each. */
export const DENSE = SIZE / 8

/** A part of a list as the database keeps it. */
export interface PackedPart {
  code: number
  part: number
  products: Uint8Array
}

/** `posted` where every part is made, also those that come. */
export const ALL_PARTS = 1 << 15

/** Parts that are made; null if there are none, or a server without them has changed the listing since. */
export async function findPosted(db: Db): Promise<number | null> {
  const [row] = await db<{ posted: number | null }[]>`
    select case when posted_xid = xid then posted end as posted from catalog_listing_state`
  return row?.posted ?? null
}

/** Says how many parts are made of the listing as it is now. */
export async function setPosted(db: Db, posted: number): Promise<void> {
  await db`update catalog_listing_state set posted = ${posted}, posted_xid = xid`
}

export async function forgetPostings(db: Db): Promise<void> {
  await db`update catalog_listing_state set posted = null`
}

/** Deletes the rest of forgotten lists; nobody reads it. */
export async function removePostings(db: Db): Promise<void> {
  await db`delete from catalog_postings`
}

/** Number of parts that the listing's numbers take. */
export async function countParts(db: Db): Promise<number> {
  const [row] = await db<{ parts: number }[]>`
    select coalesce(max(number) / ${SIZE}::int + 1, 0) as parts from catalog_listing`
  return row?.parts ?? 0
}

/** Something that changes with the words of a part's products. */
const sum = (db: Db, part: number) => db`
  (select coalesce(sum(hash_array_extended(words, number)), 0)::text from catalog_listing
    where number >= ${part * SIZE}::int and number < ${(part + 1) * SIZE}::int)`

export async function sumOfPart(db: Db, part: number): Promise<string> {
  const [row] = await db<{ sum: string }[]>`select ${sum(db, part)} as sum`
  return row?.sum ?? ''
}

/** Makes the short lists of a part; the long ones are returned, to be made shorter. */
export async function makePart(db: Db, part: number): Promise<{ sum: string; long: PackedPart[] }> {
  // Room for four million numbers, else they are sorted on disk, which takes five times as long.
  await db`select set_config('work_mem', '65536', true), set_config('jit', 'off', true)`
  const rows = await db<{ sum: string; code: number | null; products: Uint8Array | null }[]>`
    with listed as materialized (
      select number, words from catalog_listing
      where number >= ${part * SIZE}::int and number < ${(part + 1) * SIZE}::int
    ), lists as materialized (
      select code, string_agg(int2send((number & ${SIZE - 1}::int)::smallint), ''::bytea) as products
      from listed, unnest(words) as code group by code
    ), put as (
      insert into catalog_postings (code, part, products)
      select code, ${part}::smallint, products from lists where length(products) < ${DENSE}::int order by code
    )
    select ${sum(db, part)} as sum, code, products
    from (select) one left join lists on length(products) >= ${DENSE}::int`
  const long = rows.flatMap(({ code, products }) =>
    code === null || !products ? [] : [{ code, part, products }],
  )
  return { sum: rows[0]?.sum ?? '', long }
}

/** Parts of these codes. */
export async function findParts(
  db: Db,
  codes: readonly number[],
  parts: readonly number[],
): Promise<PackedPart[]> {
  return db<PackedPart[]>`
    select code, part, products from catalog_postings
    where code = any(${[...codes]}::int[]) and part = any(${[...parts]}::smallint[])`
}

/** Inserts or replaces parts; empty ones go. */
export async function putParts(db: Db, parts: readonly PackedPart[]): Promise<void> {
  const codes = parts.map(({ code }) => code)
  const places = parts.map(({ part }) => part)
  const products = parts.map((part) => part.products)
  await db`
    with given as (select * from unnest(${codes}::int[], ${places}::smallint[], ${products}::bytea[])
      as g(code, part, products)),
    gone as (delete from catalog_postings p using given g
      where p.code = g.code and p.part = g.part and length(g.products) = 0)
    insert into catalog_postings (code, part, products)
    select code, part, products from given where length(products) > 0 order by code, part
    on conflict (code, part) do update set products = excluded.products`
}

/** A code with the parts of its list one after the other, each behind its place and its length. */
export interface CodeList {
  code: number
  products: Uint8Array
}

/** The lists of those codes that have one; undefined where not all are made. */
export async function readLists(db: Db, codes: readonly number[]): Promise<CodeList[] | undefined> {
  const rows = await db<{ posted: number | null; code: number | null; products: Uint8Array | null }[]>`
    select case when s.posted_xid = s.xid then s.posted end as posted, l.code, l.products
    from catalog_listing_state s left join (
      select code, string_agg(int2send(part) || int2send(length(products)::smallint) || products, ''::bytea) as products
      from catalog_postings where code = any(${[...codes]}::int[]) group by code) l on true`
  if (rows[0]?.posted !== ALL_PARTS) return undefined
  return rows.flatMap(({ code, products }) => (code === null || !products ? [] : [{ code, products }]))
}
