import type {
  ConsoleCategory,
  createCategory as createCall,
  updateCategory as updateCall,
} from 'contract/catalog/console-category-calls'
import { CATEGORIES_MAX, SLUG_MAX } from 'contract/catalog/console-rules'
import type { Received } from 'contract/endpoint'
import { localeCodes } from 'contract/locale'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { changeDetails } from '../../../kernel/audit/change-details'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction, violatesUnique } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { insertCategory } from '../catalog.sql'
import type { CategoryTranslations } from '../catalog.table'
import { protectPictures } from '../images/protect-pictures'
import * as sql from './categories.sql'
import { filledTranslations } from './product-values'

type CategoryDeps = Pick<Deps, 'db' | 'files'>
type Written = Received<typeof createCall>['body']

export async function listCategories(db: Db): Promise<ConsoleCategory[]> {
  return (await sql.listCategories(db)).map(withTexts)
}

export async function getCategory(db: Db, id: string): Promise<ConsoleCategory> {
  return withTexts((await sql.findCategory(db, id)) ?? fail('catalog.category_not_found'))
}

const NO_TEXTS: object = { name: '', description: '' }

/** Texts that a language has not are empty on the wire. */
function withTexts({ translations, ...category }: ConsoleCategory): ConsoleCategory {
  const filled = Object.entries(translations).map(([lang, texts]) => [lang, { ...NO_TEXTS, ...texts }])
  return { ...category, translations: Object.fromEntries(filled) }
}

export async function createCategory(
  deps: CategoryDeps,
  staff: AuditSource,
  written: Written,
): Promise<ConsoleCategory> {
  return refuseTakenSlug(() =>
    transaction(deps.db, async (tx) => {
      await checkImage(tx, deps, written.image, null)
      const { n, next } = await sql.countCategories(tx)
      if (n >= CATEGORIES_MAX) fail('catalog.too_many_categories')
      const id = newId()
      const empty = { ...NEW, id, slug: await freeSlug(tx, id, written), name: '', position: next }
      const category = merged(written, empty)
      await refuseTakenName(tx, category)
      await insertCategory(tx, category)
      await recordAudit(tx, staff, {
        action: 'category_created',
        object: { type: 'category', id },
        details: { name: category.name, slug: category.slug },
      })
      return getCategory(tx, id)
    }),
  )
}

const NEW = { description: '', translations: {}, tint: 'stone', image: null, isActive: true }

export async function updateCategory(
  deps: CategoryDeps,
  staff: AuditSource,
  id: string,
  { updatedAt, ...written }: Received<typeof updateCall>['body'],
): Promise<ConsoleCategory> {
  return refuseTakenSlug(() =>
    change(
      deps,
      staff,
      id,
      (stored) => {
        if (updatedAt !== undefined && updatedAt !== stored.updatedAt) fail('catalog.category_changed')
        return merged(written, stored)
      },
      async (tx) => checkImage(tx, deps, written.image, await sql.findImage(tx, id)),
    ),
  )
}

/** Hides a category with its products, or shows them again. */
export function setActive(
  deps: CategoryDeps,
  staff: AuditSource,
  id: string,
  isActive: boolean,
): Promise<ConsoleCategory> {
  return change(deps, staff, id, (stored) => ({ ...stored, isActive }))
}

/** Changes a category whose row is locked meanwhile, after `first`. */
export async function change(
  { db }: CategoryDeps,
  staff: AuditSource,
  id: string,
  next: (stored: sql.StoredCategory & { updatedAt: string }) => sql.StoredCategory,
  first?: (tx: Tx) => Promise<void>,
): Promise<ConsoleCategory> {
  return transaction(db, async (tx) => {
    await first?.(tx)
    const found = (await sql.lockCategory(tx, id)) ?? fail('catalog.category_not_found')
    const { updatedAt: _, ...stored } = found
    const { updatedAt: __, ...category } = { updatedAt: '', ...next(found) }
    const details = changeDetails(stored, category)
    if (Object.keys(details).length > 0) {
      if (category.name !== stored.name || category.translations !== stored.translations)
        await refuseTakenName(tx, category)
      await sql.updateCategory(tx, category)
      await recordAudit(tx, staff, { action: 'category_changed', object: { type: 'category', id }, details })
    }
    return getCategory(tx, id)
  })
}

export async function orderCategories(
  { db }: CategoryDeps,
  staff: AuditSource,
  ids: readonly string[],
): Promise<ConsoleCategory[]> {
  return transaction(db, async (tx) => {
    if ((await sql.orderCategories(tx, [...new Set(ids)])) > 0)
      await recordAudit(tx, staff, {
        action: 'category_changed',
        details: { order: ids.join(' ').slice(0, 200) },
      })
    return listCategories(tx)
  })
}

/** Merges written fields of a category into the stored ones. */
function merged(
  { slug, translations, ...written }: Omit<Written, 'updatedAt'>,
  kept: sql.StoredCategory,
): sql.StoredCategory {
  const texts = translations as Parameters<typeof filledTranslations>[0] | undefined
  return {
    id: kept.id,
    slug: slug || kept.slug,
    name: written.name,
    description: written.description ?? kept.description,
    translations:
      texts === undefined ? kept.translations : (filledTranslations(texts) as CategoryTranslations),
    tint: written.tint ?? kept.tint,
    image: written.image === undefined ? kept.image : written.image,
    position: written.position ?? kept.position,
    isActive: written.isActive ?? kept.isActive,
  }
}

/** An address from the name, where none was written. */
async function freeSlug(tx: Tx, id: string, { name, slug }: Written): Promise<string> {
  if (slug !== '') return slug
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX - 8)
    .replace(/^-+|-+$/g, '')
  const suffix = id
    .slice(0, 6)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '0')
  if (words === '') return `category-${suffix}`
  return (await sql.isSlugTaken(tx, words)) ? `${words}-${suffix}` : words
}

/** Refuses a name that another category has in the same language: in a list nobody could tell the two apart. */
async function refuseTakenName(tx: Tx, { id, name, translations }: sql.StoredCategory): Promise<void> {
  await sql.holdNames(tx)
  const names = { en: name, fa: translations.fa?.name, nl: translations.nl?.name }
  for (const other of await sql.listNames(tx, id)) {
    const taken = localeCodes.find(
      (code) => names[code] && searchForm(names[code]) === searchForm(other[code] ?? ''),
    )
    if (taken) fail('catalog.category_name_taken', { name: names[taken] ?? '' })
  }
}

async function checkImage(
  tx: Tx,
  { files }: Pick<Deps, 'files'>,
  image: string | null | undefined,
  shown: string | null,
): Promise<void> {
  if (image === null || image === undefined || image === shown) return
  if (!(await protectPictures(tx, files, [image])).has(image)) fail('catalog.image_unknown')
}

async function refuseTakenSlug<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatesUnique(error, 'categories_slug_unique')) fail('catalog.slug_taken')
    throw error
  }
}
