import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from '../../../kernel/db/client'
import {
  CHANGES_KEPT,
  findIndexRows,
  getSnapshot,
  listIndexRows,
  readChanges,
  SHOWN_CHANGES_KEPT,
  type Snapshot,
} from './listing.sql'
import { addProduct, emptyIndex, type ProductIndex, removeProduct, sortAll } from './product-index'

/** How long what was read counts as current: bounds what other processes' changes can go unseen. */
const CURRENT_FOR = 200
/** After this the next answer has the changes read, without waiting for them. */
const READ_AGAIN_AFTER = 120
/** Rows of one reading, small enough that requests are answered between two. */
const ROWS = 200
/** Above so many changed products the index is built anew, which takes less than to change it. */
const CHANGED_MAX = 2000
/** Products that are changed before others get their turn. */
const CHANGED_AT_ONCE = 20

/**
 * The index over one database. Never older than what this process has committed, and at most 200 ms older than what others
 * have (decision X-92): each commit leaves a row in `catalog_changes`, which is read before an answer that is given later than
 * that. A process that cannot read it answers nothing.
 */
export interface LiveIndex {
  /** The index as it is now. */
  get(): Promise<ProductIndex>
  /** Whether what was last read may still be served. */
  isCurrent(): boolean
  /** Grows with every change of the catalogue, the stock included. */
  version(): number
  /** This process has committed a change. */
  changed(): void
}

interface State {
  index: ProductIndex
  snapshot: Snapshot
}

export function createLiveIndex(db: Pool, now: () => number = () => performance.now()): LiveIndex {
  let state: State | undefined
  /** When the last reading began; `readAt` is older where a commit of our own may have come after it. */
  let lastRead = now()
  let readAt = Number.NEGATIVE_INFINITY
  let version = 0
  let commits = 0
  let reading: Promise<State> | undefined

  async function read(): Promise<State> {
    const [began, seen] = [now(), commits]
    const slept = began - lastRead
    const next = state && slept < CHANGES_KEPT / 2 ? await update(state) : await build(db)
    if (next.isChanged || slept > SHOWN_CHANGES_KEPT / 2) version += 1
    lastRead = began
    state = next
    // A commit of our own while we read may have come too late to be seen.
    if (seen === commits) readAt = began
    return state
  }

  async function update({ index, snapshot }: State): Promise<State & { isChanged: boolean }> {
    const changes = await readChanges(db, snapshot)
    if (changes.categories || changes.products.length > CHANGED_MAX) return build(db)
    if (changes.products.length > 0) {
      const onSale = new Map((await findIndexRows(db, changes.products)).map((row) => [row.id, row]))
      for (const [i, id] of changes.products.entries()) {
        const row = onSale.get(id)
        if (row) addProduct(index, row)
        else removeProduct(index, id)
        // Each takes up to a millisecond among 100,000 products; requests are answered between.
        if (i % CHANGED_AT_ONCE === CHANGED_AT_ONCE - 1) await turn()
      }
      if (index.dead > 1000 && index.dead > index.ids.length / 4) return build(db)
    }
    return { index, snapshot: changes.snapshot, isChanged: changes.changed }
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
      // Its failure is told to whoever has to wait for the next reading.
      if (current && age() > READ_AGAIN_AFTER && !reading) readOnce().catch(() => undefined)
      return current
    },
    version: () => version,
    changed() {
      commits += 1
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Reads the whole catalogue. What changes meanwhile was not seen by the snapshot, so the next reading finds it. */
async function build(db: Pool): Promise<State & { isChanged: boolean }> {
  const snapshot = await getSnapshot(db)
  const index = emptyIndex()
  for (let after = '', more = true; more; ) {
    const rows = await listIndexRows(db, after, ROWS)
    for (const row of rows) addProduct(index, row)
    after = rows.at(-1)?.id ?? ''
    more = rows.length === ROWS
  }
  await sortAll(index)
  return { index, snapshot, isChanged: true }
}
