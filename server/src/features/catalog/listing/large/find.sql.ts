import type { ProductSort } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import { byName } from '../../../../kernel/db/by-name'
import type { Db, Fragment } from '../../../../kernel/db/client'

/** Products that have one of the codes, or of one of the groups a code from each list. */
export interface Condition {
  codes: number[]
  groups: number[][][]
}

interface Slice {
  offset: number
  limit: number
}

/** Conditions on listed products. */
export interface Wanted {
  /** A product has all of them. */
  conditions: readonly Condition[]
  /** Or it is one of these, by its id; for questions that have conditions. */
  first?: readonly string[] | undefined
  /** And none of these. */
  besides?: readonly string[] | undefined
  /** And not all of any of these. */
  without?: readonly (readonly Condition[])[]
  /** Its place among the words, for questions that have conditions. */
  categoryCode?: number | undefined
  categoryId?: string | undefined
  closed: readonly string[]
  featured?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Sets of facet values, of which a product has one. */
  facets?: readonly number[] | undefined
}

/**
 * For the rest of the transaction: a plan for the values at hand, room for what a common word finds, and never all rows
 * with their words, which lie apart.
 */
export async function planWithValues(db: Db): Promise<void> {
  await db`
    select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '65536', true),
      set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true)`
}

function fulfils(db: Db, { codes, groups }: Condition): Fragment {
  const any = db`l.words && ${codes}::int[]`
  return groups.reduce((all, group) => db`${all} or (${each(db, group)})`, any)
}

const each = (db: Db, lists: readonly number[][]): Fragment =>
  lists.map((codes) => db`l.words && ${codes}::int[]`).reduce((all, one) => db`${all} and ${one}`)

const fulfilsAll = (db: Db, conditions: readonly Condition[]): Fragment =>
  conditions.map((one) => db`(${fulfils(db, one)})`).reduce((all, one) => db`${all} and ${one}`, db`true`)

/** Conditions are left out, not made true, so that the plan is the one for those that there are. */
function where(db: Db, wanted: Wanted): Fragment {
  const parts: Fragment[] = []
  const { first = [], besides = [] } = wanted
  if (wanted.conditions.length > 0)
    parts.push(
      first.length > 0
        ? db`((${fulfilsAll(db, wanted.conditions)}) or l.id = any(${[...first]}::text[]))`
        : fulfilsAll(db, wanted.conditions),
    )
  if (besides.length > 0) parts.push(db`l.id <> all(${[...besides]}::text[])`)
  for (const better of wanted.without ?? [])
    parts.push(db`l.number not in (select l.number from catalog_listing l where ${fulfilsAll(db, better)})`)
  if (wanted.categoryCode !== undefined) parts.push(db`l.words @> array[${wanted.categoryCode}::int]`)
  else if (wanted.categoryId !== undefined) parts.push(db`l.category_id = ${wanted.categoryId}`)
  if (wanted.closed.length > 0) parts.push(db`l.category_id <> all(${[...wanted.closed]}::text[])`)
  if (wanted.featured) parts.push(db`l.is_featured`)
  if ((wanted.minPrice ?? 0) > 0) parts.push(db`l.price >= ${Math.ceil(wanted.minPrice ?? 0)}::int`)
  if (wanted.maxPrice !== undefined) parts.push(db`l.price <= ${Math.floor(wanted.maxPrice)}::int`)
  if (wanted.facets) parts.push(db`l.facets = any(${[...wanted.facets]}::int[])`)
  return parts.reduce((all, one) => db`${all} and ${one}`, db`true`)
}

/** Number of wanted products by their set of facet values. */
export async function countFacetSets(db: Db, wanted: Wanted): Promise<{ facets: number; total: number }[]> {
  return db<{ facets: number; total: number }[]>`
    select l.facets, count(*)::int as total from catalog_listing l where ${where(db, wanted)} group by l.facets`
}

export async function countWanted(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from catalog_listing l where ${where(db, wanted)}`
  return row?.total ?? 0
}

/** The orders of a list; equals stand as the shop arranges them. */
function orderOf(db: Db, sort: ProductSort, locale: Locale): Fragment {
  switch (sort) {
    case 'featured':
      return db`l.position, l.id`
    case 'price_asc':
      return db`l.price, l.position, l.id`
    case 'price_desc':
      return db`l.price desc, l.position, l.id`
    case 'newest':
      return db`l.created_at desc, l.id desc`
    case 'name':
      return db`${nameOf(db, locale)}, l.position, l.id`
  }
}

/** The reverse orders: pages behind the middle are read from the end. */
function backwardsOf(db: Db, sort: ProductSort, locale: Locale): Fragment {
  switch (sort) {
    case 'featured':
      return db`l.position desc, l.id desc`
    case 'price_asc':
      return db`l.price desc, l.position desc, l.id desc`
    case 'price_desc':
      return db`l.price, l.position desc, l.id desc`
    case 'newest':
      return db`l.created_at, l.id`
    case 'name':
      return db`${nameOf(db, locale)} desc, l.position desc, l.id desc`
  }
}

const nameOf = (db: Db, locale: Locale) => byName(db, db`n.${db(locale)}`, locale)

const joined = (db: Db, sort: ProductSort) =>
  sort === 'name' ? db`join catalog_names n on n.number = l.number` : db``

export interface Order {
  sort: ProductSort
  locale: Locale
  isBackwards?: boolean
}

export async function listWanted(
  db: Db,
  wanted: Wanted,
  { sort, locale, isBackwards }: Order,
  { offset, limit }: Slice,
): Promise<string[]> {
  const order = isBackwards ? backwardsOf(db, sort, locale) : orderOf(db, sort, locale)
  const rows = await db<{ id: string }[]>`
    select l.id from catalog_listing l ${joined(db, sort)} where ${where(db, wanted)}
    order by ${order} limit ${limit} offset ${offset}`
  return rows.map(({ id }) => id)
}

/** Those of the products that are wanted, whatever their words, in the order of the ids. */
export async function listAmong(db: Db, wanted: Wanted, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select l.id from catalog_listing l
    where l.id = any(${[...ids]}::text[]) and ${where(db, { ...wanted, conditions: [] })}
    order by array_position(${[...ids]}::text[], l.id::text)`
  return rows.map(({ id }) => id)
}

