import type { Pool } from '../../../../kernel/db/client'
import type { Replica } from '../../../../kernel/db/replica'
import type { LogPosition } from '../../../../kernel/db/replica.sql'
import type { CatalogReader } from '../catalog-reader'
import { endsWithin, MANY_WAIT_MAX } from '../ends-within'
import { parseFacetSet } from '../facets'
import { getSnapshot, readChanges, type Snapshot } from '../listing.sql'
import type { FacetSets } from './facet-choice'
import { listFacetSets } from './facet-sets.sql'
import { catchUp, openOf, readCategories } from './keep-listing'
import type { LiveColumns } from './live-columns'
import { postedSearch } from './posted-search'
import { type Ask, tableReader } from './table-reader'

/** A reading of the listing in the database: the transactions that it has seen, and who answers from then on. */
export interface ListingState {
  snapshot: Snapshot
  reader: CatalogReader
  facetSets: FacetSets
  /** Brings the listing up to date with very many changes, while the state before them answers. */
  catchingUp?: CatchingUp | undefined
}

interface CatchingUp {
  work: Promise<void>
  hasEnded: boolean
}

/** Changed products above which the state before them answers until the listing has them: a minute for 100,000. */
const MANY = 2000

interface ListingParts {
  replica?: Replica | undefined
  fill: () => Promise<void>
  /** Time in ms for which an answer waits for very many changes. */
  waitMax?: number | undefined
  /** Without them searches go by the index of words. */
  columns?: LiveColumns | undefined
}

/** Reads what changed since an earlier reading, and brings the listing up to date with it. */
export async function readListing(
  db: Pool,
  { replica, fill, columns, waitMax = MANY_WAIT_MAX }: ListingParts,
  before?: ListingState,
): Promise<ListingState & { isChanged: boolean }> {
  const changes = before && (await readChanges(db, before.snapshot))
  const isListed = !changes || changes.products.length > 0 || changes.categories
  const isChanged = changes?.changed ?? true
  if (before && changes && !isListed && !columns?.isWaiting())
    return { ...before, snapshot: changes.snapshot, isChanged }
  const snapshot = changes?.snapshot ?? (await getSnapshot(db))
  if (before && changes && changes.products.length > MANY) {
    const catchingUp = await beginCatchingUp(db, fill, waitMax, before.catchingUp)
    // Prices and stock come from the products themselves, so answers given before are old all the same.
    if (!catchingUp.hasEnded) return { ...before, catchingUp, isChanged }
  }
  await bringUpToDate(db, fill)
  const categories = await readCategories(db)
  const known = await columns?.change(
    changes?.products,
    categories.map(({ id }) => id),
  )
  const facetSets = await readFacetSets(db, changes && before?.facetSets)
  const position = await replica?.position()
  const posted = known && postedSearch(known, openOf(categories), facetSets)
  const reader = tableReader(askAt(db, replica, position), { categories, facetSets }, posted)
  return { snapshot, reader, facetSets, isChanged }
}

async function bringUpToDate(db: Pool, fill: () => Promise<void>): Promise<void> {
  while (!(await catchUp(db))) await fill()
}

/** Goes on with what is under way, else begins, and then waits for a while. */
async function beginCatchingUp(
  db: Pool,
  fill: () => Promise<void>,
  waitMax: number,
  known?: CatchingUp,
): Promise<CatchingUp> {
  if (known && !known.hasEnded) return known
  const catchingUp = { work: bringUpToDate(db, fill), hasEnded: false }
  const end = () => {
    catchingUp.hasEnded = true
  }
  // Where it fails the next reading tries again.
  catchingUp.work.then(end, end)
  await endsWithin(catchingUp.work, waitMax)
  return catchingUp
}

/** Reads the sets that are new; known ones never change. */
async function readFacetSets(db: Pool, known: FacetSets = new Map()): Promise<FacetSets> {
  const added = await listFacetSets(db, Math.max(0, ...known.keys()))
  return new Map([...known, ...added.map(({ number, key }) => [number, parseFacetSet(key)] as const)])
}

/** Asks a replica that has everything that this reading saw, else the primary. */
const askAt =
  (db: Pool, replica: Replica | undefined, position: LogPosition | undefined): Ask =>
  (work) =>
    replica && position ? replica.readAfter(position, work) : db.begin('read only', work)
