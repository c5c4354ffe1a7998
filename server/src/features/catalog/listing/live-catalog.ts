import { MINUTE } from 'contract/units'
import type { Pool } from '../../../kernel/db/client'
import type { Replica } from '../../../kernel/db/replica'
import type { State } from './build-index'
import { type CatalogReader, memoryReader } from './catalog-reader'
import { fillListing, isFilled } from './large/keep-listing'
import { createLiveColumns, type LiveColumns } from './large/live-columns'
import { type ListingState, readListing } from './large/live-listing'
import { isPosted, postListing } from './large/post-listing'
import { countListed } from './large/rows.sql'
import { hasMoreProducts } from './listing.sql'
import { type IndexSource, indexReading, onlyBuilt } from './live-index'
import { createLiveReading, type LiveReading, type ReadChanges } from './live-reading'

/** Products on sale above which the database answers, and down to which it goes on to do so. */
export interface MemoryLimits {
  most: number
  again: number
}

/** Pause in ms before what failed is tried again. */
const TRY_AGAIN_AFTER = 1 * MINUTE

export interface Setup {
  limits: MemoryLimits
  /** Source of indexes in memory. */
  source: IndexSource
  /** Fills the listing of the database. */
  fill: () => Promise<void>
  /** Makes the postings of the listing. */
  post: () => Promise<void>
  /** Replica that reads the listing, if it has replayed what this process has read. */
  replica?: Replica | undefined
  /** Time in ms for which an answer waits for very many changes before it is given without them. */
  waitMax?: number | undefined
}

/** One of the two ways to answer. */
type Way =
  | { kind: 'memory'; read: ReadChanges<State>; state?: State }
  | { kind: 'database'; columns: LiveColumns; state?: ListingState }

/** The catalogue of one database: in memory, or where it is too large for that in the database (decision 079). */
export interface LiveCatalog extends LiveReading<CatalogReader> {
  /** Replaces parts from now on. */
  use(parts: Partial<Setup>): void
  /** The index in memory as it is now with the transactions that it has seen; undefined where the database answers. */
  state(): Promise<State | undefined>
}

export function createLiveCatalog(
  db: Pool,
  given: Partial<Setup> = {},
  now: () => number = () => performance.now(),
): LiveCatalog {
  const setup: Setup = {
    limits: { most: Number.POSITIVE_INFINITY, again: Number.POSITIVE_INFINITY },
    source: onlyBuilt(db),
    fill: () => fillListing(db),
    post: () => postListing(db),
    ...given,
  }
  let way: Way | undefined
  /** The other way, made ready meanwhile. */
  let ready: Way | undefined
  let isMoving = false

  const inMemory = (first?: State): Way => ({
    kind: 'memory',
    read: indexReading(
      db,
      { kept: () => setup.source.kept(), build: () => setup.source.build() },
      first,
      setup.waitMax,
    ),
  })

  const fromDatabase = (): Way => ({ kind: 'database', columns: createLiveColumns(db) })
  const post = inBackground(async () => {
    if (!(await isPosted(db))) await setup.post()
  })

  async function choose(): Promise<Way> {
    const { most, again } = setup.limits
    if (most === Number.POSITIVE_INFINITY) return inMemory()
    // The listing knows how many products are on sale; counting them takes seconds.
    if (await isFilled(db)) return (await countListed(db)) < again ? inMemory() : fromDatabase()
    return (await hasMoreProducts(db, most)) ? toDatabase() : inMemory()
  }

  /** Makes the other way ready while this one answers; the next reading takes it. */
  function moveTo(make: () => Promise<Way>): void {
    if (isMoving || ready) return
    isMoving = true
    make()
      .then((made) => {
        ready = made
        isMoving = false
      })
      .catch(() => {
        setTimeout(() => {
          isMoving = false
        }, TRY_AGAIN_AFTER).unref()
      })
  }

  const toDatabase = async (): Promise<Way> => {
    // Another process may have crossed the size before.
    if (!(await isFilled(db))) await setup.fill()
    return fromDatabase()
  }
  const toMemory = async () => inMemory(await setup.source.build())

  const live = createLiveReading(async (slept) => {
    const isMoved = ready !== undefined
    const current = ready ?? way ?? (await choose())
    ready = undefined
    const { reader, isChanged, size } = await readWay(db, current, setup, slept)
    way = current
    if (current.kind === 'database') post(now())
    const { most, again } = setup.limits
    if (current.kind === 'memory' && size > most) moveTo(toDatabase)
    if (current.kind === 'database' && size < again) moveTo(toMemory)
    return { state: { reader, way: current }, isChanged: isChanged || isMoved }
  }, now)

  return {
    ...live,
    get: async () => (await live.get()).reader,
    use: (parts) => void Object.assign(setup, parts),
    async state() {
      const { way: current } = await live.get()
      return current.kind === 'memory' ? current.state : undefined
    },
  }
}

/** Runs work that nobody waits for, again after a pause, and not twice at once. */
function inBackground(work: () => Promise<void>): (at: number) => void {
  let next = Number.NEGATIVE_INFINITY
  return (at) => {
    if (at < next) return
    next = Number.POSITIVE_INFINITY
    work()
      // The next time tries again.
      .catch(() => undefined)
      .finally(() => {
        next = at + TRY_AGAIN_AFTER
      })
  }
}

async function readWay(db: Pool, way: Way, setup: Setup, slept: number) {
  if (way.kind === 'memory') {
    const { state, isChanged } = await way.read(slept)
    way.state = state
    return { reader: memoryReader(state.index), isChanged, size: state.index.numbers.size }
  }
  const { columns } = way
  const { isChanged, ...state } = await readListing(db, { ...setup, columns }, way.state)
  way.state = state
  return { reader: state.reader, isChanged, size: await state.reader.total() }
}
