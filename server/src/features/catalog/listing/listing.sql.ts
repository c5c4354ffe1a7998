import { HOUR, MINUTE, SECOND } from 'contract/units'
import type { Db, Fragment } from '../../../kernel/db/client'
import type { CategoryTranslations, ProductTranslations } from '../catalog.table'
import { effectivePriceSql } from '../effective-price.sql'

/** A product on sale, as the index reads it; `price` is what one pays in cents, `createdAt` in seconds. */
export interface IndexRow {
  id: string
  sku: string
  categoryId: string
  categoryNames: string[]
  name: string
  description: string
  tags: string[]
  translations: ProductTranslations
  price: number
  position: number
  createdAt: number
  isFeatured: boolean
  /** Its facet values as `parseFacetSet` reads them. */
  facets: string
}

function rows(db: Db, which: Fragment) {
  return db<(Omit<IndexRow, 'categoryNames'> & { category: string; others: CategoryTranslations })[]>`
    select p.id, p.sku, p.category_id as "categoryId", k.name as category, k.translations as others, p.name, p.description,
      p.tags, p.translations, ${effectivePriceSql(db)} as price, p.position, p.is_featured as "isFeatured",
      product_facets(p.facts, p.track_stock, p.stock) as facets,
      extract(epoch from p.created_at)::float8 as "createdAt"
    from products p join categories k on k.id = p.category_id where p.is_active and ${which}`
}

const namesOf = (name: string, others: CategoryTranslations) => [
  name,
  ...Object.values(others).flatMap((other) => other.name ?? []),
]

const withNames = ({ category, others, ...row }: Awaited<ReturnType<typeof rows>>[number]): IndexRow => ({
  ...row,
  categoryNames: namesOf(category, others),
})

/** The open categories with their names in every language. */
export async function listOpenCategories(db: Db): Promise<Map<string, string[]>> {
  const found = await db<{ id: string; name: string; translations: CategoryTranslations }[]>`
    select id, name, translations from categories where is_active`
  return new Map(found.map(({ id, name, translations }) => [id, namesOf(name, translations)]))
}

/** Products on sale in these categories. */
export async function listProductsOf(db: Db, categoryIds: readonly string[]): Promise<string[]> {
  const found = await db<{ id: string }[]>`
    select id from products where category_id = any(${[...categoryIds]}) and is_active`
  return found.map(({ id }) => id)
}

/** Some products on sale that come after `id`, by their ids. */
export async function listIndexRows(db: Db, id: string, limit: number): Promise<IndexRow[]> {
  return (await rows(db, db`k.is_active and p.id > ${id} order by p.id limit ${limit}`)).map(withNames)
}

/** Returns those of the products that are on sale. */
export async function findIndexRows(db: Db, ids: readonly string[]): Promise<IndexRow[]> {
  return (await rows(db, db`k.is_active and p.id = any(${ids as string[]})`)).map(withNames)
}

/** The same with those of closed categories, which listings of the database keep. */
export async function listActiveRows(db: Db, id: string, limit: number): Promise<IndexRow[]> {
  return (await rows(db, db`p.id > ${id} order by p.id limit ${limit}`)).map(withNames)
}

export async function findActiveRows(db: Db, ids: readonly string[]): Promise<IndexRow[]> {
  return (await rows(db, db`p.id = any(${ids as string[]})`)).map(withNames)
}

/** Transaction snapshot of a reading, its server, and the shop's day: the next reading asks for all later ones. */
export interface Snapshot {
  xid: string
  /** Cluster, database and timeline. Each promotion begins another timeline, with other transactions under the same ids. */
  server: string
  day: string
}

/** A standby has no timeline of its own; it follows the one of its primary. */
const server = (db: Db) => db`
  (select system_identifier from pg_control_system()) || '/'
    || (select oid from pg_database where datname = current_database()) || '/'
    || case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`

