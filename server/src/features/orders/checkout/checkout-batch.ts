import { type Locale, localeCodes } from 'contract/locale'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { batchPerTick } from '../../../kernel/db/batch-per-tick'
import { isRefusal } from '../../../kernel/db/transaction'
import { createGate, type Gate } from '../../../kernel/gate'
import { ORDER_PLACED } from '../order-jobs'
import { type OrderDraft, type PlaceOptions, placeOrders } from './checkout.sql'
import { type Asked, type CartLine, readCarts } from './checkout-cart.sql'

/** State shared by concurrent checkouts; one per app. */
export interface CheckoutBatch {
  /** The lines of a cart; undefined where there are none or the attempt was made before. */
  readCart: Record<Locale, (asked: Asked) => Promise<CartLine[] | undefined>>
  /** Writes an order beside others; undefined where it must be placed alone. */
  write: (draft: OrderDraft) => Promise<string | undefined>
  /** The turn of an order that is placed alone. */
  alone: Gate
}

/** An order of a batch waits this long for a lock, so that what one of them waits for is not waited for by all. */
const LOCK_TIMEOUT = 300
/** Orders that wait for the writer. A batch takes all that have come, so that many are some seconds' work at most. */
const WAITING_MAX = 1000
/** Orders placed alone may wait for rows: a quarter of the pool's connections at most do so. */
const ALONE = { atOnce: 4, waitingMax: 500, patience: 3 * SECOND }

/**
 * Writes orders in one statement and returns the numbers of those that were placed; null for all of them where the
 * statement was refused, or held up, because of one of them: nothing of it stands.
 */
async function writeBatch(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  drafts: readonly OrderDraft[],
  options: PlaceOptions,
): Promise<Map<OrderDraft, string | null>> {
  // Only the first of an account's concurrent attempts is batched.
  const first = new Map(drafts.toReversed().map((draft) => [draft.accountId, draft]))
  const byId = new Map([...first.values()].map((draft) => [draft.id, draft]))
  try {
    const placed = await placeOrders(db, [...first.values()], { queue: ORDER_PLACED, ...options })
    return new Map(placed.map(({ id, orderNumber }) => [byId.get(id) as OrderDraft, orderNumber]))
  } catch (error) {
    // As when an account was just deleted.
    if (!isRefusal(error)) throw error
    log.warn({ err: error, orders: first.size }, 'orders are placed one by one')
    return new Map(drafts.map((draft) => [draft, null]))
  }
}

/**
 * Orders that come at once are read with one statement and written with one, one batch at a time. What a batch
 * finds held, as by another node that sells the same product, goes into a second batch that waits: placed one by one, such
 * orders would hold the product in turn, and every later batch would find it held.
 */
export function createCheckoutBatch(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  lockTimeout = LOCK_TIMEOUT,
): CheckoutBatch {
  const readCart = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      batchPerTick(async (asked: Asked[]) => {
        const carts = new Map<Asked, CartLine[]>()
        for (const line of await readCarts(db, asked, locale)) {
          const one = asked[line.n - 1] as Asked
          const lines = carts.get(one)
          if (lines) lines.push(line)
          else carts.set(one, [line])
        }
        return carts
      }),
    ]),
  ) as CheckoutBatch['readCart']
  const options = { oneAtATime: true, waitingMax: WAITING_MAX }
  const writeFree = batchPerTick(
    (drafts: OrderDraft[]) => writeBatch({ db, log }, drafts, { lockTimeout }),
    options,
  )
  const writeWaiting = batchPerTick(
    (drafts: OrderDraft[]) => writeBatch({ db, log }, drafts, { lockTimeout, waits: true }),
    options,
  )
  const write = async (draft: OrderDraft) => {
    const number = await writeFree(draft)
    return (number === undefined ? await writeWaiting(draft) : number) ?? undefined
  }
  return { readCart, write, alone: createGate(ALONE) }
}
