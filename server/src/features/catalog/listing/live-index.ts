import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from '../../../kernel/db/client'
import type { Replica } from '../../../kernel/db/replica'
import { addProduct, categoryForm, removeProduct } from './change-product'
import {
  CHANGES_KEPT,
  findIndexRows,
  getSnapshot,
  listIndexRows,
  listOpenCategories,
  listProductsOf,
  readChanges,
  SHOWN_CHANGES_KEPT,
  type Snapshot,
} from './listing.sql'
import { sortAll } from './orders'
import { emptyIndex, type ProductIndex } from './product-index'

/** Time in ms for which a reading counts as current; bounds the delay of other processes' changes. */
const CURRENT_FOR = 200
/** After this the next answer has the changes read, without waiting for them. */
const READ_AGAIN_AFTER = 120
/** Rows of one reading, small enough that requests are answered between two. */
const ROWS = 200
/** Above so many changed products, and above a fifth of all, the index is built anew, which takes less than to change it. */
const CHANGED_MAX = 2000
/** Products that are changed before others get their turn. */
const CHANGED_AT_ONCE = 20
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
}

interface State {
  index: ProductIndex
  snapshot: Snapshot
}

/** Whole catalogues are read from the replica; without one from the primary. */
export function createLiveIndex(
  db: Pool,
  now: () => number = () => performance.now(),
  replica?: Replica,
): LiveIndex {
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
    const from = renewed ?? state
    const slept = began - lastRead
    const next = from && slept < CHANGES_KEPT / 2 ? await update(from) : await build(db, replica)
    if (renewed === from) renewed = undefined
    if (next.isChanged || slept > SHOWN_CHANGES_KEPT / 2) version += 1
    lastRead = began
    state = next
    // A commit of our own while we read may have come too late to be seen.
    if (seen === commits) readAt = began
    return state
  }

  async function update({ index, snapshot }: State): Promise<State & { isChanged: boolean }> {
    const changes = await readChanges(db, snapshot)
    // After a failover the old server's transaction ids say nothing about the new one's.
    if (!changes) return build(db, replica)
    const most = Math.max(CHANGED_MAX, index.numbers.size / 5)
    const moved = changes.categories ? await findRecategorised(db, index) : undefined
    const products = [...new Set([...changes.products, ...(moved?.products ?? [])])]
    if (products.length > most) return build(db, replica)
    for (let i = 0; i < products.length; i += ROWS)
      await changeProducts(db, index, products.slice(i, i + ROWS))
    for (const [number, name] of moved?.names ?? []) index.categoryNames[number] = name
    if (index.dead > Math.max(DEAD_MAX, index.ids.length / 4)) renew()
    return { index, snapshot: changes.snapshot, isChanged: changes.changed }
  }

  /** Rebuilds the index while the old one answers; the next reading updates it. */
  function renew(): void {
    if (isRenewing) return
    isRenewing = true
    build(db, replica)
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
    changed() {
      commits += 1
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

interface Recategorised {
  products: string[]
  /** The names in force, by the numbers of their categories; taken over once the products are up to date. */
  names: Map<number, string>
}

/** Products in categories that were renamed, closed or opened. */
async function findRecategorised(db: Pool, { categoryIds, ...index }: ProductIndex): Promise<Recategorised> {
  const open = await listOpenCategories(db)
  const names = new Map<number, string>()
  for (const [number, id] of categoryIds.entries()) {
    const inForce = categoryForm(open.get(id) ?? [])
    if (inForce !== index.categoryNames[number]) names.set(number, inForce)
  }
  const listed: string[] = []
  for (const [id, number] of index.numbers) if (names.has(index.category[number] as number)) listed.push(id)
  const opened = [...open.keys()].filter((id) => !categoryIds.includes(id))
  const changed = [...names.keys()].map((number) => categoryIds[number] as string)
  return { products: [...listed, ...(await listProductsOf(db, [...changed, ...opened]))], names }
}

/** Brings these products up to date. */
async function changeProducts(db: Pool, index: ProductIndex, ids: readonly string[]): Promise<void> {
  const onSale = new Map((await findIndexRows(db, ids)).map((row) => [row.id, row]))
  for (const [i, id] of ids.entries()) {
    const row = onSale.get(id)
    if (row) addProduct(index, row)
    else removeProduct(index, id)
    // Each takes a quarter of a millisecond among 100,000 products; requests are answered between.
    if (i % CHANGED_AT_ONCE === CHANGED_AT_ONCE - 1) await turn()
  }
}

/**
 * Reads the whole catalogue. Changes meanwhile are not in its snapshot, so the next reading finds them. A replica must have
 * replayed what the snapshot of the primary saw (decision 070).
 */
async function build(db: Pool, replica?: Replica): Promise<State & { isChanged: boolean }> {
  const snapshot = await getSnapshot(db)
  const position = await replica?.position()
  const read = (after: string) =>
    replica && position
      ? replica.readAfter(position, (tx) => listIndexRows(tx, after, ROWS))
      : listIndexRows(db, after, ROWS)
  const index = emptyIndex()
  let next = read('')
  for (let more = true; more; ) {
    const rows = await next
    more = rows.length === ROWS
    // The database reads on while these are added.
    if (more) next = read(rows.at(-1)?.id ?? '')
    for (const row of rows) addProduct(index, row)
  }
  await sortAll(index)
  return { index, snapshot, isChanged: true }
}
