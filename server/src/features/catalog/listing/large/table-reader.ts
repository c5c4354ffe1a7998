import { searchForm } from 'contract/text'
import type { Db } from '../../../../kernel/db/client'
import type { BestAnswer, CatalogReader, ListAnswer, ListQuestion } from '../catalog-reader'
import type { FacetTotals } from '../facets'
import { firstOf, type Slice } from '../select'
import { queryWords } from '../words'
import { asksFacets, chosenSets, type FacetSets, totalsOf } from './facet-choice'
import { countFacetSets, countWanted, listAmong, listWanted, planWithValues, type Wanted } from './find.sql'
import { type ListedCategory, openOf } from './keep-listing'
import { lookUp, respellFrom } from './look-up'
import { listNearest } from './nearest'
import type { PostedSearch } from './posted-search'
import { conditionOf, isImpossible, type Lookup, type Term, termsOf } from './query-terms'
import { listMany, RANKED_MAX, rankExactly, rankInSteps } from './rank'
import { listRelatedTo } from './related-products'
import { markCode as categoryCodeOf } from './word-codes'

/** Runs questions in one transaction, where everything that this process has read is there. */
export type Ask = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Totals of questions that are remembered until the listing changes; the pages of a search share one. */
const TOTALS_MAX = 500

interface Search {
  words: readonly string[]
  terms: Term[]
  lookup: Lookup
  correction?: string
  /** Products that are found before all others. */
  first?: readonly string[] | undefined
}

/**
 * Answers from the listing in the database, whose categories and facet sets these are; searches and facets from its postings
 * where `posted` does, else by its indexes.
 */
export function tableReader(
  askRaw: Ask,
  { categories, facetSets }: { categories: readonly ListedCategory[]; facetSets: FacetSets },
  posted: PostedSearch = async () => undefined,
): CatalogReader {
  const open = openOf(categories)
  const closed = categories.filter(({ names }) => names.length === 0).map(({ id }) => id)
  const counts = new Map(open.map(({ id, listed }) => [id, listed]))
  const all = open.reduce((sum, { listed }) => sum + listed, 0)
  const totals = new Map<string, number>()
  const ask: Ask = (work) =>
    askRaw(async (db) => {
      await planWithValues(db)
      return work(db)
    })

  async function totalOf(db: Db, wanted: Wanted): Promise<number> {
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

  /** Wanted products by filters alone, or of a search by its terms; undefined where a word is nowhere. */
  function wantedOf(question: Partial<ListQuestion>, search?: Search) {
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

  /** The facets of what a search or the other filters find, if the question asks for them. */
  async function facetsOf(db: Db, wanted: Wanted | undefined, { choice, hasFacets }: ListQuestion) {
    if (!hasFacets) return {}
    const rows = wanted ? await countFacetSets(db, { ...wanted, facets: undefined }) : []
    const counts = new Map(rows.map(({ facets, total }) => [facets, total]))
    const facets: FacetTotals = totalsOf(facetSets, (number) => counts.get(number), choice)
    return { facets }
  }

  /** The words of a search as they are found, or are when they are read as the nearest ones. */
  async function search(
    db: Db,
    words: readonly string[],
    first?: readonly string[],
  ): Promise<{ found?: Search; spelled: Search }> {
    const lookup = await lookUp(db, words, open)
    const asTyped = { words, terms: termsOf(words, lookup), lookup, first }
    if (await isAnywhere(db, asTyped)) return { found: asTyped, spelled: asTyped }
    const meant = await respellFrom(db, words, lookup)
    if (!meant) return { spelled: asTyped }
    const again = await lookUp(db, meant, open)
    const spelled = {
      words: meant,
      terms: termsOf(meant, again),
      lookup: again,
      correction: meant.join(' '),
    }
    return (await isAnywhere(db, spelled)) ? { found: spelled, spelled } : { spelled }
  }

  async function isAnywhere(db: Db, found: Search): Promise<boolean> {
    const wanted = wantedOf({}, found)
    return wanted !== undefined && (await totalOf(db, wanted)) > 0
  }

  async function listFound(db: Db, found: Search, question: ListQuestion) {
    const wanted = isKnownCategory(question) ? wantedOf(question, found) : undefined
    const total = wanted ? await totalOf(db, wanted) : 0
    const slice = question.sliceOf(total)
    const facets = await facetsOf(db, wanted, question)
    if (!wanted || total === 0) return { total, ids: [], ...facets }
    const { sort = 'featured', locale } = question
    const ids =
      sort !== 'featured'
        ? await listMany(db, wanted, { sort, locale, total, all }, slice)
        : await listBest(db, wanted, found.terms, slice, total)
    return { total, ids, ...facets }
  }

  /** Those that come before all others, then the best for the words. */
  async function listBest(db: Db, wanted: Wanted, terms: readonly Term[], slice: Slice, found: number) {
    const { first = [] } = wanted
    const named = first.length > 0 ? await listAmong(db, wanted, first) : []
    const ids = part(named, slice)
    const total = found - named.length
    if (total === 0 || ids.length === slice.limit) return ids
    const rest = { ...wanted, first: undefined, besides: first }
    const left = { offset: Math.max(0, slice.offset - named.length), limit: slice.limit - ids.length }
    if (total > RANKED_MAX) return [...ids, ...(await rankInSteps(db, rest, terms, left, { total, all }))]
    return [...ids, ...part(await rankExactly(db, rest, terms), left).map(({ id }) => id)]
  }

  const isKnownCategory = ({ categoryId }: ListQuestion) => categoryId === undefined || counts.has(categoryId)

  async function listUnsearched(db: Db, question: ListQuestion): Promise<Omit<ListAnswer, 'nearest'>> {
    const wanted = isKnownCategory(question) ? wantedOf(question) : undefined
    const total = wanted ? await totalOf(db, wanted) : 0
    const { offset, limit } = question.sliceOf(total)
    const facets = await facetsOf(db, wanted, question)
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

  return {
    list: (question) =>
      ask(async (db): Promise<ListAnswer> => {
        const words = queryWords(question.search)
        const answer =
          words.length > 0 || asksFacets(question) ? await posted(db, words, question) : undefined
        if (answer) return answer
        if (words.length === 0) return { ...(await listUnsearched(db, question)), nearest: [] }
        const { found, spelled } = await search(db, words, question.first)
        if (found)
          return { ...(await listFound(db, found, question)), correction: found.correction, nearest: [] }
        const nearest = await listNearest(db, closed, spelled, question.nearestMax)
        return { total: 0, ids: [], nearest, ...(await facetsOf(db, undefined, question)) }
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
        const { found, spelled } = await search(db, words, first)
        if (!found) return { ids: await listNearest(db, closed, spelled, max), isFound: false }
        const { ids } = await listFound(db, found, question)
        return { ids, correction: found.correction, isFound: true }
      }),
    related: (id, max) => ask((db) => listRelatedTo(db, closed, id, max)),
    counts: async () => counts,
    total: async () => all,
    categoryForms: async () => new Map(open.map(({ id, names }) => [id, searchForm(names.join(' '))])),
  }
}

const part = <T>(items: readonly T[], { offset, limit }: Slice) => items.slice(offset, offset + limit)
