import type { Pool } from '../../../kernel/db/client'
import { buildIndex, type State, updateIndex } from './build-index'
import { endsWithin, MANY_WAIT_MAX } from './ends-within'
import { CHANGES_KEPT, SHOWN_CHANGES_KEPT, type Snapshot } from './listing.sql'
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

/**
 * Readings of an index in memory, which changes bring up to date in place. After very many at once it is rebuilt; where that
 * takes longer than `waitMax`, the old one answers meanwhile, kept up to date with what changes from then on (decision 027).
 */
export function indexReading(
  db: Pool,
  source: IndexSource,
  first?: State,
  waitMax = MANY_WAIT_MAX,
): ReadChanges<State> {
  let state = first
  /** Snapshot of the last reading, where the index lacks changes that it saw. */
  let behind: Snapshot | undefined
  let renewing: Promise<void> | undefined
  /** Rebuilt index, not yet up to date. */
  let renewed: State | undefined

  /** Rebuilds the index while the old one answers; the next reading updates it. */
  function renew(): Promise<void> {
    renewing ??= source
      .build()
      .then((made) => {
        renewed = made
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }
  // The next reading that needs it tries again.
  const renewMeanwhile = () => void renew().catch(() => undefined)

  const built = async () => {
    behind = undefined
    renewed = undefined
    state = await source.build()
    return { state, isChanged: true }
  }

  /** Brings an index that has answered, or was made to, up to date with what changed since `from.snapshot`. */
  async function follow(from: State, isRenewed: boolean) {
    const wasBehind = behind !== undefined
    const updated = await updateIndex(db, isRenewed || !behind ? from : { ...from, snapshot: behind })
    if (!updated) return undefined
    if (isRenewed) renewed = undefined
    const { lacks, isChanged, index, snapshot } = updated
    const isBehind = lacks !== undefined || (wasBehind && !isRenewed)
    behind = isBehind ? snapshot : undefined
    // Whoever stores an index that lacks changes stores the snapshot that has not seen them.
    state = { index, snapshot: isBehind ? from.snapshot : snapshot }
    if (isBehind || index.dead > Math.max(DEAD_MAX, index.ids.length / 4)) renewMeanwhile()
    return { state, isChanged: isChanged || (isRenewed && wasBehind), lacks }
  }

  async function followRenewed() {
    if (!renewed) await renew()
    return renewed && follow(renewed, true)
  }

  return async (slept) => {
    if (slept >= CHANGES_KEPT / 2) return built()
    const known = renewed ?? state
    if (!known) {
      const kept = await source.kept()
      const updated = kept && (await updateIndex(db, kept))
      if (!updated || updated.lacks) return built()
      state = { index: updated.index, snapshot: updated.snapshot }
      return { state, isChanged: updated.isChanged }
    }
    let read = await follow(known, known === renewed)
    // Products come in thousands from outside only; this process may have closed the category itself, and must not be stale.
    while (read?.lacks === 'categories') read = await followRenewed()
    if (read?.lacks && (await endsWithin(renew(), waitMax))) read = await followRenewed()
    if (!read) return built()
    return { state: read.state, isChanged: read.isChanged || slept > SHOWN_CHANGES_KEPT / 2 }
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
  waitMax?: number,
): LiveIndex {
  const live = createLiveReading(indexReading(db, source, undefined, waitMax), now)
  return { ...live, get: async () => (await live.get()).index, state: () => live.get() }
}
