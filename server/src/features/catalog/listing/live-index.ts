import type { Pool } from '../../../kernel/db/client'
import { buildIndex, type State, updateIndex } from './build-index'
import { CHANGES_KEPT, SHOWN_CHANGES_KEPT } from './listing.sql'
import { createLiveReading, type LiveReading, type ReadChanges } from './live-reading'
import type { ProductIndex } from './product-index'

/** Dead numbers that are borne; above them, and above a quarter of all, an index without them is built meanwhile. */
const DEAD_MAX = 1000

/** Source of an index. */
export interface IndexSource {
  /** Returns a stored index, which may lack changes; undefined if there is none. */
  kept(): Promise<State | undefined>
  /** Builds an index from the database. */
  build(): Promise<State>
}

export const onlyBuilt = (db: Pool): IndexSource => ({
  kept: async () => undefined,
  build: () => buildIndex(db),
})

/** Readings of an index in memory, which changes bring up to date in place. */
export function indexReading(db: Pool, source: IndexSource, first?: State): ReadChanges<State> {
  let state = first
  let isRenewing = false
  /** Rebuilt index, not yet up to date. */
  let renewed: State | undefined

  /** Rebuilds the index while the old one answers; the next reading updates it. */
  function renew(): void {
    if (isRenewing) return
    isRenewing = true
    source
      .build()
      .then((made) => {
        renewed = made
      })
      // The next change tries again.
      .catch(() => undefined)
      .finally(() => {
        isRenewing = false
      })
  }

  return async (slept) => {
    // A rebuilt index is used only once it is up to date.
    const from = renewed ?? state ?? (await source.kept())
    const updated = from && slept < CHANGES_KEPT / 2 ? await updateIndex(db, from) : undefined
    const next = updated ?? { ...(await source.build()), isChanged: true }
    if (updated && updated.index.dead > Math.max(DEAD_MAX, updated.index.ids.length / 4)) renew()
    if (renewed === from) renewed = undefined
    state = next
    return { state: next, isChanged: next.isChanged || slept > SHOWN_CHANGES_KEPT / 2 }
  }
}

/** The index over one database. */
export interface LiveIndex extends LiveReading<ProductIndex> {
  /** The index as it is now with the transactions that it has seen; valid until the next `await`. */
  state(): Promise<State>
}

export function createLiveIndex(
  db: Pool,
  now: () => number = () => performance.now(),
  source: IndexSource = onlyBuilt(db),
): LiveIndex {
  const live = createLiveReading(indexReading(db, source), now)
  return { ...live, get: async () => (await live.get()).index, state: () => live.get() }
}
