import type { Db } from '../../../../kernel/db/client'
import type { ListQuestion } from '../catalog-reader'
import type { Slice } from '../select'
import { listAmong, type Wanted } from './find.sql'
import { lookUp, respellFrom } from './look-up'
import { type Term, termsOf } from './query-terms'
import { listMany, RANKED_MAX, rankExactly, rankInSteps } from './rank'
import { facetsOf, isKnownCategory, type Search, type TableListing, totalOf, wantedOf } from './table-listing'

/** Looks up the words of a search as typed and, if they are in no product, as the nearest known words. */
export async function searchTable(
  db: Db,
  listing: TableListing,
  words: readonly string[],
  first?: readonly string[],
): Promise<{ found?: Search; spelled: Search }> {
  const lookup = await lookUp(db, words, listing.open)
  const asTyped = { words, terms: termsOf(words, lookup), lookup, first }
  if (await isAnywhere(db, listing, asTyped)) return { found: asTyped, spelled: asTyped }
  const meant = await respellFrom(db, words, lookup)
  if (!meant) return { spelled: asTyped }
  const again = await lookUp(db, meant, listing.open)
  const spelled = {
    words: meant,
    terms: termsOf(meant, again),
    lookup: again,
    correction: meant.join(' '),
  }
  return (await isAnywhere(db, listing, spelled)) ? { found: spelled, spelled } : { spelled }
}

async function isAnywhere(db: Db, listing: TableListing, found: Search): Promise<boolean> {
  const wanted = wantedOf(listing, {}, found)
  return wanted !== undefined && (await totalOf(db, listing, wanted)) > 0
}

/** Lists a page of what a search found. */
export async function listFound(db: Db, listing: TableListing, found: Search, question: ListQuestion) {
  const wanted = isKnownCategory(listing, question) ? wantedOf(listing, question, found) : undefined
  const total = wanted ? await totalOf(db, listing, wanted) : 0
  const slice = question.sliceOf(total)
  const facets = await facetsOf(db, listing, wanted, question)
  if (!wanted || total === 0) return { total, ids: [], ...facets }
  const { sort = 'featured', locale } = question
  const ids =
    sort !== 'featured'
      ? await listMany(db, wanted, { sort, locale, total, all: listing.all }, slice)
      : await listBest(db, wanted, found.terms, slice, { found: total, all: listing.all })
  return { total, ids, ...facets }
}

/** Lists the products that precede all others, then the best ones for the words. */
async function listBest(
  db: Db,
  wanted: Wanted,
  terms: readonly Term[],
  slice: Slice,
  { found, all }: { found: number; all: number },
) {
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

const part = <T>(items: readonly T[], { offset, limit }: Slice) => items.slice(offset, offset + limit)
