import { searchForm } from 'contract/text'
import type { Db } from '../../../../kernel/db/client'
import type { BestAnswer, CatalogReader, ListAnswer, ListQuestion } from '../catalog-reader'
import { firstOf } from '../select'
import { queryWords } from '../words'
import { asksFacets, type FacetSets } from './facet-choice'
import { listWanted, planWithValues } from './find.sql'
import type { ListedCategory } from './keep-listing'
import { listNearest } from './nearest'
import type { PostedSearch } from './posted-search'
import { listRelatedTo } from './related-products'
import {
  createTableListing,
  facetsOf,
  isKnownCategory,
  type TableListing,
  totalOf,
  wantedOf,
} from './table-listing'
import { listFound, searchTable } from './table-search'

/** Runs questions in one transaction, where everything that this process has read is there. */
export type Ask = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * Answers from the listing in the database, whose categories and facet sets these are; searches and facets from its postings
 * where `posted` does, else by its indexes.
 */
export function tableReader(
  askRaw: Ask,
  { categories, facetSets }: { categories: readonly ListedCategory[]; facetSets: FacetSets },
  posted: PostedSearch = async () => undefined,
): CatalogReader {
  const listing = createTableListing(categories, facetSets)
  const { all, closed, counts, open } = listing
  const ask: Ask = (work) =>
    askRaw(async (db) => {
      await planWithValues(db)
      return work(db)
    })

  return {
    list: (question) =>
      ask(async (db): Promise<ListAnswer> => {
        const words = queryWords(question.search)
        const answer =
          words.length > 0 || asksFacets(question) ? await posted(db, words, question) : undefined
        if (answer) return answer
        if (words.length === 0) return { ...(await listUnsearched(db, listing, question)), nearest: [] }
        const { found, spelled } = await searchTable(db, listing, words, question.first)
        if (found)
          return {
            ...(await listFound(db, listing, found, question)),
            correction: found.correction,
            nearest: [],
          }
        const nearest = await listNearest(db, closed, spelled, question.nearestMax)
        return { total: 0, ids: [], nearest, ...(await facetsOf(db, listing, undefined, question)) }
      }),
    best: (text, max, first) =>
      ask(async (db): Promise<BestAnswer> => {
        const words = queryWords(text)
        if (words.length === 0) return undefined
        const question = {
          search: text,
          first,
          featured: false,
          locale: 'en',
          sliceOf: firstOf(max),
          nearestMax: max,
        } as const
        const answer = await posted(db, words, question)
        if (answer) {
          const isFound = answer.total > 0
          return { ids: isFound ? answer.ids : answer.nearest, correction: answer.correction, isFound }
        }
        const { found, spelled } = await searchTable(db, listing, words, first)
        if (!found) return { ids: await listNearest(db, closed, spelled, max), isFound: false }
        const { ids } = await listFound(db, listing, found, question)
        return { ids, correction: found.correction, isFound: true }
      }),
    related: (id, max) => ask((db) => listRelatedTo(db, closed, id, max)),
    counts: async () => counts,
    total: async () => all,
    categoryForms: async () => new Map(open.map(({ id, names }) => [id, searchForm(names.join(' '))])),
  }
}

/** Lists a page by filters alone. */
async function listUnsearched(
  db: Db,
  listing: TableListing,
  question: ListQuestion,
): Promise<Omit<ListAnswer, 'nearest'>> {
  const wanted = isKnownCategory(listing, question) ? wantedOf(listing, question) : undefined
  const total = wanted ? await totalOf(db, listing, wanted) : 0
  const { offset, limit } = question.sliceOf(total)
  const facets = await facetsOf(db, listing, wanted, question)
  if (!wanted || total === 0) return { total, ids: [], ...facets }
  const { sort = 'featured', locale } = question
  // The end is nearer behind the middle.
  if (offset <= total / 2)
    return { total, ids: await listWanted(db, wanted, { sort, locale }, { offset, limit }), ...facets }
  const end = Math.max(0, total - offset - limit)
  const backwards = { sort, locale, isBackwards: true }
  const size = Math.min(limit, total - offset)
  const ids = await listWanted(db, wanted, backwards, { offset: end, limit: Math.max(0, size) })
  return { total, ids: ids.reverse(), ...facets }
}
