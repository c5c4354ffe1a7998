import type { ImportColumn, ImportError, ProductImport } from 'contract/catalog/console-import-calls'
import type { Db, Tx } from '../../../kernel/db/client'
import { type WithNulls, withoutNulls } from '../../../kernel/db/nulls'
import { instant } from '../console/console-time.sql'
import type { LockedProduct } from '../console/products.sql'

const columns = (db: Db) => db`
  i.id as _id, i.file_name as "fileName", i.dry_run as "dryRun", i.set_stock as "setStock", i.columns,
  i.category_id as "categoryId", i.status, i.lines, i.done, i.created, i.updated, i.unchanged, i.refused, ${instant(db, db`i.created_at`)} as "createdAt",
  ${instant(db, db`i.finished_at`)} as "finishedAt",
  (select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)
    from accounts a where a.id = i.actor_id) as by`

export async function findImport(db: Db, id: string): Promise<ProductImport | undefined> {
  const [row] = await db<ProductImport[]>`select ${columns(db)} from product_imports i where i.id = ${id}`
  return row
}

export function listImports(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductImport[]> {
  return db<ProductImport[]>`
    select ${columns(db)} from product_imports i order by i.created_at desc, i.id limit ${limit} offset ${offset}`
}

export async function countImports(db: Db): Promise<number> {
  const [row] = await db<{ n: number }[]>`select count(*)::int as n from product_imports`
  return row?.n ?? 0
}

export interface NewImport {
  id: string
  fileName: string
  stored: string
  actorId: string
  dryRun: boolean
  setStock: boolean
  /** Columns of all cells, including those without a heading. */
  columns: readonly ImportColumn[]
  categoryId: string | null
  lines: number
}

/** Prevents other imports until the transaction ends. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('product-imports'))`
}

/** False where another is still running. */
export async function insertImport(db: Db, i: NewImport): Promise<boolean> {
  const rows = await db`
    insert into product_imports (id, file_name, stored, actor_id, dry_run, set_stock, columns, category_id, lines)
    select ${i.id}, ${i.fileName}, ${i.stored}, ${i.actorId}, ${i.dryRun}, ${i.setStock},
      ${db.json(i.columns)}::jsonb, ${i.categoryId}, ${i.lines}
    where not exists (select from product_imports where status in ('waiting', 'running'))
    returning 1`
  return rows.length > 0
}

/** An import that is worked on. */
export interface Run {
  id: string
  stored: string
  actorId: string
  dryRun: boolean
  setStock: boolean
  columns: ImportColumn[]
  categoryId: string | null
  status: ProductImport['status']
  done: number
}

export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  const [row] = await db<Run[]>`
    select i.id, i.stored, i.actor_id as "actorId", i.dry_run as "dryRun", i.set_stock as "setStock", i.columns,
      i.category_id as "categoryId", i.status, i.done
    from product_imports i where i.id = ${id}`
  return row
}

/** Locks an import until the transaction ends; undefined where somebody else has gone on with it. */
export async function lockRun(tx: Tx, id: string, done: number): Promise<boolean> {
  const rows = await tx`
    select from product_imports where id = ${id} and done = ${done} and status in ('waiting', 'running') for update`
  return rows.length > 0
}

export interface Counts {
  lines: number
  created: number
  updated: number
  unchanged: number
  refused: number
}

export async function addCounts(tx: Tx, id: string, c: Counts): Promise<void> {
  await tx`
    update product_imports set status = 'running', done = done + ${c.lines}, created = created + ${c.created},
      updated = updated + ${c.updated}, unchanged = unchanged + ${c.unchanged}, refused = refused + ${c.refused}
    where id = ${id}`
}

export async function finishImport(db: Db, id: string, status: 'done' | 'failed'): Promise<boolean> {
  const rows = await db`
    update product_imports set status = ${status}, finished_at = now()
    where id = ${id} and status in ('waiting', 'running') returning 1`
  return rows.length > 0
}

export type LineError = ImportError

export async function insertErrors(tx: Tx, importId: string, errors: readonly LineError[]): Promise<void> {
  if (errors.length === 0) return
  await tx`
    insert into product_import_errors (import_id, line, "column", code, value)
    select ${importId}, e.line, e."column", e.code, left(e.value, 200)
    from json_to_recordset(${tx.json(errors)}::json) as e (line int, "column" text, code text, value text)`
}

