import type { Db } from '../../../../kernel/db/client'
import type { ListQuestion } from '../catalog-reader'
import type { FacetTotals } from '../facets'
import { chosenSets, type FacetSets, totalsOf } from './facet-choice'
import { countFacetSets, countWanted, type Wanted } from './find.sql'
import { type ListedCategory, openOf } from './keep-listing'
import { conditionOf, isImpossible, type Lookup, type Term } from './query-terms'
import { markCode as categoryCodeOf } from './word-codes'

/** Totals of questions that are cached until the listing changes; the pages of a search share one. */
const TOTALS_MAX = 500

/** A search whose words have been looked up. */
export interface Search {
  words: readonly string[]
  terms: Term[]
  lookup: Lookup
  correction?: string
  /** Products that are found before all others. */
  first?: readonly string[] | undefined
}

/** One version of the listing in the database, with the totals that were counted in it. */
export type TableListing = ReturnType<typeof createTableListing>

/** Returns the categories and facets of a listing, which stay the same until the next version of it. */
export function createTableListing(categories: readonly ListedCategory[], facetSets: FacetSets) {
  const open = openOf(categories)
  return {
    facetSets,
    open,
    /** Ids of categories that are not in the shop. */
    closed: categories.filter(({ names }) => names.length === 0).map(({ id }) => id),
    /** Number of products by category. */
    counts: new Map(open.map(({ id, listed }) => [id, listed])),
    /** Number of products in all open categories. */
    all: open.reduce((sum, { listed }) => sum + listed, 0),
    totals: new Map<string, number>(),
  }
}

/** True without a category, and with one that is open. */
export const isKnownCategory = ({ counts }: TableListing, { categoryId }: ListQuestion) =>
  categoryId === undefined || counts.has(categoryId)

/** Returns the number of wanted products, counted once per version of the listing. */
export async function totalOf(
  db: Db,
  { all, counts, totals }: TableListing,
  wanted: Wanted,
): Promise<number> {
  const { conditions, first, categoryId, featured, minPrice = 0, maxPrice, facets } = wanted
  if (conditions.length === 0 && !featured && !facets && minPrice <= 0 && maxPrice === undefined)
    return categoryId === undefined ? all : (counts.get(categoryId) ?? 0)
  const key = JSON.stringify([conditions, first, categoryId, featured, minPrice, maxPrice, facets])
  const known = totals.get(key)
  if (known !== undefined) return known
  const total = await countWanted(db, wanted)
  if (totals.size >= TOTALS_MAX) totals.clear()
  totals.set(key, total)
  return total
}

/** Returns the condition of filters, and of a search by its terms; undefined if a word is in no product. */
export function wantedOf(listing: TableListing, question: Partial<ListQuestion>, search?: Search) {
  const { closed, facetSets, open } = listing
  const { categoryId, featured, minPrice, maxPrice } = question
  const conditions = (search?.terms ?? []).map((term) => conditionOf(term))
  const first = search?.first?.length ? search.first : undefined
  if (!first && conditions.some(isImpossible)) return undefined
  const mark = search && open.find(({ id }) => id === categoryId)?.mark
  const categoryCode = mark === undefined ? undefined : categoryCodeOf(mark)
  const facets = chosenSets(facetSets, question.choice)
  return {
    ...{ conditions, first, categoryCode, categoryId, closed, featured, minPrice, maxPrice, facets },
  } satisfies Wanted
}

/** Counts the facets of the wanted products, if the question asks for them. */
export async function facetsOf(
  db: Db,
  { facetSets }: TableListing,
  wanted: Wanted | undefined,
  { choice, hasFacets }: ListQuestion,
) {
  if (!hasFacets) return {}
  const rows = wanted ? await countFacetSets(db, { ...wanted, facets: undefined }) : []
  const counts = new Map(rows.map(({ facets, total }) => [facets, total]))
  const facets: FacetTotals = totalsOf(facetSets, (number) => counts.get(number), choice)
  return { facets }
}
