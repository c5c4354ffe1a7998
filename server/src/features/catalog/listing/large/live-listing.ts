import type { Pool } from '../../../../kernel/db/client'
import type { Replica } from '../../../../kernel/db/replica'
import type { LogPosition } from '../../../../kernel/db/replica.sql'
import type { CatalogReader } from '../catalog-reader'
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
}

interface ListingParts {
  replica?: Replica | undefined
  fill: () => Promise<void>
  /** Without them searches go by the index of words. */
  columns?: LiveColumns | undefined
}

/** Reads what changed since an earlier reading, and brings the listing up to date with it. */
export async function readListing(
  db: Pool,
  { replica, fill, columns }: ListingParts,
  before?: ListingState,
): Promise<ListingState & { isChanged: boolean }> {
  const changes = before && (await readChanges(db, before.snapshot))
  const isListed = !changes || changes.products.length > 0 || changes.categories
  const isChanged = changes?.changed ?? true
  if (before && changes && !isListed && !columns?.isWaiting())
    return { ...before, snapshot: changes.snapshot, isChanged }
  const snapshot = changes?.snapshot ?? (await getSnapshot(db))
  while (!(await catchUp(db))) await fill()
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
