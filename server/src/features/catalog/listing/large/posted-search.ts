import type { Db } from '../../../../kernel/db/client'
import type { ListAnswer, ListQuestion } from '../catalog-reader'
import { isPriceSort, numbersWithin, sliceByPrice, sliceByScore } from './bit-answers'
import { type Bits, countBits, hasBit, setBit } from './bits'
import { bitsOfCategories, type Columns } from './columns'
import { findIds, findNumbers } from './columns.sql'
import { type FacetSets, keepChosen } from './facet-choice'
import type { ListedCategory } from './keep-listing'
import { lookUp, respellFrom } from './look-up'
import { readLists } from './postings.sql'
import { codesOfTerms, type Lookup, plainTerms, type Term, termsOf } from './query-terms'
import { listNumbers } from './rank-numbers'
import { findBits, type Lists, listsOf } from './select-bits'

interface Search {
  words: readonly string[]
  lookup: Lookup
  terms: Term[]
  lists: Lists
  found: Bits
  total: number
  /** Numbers of the products that come before all others. */
  first: readonly number[]
}

/** Answers a search, or a list without words, from postings and columns; undefined where they are not made. */
export type PostedSearch = (
  db: Db,
  words: readonly string[],
  question: ListQuestion,
) => Promise<ListAnswer | undefined>

/** Searches the postings of the database with the columns of this process, exactly as an index in memory does. */
export function postedSearch(
  columns: Columns,
  open: readonly ListedCategory[],
  facetSets: FacetSets,
): PostedSearch {
  let listed: Bits | undefined
  const listedBits = () => {
    listed ??= bitsOfCategories(columns, new Set(open.map(({ id }) => id)))
    return listed
  }

  async function find(
    db: Db,
    words: readonly string[],
    ids: readonly string[] = [],
  ): Promise<Search | undefined> {
    if (words.length === 0) return everything()
    const lookup = await lookUp(db, words, open)
    const terms = termsOf(words, lookup)
    const read = await readLists(db, codesOfTerms(terms))
    if (!read) return undefined
    const lists = listsOf(read)
    const found = findBits(terms, lists, listedBits())
    const first = ids.length === 0 ? [] : (await findNumbers(db, ids)).filter((n) => hasBit(listedBits(), n))
    for (const number of first) setBit(found, number)
    return { words, lookup, terms, lists, found, total: countBits(found), first }
  }

  function everything(): Search {
    const found = listedBits()
    const lookup = { exact: new Map(), parts: [], categories: new Map() }
    return { words: [], lookup, terms: [], lists: new Map(), found, total: countBits(found), first: [] }
  }

  async function listFound(db: Db, search: Search, question: ListQuestion) {
    const within = numbersWithin(columns, search.found, question)
    const { numbers, facets } = keepChosen(columns, facetSets, within, question)
    return { ...(await listNumbersOf(db, search, numbers, question)), ...(facets && { facets }) }
  }

  async function listNumbersOf(db: Db, search: Search, numbers: Int32Array, question: ListQuestion) {
    const slice = question.sliceOf(numbers.length)
    const { sort = 'featured', locale } = question
    const total = numbers.length
    if (total === 0) return { total, ids: [] }
    if (sort === 'featured')
      return { total, ids: await findIds(db, sliceByScore(columns, search, numbers, slice)) }
    if (isPriceSort(sort))
      return { total, ids: await findIds(db, sliceByPrice(columns, numbers, sort, slice)) }
    return { total, ids: await listNumbers(db, numbers, { sort, locale }, slice, columns.order.length) }
  }

  /** The products that have most of the words. */
  async function listNearest(db: Db, { words, lookup, lists }: Search, max: number): Promise<string[]> {
    const terms = plainTerms(words, lookup)
    const found = findBits(terms, lists, listedBits(), true)
    const numbers = numbersWithin(columns, found, {})
    return findIds(
      db,
      sliceByScore(columns, { terms, lists, found, first: [] }, numbers, { offset: 0, limit: max }),
    )
  }

  return async (db, words, question) => {
    const asTyped = await find(db, words, question.first)
    if (!asTyped) return undefined
    if (asTyped.total > 0 || words.length === 0)
      return { ...(await listFound(db, asTyped, question)), nearest: [] }
    const meant = await respellFrom(db, words, asTyped.lookup)
    const again = meant && (await find(db, meant))
    if (meant && !again) return undefined
    if (meant && again && again.total > 0)
      return { ...(await listFound(db, again, question)), correction: meant.join(' '), nearest: [] }
    const nearest = await listNearest(db, again ?? asTyped, question.nearestMax)
    return { ...(await listFound(db, asTyped, question)), nearest }
  }
}
