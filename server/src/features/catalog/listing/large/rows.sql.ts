import { MINUTE, SECOND } from 'contract/units'
import type { Db } from '../../../../kernel/db/client'
import type { Snapshot } from '../listing.sql'

/** A listed product with the numbers of its words. */
export interface ListedValues {
  id: string
  categoryId: string
  price: number
  position: number
  isFeatured: boolean
  words: number[]
  en: string
  fa: string
  nl: string
}

export type ListedBefore = Pick<ListedValues, 'id' | 'categoryId' | 'words'> & { number: number }

/** Returns the rows of these products. */
export async function findListed(db: Db, ids: readonly string[]): Promise<ListedBefore[]> {
  return db<ListedBefore[]>`
    select number, id, category_id as "categoryId", words from catalog_listing where id = any(${[...ids]}::text[])`
}

/** Inserts or updates listed products; only new ones take a number, so that there are about as many as products. */
export async function putListed(
  db: Db,
  rows: readonly ListedValues[],
): Promise<{ number: number; id: string }[]> {
  return db<{ number: number; id: string }[]>`
    with given as materialized (
      select r.*, p.created_at from jsonb_to_recordset(${db.json(rows)}) r(id text, "categoryId" text, price integer,
        position integer, "isFeatured" boolean, words integer[], en text, fa text, nl text)
      join products p on p.id = r.id
    ), changed as (
      update catalog_listing l set category_id = g."categoryId", price = g.price, position = g.position,
        created_at = g.created_at, is_featured = g."isFeatured", words = g.words
      from given g where l.id = g.id
      returning l.number, l.id
    ), added as (
      insert into catalog_listing (id, category_id, price, position, created_at, is_featured, words)
      select id, "categoryId", price, position, created_at, "isFeatured", words from given g
      where not exists (select from catalog_listing l where l.id = g.id) order by id collate "C"
      returning number, id
    ), put as (select * from changed union all select * from added),
    named as (
      insert into catalog_names (number, en, fa, nl)
      select put.number, given.en, given.fa, given.nl from put join given on given.id = put.id
      on conflict (number) do update set en = excluded.en, fa = excluded.fa, nl = excluded.nl
    )
    select number, id from put`
}

export async function removeListed(db: Db, ids: readonly string[]): Promise<void> {
  await db`delete from catalog_listing where id = any(${[...ids]}::text[])`
}

/** Adds to the numbers of products by category. */
export async function addCounts(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  await db`
    insert into catalog_counts (category_id, listed)
    select category_id, listed from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[])
      as r(category_id, listed) order by category_id
    on conflict (category_id) do update set listed = catalog_counts.listed + excluded.listed`
}

export interface CountRow {
  categoryId: string
  listed: number
  /** Number of the category in `catalog_words`. */
  mark: number
}

export async function listCounts(db: Db): Promise<CountRow[]> {
  return db<CountRow[]>`
    select c.category_id as "categoryId", c.listed, w.number as mark
    from catalog_counts c join catalog_words w on w.word = ' c' || c.category_id where c.listed > 0`
}

export async function countListed(db: Db): Promise<number> {
  const [row] = await db<
    { total: number }[]
  >`select coalesce(sum(listed), 0)::int as total from catalog_counts`
  return row?.total ?? 0
}

/** State of the catalogue that the listing shows. */
export interface ListingState extends Snapshot {
  format: number | null
  /** Parts of postings that are made; null if there are none, or a server without them has changed the listing since. */
  posted: number | null
}

const state = (db: Db) =>
  db`format, xid, server, day, case when posted_xid = xid then posted end as posted from catalog_listing_state`

export async function findState(db: Db): Promise<ListingState | undefined> {
  const [row] = await db<ListingState[]>`select ${state(db)}`
  return row
}

/** The same for the one process that may change the listing until its transaction ends; undefined while another may. */
export async function lockState(db: Db): Promise<ListingState | undefined> {
  const [row] = await db<ListingState[]>`select ${state(db)} for no key update skip locked`
  return row
}

export async function setState(db: Db, state: ListingState): Promise<void> {
  const { format, xid, server, day, posted } = state
  await db`
    update catalog_listing_state set format = ${format}, xid = ${xid}, server = ${server}, day = ${day}, read_at = now(),
      posted = ${posted}, posted_xid = ${xid}`
}

/** Time in ms after which a process that fills the listing and is not heard of is taken to have ended. */
const FILLING_FOR = 1 * MINUTE

/** Returns true for the one process that fills the listing; it calls this again while it does. */
export async function startFilling(db: Db): Promise<boolean> {
  await db`insert into catalog_listing_state default values on conflict do nothing`
  const { count } = await db`
    update catalog_listing_state set filling_until = now() + make_interval(secs => ${FILLING_FOR / SECOND})
    where filling_until is null or filling_until < now()`
  return count === 1
}

export async function goOnFilling(db: Db): Promise<void> {
  await db`
    update catalog_listing_state set filling_until = now() + make_interval(secs => ${FILLING_FOR / SECOND})`
}

export async function endFilling(db: Db): Promise<void> {
  await db`update catalog_listing_state set filling_until = null`
}

/** Time in ms for a statement that fills the listing: nobody waits for its answer. */
const FILL_TIMEOUT = 5 * MINUTE

/** For the rest of the transaction. */
export async function takeTime(db: Db): Promise<void> {
  await db`select set_config('statement_timeout', ${String(FILL_TIMEOUT)}, true)`
}

export async function analyzeListing(db: Db): Promise<void> {
  await takeTime(db)
  await db`analyze catalog_listing, catalog_names, catalog_words`
}

/**
 * Listed products that are not on sale any more, of so many from a number on, and the number behind them. Compared as
 * `products` compares, whose index would not be used otherwise.
 */
export async function listGone(
  db: Db,
  from: number,
  count: number,
): Promise<{ ids: string[]; next: number | null }> {
  const [row] = await db<{ ids: string[]; next: number | null }[]>`
    select coalesce(array_agg(l.id) filter (where p.id is null), '{}') as ids, max(l.number) + 1 as next
    from (select number, id from catalog_listing where number >= ${from} order by number limit ${count}) l
    left join products p on p.id = l.id collate "default" and p.is_active`
  return row ?? { ids: [], next: null }
}
