import type { Cart } from 'contract/cart/calls'
import { CART_LINES_MAX } from 'contract/cart/rules'
import { type Locale, localeCodes } from 'contract/locale'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { batchPerTick } from '../../kernel/db/batch-per-tick'
import type { Pool } from '../../kernel/db/client'
import { isRefusal } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import * as sql from './add-to-cart.sql'
import { cartOf, getCart, type Owner } from './cart.logic'
import type { CartRow } from './cart.sql'

type AddDeps = Pick<Deps, 'db' | 'log'>
export type AddToCart = (owner: Owner, productId: string, quantity: number) => Promise<Cart>

/**
 * Puts a product into a cart. Calls that come at once are one statement and one commit, which spares the database most
 * of their cost; what has something in its way is done alone, waits for it and says what is wrong.
 */
export function cartAdder(deps: AddDeps): AddToCart {
  const together = Object.fromEntries(
    localeCodes.map((locale) => [locale, batchPerTick((adds: sql.Add[]) => addTogether(deps, adds, locale))]),
  ) as Record<Locale, (add: sql.Add) => Promise<CartRow[] | undefined>>
  return async (owner, productId, quantity) => {
    const add = { cartId: newId(), accountId: owner.accountId, productId, quantity }
    const rows = await together[owner.locale](add)
    return rows ? cartOf(rows) : addAlone(deps.db, add, owner)
  }
}

/** The carts after those adds that were carried out together; of an account's several the first only. */
async function addTogether({ db, log }: AddDeps, adds: readonly sql.Add[], locale: Locale) {
  const first = new Map<string, sql.Add>()
  for (const add of adds) if (!first.has(add.accountId)) first.set(add.accountId, add)
  const carts = new Map<sql.Add, CartRow[]>()
  try {
    for (const row of await sql.addTogether(db, [...first.values()], locale)) {
      const add = first.get(row.accountId) as sql.Add
      const rows = carts.get(add)
      if (rows) rows.push(row)
      else carts.set(add, [row])
    }
  } catch (error) {
    // The database refused the statement because of one of them (an account just deleted): nothing of it stands.
    if (!isRefusal(error)) throw error
    log.warn({ err: error }, 'products are put into carts one by one')
  }
  return carts
}

async function addAlone(db: Pool, add: sql.Add, owner: Owner): Promise<Cart> {
  const { added, rows } = await sql.addLine(db, add, owner.locale)
  if (!added.known) fail('catalog.product_not_found')
  if (added.held === null) {
    if (added.others >= CART_LINES_MAX) fail('cart.too_many_items', { max: CART_LINES_MAX })
    fail('cart.insufficient_stock', { available: added.most })
  }
  return added.version === (added.seen ?? 0) + 1 ? cartOf(rows) : getCart(db, owner)
}
