import { LINE_UNITS_MAX } from 'contract/cart/rules'
import type { Category, Product, ProductSort } from 'contract/catalog/calls'
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

export interface ProductFilter {
  categoryId: string | undefined
  /** Search words in `searchForm`; every one must occur. */
  words: string[]
  featured: boolean
  /** Bounds on what one pays, in cents. */
  minPrice: number | undefined
  maxPrice: number | undefined
}

/** What one pays for a product, in cents: the contract's `effectivePrice` (decision X-20). */
export function effectivePriceSql(db: Db, product: 'p' | 'one' = 'p') {
  const [price, sale] = [db(`${product}.price_cents`), db(`${product}.sale_price_cents`)]
  return db`case when ${sale} > 0 and ${sale} < ${price} then ${sale} else ${price} end`
}

function matching(db: Db, filter: ProductFilter) {
  const words = filter.words.map(
    (word) => db`and p.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  return db`
    from products p join categories k on k.id = p.category_id
    where p.is_active and k.is_active
      ${filter.categoryId === undefined ? db`` : db`and p.category_id = ${filter.categoryId}`}
      ${filter.featured ? db`and p.is_featured` : db``}
      ${filter.minPrice === undefined ? db`` : db`and ${effectivePriceSql(db)} >= ${filter.minPrice}`}
      ${filter.maxPrice === undefined ? db`` : db`and ${effectivePriceSql(db)} <= ${filter.maxPrice}`}
      ${words.reduce((all, word) => db`${all} ${word}`, db``)}`
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const [row] = await db<{ total: number }[]>`select count(*)::int as total ${matching(db, filter)}`
  return row?.total ?? 0
}

/** Databases that can sort by the rules of a language, as far as we have asked. */
const sorting = new WeakMap<Db, Promise<Set<string>>>()

async function collationOf(db: Db, locale: Locale): Promise<string | undefined> {
  let known = sorting.get(db)
  if (!known) {
    known = db<
      { name: string }[]
    >`select collname as name from pg_collation where collname like '__-x-icu'`.then(
      (rows) => new Set(rows.map(({ name }) => name)),
    )
    sorting.set(db, known)
    known.catch(() => sorting.delete(db))
  }
  const name = `${locale}-x-icu`
  return (await known).has(name) ? name : undefined
}

/** The order of a list; where it says nothing, the shop's own. Without a language's rules names go by their letters. */
function inOrder(db: Db, locale: Locale, sort: ProductSort, first?: string, collation?: string) {
  if (sort === 'price_asc') return db`${effectivePriceSql(db)}, `
  if (sort === 'price_desc') return db`${effectivePriceSql(db)} desc, `
  if (sort === 'newest') return db`p.created_at desc, p.id desc, `
  if (sort === 'name') {
    const name = translated(db, locale, 'name')
    return collation ? db`(${name}) collate ${db(collation)}, ` : db`lower(${name}), `
  }
  // The earlier the first search word occurs (names stand first), the better.
  return first === undefined ? db`` : db`strpos(p.search_text, ${first}), `
}

export async function listProducts(
  db: Db,
  locale: Locale,
  filter: ProductFilter,
  sort: ProductSort,
  page: { limit: number; offset: number },
): Promise<Product[]> {
  const collation = sort === 'name' ? await collationOf(db, locale) : undefined
  return db<Product[]>`
    select ${shopColumns(db, locale)} ${matching(db, filter)}
    order by ${inOrder(db, locale, sort, filter.words[0], collation)} p.position, p.id
    limit ${page.limit} offset ${page.offset}`
}

/** Others of the same category: those with most tags in common first, then those of a similar price. */
export async function listRelated(db: Db, locale: Locale, id: string, limit: number): Promise<Product[]> {
  return db<Product[]>`
    select ${shopColumns(db, locale)}
    from products one join products p on p.category_id = one.category_id and p.id <> one.id and p.is_active
      join categories k on k.id = p.category_id
    where one.id = ${id}
    order by (select count(*) from unnest(p.tags) as tag where tag = any(one.tags)) desc,
      abs(${effectivePriceSql(db)} - ${effectivePriceSql(db, 'one')}), p.position, p.id
    limit ${limit}`
}

export async function findProduct(db: Db, locale: Locale, id: string): Promise<Product | undefined> {
  const [row] = await db<Product[]>`
    select ${shopColumns(db, locale)} from products p join categories k on k.id = p.category_id
    where p.id = ${id} and p.is_active and k.is_active`
  return row
}

export async function listCategories(db: Db, locale: Locale): Promise<Category[]> {
  return db<Category[]>`
    select k.id as _id, k.slug, k.tint, k.image, ${categoryName(db, locale, 'name')} as name,
      ${categoryName(db, locale, 'description')} as description,
      (select count(*)::int from products p where p.category_id = k.id and p.is_active) as "productCount"
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
  searchText: string
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
    insert into products (id, sku, category_id, name, description, tags, translations, search_text, images, price_cents,
      sale_price_cents, stock, track_stock, weight_grams, is_featured, program_template, position)
    values (${p.id}, ${p.sku}, ${p.categoryId}, ${p.name}, ${p.description}, ${p.tags},
      ${db.json(p.translations as never)}, ${p.searchText}, ${p.images}, ${p.priceCents}, ${p.salePriceCents},
      ${p.stock}, ${p.trackStock}, ${p.weightGrams}, ${p.isFeatured}, ${p.programTemplate}, ${p.position})`
  afterCommit(db, catalogChanged)
}
