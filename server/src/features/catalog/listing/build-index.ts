import { setImmediate as turn } from 'node:timers/promises'
import type { Pool } from '../../../kernel/db/client'
import type { Replica } from '../../../kernel/db/replica'
import { addProduct, categoryForm, removeProduct } from './change-product'
import {
  findIndexRows,
  getSnapshot,
  listIndexRows,
  listOpenCategories,
  listProductsOf,
  readChanges,
  type Snapshot,
} from './listing.sql'
import { sortAll } from './orders'
import { emptyIndex, type ProductIndex } from './product-index'

/** Rows of one reading, small enough that requests are answered between two. */
const ROWS = 200
/** Above so many changed products, and above a fifth of all, the index is built anew, which takes less than to change it. */
const CHANGED_MAX = 2000
/** Products that are changed before others get their turn. */
const CHANGED_AT_ONCE = 20

/** An index and the transactions that it has seen. */
export interface State {
  index: ProductIndex
  snapshot: Snapshot
}

/**
 * Reads the whole catalogue. Changes meanwhile are not in its snapshot, so the next reading finds them. A replica must have
 * replayed what the snapshot of the primary saw (decision 070).
 */
export async function buildIndex(db: Pool, replica?: Replica): Promise<State> {
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
  return { index, snapshot }
}

/** An index after a reading of the changes. */
export interface Update extends State {
  isChanged: boolean
  /**
   * Set where so much has changed that a rebuild is faster: products alone, or categories with theirs. The index is as it
   * was, although the snapshot has seen the changes.
   */
  lacks?: 'products' | 'categories'
}

/**
 * Applies changes since the snapshot in place. Returns undefined after a failover, because transaction ids of the old server
 * mean nothing on the new one.
 */
export async function updateIndex(db: Pool, { index, snapshot }: State): Promise<Update | undefined> {
  const changes = await readChanges(db, snapshot)
  if (!changes) return undefined
  const moved = changes.categories ? await findRecategorised(db, index) : undefined
  const products = [...new Set([...changes.products, ...(moved?.products ?? [])])]
  const read = { index, snapshot: changes.snapshot, isChanged: changes.changed }
  if (products.length > Math.max(CHANGED_MAX, index.numbers.size / 5))
    return { ...read, lacks: changes.categories ? 'categories' : 'products' }
  for (let i = 0; i < products.length; i += ROWS) await changeProducts(db, index, products.slice(i, i + ROWS))
  for (const [number, name] of moved?.names ?? []) index.categoryNames[number] = name
  return read
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
