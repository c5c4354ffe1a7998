import { LINE_UNITS_MAX } from 'contract/cart/rules'
import type { Category, Product, SuggestedProduct } from 'contract/catalog/calls'
import type { WrittenFacts } from 'contract/catalog/facts-calls'
import type { Locale } from 'contract/locale'
import { afterCommit } from '../../kernel/db/after-commit'
import type { Db } from '../../kernel/db/client'
import { catalogChanged } from './catalog.effects'
import type { ImageTexts } from './catalog.table'
import { salePriceSql } from './effective-price.sql'
import { newMovements, ownMovements, type StockSource } from './stock/stock-ledger.sql'

/** A product's own text in `locale`, English where it is missing. `p` must be the products table. */
export function translated(db: Db, locale: Locale, column: 'name' | 'description') {
  if (locale === 'en') return db`p.${db(column)}`
  return db`coalesce(p.translations #>> ${[locale, column]}::text[], p.${db(column)})`
}

function tags(db: Db, locale: Locale) {
  if (locale === 'en') return db`to_jsonb(p.tags)`
  return db`coalesce(p.translations #> ${[locale, 'tags']}::text[], to_jsonb(p.tags))`
}

/** A category's own text in `locale`, English where it is missing. `k` must be the categories table. */
export function categoryName(db: Db, locale: Locale, column: 'name' | 'description') {
  if (locale === 'en') return db`k.${db(column)}`
  return db`coalesce(k.translations #>> ${[locale, column]}::text[], k.${db(column)})`
}

const availability = (db: Db) =>
  db`case when p.track_stock and p.stock = 0 then 'sold_out' else 'in_stock' end as availability`

/**
 * Columns shared by catalogue entries and cart lines, from products `p` and categories `k`, in the contract's shape.
 */
export function productColumns(db: Db, locale: Locale) {
  return db`
    ${translated(db, locale, 'name')} as name, ${translated(db, locale, 'description')} as description, p.sku,
    p.price_cents::float8 / 100 as price, (${salePriceSql(db)})::float8 / 100 as "salePrice",
    ${availability(db)},
    ${tags(db, locale)} as tags, p.weight_grams::float8 / 1000 as weight,
    jsonb_build_object('_id', k.id, 'name', ${categoryName(db, locale, 'name')}, 'slug', k.slug) as "categoryId",
    p.program_template as "programId"`
}

/** Most units of product `p` that one cart may hold: its stock, one of a program, else the cap of a line. */
export function maxQuantitySql(db: Db) {
  return db`case when p.track_stock then p.stock when p.program_template is not null then 1
    else ${LINE_UNITS_MAX}::int end`
}

/** Products in the shop's shape; `stockQuantity` of untracked stock is the maximum of a cart line. */
function shopColumns(db: Db, locale: Locale) {
  return db`p.id as _id, ${productColumns(db, locale)}, p.images, p.is_featured as "isFeatured",
    ${maxQuantitySql(db)} as "stockQuantity"`
}

/** These products as far as they are on sale, in the order of `ids`. */
export async function listProducts(
  db: Db,
  locale: Locale,
  ids: readonly string[],
): Promise<Omit<Product, 'lowestPrice'>[]> {
  if (ids.length === 0) return []
  return db<Omit<Product, 'lowestPrice'>[]>`
    select ${shopColumns(db, locale)} from products p join categories k on k.id = p.category_id
    where p.id = any(${ids as string[]}) and p.is_active and k.is_active
    order by array_position(${ids as string[]}::text[], p.id)`
}

/** The same, as suggestions show them. */
export async function listSuggestedProducts(
  db: Db,
  locale: Locale,
  ids: readonly string[],
): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return []
  return db<SuggestedProduct[]>`
    select p.id as _id, ${translated(db, locale, 'name')} as name, p.price_cents::float8 / 100 as price,
      (${salePriceSql(db)})::float8 / 100 as "salePrice", p.images[1] as image
    from products p join categories k on k.id = p.category_id
    where p.id = any(${ids as string[]}) and p.is_active and k.is_active
    order by array_position(${ids as string[]}::text[], p.id)`
}

