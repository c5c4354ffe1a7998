import { type Locale, localeCodes } from 'contract/locale'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { batchPerTick } from '../../../kernel/db/batch-per-tick'
import { isRefusal } from '../../../kernel/db/transaction'
import { createGate, type Gate } from '../../../kernel/gate'
import { ORDER_PLACED } from '../order-jobs'
import { type OrderDraft, placeOrders } from './checkout.sql'
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
 * Orders that come at once are read with one statement and written with one. One batch is written at a time: two would
 * meet at the products that sell best, and what a batch finds held it leaves to be placed alone.
 */
export function createCheckoutBatch({ db, log }: Pick<Deps, 'db' | 'log'>): CheckoutBatch {
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
  const write = batchPerTick(
    async (drafts: OrderDraft[]) => {
      // Only the first of an account's concurrent attempts is batched.
      const first = new Map(drafts.toReversed().map((draft) => [draft.accountId, draft]))
      const byId = new Map([...first.values()].map((draft) => [draft.id, draft]))
      try {
        const options = { queue: ORDER_PLACED, lockTimeout: LOCK_TIMEOUT }
        const placed = await placeOrders(db, [...first.values()], options)
        return new Map(placed.map(({ id, orderNumber }) => [byId.get(id) as OrderDraft, orderNumber]))
      } catch (error) {
        // Refused, or held up, because of one of them (an account just deleted): nothing of it stands.
        if (!isRefusal(error)) throw error
        log.warn({ err: error, orders: first.size }, 'orders are placed one by one')
        return new Map()
      }
    },
    { oneAtATime: true, waitingMax: WAITING_MAX },
  )
  return { readCart, write, alone: createGate(ALONE) }
}
