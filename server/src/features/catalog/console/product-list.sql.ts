import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import type { ConsoleSort, ProductStatus, StockLevel } from 'contract/catalog/console-rules'
import { LOW_STOCK } from 'contract/catalog/rules'
import type { Locale } from 'contract/locale'
import { byName } from '../../../kernel/db/by-name'
import type { Db } from '../../../kernel/db/client'
import { categoryName, translated } from '../catalog.sql'
import { effectivePriceSql, isReducedSql } from '../effective-price.sql'
import { instant } from './console-time.sql'

/** Filters of the console's list of products. */
export interface ProductQuery {
  /** LIKE patterns that must all match, in the form of `searchForm`, the longest first. */
  patterns: readonly string[]
  categoryId: string | undefined
  status: ProductStatus | undefined
  stock: StockLevel | undefined
  sort: ConsoleSort
}

export interface ProductCounts {
  active: number
  archived: number
  low: number
  none: number
}

/** Must equal the expression of the index `products_searched`. */
const searched = (db: Db) => db`(translate(lower(p.name || ' ' || p.sku || ' ' ||
  coalesce(p.translations #>> '{fa,name}', '') || ' ' || coalesce(p.translations #>> '{nl,name}', '')), 'يىك', 'ییک'))`

/**
 * Conditions are left out, not made true: a statement is planned once for all its values. The first pattern uses the
 * trigram index, which knows no `like all`; the others filter its result.
 */
function within(db: Db, { patterns, categoryId }: Pick<ProductQuery, 'patterns' | 'categoryId'>) {
  const [first, ...others] = patterns
  const rest = others.length > 0 ? db`and ${searched(db)} like all(${others}::text[])` : db``
  const search = first === undefined ? db`` : db`and ${searched(db)} like ${first} ${rest}`
  return categoryId === undefined ? search : db`${search} and p.category_id = ${categoryId}`
}

const isLow = (db: Db) => db`p.is_active and p.track_stock and p.stock between 1 and ${LOW_STOCK}::int`
const isOut = (db: Db) => db`p.is_active and p.track_stock and p.stock = 0`

/** Those of a status and a stock level. */
function narrowed(db: Db, { status, stock }: Pick<ProductQuery, 'status' | 'stock'>) {
  const ofStatus =
    status === undefined ? db`` : status === 'active' ? db`and p.is_active` : db`and not p.is_active`
  if (stock === undefined) return ofStatus
  return db`${ofStatus} and ${stock === 'low' ? isLow(db) : isOut(db)}`
}

/** Counts products matching search and category, by status and stock. */
export async function countProducts(db: Db, query: ProductQuery): Promise<ProductCounts> {
  const [row] = await db<ProductCounts[]>`
    select count(*) filter (where p.is_active)::int as active, count(*) filter (where not p.is_active)::int as archived,
      count(*) filter (where ${isLow(db)})::int as low, count(*) filter (where ${isOut(db)})::int as none
    from products p where true ${within(db, query)}`
  return row ?? { active: 0, archived: 0, low: 0, none: 0 }
}

function orderOf(db: Db, sort: ConsoleSort, locale: Locale) {
  switch (sort) {
    case 'newest':
      return db`p.created_at desc, p.id desc`
    case 'name':
      return db`${byName(db, translated(db, locale, 'name'), locale)}, p.id`
    case 'price_asc':
      return db`${effectivePriceSql(db)}, p.id`
    case 'price_desc':
      return db`${effectivePriceSql(db)} desc, p.id desc`
    // Untracked stock sorts last.
    case 'stock_asc':
      return db`not p.track_stock, p.stock, p.id`
    case 'stock_desc':
      return db`not p.track_stock, p.stock desc, p.id`
  }
}

/** Returns a page of the list; finds the ids first, so that long texts are read for those only. */
export async function listProducts(
  db: Db,
  query: ProductQuery,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
): Promise<ProductRow[]> {
  return db<ProductRow[]>`
    with page as materialized (
      select p.id, row_number() over () as place from (
        select p.id from products p where true ${within(db, query)} ${narrowed(db, query)}
        order by ${orderOf(db, query.sort, locale)} limit ${limit} offset ${offset}) p
    )
    select p.id as _id, ${translated(db, locale, 'name')} as name, p.sku, p.price_cents::float8 / 100 as price,
      p.sale_price_cents::float8 / 100 as "salePrice", p.sale_from::text as "saleFrom", p.sale_until::text as "saleUntil",
      ${isReducedSql(db)} as "isReduced", p.stock as "stockQuantity", p.track_stock as "trackStock",
      p.is_featured as "isFeatured", p.is_active as "isActive", p.program_template as "programId",
      p.variant_of as "variantOf", ${instant(db, db`p.updated_at`)} as "updatedAt", p.images[1] as image,
      jsonb_build_object('_id', k.id, 'name', ${categoryName(db, locale, 'name')}, 'slug', k.slug) as category
    from page join products p using (id) join categories k on k.id = p.category_id order by page.place`
}