/** A product with its facts in all languages. */
export type ProductRow = Omit<Product, 'lowestPrice'> & {
  facts: WrittenFacts
  variantOf: string | null
  texts: ImageTexts
  rating: { average: number; count: number } | null
}

export async function findProduct(db: Db, locale: Locale, id: string): Promise<ProductRow | undefined> {
  const [row] = await db<ProductRow[]>`
    select ${shopColumns(db, locale)}, p.facts, p.variant_of as "variantOf", p.image_texts as texts,
      case when r.count > 0 then json_build_object('average', round(r.stars::numeric / r.count, 1), 'count', r.count) end as rating
    from products p join categories k on k.id = p.category_id left join product_ratings r on r.product_id = p.id
    where p.id = ${id} and p.is_active and k.is_active`
  return row
}

export type VariantRow = Pick<Product, '_id' | 'name' | 'price' | 'salePrice' | 'availability'> & {
  facts: WrittenFacts
}

/** Lists the products on sale of the family of `first`, in the shop's order. */
export async function listFamily(db: Db, locale: Locale, first: string): Promise<VariantRow[]> {
  return db<VariantRow[]>`
    select p.id as _id, ${translated(db, locale, 'name')} as name, p.price_cents::float8 / 100 as price,
      (${salePriceSql(db)})::float8 / 100 as "salePrice", p.facts,
      ${availability(db)}
    from products p join categories k on k.id = p.category_id
    where (p.id = ${first} or p.variant_of = ${first}) and p.is_active and k.is_active
    order by p.position, p.id`
}

export async function listCategories(db: Db, locale: Locale): Promise<Omit<Category, 'productCount'>[]> {
  return db<Omit<Category, 'productCount'>[]>`
    select k.id as _id, k.slug, k.tint, k.image, ${categoryName(db, locale, 'name')} as name,
      ${categoryName(db, locale, 'description')} as description
    from categories k where k.is_active order by k.position, k.id`
}

export interface NewCategory {
  id: string
  slug: string
  name: string
  description: string
  translations: unknown
  tint: string
  image: string | null
  position: number
  isActive: boolean
}

export async function insertCategory(db: Db, c: NewCategory): Promise<void> {
  await db`
    insert into categories (id, slug, name, description, translations, tint, image, position, is_active)
    values (${c.id}, ${c.slug}, ${c.name}, ${c.description}, ${db.json(c.translations)}, ${c.tint}, ${c.image},
      ${c.position}, ${c.isActive})`
  afterCommit(db, catalogChanged)
}

export interface NewProduct {
  id: string
  sku: string
  categoryId: string
  name: string
  description: string
  tags: string[]
  translations: unknown
  images: string[]
  imageTexts: ImageTexts
  priceCents: number
  salePriceCents: number | null
  saleFrom: string | null
  saleUntil: string | null
  stock: number
  trackStock: boolean
  weightGrams: number
  isFeatured: boolean
  isActive: boolean
  programTemplate: string | null
  facts: WrittenFacts
  variantOf: string | null
  position: number
}

/** Adds a product. Families are one level deep: a variant of a variant belongs to the family of that one's first product. */
export async function insertProduct(db: Db, p: NewProduct, source: StockSource): Promise<void> {
  await db`
    with own as materialized (select ${ownMovements(db)}),
    added as (
      insert into products (id, sku, category_id, name, description, tags, translations, images, image_texts, price_cents,
        sale_price_cents, sale_from, sale_until, stock, track_stock, weight_grams, is_featured, is_active, program_template, facts, variant_of,
        position)
      select ${p.id}, ${p.sku}, ${p.categoryId}, ${p.name}, ${p.description}, ${p.tags},
        ${db.json(p.translations)}, ${p.images}, ${db.json(p.imageTexts)}, ${p.priceCents}, ${p.salePriceCents},
        ${p.saleFrom}, ${p.saleUntil}, ${p.stock}, ${p.trackStock}, ${p.weightGrams}, ${p.isFeatured}, ${p.isActive}, ${p.programTemplate},
        ${db.json(p.facts)},
        coalesce((select variant_of from products where id = ${p.variantOf}), ${p.variantOf}), ${p.position}
      from own
      returning id, stock as delta, stock
    ), written as (${newMovements(db, db`added`, source)})
    select from added`
  afterCommit(db, catalogChanged)
}
