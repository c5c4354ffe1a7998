import { LINE_UNITS_MAX } from 'contract/cart/rules'
import type { Category, Product, SuggestedProduct } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import { afterCommit } from '../../kernel/db/after-commit'
import type { Db } from '../../kernel/db/client'
import { catalogChanged } from './catalog.effects'

/** A product's own text in `locale`, English where it is missing. `p` must be the products table. */
export function translated(db: Db, locale: Locale, column: 'name' | 'description') {
  if (locale === 'en') return db`p.${db(column)}`
  return db`coalesce(p.translations #>> ${[locale, column]}::text[], p.${db(column)})`
}

function tags(db: Db, locale: Locale) {
  if (locale === 'en') return db`to_jsonb(p.tags)`
  return db`coalesce(p.translations #> ${[locale, 'tags']}::text[], to_jsonb(p.tags))`
}

function categoryName(db: Db, locale: Locale, column: 'name' | 'description') {
  if (locale === 'en') return db`k.${db(column)}`
  return db`coalesce(k.translations #>> ${[locale, column]}::text[], k.${db(column)})`
}

/** What a catalogue entry and a cart line share, from products `p` and categories `k`, in the contract's shape. */
export function productColumns(db: Db, locale: Locale) {
  return db`
    ${translated(db, locale, 'name')} as name, ${translated(db, locale, 'description')} as description, p.sku,
    p.price_cents::float8 / 100 as price, p.sale_price_cents::float8 / 100 as "salePrice",
    case when p.track_stock and p.stock = 0 then 'sold_out' else 'in_stock' end as availability,
    ${tags(db, locale)} as tags, p.weight_grams::float8 / 1000 as weight,
    jsonb_build_object('_id', k.id, 'name', ${categoryName(db, locale, 'name')}, 'slug', k.slug) as "categoryId",
    p.program_template as "programId"`
}

/** Most units of product `p` that one cart may hold: its stock, one of a program, else the cap of a line. */
export function maxQuantitySql(db: Db) {
  return db`case when p.track_stock then p.stock when p.program_template is not null then 1
    else ${LINE_UNITS_MAX}::int end`
}

/** Products as the shop shows them: `stockQuantity` of what is not counted is the cap of one cart line. */
function shopColumns(db: Db, locale: Locale) {
  return db`p.id as _id, ${productColumns(db, locale)}, p.images, p.is_featured as "isFeatured",
    ${maxQuantitySql(db)} as "stockQuantity"`
}

/** These products as far as they are on sale, in the order of `ids`. */
export async function listProducts(db: Db, locale: Locale, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  return db<Product[]>`
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
      p.sale_price_cents::float8 / 100 as "salePrice", p.images[1] as image
    from products p join categories k on k.id = p.category_id
    where p.id = any(${ids as string[]}) and p.is_active and k.is_active
    order by array_position(${ids as string[]}::text[], p.id)`
}

export async function findProduct(db: Db, locale: Locale, id: string): Promise<Product | undefined> {
  const [row] = await db<Product[]>`
    select ${shopColumns(db, locale)} from products p join categories k on k.id = p.category_id
    where p.id = ${id} and p.is_active and k.is_active`
  return row
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
}

export async function insertCategory(db: Db, c: NewCategory): Promise<void> {
  await db`
    insert into categories (id, slug, name, description, translations, tint, image, position)
    values (${c.id}, ${c.slug}, ${c.name}, ${c.description}, ${db.json(c.translations as never)}, ${c.tint}, ${c.image},
      ${c.position})`
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
  priceCents: number
  salePriceCents: number | null
  stock: number
  trackStock: boolean
  weightGrams: number
  isFeatured: boolean
  programTemplate: string | null
  position: number
}

export async function insertProduct(db: Db, p: NewProduct): Promise<void> {
  await db`
    insert into products (id, sku, category_id, name, description, tags, translations, images, price_cents,
      sale_price_cents, stock, track_stock, weight_grams, is_featured, program_template, position)
    values (${p.id}, ${p.sku}, ${p.categoryId}, ${p.name}, ${p.description}, ${p.tags},
      ${db.json(p.translations as never)}, ${p.images}, ${p.priceCents}, ${p.salePriceCents},
      ${p.stock}, ${p.trackStock}, ${p.weightGrams}, ${p.isFeatured}, ${p.programTemplate}, ${p.position})`
  afterCommit(db, catalogChanged)
}