export async function countErrors(db: Db, importId: string): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from product_import_errors where import_id = ${importId}`
  return row?.n ?? 0
}

export async function listErrors(
  db: Db,
  importId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportError[]> {
  const rows = await db<WithNulls<ImportError>[]>`
    select line, "column", code, value from product_import_errors where import_id = ${importId}
    order by line, "column", code limit ${limit} offset ${offset}`
  return rows.map((row) => withoutNulls<ImportError>(row))
}

/** The pictures that products of these skus show. */
export async function listShownPictures(db: Db, skus: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ path: string }[]>`
    select distinct unnest(images) as path from products
    where lower(sku) in (select lower(s) from unnest(${[...skus]}::text[]) as s)`
  return new Set(rows.map(({ path }) => path))
}

/** Products of these skus in any case, locked until the transaction ends in the order in which checkouts lock them. */
export function lockBySku(tx: Tx, skus: readonly string[]): Promise<LockedProduct[]> {
  return tx<LockedProduct[]>`
    select p.id, p.sku, p.category_id as "categoryId", p.name, p.description, p.tags, p.translations, p.images,
      p.image_texts as "imageTexts", p.price_cents as "priceCents", p.sale_price_cents as "salePriceCents",
      p.sale_from::text as "saleFrom", p.sale_until::text as "saleUntil", p.stock,
      p.track_stock as "trackStock", p.weight_grams as "weightGrams", p.is_featured as "isFeatured",
      p.is_active as "isActive", p.program_template as "programTemplate", p.facts, p.variant_of as "variantOf",
      p.position, ${instant(tx, tx`p.updated_at`)} as "updatedAt"
    from products p where lower(p.sku) in (select lower(s) from unnest(${skus as string[]}::text[]) as s)
    order by p.id for no key update`
}

/** The first products of the families of these skus; a sku in another case counts where only one product has it. */
export async function findFirsts(db: Db, skus: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ sku: string; first: string }[]>`
    select w.sku, min(coalesce(p.variant_of, p.id)) filter (where p.sku = w.sku or n = 1) as first
    from unnest(${skus as string[]}::text[]) as w (sku)
      join (
        select id, sku, variant_of, count(*) over (partition by lower(sku)) as n from products
      ) p on lower(p.sku) = lower(w.sku)
    group by w.sku having count(*) filter (where p.sku = w.sku or n = 1) > 0`
  return new Map(rows.map(({ sku, first }) => [sku, first]))
}

/** Slugs and names of the categories. */
export function listCategoryNames(db: Db): Promise<{ id: string; slug: string; names: string[] }[]> {
  return db<{ id: string; slug: string; names: string[] }[]>`
    select id, slug, array_remove(array[name, translations -> 'fa' ->> 'name', translations -> 'nl' ->> 'name'], null)
      as names
    from categories order by position, id`
}

/** Returns the id of a category by its id or slug. */
export async function findCategoryId(db: Db, idOrSlug: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from categories where id = ${idOrSlug} or slug = ${idOrSlug} order by id = ${idOrSlug} desc limit 1`
  return row?.id
}

/** Every name by which a program is known. */
export async function listProgramNames(db: Db): Promise<Set<string>> {
  const rows = await db<{ name: string }[]>`select unnest(known_as) as name from programs`
  return new Set(rows.map(({ name }) => name))
}

/** Returns those files that an import may still read. */
export async function knownFiles(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ stored: string }[]>`
    select stored from product_imports where stored = any(${names as string[]}::text[])
      and (status in ('waiting', 'running') or created_at > now() - interval '30 days')`
  return new Set(rows.map(({ stored }) => stored))
}

/** A product as a line of the file. */
export interface ExportRow {
  id: string
  sku: string
  name: string
  description: string
  tags: string[]
  category: string
  price: number
  salePrice: number | null
  saleFrom: string | null
  saleUntil: string | null
  stock: number
  trackStock: boolean
  weight: number
  isFeatured: boolean
  isActive: boolean
  position: number
  program: string | null
  variantOf: string | null
  images: string[]
  translations: Partial<Record<'fa' | 'nl', { name?: string; description?: string; tags?: string[] }>>
  facts: object
}

/** So many products that come after `id`, by their ids. */
export function listExportRows(db: Db, id: string, limit: number): Promise<ExportRow[]> {
  return db<ExportRow[]>`
    select p.id, p.sku, p.name, p.description, p.tags, k.slug as category, p.price_cents::float8 / 100 as price,
      p.sale_price_cents::float8 / 100 as "salePrice", p.sale_from::text as "saleFrom", p.sale_until::text as "saleUntil",
      p.stock, p.track_stock as "trackStock",
      p.weight_grams::float8 / 1000 as weight, p.is_featured as "isFeatured", p.is_active as "isActive", p.position,
      p.program_template as program, v.sku as "variantOf", p.images, p.translations, p.facts
    from products p join categories k on k.id = p.category_id left join products v on v.id = p.variant_of
    where p.id > ${id} order by p.id limit ${limit}`
}
