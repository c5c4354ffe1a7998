import { type Locale, localeCodes } from 'contract/locale'
import { toCents } from 'contract/money'
import type { Deps } from '../../../deps'
import { batchPerTick } from '../../../kernel/db/batch-per-tick'
import type { Pool } from '../../../kernel/db/client'
import { isRefusal } from '../../../kernel/db/transaction'
import { ORDER_PLACED } from '../order-jobs'
import type { OrderDraft } from '../orders.sql'
import * as sql from './checkout.sql'
import { type Buyer, type CheckoutBody, orderOf } from './order-draft'

interface Outcome {
  /** The order that stands; where there is none it must be placed alone. */
  placed?: { order: OrderDraft; orderNumber: string }
  /** What an attempt without a key is named after: the cart as it was read. */
  cartKey?: string
}

export type PlaceTogether = (
  buyer: Buyer,
  body: CheckoutBody,
  attempt: { key: string | undefined; bodyHash: string },
) => Promise<Outcome>

/**
 * Places orders that come at once with two statements and one commit for all of them. The carts are read, the orders made
 * from them, and written if each cart is still what was read and there is enough for all; a cart is one order whoever
 * else places it at the same time. `read` runs between the two.
 */
export function togetherPlacer(deps: Pick<Deps, 'db' | 'log'>, read: () => void): PlaceTogether {
  const cartOf = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      batchPerTick((asked: sql.Asked[]) => readCarts(deps.db, asked, locale)),
    ]),
  ) as Record<Locale, (asked: sql.Asked) => Promise<sql.CartLine[] | undefined>>
  const write = batchPerTick((drafts: sql.Draft[]) => placeTogether(deps, drafts))
  return async (buyer, body, { key, bodyHash }) => {
    const lines = await cartOf[buyer.locale]({ accountId: buyer.accountId, key })
    const first = lines?.[0]
    if (!lines || !first) return {}
    const { cartId, version: cartVersion } = first
    const cartKey = keyOfCart(cartId, cartVersion)
    if (lines.some((line) => line.trackStock && line.stock < line.quantity)) return { cartKey }
    const order = orderOf(buyer, body, { cartId, cartVersion }, lines)
    if (body.expectedTotal !== undefined && toCents(body.expectedTotal) !== order.total) {
      return { cartKey }
    }
    read()
    const orderNumber = await write({ order, key: key ?? cartKey, bodyHash })
    return orderNumber === undefined ? { cartKey } : { placed: { order, orderNumber } }
  }
}

/** What an attempt without a key is named after. */
export function keyOfCart(id: string, version: number): string {
  return `cart ${id} ${version}`
}

async function readCarts(db: Pool, asked: sql.Asked[], locale: Locale) {
  const carts = new Map<sql.Asked, sql.CartLine[]>()
  for (const line of await sql.readCarts(db, asked, locale)) {
    const one = asked[line.n - 1] as sql.Asked
    const lines = carts.get(one)
    if (lines) lines.push(line)
    else carts.set(one, [line])
  }
  return carts
}

/** The numbers of the orders that were placed; of an account's several attempts the first only. */
async function placeTogether({ db, log }: Pick<Deps, 'db' | 'log'>, drafts: readonly sql.Draft[]) {
  const first = new Map<string, sql.Draft>()
  for (const draft of drafts) {
    if (!first.has(draft.order.accountId)) first.set(draft.order.accountId, draft)
  }
  const byId = new Map([...first.values()].map((draft) => [draft.order.id, draft]))
  const numbers = new Map<sql.Draft, string>()
  try {
    for (const { id, orderNumber } of await sql.placeTogether(db, [...first.values()], ORDER_PLACED)) {
      numbers.set(byId.get(id) as sql.Draft, orderNumber)
    }
  } catch (error) {
    // Refused because of one of them (a key that came in between, an account just deleted): nothing of it stands.
    if (!isRefusal(error)) throw error
    log.warn({ err: error }, 'orders are placed one by one')
  }
  return numbers
}
