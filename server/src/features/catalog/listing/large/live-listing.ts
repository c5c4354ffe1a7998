import type { Pool } from '../../../../kernel/db/client'
import type { Replica } from '../../../../kernel/db/replica'
import type { LogPosition } from '../../../../kernel/db/replica.sql'
import type { CatalogReader } from '../catalog-reader'
import { getSnapshot, readChanges, type Snapshot } from '../listing.sql'
import { catchUp, readCategories } from './keep-listing'
import { type Ask, tableReader } from './table-reader'

/** A reading of the listing in the database: the transactions that it has seen, and who answers from then on. */
export interface ListingState {
  snapshot: Snapshot
  reader: CatalogReader
}

/** Reads what changed since an earlier reading, and brings the listing up to date with it. */
export async function readListing(
  db: Pool,
  { replica, fill }: { replica?: Replica | undefined; fill: () => Promise<void> },
  before?: ListingState,
): Promise<ListingState & { isChanged: boolean }> {
  const changes = before && (await readChanges(db, before.snapshot))
  const isListed = !changes || changes.products.length > 0 || changes.categories
  if (before && changes && !isListed) {
    const { snapshot, changed } = changes
    return { ...before, snapshot, isChanged: changed }
  }
  const snapshot = changes?.snapshot ?? (await getSnapshot(db))
  while (!(await catchUp(db))) await fill()
  const categories = await readCategories(db)
  const position = await replica?.position()
  return { snapshot, reader: tableReader(askAt(db, replica, position), categories), isChanged: true }
}

/** Asks a replica that has everything that this reading saw, else the primary. */
const askAt =
  (db: Pool, replica: Replica | undefined, position: LogPosition | undefined): Ask =>
  (work) =>
    replica && position ? replica.readAfter(position, work) : db.begin('read only', work)