export async function getSnapshot(db: Db): Promise<Snapshot> {
  const [row] = await db<Snapshot[]>`
    select pg_current_snapshot()::text as xid, ${server(db)} as server, shop_today()::text as day`
  return row as Snapshot
}

/** Products whose sale begins or ends between two of the shop's days. */
export async function listTurning(db: Db, before: string, now: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from products
    where sale_from between least(${before}::date, ${now}::date) and greatest(${before}::date, ${now}::date)
      or sale_until between least(${before}::date, ${now}::date) - 1 and greatest(${before}::date, ${now}::date)`
  return rows.map(({ id }) => id)
}

export interface Changes {
  snapshot: Snapshot
  /** True if anything changed, including values that are only displayed, such as stock. */
  changed: boolean
  /** Products that are found, counted or sorted in another way. */
  products: string[]
  categories: boolean
}

/**
 * Returns changes by transactions that the snapshot `since` did not see; comparing times would miss late commits. Rows
 * restored from another server carry transaction ids not yet reached here; the last condition excludes them. Undefined
 * if the snapshot is of another server, or of transactions that this one has lost (decision 064). `isSame` may tell
 * servers apart in another way.
 */
export async function readChanges(
  db: Db,
  { xid: since, day, server: from }: Snapshot,
  isSame = (one: string, other: string) => one === other,
): Promise<Changes | undefined> {
  const [row] = await db<(Omit<Changes, 'snapshot'> & Snapshot & { hasLost: boolean })[]>`
    select pg_current_snapshot()::text as xid, ${server(db)} as server, shop_today()::text as day,
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${since}::pg_snapshot) as "hasLost",
      count(*) > 0 as changed,
      coalesce(array_agg(distinct c.product_id) filter (where c.product_id is not null), '{}') as products,
      coalesce(bool_or(c.what = 'category'), false) as categories
    from catalog_changes c
    where c.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
      and not pg_visible_in_snapshot(c.xid, ${since}::pg_snapshot)
      and pg_visible_in_snapshot(c.xid, pg_current_snapshot())`
  if (!row) throw new Error('the changes of the catalogue cannot be read')
  const { xid, server: at, day: today, changed, products, categories } = row
  if (!isSame(at, from) || row.hasLost) return undefined
  const turning = today === day ? [] : await listTurning(db, day, today)
  return {
    snapshot: { xid, server: at, day: today },
    changed: changed || turning.length > 0,
    products: [...products, ...turning],
    categories,
  }
}

/** Number of changed products and categories that a snapshot has not seen; undefined if it is of another server. */
export async function countChanges(db: Db, since: Snapshot): Promise<number | undefined> {
  const changes = await readChanges(db, since)
  return changes && changes.products.length + Number(changes.categories)
}

/** Returns true if there are more products than `count`, on sale or not. */
export async function hasMoreProducts(db: Db, count: number): Promise<boolean> {
  const [row] = await db<{ more: boolean }[]>`
    select count(*) > ${count}::int as more from (select from products limit ${count + 1}::int) as few`
  return row?.more ?? false
}

/** Retention of change records: of products, and of displayed values only (stock), which are many. */
export const CHANGES_KEPT = 24 * HOUR
export const SHOWN_CHANGES_KEPT = 10 * MINUTE

/**
 * Forgets what every process has read; one that slept longer reads the catalogue anew. A listing of the database that nobody
 * has read for as long cannot be brought up to date any more.
 */
export async function sweepChanges(db: Db): Promise<void> {
  await db`
    with old as (
      update catalog_listing_state set format = null
      where format is not null and read_at < now() - make_interval(secs => ${CHANGES_KEPT / SECOND}))
    delete from catalog_changes where at < now() - make_interval(secs => ${CHANGES_KEPT / SECOND})
      or what = 'shown' and at < now() - make_interval(secs => ${SHOWN_CHANGES_KEPT / SECOND})`
}
