import type { ConsoleCategory } from 'contract/catalog/console-category-calls'
import type { Locale } from 'contract/locale'
import { afterCommit } from '../../../kernel/db/after-commit'
import type { Db, Tx } from '../../../kernel/db/client'
import { catalogChanged } from '../catalog.effects'
import type { CategoryTranslations } from '../catalog.table'
import { instant } from './console-time.sql'

const columns = (db: Db) => db`
  k.id as _id, k.name, k.slug, k.description, k.tint, k.image, k.position, k.is_active as "isActive", k.translations,
  (select count(*)::int from products p where p.category_id = k.id) as "productCount",
  (select count(*)::int from products p where p.category_id = k.id and p.is_active) as "activeCount",
  ${instant(db, db`k.created_at`)} as "createdAt", ${instant(db, db`k.updated_at`)} as "updatedAt"`

/** All of them in the shop's order. */
export function listCategories(db: Db): Promise<ConsoleCategory[]> {
  return db<ConsoleCategory[]>`select ${columns(db)} from categories k order by k.position, k.id`
}

export async function findCategory(db: Db, id: string): Promise<ConsoleCategory | undefined> {
  const [row] = await db<ConsoleCategory[]>`select ${columns(db)} from categories k where k.id = ${id}`
  return row
}

/** A category as its table holds it. */
export interface StoredCategory {
  id: string
  slug: string
  name: string
  description: string
  translations: CategoryTranslations
  tint: string
  image: string | null
  position: number
  isActive: boolean
}

/** The picture that a category shows. */
export async function findImage(db: Db, id: string): Promise<string | null> {
  const [row] = await db<{ image: string | null }[]>`select image from categories where id = ${id}`
  return row?.image ?? null
}

export async function lockCategory(
  tx: Tx,
  id: string,
): Promise<(StoredCategory & { updatedAt: string }) | undefined> {
  const [row] = await tx<(StoredCategory & { updatedAt: string })[]>`
    select k.id, k.slug, k.name, k.description, k.translations, k.tint, k.image, k.position, k.is_active as "isActive",
      ${instant(tx, tx`k.updated_at`)} as "updatedAt"
    from categories k where k.id = ${id} for no key update`
  return row
}

export async function updateCategory(tx: Tx, k: StoredCategory): Promise<void> {
  await tx`
    update categories set slug = ${k.slug}, name = ${k.name}, description = ${k.description},
      translations = ${tx.json(k.translations)}, tint = ${k.tint}, image = ${k.image}, position = ${k.position},
      is_active = ${k.isActive}, updated_at = clock_timestamp()
    where id = ${k.id}`
  afterCommit(tx, catalogChanged)
}

/** Lets one writer of names at a time go on: two of the same name at once would not see each other. */
export async function holdNames(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('categories.names'))`
}

/** Names of the other categories, in the language of each. */
export async function listNames(db: Db, except: string): Promise<Record<Locale, string | null>[]> {
  return db<Record<Locale, string | null>[]>`
    select name as en, translations #>> '{fa,name}' as fa, translations #>> '{nl,name}' as nl
    from categories where id <> ${except}`
}

/** Returns the number of categories and the next position. */
export async function countCategories(db: Db): Promise<{ n: number; next: number }> {
  const [row] = await db<{ n: number; next: number }[]>`
    select count(*)::int as n, coalesce(max(position) + 1, 0) as next from categories`
  return row ?? { n: 0, next: 0 }
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  return (await db`select from categories where slug = ${slug}`).length > 0
}

/** Puts the named categories first, in this order, the others behind as they stood. Returns how many moved. */
export async function orderCategories(tx: Tx, ids: readonly string[]): Promise<number> {
  const { count } = await tx`
    update categories k set position = o.place, updated_at = clock_timestamp()
    from (select id, row_number() over (order by array_position(${ids as string[]}::text[], id), position, id)::int - 1 as place
      from categories) o
    where o.id = k.id and k.position <> o.place`
  if (count > 0) afterCommit(tx, catalogChanged)
  return count
}
