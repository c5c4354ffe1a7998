import type { Pool } from '../../../kernel/db/client'
import { buildIndex, type State, updateIndex } from './build-index'
import { CHANGES_KEPT, SHOWN_CHANGES_KEPT } from './listing.sql'
import type { ProductIndex } from './product-index'

/** Time in ms for which a reading counts as current; bounds the delay of other processes' changes. */
const CURRENT_FOR = 200
/** After this the next answer has the changes read, without waiting for them. */
const READ_AGAIN_AFTER = 120
/** Dead numbers that are borne; above them, and above a quarter of all, an index without them is built meanwhile. */
const DEAD_MAX = 1000

/**
 * The index over one database. Never older than what this process has committed, and at most 200 ms older than what others
 * have (decision X-92): each commit leaves a row in `catalog_changes`, which is read before an answer that is given later than
 * that. A process that cannot read it answers nothing.
 */
export interface LiveIndex {
  /** The index as it is now. */
  get(): Promise<ProductIndex>
  /** Returns true if the last reading may still be used. */
  isCurrent(): boolean
  /** Grows with every change of the catalogue, the stock included. */
  version(): number
  /** This process has committed a change. */
  changed(): void
  /** Takes indexes from there from now on. */
  readFrom(source: IndexSource): void
  /** The index as it is now with the transactions that it has seen; valid until the next `await`. */
  state(): Promise<State>
}

/** Source of an index. */
export interface IndexSource {
  /** Returns a stored index, which may lack changes; undefined if there is none. */
  kept(): Promise<State | undefined>
  /** Builds an index from the database. */
  build(): Promise<State>
}

const onlyBuilt = (db: Pool): IndexSource => ({ kept: async () => undefined, build: () => buildIndex(db) })

export function createLiveIndex(
  db: Pool,
  now: () => number = () => performance.now(),
  from: IndexSource = onlyBuilt(db),
): LiveIndex {
  let source = from
  let state: State | undefined
  /** Start of the last reading; `readAt` is older if one of our own commits may have followed it. */
  let lastRead = now()
  let readAt = Number.NEGATIVE_INFINITY
  let version = 0
  let commits = 0
  let reading: Promise<State> | undefined
  let isRenewing = false
  /** Rebuilt index, not yet up to date. */
  let renewed: State | undefined

  async function read(): Promise<State> {
    const [began, seen] = [now(), commits]
    // A rebuilt index is used only once it is up to date.
    const from = renewed ?? state ?? (await source.kept())
    const slept = began - lastRead
    const updated = from && slept < CHANGES_KEPT / 2 ? await updateIndex(db, from) : undefined
    const next = updated ?? { ...(await source.build()), isChanged: true }
    if (updated && updated.index.dead > Math.max(DEAD_MAX, updated.index.ids.length / 4)) renew()
    if (renewed === from) renewed = undefined
    if (next.isChanged || slept > SHOWN_CHANGES_KEPT / 2) version += 1
    lastRead = began
    state = next
    // A commit of our own while we read may have come too late to be seen.
    if (seen === commits) readAt = began
    return state
  }

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

  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const age = () => now() - readAt

  return {
    async get() {
      if (state && age() < CURRENT_FOR) return state.index
      // A reading that is on its way may have begun before a commit of our own; the one after it has not.
      await reading?.catch(() => undefined)
      if (state && age() < CURRENT_FOR) return state.index
      return (await readOnce()).index
    },
    isCurrent() {
      const current = age() < CURRENT_FOR
      // A failure is reported to the callers that wait for the next reading.
      if (current && age() > READ_AGAIN_AFTER && !reading) readOnce().catch(() => undefined)
      return current
    },
    version: () => version,
    readFrom(other) {
      source = other
    },
    async state() {
      await this.get()
      return state as State
    },
    changed() {
      commits += 1
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
