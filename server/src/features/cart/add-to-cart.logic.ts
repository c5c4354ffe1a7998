import type { Cart } from 'contract/cart/calls'
import { CART_CENTS_MAX, CART_LINES_MAX } from 'contract/cart/rules'
import { type Locale, localeCodes } from 'contract/locale'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { batchPerTick } from '../../kernel/db/batch-per-tick'
import type { Tx } from '../../kernel/db/client'
import { isRefusal, transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import * as sql from './add-to-cart.sql'
import { cartOf, failAmount, failQuantity, type Owner } from './cart.logic'
import { type CartRow, lockCart } from './cart.sql'

type AddDeps = Pick<Deps, 'db' | 'log' | 'config'>
/** Batches concurrent adds by language; answers undefined for those that must run alone. */
export type AddBatch = Record<Locale, (add: sql.Add) => Promise<CartRow[] | undefined>>

/** An add of a batch waits this long for a lock, so that what one of them waits for is not waited for by all. */
const LOCK_TIMEOUT = 300

/**
 * Adds that come at once are one statement and one commit, which spares the database most of their cost; made once for an
 * app.
 */
export function createAddBatch({ db, log, config }: AddDeps): AddBatch {
  const options = { lineUnits: config.orderLimits.lineUnits, lockTimeout: LOCK_TIMEOUT }
  const inLanguage = (locale: Locale) =>
    batchPerTick(async (adds: sql.Add[]) => {
      // Only the first of an account's concurrent adds is batched.
      const first = new Map(adds.toReversed().map((add) => [add.accountId, add]))
      const carts = new Map<sql.Add, CartRow[]>()
      try {
        const rows = await sql.addLines(db, [...first.values()], locale, options)
        for (const row of rows) {
          const add = first.get(row.accountId) as sql.Add
          const lines = carts.get(add)
          if (lines) lines.push(row)
          else carts.set(add, [row])
        }
      } catch (error) {
        // Refused, or held up, because of one of them (an account just deleted): nothing of it stands.
        if (!isRefusal(error)) throw error
        log.warn({ err: error, adds: first.size }, 'products are put into carts one by one')
      }
      return carts
    })
  return Object.fromEntries(localeCodes.map((locale) => [locale, inLanguage(locale)])) as AddBatch
}

/** Adds a product to a cart. An add that the batch could not write is done alone: it waits for the lock or explains the refusal. */
export async function addToCart(
  deps: AddDeps & { batch: AddBatch },
  owner: Owner,
  productId: string,
  quantity: number,
): Promise<Cart> {
  const add = { cartId: newId(), accountId: owner.accountId, productId, quantity }
  const rows = await deps.batch[owner.locale](add)
  if (rows) return cartOf(rows)
  return transaction(deps.db, async (tx) => {
    await lockCart(tx, add.cartId, owner.accountId)
    const { lineUnits } = deps.config.orderLimits
    const alone = await sql.addLines(tx, [add], owner.locale, { lineUnits })
    return alone.length > 0 ? cartOf(alone) : explain(tx, add, lineUnits)
  })
}

/** Says why nothing was added to a cart that is locked. */
async function explain(
  tx: Tx,
  { accountId, productId, quantity }: sql.Add,
  lineUnits: number,
): Promise<never> {
  const [room] = await sql.readRoom(tx, accountId, [productId], lineUnits)
  if (!room) fail('catalog.product_not_found')
  if (room.held === 0 && room.lines >= CART_LINES_MAX) fail('cart.too_many_items', { max: CART_LINES_MAX })
  if (room.held + quantity > room.most) failQuantity(room)
  if (room.cents + quantity * room.unit > CART_CENTS_MAX) failAmount()
  // It fits by now: the conflict was resolved in the meantime.
  return fail('server.unavailable')
}
