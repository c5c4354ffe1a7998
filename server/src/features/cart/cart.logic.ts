import type { Cart, TransferNote } from 'contract/cart/calls'
import { CART_LINES_MAX, cartTotals, lineCents } from 'contract/cart/rules'
import type { Locale } from 'contract/locale'
import { toUsd } from 'contract/money'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import * as sql from './cart.sql'

type CartDeps = Pick<Deps, 'db'>
export interface Owner {
  accountId: string
  locale: Locale
}

/** A cart from its lines as read. */
export function cartOf(rows: readonly (sql.CartRow | { version: number; productId: null })[]): Cart {
  const items = rows.flatMap((row) =>
    row.productId === null ? [] : [{ ...row, total: toUsd(lineCents(row)) }],
  )
  return { items, ...cartTotals(items), version: rows[0]?.version ?? 0 }
}

export async function getCart(db: Db, owner: Owner): Promise<Cart> {
  return cartOf(await sql.readCart(db, owner.accountId, owner.locale))
}

/** Runs a change on the account's cart row and returns the cart after it. */
async function change(
  deps: CartDeps,
  owner: Owner,
  work: (tx: Db, cartId: string | undefined) => Promise<void>,
) {
  return transaction(deps.db, async (tx) => {
    await work(tx, await sql.touchCart(tx, owner.accountId))
    return getCart(tx, owner)
  })
}

export function updateItem(deps: CartDeps, owner: Owner, productId: string, quantity: number): Promise<Cart> {
  return change(deps, owner, async (tx, cartId) => {
    const line = cartId === undefined ? undefined : await sql.setLine(tx, cartId, productId, quantity)
    if (!line) fail('cart.item_not_found')
    if (!line.changed) fail('cart.insufficient_stock', { available: line.most })
  })
}

export function removeItem(deps: CartDeps, owner: Owner, productId: string): Promise<Cart> {
  return change(deps, owner, async (tx, cartId) => {
    if (cartId === undefined || !(await sql.deleteLine(tx, cartId, productId))) fail('cart.item_not_found')
  })
}

export function clearCart(deps: CartDeps, owner: Owner): Promise<Cart> {
  return change(deps, owner, async (tx, cartId) => {
    if (cartId !== undefined) await sql.deleteLines(tx, cartId)
  })
}

type Line = { productId: string; quantity: number }

/** Moves what can be bought, capped at what there is; says what was capped and what stayed behind (decision X-25). */
export async function transferCart(deps: CartDeps, owner: Owner, items: readonly Line[]) {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of items) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  return transaction(deps.db, async (tx) => {
    const cartId = await sql.takeCart(tx, newId(), owner.accountId)
    const rooms = new Map(
      (await sql.readRoom(tx, cartId, [...wanted.keys()])).map((room) => [room.productId, room]),
    )
    const plan = planTransfer(wanted, rooms)
    // Sent together, carried out in this order.
    const [, rows] = await Promise.all([
      sql.putLines(tx, cartId, plan.put),
      sql.readCart(tx, owner.accountId, owner.locale),
    ])
    const cart = cartOf(rows)
    if (cart.items.length > CART_LINES_MAX) fail('cart.too_many_items', { max: CART_LINES_MAX })
    return { ...cart, adjusted: plan.adjusted, refused: plan.refused }
  })
}

/** What becomes of each wanted line, given the room that stock leaves in the cart. */
export function planTransfer(
  wanted: ReadonlyMap<string, number>,
  rooms: ReadonlyMap<string, { most: number; held: number }>,
): { put: Line[]; adjusted: TransferNote[]; refused: TransferNote[] } {
  const put: Line[] = []
  const adjusted: TransferNote[] = []
  const refused: TransferNote[] = []
  for (const [productId, requested] of wanted) {
    const room = rooms.get(productId)
    if (!room) refused.push({ productId, requested, quantity: 0, reason: 'unknown' })
    else if (room.most === 0) refused.push({ productId, requested, quantity: 0, reason: 'sold_out' })
    else {
      const quantity = Math.max(room.held, Math.min(room.most, room.held + requested))
      if (quantity < room.held + requested)
        adjusted.push({ productId, requested, quantity, reason: 'limited' })
      if (quantity !== room.held) put.push({ productId, quantity })
    }
  }
  return { put, adjusted, refused }
}
