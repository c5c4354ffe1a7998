import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import type { WrittenFacts } from 'contract/catalog/facts-calls'
import type { Locale } from 'contract/locale'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db, Tx } from '../../../kernel/db/client'
import { catalogChanged } from '../catalog.effects'
import { categoryName, type NewProduct } from '../catalog.sql'
import type { ImageTexts, ProductTranslations } from '../catalog.table'
import { isReducedSql } from '../effective-price.sql'
import { newMovements, ownMovements, type StockSource } from '../stock/stock-ledger.sql'
import { instant } from './console-time.sql'

/** A product in all languages as the console shows it; texts that a language has not are missing. */
export async function findProduct(
  db: Db,
  id: string,
  locale: Locale,
): Promise<Omit<ConsoleProduct, 'prices'> | undefined> {
  const [row] = await db<Omit<ConsoleProduct, 'prices'>[]>`
    select p.id as _id, p.name, p.description, p.sku, p.images, p.image_texts as "imageTexts",
      p.price_cents::float8 / 100 as price, p.sale_price_cents::float8 / 100 as "salePrice", p.sale_from::text as "saleFrom",
      p.sale_until::text as "saleUntil", ${isReducedSql(db)} as "isReduced", p.stock as "stockQuantity",
      p.track_stock as "trackStock", p.weight_grams::float8 / 1000 as weight, p.is_featured as "isFeatured",
      p.is_active as "isActive", p.position, p.tags, p.category_id as "categoryId",
      jsonb_build_object('_id', k.id, 'name', ${categoryName(db, locale, 'name')}, 'slug', k.slug) as category,
      p.program_template as "programId", p.facts, p.variant_of as "variantOf", p.translations,
      (select jsonb_build_object('_id', pr.id, 'name', coalesce(pr.translations #>> ${[locale, 'name']}::text[], pr.name))
        from programs pr where pr.known_as @> array[p.program_template] limit 1) as program,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', v.id, 'name',
          coalesce(v.translations #>> ${[locale, 'name']}::text[], v.name), 'sku', v.sku, 'isActive', v.is_active)
          order by v.position, v.id), '[]')
        from products v where (v.id = coalesce(p.variant_of, p.id) or v.variant_of = coalesce(p.variant_of, p.id))
          and exists (select from products o where o.variant_of = coalesce(p.variant_of, p.id))) as variants,
      ${instant(db, db`p.created_at`)} as "createdAt", ${instant(db, db`p.updated_at`)} as "updatedAt"
    from products p join categories k on k.id = p.category_id where p.id = ${id}`
  return row
}

/** A product as its table holds it. */
export type StoredProduct = Omit<NewProduct, 'translations'> & {
  isActive: boolean
  imageTexts: ImageTexts
  translations: ProductTranslations
  facts: WrittenFacts
}

export type LockedProduct = StoredProduct & {
  updatedAt: string
}

/** Locks a product's row until the transaction ends: no sale moves its stock meanwhile. */
export async function lockProduct(tx: Tx, id: string): Promise<LockedProduct | undefined> {
  const [row] = await tx<LockedProduct[]>`
    select p.id, p.sku, p.category_id as "categoryId", p.name, p.description, p.tags, p.translations, p.images,
      p.image_texts as "imageTexts", p.price_cents as "priceCents", p.sale_price_cents as "salePriceCents",
      p.sale_from::text as "saleFrom", p.sale_until::text as "saleUntil", p.stock,
      p.track_stock as "trackStock", p.weight_grams as "weightGrams", p.is_featured as "isFeatured",
      p.is_active as "isActive", p.program_template as "programTemplate", p.facts, p.variant_of as "variantOf",
      p.position, ${instant(tx, tx`p.updated_at`)} as "updatedAt"
    from products p where p.id = ${id} for no key update`
  return row
}

/** Returns when the fields of these products changed last, by product. */
export async function findVersions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; updatedAt: string }[]>`
    select p.id, ${instant(db, db`p.updated_at`)} as "updatedAt" from products p where p.id = any(${[...ids]}::text[])`
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
}

/** Replaces a product whose row is locked; `before` is its stock till now. A family follows its first product. */
export async function updateProduct(
  tx: Tx,
  p: StoredProduct,
  before: number,
  source: StockSource,
): Promise<void> {
  await tx`
    with own as materialized (select ${ownMovements(tx)}),
    changed as (
      update products p set sku = ${p.sku}, category_id = ${p.categoryId}, name = ${p.name},
        description = ${p.description}, tags = ${p.tags}, translations = ${tx.json(p.translations)},
        images = ${p.images}, image_texts = ${tx.json(p.imageTexts)}, price_cents = ${p.priceCents},
        sale_price_cents = ${p.salePriceCents}, sale_from = ${p.saleFrom}, sale_until = ${p.saleUntil}, stock = ${p.stock}, track_stock = ${p.trackStock},
        weight_grams = ${p.weightGrams}, is_featured = ${p.isFeatured}, is_active = ${p.isActive},
        program_template = ${p.programTemplate}, facts = ${tx.json(p.facts)}, variant_of = ${p.variantOf},
        position = ${p.position}, updated_at = clock_timestamp()
      from own where p.id = ${p.id}
      returning p.id, p.stock - ${before}::int as delta, p.stock
    ), written as (${newMovements(tx, tx`changed`, source)})
    select from changed`
  if (p.variantOf !== null)
    await tx`update products set variant_of = ${p.variantOf}, updated_at = clock_timestamp() where variant_of = ${p.id}`
  afterCommit(tx, catalogChanged)
}

export async function isCategory(db: Db, id: string): Promise<boolean> {
  return (await db`select from categories where id = ${id}`).length > 0
}

export async function isProgram(db: Db, name: string): Promise<boolean> {
  return (await db`select from programs where known_as @> array[${name}]::text[]`).length > 0
}

/** The pictures that a product shows; none where it is not there. */
export async function listImages(db: Db, id: string): Promise<string[]> {
  const [row] = await db<{ images: string[] }[]>`select images from products where id = ${id}`
  return row?.images ?? []
}

/** The first product of the family of this one: itself where it has none; undefined where there is no such product. */
export async function findFirst(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ first: string }[]>`
    select coalesce(variant_of, id) as first from products where id = ${id}`
  return row?.first
}

/** The place behind all products of a category. */
export async function lastPosition(db: Db, categoryId: string): Promise<number> {
  const [row] = await db<{ next: number }[]>`
    select coalesce(max(position) + 1, 0) as next from products where category_id = ${categoryId}`
  return row?.next ?? 0
}

/** Templates by their name in this language, those that are offered first. */
export function listPrograms(
  db: Db,
  locale: Locale,
): Promise<{ _id: string; name: string; isActive: boolean }[]> {
  return db<{ _id: string; name: string; isActive: boolean }[]>`
    select pr.id as _id, coalesce(pr.translations #>> ${[locale, 'name']}::text[], pr.name) as name,
      pr.is_active as "isActive"
    from programs pr order by not pr.is_active, pr.position, pr.id limit 500`
}
