import type { ArticleLink, CategoryRef } from 'contract/catalog/calls'
import type { Need, Needs, saveNeeds as saveCall } from 'contract/catalog/console-need-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { articleTitles } from 'contract/site/articles'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { leafChanges } from '../../../kernel/audit/change-details'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { listCategories } from '../catalog.sql'
import { type Needed, neededFor } from './match'
import * as sql from './needs.sql'

/** Returns the needs without deleted products, categories and articles. */
export async function readNeeds(db: Db, locale: Locale): Promise<Needs> {
  const { needs, version } = await sql.findNeeds(db)
  return { ...(await known(db, needs, locale)), version }
}

/** Leaves out products, categories and articles that there are not. */
async function known(db: Db, needs: readonly Need[], locale: Locale): Promise<Omit<Needs, 'version'>> {
  const products = await sql.listNames(db, [...new Set(needs.flatMap((need) => need.products))], locale)
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const categories = new Set(
    await sql.listKnownCategories(db, [...new Set(needs.flatMap((need) => need.categories))]),
  )
  return {
    needs: needs.map((need) => ({
      ...need,
      products: [...new Set(need.products)].filter((id) => names.has(id)),
      categories: [...new Set(need.categories)].filter((id) => categories.has(id)),
      articles: [...new Set(need.articles)].filter((path) => articles.has(path)),
    })),
    names: Object.fromEntries(names),
  }
}

const articles = new Map(articleTitles.map(({ page, section, title }) => [`/${page}#${section}`, title]))

/** Saves the needs whole, and records each field that changed. */
export async function saveNeeds(
  db: Pool,
  staff: AuditSource,
  { needs, version }: Received<typeof saveCall>['body'],
  locale: Locale,
): Promise<Needs> {
  return transaction(db, async (tx) => {
    await sql.lockNeeds(tx)
    const current = await readNeeds(tx, locale)
    if (current.version !== version) fail('catalog.needs_changed')
    const named = await known(tx, withIds(needs), locale)
    const details = leafChanges(byId(current.needs), byId(named.needs))
    if (Object.keys(details).length === 0) return current
    await sql.putNeeds(tx, named.needs, version + 1)
    await recordAudit(tx, staff, { action: 'needs_changed', details })
    return { ...named, version: version + 1 }
  })
}

/** Gives an id to each that has none, or the same as one before it. */
function withIds(needs: readonly Need[]): Need[] {
  const taken = new Set<string>()
  return needs.map((need) => {
    const id = need.id === '' || taken.has(need.id) ? newId() : need.id
    taken.add(id)
    return { ...need, id }
  })
}

/** The needs by their ids, with their order: by place, a new one would look like a change of all after it. */
const byId = (needs: readonly Need[]) => ({
  order: needs.map(({ id }) => id),
  ...Object.fromEntries(needs.map(({ id, ...need }) => [id, need])),
})

/** Answer of a search for products; `isFound` is false where no product was found for the words as they are. */
interface Searched {
  isFound: boolean
  correction?: string | undefined
}

/** Searches for a text with the ids of the products that are found before all others. */
type Search<A> = (text: string, first: readonly string[] | undefined) => Promise<A>

/**
 * Searches with the products of the need that a text names. A typo is taken for a need only where the text finds nothing
 * as it was typed; then the search is repeated with its products. `isAnywhere` says whether it finds something without the
 * filters that the search has.
 */
export async function searchWithNeeds<A extends Searched>(
  db: Db,
  text: string,
  search: Search<A>,
  isAnywhere?: () => Promise<boolean>,
): Promise<{ answer: A; needed: Needed | undefined }> {
  const { needs } = text === '' ? { needs: [] } : await sql.findNeeds(db)
  const named = neededFor(needs, text)
  const answer = await search(text, named?.products)
  const { isFound, correction } = answer
  if (named || (isFound && correction === undefined)) return { answer, needed: named }
  const meant = (correction && neededFor(needs, correction)) || neededFor(needs, text, 1)
  if (!meant || (correction === undefined && (await isAnywhere?.()))) return { answer, needed: undefined }
  const again = await search(correction ?? text, meant.products)
  return { answer: correction === undefined ? again : { ...again, correction }, needed: meant }
}

/** The open ones of the categories, in the order of the need. */
export async function readNeededCategories(
  db: Db,
  needed: Needed | undefined,
  locale: Locale,
): Promise<CategoryRef[]> {
  if (!needed || needed.categories.length === 0) return []
  const open = new Map(
    (await listCategories(db, locale)).map(({ _id, name, slug }) => [_id, { _id, name, slug }]),
  )
  return needed.categories.flatMap((id) => open.get(id) ?? [])
}

/** Articles of a need before those that a search finds by their titles. */
export function withNeededArticles(
  found: readonly ArticleLink[],
  needed: Needed | undefined,
  locale: Locale,
): ArticleLink[] {
  const first = (needed?.articles ?? []).flatMap((path) => {
    const title = articles.get(path)?.[locale]
    return title ? [{ path, title }] : []
  })
  return [...first, ...found.filter(({ path }) => !first.some((one) => one.path === path))]
}
