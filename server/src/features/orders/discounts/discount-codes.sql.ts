import type { Cents } from 'contract/money'
import type { DiscountKind, DiscountState } from 'contract/orders/discount-rules'
import type { Db, Tx } from '../../../kernel/db/client'
import { searchFormSql } from '../../../kernel/db/search-form'

/** A code as its table holds it. */
export interface StoredDiscount {
  id: string
  code: string
  kind: DiscountKind
  value: number
  minimum: Cents | null
  from: string | null
  until: string | null
  limit: number | null
  customerLimit: number | null
  note: string
  isActive: boolean
}

/** Discount with its totals; `given` in cents. */
export interface DiscountRow extends StoredDiscount {
  version: number
  used: number
  given: number
  state: DiscountState
  createdAt: string
  updatedAt: string
}

const stored = (db: Db) => db`
  c.id, c.code, c.kind, c.value, c.minimum_cents as minimum, c.from_day::text as from, c.until_day::text as until,
  c.total_limit as limit, c.customer_limit as "customerLimit", c.note, c.is_active as "isActive", c.version, c.used`

/** State of a code with the most important reason against its use first; limits per customer aside. */
const state = (db: Db, timeZone: string) => db`
  case when not c.is_active then 'archived'
    when c.until_day < (now() at time zone ${timeZone})::date then 'expired'
    when c.used >= c.total_limit then 'usedUp'
    when c.from_day > (now() at time zone ${timeZone})::date then 'scheduled'
    else 'active' end`

const columns = (db: Db, timeZone: string) => db`
  ${stored(db)}, ${state(db, timeZone)} as state,
  (select coalesce(sum(r.cents), 0)::float8 from discount_redemptions r where r.code_id = c.id and r.nth is not null) as given,
  to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`

export interface DiscountQuery {
  timeZone: string
  state: DiscountState | undefined
  /** LIKE patterns, of the note in the form of `searchForm`; undefined where nothing is searched for. */
  patterns: { code: string; note: string } | undefined
}

function wanted(db: Db, query: DiscountQuery) {
  const { patterns, timeZone } = query
  return db`where ${query.state === undefined ? db`true` : db`${state(db, timeZone)} = ${query.state}`}
    and ${patterns === undefined ? db`true` : db`(c.code like ${patterns.code} or ${searchFormSql(db, db`c.note`)} like ${patterns.note})`}`
}

export async function countDiscounts(db: Db, query: DiscountQuery): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from discount_codes c ${wanted(db, query)}`
  return row?.n ?? 0
}

/** A page of codes, newest first. */
export function listDiscounts(
  db: Db,
  query: DiscountQuery,
  { limit, offset }: { limit: number; offset: number },
) {
  return db<DiscountRow[]>`
    select ${columns(db, query.timeZone)} from discount_codes c ${wanted(db, query)}
    order by c.created_at desc, c.id limit ${limit} offset ${offset}`
}

export async function findDiscount(db: Db, id: string, timeZone: string): Promise<DiscountRow | undefined> {
  const [row] = await db<
    DiscountRow[]
  >`select ${columns(db, timeZone)} from discount_codes c where c.id = ${id}`
  return row
}

export async function lockDiscount(
  tx: Tx,
  id: string,
): Promise<(StoredDiscount & { version: number; used: number }) | undefined> {
  const [row] = await tx<(StoredDiscount & { version: number; used: number })[]>`
    select ${stored(tx)} from discount_codes c where c.id = ${id} for no key update`
  return row
}

export async function insertDiscount(db: Db, c: StoredDiscount): Promise<void> {
  await db`
    insert into discount_codes (id, code, kind, value, minimum_cents, from_day, until_day, total_limit, customer_limit,
      note, is_active)
    values (${c.id}, ${c.code}, ${c.kind}, ${c.value}, ${c.minimum}, ${c.from}, ${c.until}, ${c.limit},
      ${c.customerLimit}, ${c.note}, ${c.isActive})`
}

export async function updateDiscount(tx: Tx, c: StoredDiscount): Promise<void> {
  await tx`
    update discount_codes set code = ${c.code}, kind = ${c.kind}, value = ${c.value}, minimum_cents = ${c.minimum},
      from_day = ${c.from}, until_day = ${c.until}, total_limit = ${c.limit}, customer_limit = ${c.customerLimit},
      note = ${c.note}, is_active = ${c.isActive}, version = version + 1, updated_at = clock_timestamp()
    where id = ${c.id}`
}