/** The same orders as no index has them. */
function sortedOf(db: Db, sort: ProductSort, locale: Locale): Fragment {
  const own = db`l.position + 0, l.id`
  switch (sort) {
    case 'featured':
      return own
    case 'price_asc':
      return db`l.price + 0, ${own}`
    case 'price_desc':
      return db`l.price + 0 desc, ${own}`
    case 'newest':
      return db`l.created_at + interval '0' desc, l.id desc`
    case 'name':
      return db`${byName(db, db`(n.${db(locale)} || '')`, locale)}, ${own}`
  }
}

/**
 * The same, all of them found by their words before they are sorted: the words of a product lie apart, so that looking
 * at one after the other costs more than the planner thinks.
 */
export async function sortWanted(
  db: Db,
  wanted: Wanted,
  { sort, locale }: Order,
  { offset, limit }: Slice,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select l.id from catalog_listing l ${joined(db, sort)} where ${where(db, wanted)}
    order by ${sortedOf(db, sort, locale)} limit ${limit} offset ${offset}`
  return rows.map(({ id }) => id)
}

/** Those among the first of an order. */
export async function listAmongFirst(
  db: Db,
  wanted: Wanted,
  { sort, locale }: Order,
  first: number,
  limit: number,
): Promise<string[]> {
  const order = orderOf(db, sort, locale)
  const rows = await db<{ id: string }[]>`
    select l.id from (
      select l.*, row_number() over (order by ${order}) as place from catalog_listing l ${joined(db, sort)}
      order by ${order} limit ${first}) l
    where ${where(db, wanted)} order by l.place limit ${limit}`
  return rows.map(({ id }) => id)
}

export interface Candidate {
  id: string
  position: number
  price: number
  /** Those of its words' numbers that were asked about. */
  codes: number[]
}

/** Found products with what their score depends on, in the shop's order. */
export async function listCandidates(
  db: Db,
  wanted: Wanted,
  codes: readonly number[],
  limit: number,
): Promise<Candidate[]> {
  return db<Candidate[]>`
    with found as materialized (
      select l.id, l.position, l.price, l.words from catalog_listing l where ${where(db, wanted)})
    select f.id, f.position, f.price,
      array(select code from unnest(f.words) as code where code = any(${[...codes]}::int[])) as codes
    from (select * from found order by position, id limit ${limit}) f order by f.position, f.id`
}

export interface Listed {
  categoryId: string
  price: number
  position: number
  words: number[]
}

/** A product as the listing has it. */
export async function findOne(db: Db, id: string): Promise<Listed | undefined> {
  const [row] = await db<Listed[]>`
    select category_id as "categoryId", price, position, words from catalog_listing where id = ${id}`
  return row
}

/** Lists the wanted products nearest to a price: up to `limit` cheaper ones, and up to `limit` others. */
export async function listNearPrice(
  db: Db,
  wanted: Wanted,
  price: number,
  limit: number,
): Promise<Omit<Candidate, 'codes'>[]> {
  const all = where(db, wanted)
  return db<Omit<Candidate, 'codes'>[]>`
    (select l.id, l.position, l.price from catalog_listing l where ${all} and l.price >= ${price}
      order by l.price, l.position, l.id limit ${limit})
    union all
    (select l.id, l.position, l.price from catalog_listing l where ${all} and l.price < ${price}
      order by l.price desc, l.position, l.id limit ${limit})`
}

/** The first of an order. */
export async function listFirstNumbers(
  db: Db,
  { sort, locale }: Order,
  first: number,
): Promise<{ number: number; id: string }[]> {
  return db<{ number: number; id: string }[]>`
    select l.number, l.id from catalog_listing l ${joined(db, sort)}
    order by ${orderOf(db, sort, locale)} limit ${first}`
}

/** A slice of these products in an order. */
export async function sortNumbers(
  db: Db,
  numbers: Iterable<number>,
  { sort, locale }: Order,
  { offset, limit }: Slice,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select l.id from catalog_listing l ${joined(db, sort)} where l.number = any(${[...numbers]}::int[])
    order by ${sortedOf(db, sort, locale)} limit ${limit} offset ${offset}`
  return rows.map(({ id }) => id)
}
