import type { Db, Fragment, Tx } from '../../../kernel/db/client'
import { likeEach } from '../../../kernel/db/like-each'
import { planAnew } from '../../../kernel/db/plan-anew'
import { type Narrowed, narrowed } from './shop-orders.sql'

export interface SearchCriteria extends Narrowed {
  orderNumbers: readonly string[]
  email: string
  discountCode: string
  /** LIKE patterns that must all match, in the form of `searchForm`. */
  patterns: readonly string[]
  /** More of them, of which the trigram index is not asked. */
  filters: readonly string[]
  /** Week of the newest order, as `findNewestWeek` returns it. */
  newestWeek: number
}

/** Number of weeks that a search reads first, the newest included; older orders only if these have too few. */
const NEAR_WEEKS = 10

/** Number of the week in which order `o` was placed; must equal the expression of `orders_search`. */
const week = (db: Db) => db`((o.created_at at time zone 'UTC')::date - date '1970-01-01') / 7`

/** Week of the newest order; 0 without orders. */
export async function findNewestWeek(db: Db): Promise<number> {
  const [row] = await db<{ week: number }[]>`
    select ${week(db)} as week from orders o order by o.created_at desc limit 1`
  return row?.week ?? 0
}

/** Match of a search with its time in microseconds for sorting; a JavaScript date has only milliseconds. */
interface Found {
  id: string
  time: number
}

const found = (db: Db) => db`select o.id, (extract(epoch from o.created_at) * 1000000)::float8 as time`

/** Those that are named: by number, by their account's address, and the newest `max` by a discount code. */
function findNamed(db: Db, criteria: SearchCriteria, max: number) {
  const { orderNumbers, email, discountCode } = criteria
  const fits = narrowed(db, criteria)
  return db<Found[]>`
    ${found(db)} from orders o where o.order_number = any(${orderNumbers}::text[]) and ${fits}
    union
    ${found(db)} from orders o join accounts a on a.id = o.account_id where a.email = ${email} and ${fits}
    union
    (${found(db)} from discount_codes c join discount_redemptions r on r.code_id = c.id
      join orders o on o.id = r.order_id
      where c.code = ${discountCode} and ${fits} order by o.created_at desc limit ${max})`
}

/** Conditions of the indexes `orders_search` and `orders_waiting`, which together have every order. */
const isIndexed = (db: Db) => db`(o.status <> 'pending' or octet_length(o.search_text) > 2000)`
const isWaiting = (db: Db) => db`o.status = 'pending' and octet_length(o.search_text) <= 2000`

/**
 * Returns at least the newest `max` that have the words: those of the newest weeks, older ones if these are fewer than
 * `max`, and the pending ones back to the `max`th of them (decision 065).
 */
function findWords(db: Db, criteria: SearchCriteria, max: number) {
  const { newestWeek, placed, patterns, filters } = criteria
  // With a last day, the newest weeks may hold nothing that was asked for.
  const near = placed.to === undefined ? Array.from({ length: NEAR_WEEKS }, (_, n) => newestWeek - n) : []
  const firstWeek = near.at(-1) ?? null
  const newest = (which: Fragment) => db`
    select o.id, o.created_at from orders o
    where ${which} and ${narrowed(db, criteria)} and ${likeEach(db, db`o.search_text`, patterns)}
      and ${filters.length === 0 ? db`true` : db`o.search_text like all(${[...filters]}::text[])`}
    order by o.created_at desc, o.id limit ${max}`
  return db<Found[]>`
    with near as materialized (${newest(db`${isIndexed(db)} and (array[${week(db)}]) && ${near}::int[]`)}),
    older as materialized (${newest(db`(select count(*) from near) < ${max} and ${isIndexed(db)}
      and o.created_at < coalesce((date '1970-01-01' + 7 * ${firstWeek}::int)::timestamp at time zone 'UTC', 'infinity')`)}),
    worded as (select * from near union all select * from older),
    waiting as (${newest(db`${isWaiting(db)} and o.created_at >= coalesce(
      (select w.created_at from worded w order by w.created_at desc limit 1 offset ${max} - 1), '-infinity')`)})
    ${found(db)} from worded o union all ${found(db)} from waiting o`
}

/**
 * Ids of the newest `max` that a search finds. The words are planned anew for each: those that few orders have are looked
 * for in their index, those that many have along the dates, which ends with the `max`th.
 */
export async function searchOrders(tx: Tx, criteria: SearchCriteria, max: number): Promise<string[]> {
  const [named, , worded] = await Promise.all([
    findNamed(tx, criteria, max),
    planAnew(tx),
    findWords(tx, criteria, max),
  ])
  const times = new Map([...named, ...worded].map(({ id, time }) => [id, time]))
  const ids = [...times].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id)
  return ids.slice(0, max)
}
