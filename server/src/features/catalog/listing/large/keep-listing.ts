import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from 'contract/units'
import type { Db, Pool, Tx } from '../../../../kernel/db/client'
import { getSnapshot, listActiveRows, listOpenCategories, readChanges, type Snapshot } from '../listing.sql'
import { wordsOf } from '../words'
import { forgetPostings } from './postings.sql'
import { type KnownWords, numbersOf, putProducts } from './put-products'
import {
  analyzeListing,
  endFilling,
  findState,
  goOnFilling,
  type ListingState,
  listCounts,
  listGone,
  lockState,
  setState,
  startFilling,
  takeTime,
} from './rows.sql'
import { FORMAT, newWord } from './word-codes'

/** Products of one statement; below the time limit of statements also on a busy machine. */
const ROWS = 200
/** The same while it is filled, when more of the words are known. */
const FILLED_AT_ONCE = 500
/** Interval in ms at which the state of the listing is polled while another process writes it. */
export const LOOK_EVERY = 25
/** Changed products from which on the postings are made anew, which takes less than to change them. */
const POSTED_ANEW = 20_000
/** Time in ms for which an answer waits for another process that brings the listing up to date. */
const WAIT_MAX = 8 * SECOND

/** Cluster and database: a promoted standby has the listing and the transactions of its primary. */
const sameDatabase = (one: string, other: string) => placeOf(one) === placeOf(other)
const placeOf = (server: string) => server.slice(0, server.lastIndexOf('/'))

const isCurrentFormat = (state: ListingState | undefined): state is ListingState =>
  state?.format != null && state.format >= FORMAT

/** Returns true if the listing can be brought up to date by what changed since. */
export async function isFilled(db: Db): Promise<boolean> {
  const state = await findState(db)
  return isCurrentFormat(state) && (await readChanges(db, state, sameDatabase)) !== undefined
}

/**
 * Brings the listing up to date with everything committed before; by one process at a time, the others wait. Returns false if
 * it must be filled anew. With `isNoted` the state says so also if nothing changed, so that older changes may be forgotten.
 */
export async function catchUp(db: Pool, isNoted = false): Promise<boolean> {
  const until = performance.now() + WAIT_MAX
  for (;;) {
    const done = await db.begin((tx) => catchUpAlone(tx, isNoted))
    if (done !== undefined) return done
    if (performance.now() > until) throw new Error('another process holds the listing of the catalogue')
    await sleep(LOOK_EVERY)
  }
}

/** Undefined while another process does it and has not ended. */
async function catchUpAlone(tx: Tx, isNoted: boolean): Promise<boolean | undefined> {
  const shown = await findState(tx)
  if (!isCurrentFormat(shown)) return false
  const pending = await readChanges(tx, shown, sameDatabase)
  if (!pending) return false
  if (pending.products.length === 0 && !pending.categories && !isNoted) return true
  const state = await lockState(tx)
  if (!state) return undefined
  const changes = await readChanges(tx, state, sameDatabase)
  if (!changes) return false
  const products = [...new Set(changes.products)]
  const posted = products.length > POSTED_ANEW ? null : state.posted
  for (let i = 0; i < products.length; i += ROWS)
    await putProducts(tx, products.slice(i, i + ROWS), { posted })
  await addCategories(tx)
  await setState(tx, { ...changes.snapshot, format: state.format, posted })
  return true
}

/** Adds the words of category names, by which their products are found. */
async function addCategories(tx: Tx): Promise<void> {
  const all = (await readCategories(tx)).flatMap((category) => category.words)
  const words = new Map(all.map((word) => [word, newWord(word, true)]))
  if (words.size > 0) await numbersOf(tx, words)
}

/** Fills the listing, or waits until another process has done so. The one that is there answers meanwhile. */
export async function fillListing(db: Pool): Promise<void> {
  while (!(await startFilling(db))) {
    await sleep(10 * LOOK_EVERY)
    if (await isFilled(db)) return
  }
  await inTurn(db, forgetPostings)
  const snapshot = await getSnapshot(db)
  const known: KnownWords = new Map()
  for (let after: string | undefined = ''; after !== undefined; ) after = await fillFrom(db, after, known)
  for (let number: number | null = 0; number !== null; ) number = await removeGone(db, number)
  await inTurn(db, addCategories)
  await db.begin(analyzeListing)
  await inTurn(db, (tx) => endFill(tx, snapshot))
}

/** Runs work in a transaction that nobody else changes the listing in. */
export async function inTurn<T>(db: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await db.begin(async (tx) => {
      if (!(await lockState(tx))) return undefined
      await takeTime(tx)
      return { value: await work(tx) }
    })
    if (done) return done.value
    await sleep(LOOK_EVERY)
  }
}

async function fillFrom(db: Pool, after: string, known: KnownWords): Promise<string | undefined> {
  return inTurn(db, async (tx) => {
    const rows = await listActiveRows(tx, after, FILLED_AT_ONCE)
    const ids = rows.map(({ id }) => id)
    if (rows.length > 0) await putProducts(tx, ids, { rows, known })
    await goOnFilling(tx)
    return rows.length === FILLED_AT_ONCE ? ids.at(-1) : undefined
  })
}

async function removeGone(db: Pool, from: number): Promise<number | null> {
  return inTurn(db, async (tx) => {
    const { ids, next } = await listGone(tx, from, 10 * ROWS)
    if (ids.length > 0) await putProducts(tx, ids)
    await goOnFilling(tx)
    return next
  })
}

async function endFill(tx: Tx, snapshot: Snapshot): Promise<void> {
  await setState(tx, { ...snapshot, format: FORMAT, posted: null })
  await endFilling(tx)
}

/** A category with listed products; without names where it is closed. */
export interface ListedCategory {
  id: string
  names: string[]
  /** Words of its names. */
  words: string[]
  listed: number
  /** Number of the category in `catalog_words`. */
  mark: number
}

/** Those whose products are on sale. */
export const openOf = (categories: readonly ListedCategory[]): ListedCategory[] =>
  categories.filter(({ names }) => names.length > 0)

export async function readCategories(db: Db): Promise<ListedCategory[]> {
  const [open, counts] = [await listOpenCategories(db), await listCounts(db)]
  return counts.map(({ categoryId, listed, mark }) => {
    const names = open.get(categoryId) ?? []
    return { id: categoryId, names, words: [...new Set(names.flatMap(wordsOf))], listed, mark }
  })
}
