import type { Cart, CartChange, TransferNote } from 'contract/cart/calls'
import { CART_CENTS_MAX, CART_LINES_MAX } from 'contract/cart/rules'
import { cartCents } from 'contract/cart/totals'
import type { Locale } from 'contract/locale'
import { formatCents, toUsd } from 'contract/money'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Db, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import { tradeOf } from '../site/trade.logic'
import { addLines, type Room, readRoom } from './add-to-cart.sql'
import * as sql from './cart.sql'

type CartDeps = Pick<Deps, 'db' | 'config'>
export interface Owner {
  accountId: string
  locale: Locale
}

/** A cart from its lines as read. */
export function cartOf(rows: readonly (sql.CartRow | { version: number; productId: null })[]): Cart {
  const lines = rows.flatMap((row) => {
    if (row.productId === null) return []
    const { seen: _, wasShort: __, lines: ___, trade: ____, ...line } = row as sql.SeenRow
    return [{ ...line, cents: line.unit * line.quantity }]
  })
  const first = rows.find((row) => row.productId !== null)
  const { subtotal, tax, total } = cartCents(
    lines.map((line) => line.cents),
    tradeOf(first && (first as sql.CartRow).trade),
  )
  return {
    items: lines.map(({ cents, unit: _, owned, ...line }) => ({
      ...line,
      total: toUsd(cents),
      // Absent on the wire where it is false.
      ...(owned && { owned: true as const }),
    })),
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: toUsd(subtotal),
    tax: toUsd(tax),
    total: toUsd(total),
    version: rows[0]?.version ?? 0,
  }
}

/** An account's cart with what changed since its owner last changed it. */
export async function getCart(db: Db, owner: Owner): Promise<Cart> {
  const rows = await sql.readCart(db, owner.accountId, owner.locale)
  const changes = await changesOf(db, owner, rows)
  return { ...cartOf(rows), ...(changes.length > 0 && { changes }) }
}

/** Lists the changes in an account's cart that its owner did not make. */
export async function listChanges(db: Db, owner: Owner): Promise<CartChange[]> {
  return changesOf(db, owner, await sql.readCart(db, owner.accountId, owner.locale))
}

async function changesOf(
  db: Db,
  { accountId, locale }: Owner,
  rows: Awaited<ReturnType<typeof sql.readCart>>,
): Promise<CartChange[]> {
  const lines = rows.flatMap((row) => (row.productId === null ? [] : [row]))
  const isComplete = (rows[0]?.lines ?? 0) === lines.length
  const gone = isComplete ? [] : await sql.listGone(db, accountId, locale)
  return [...gone.map((line) => ({ ...line, kind: 'gone' as const })), ...lines.flatMap(changesOfLine)]
}

function changesOfLine(line: sql.SeenRow): CartChange[] {
  const { productId, name, quantity, stockQuantity, availability, unit, seen, wasShort } = line
  const changes: CartChange[] = []
  if (!wasShort && availability === 'sold_out') changes.push({ productId, name, kind: 'sold_out' })
  // 0 is a stock that is not counted.
  else if (!wasShort && stockQuantity > 0 && stockQuantity < quantity)
    changes.push({ productId, name, kind: 'less', from: quantity, to: stockQuantity })
  if (seen !== null && seen !== unit)
    changes.push({ productId, name, kind: 'price', from: toUsd(seen), to: toUsd(unit) })
  return changes
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
    const { lineUnits } = deps.config.orderLimits
    const wanted = { productId, quantity, lineUnits }
    const line = cartId === undefined ? undefined : await sql.setLine(tx, cartId, wanted)
    if (!line) fail('cart.item_not_found')
    if (line.changed) return
    if (quantity > line.most) failQuantity(line)
    failAmount()
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

/**
 * Moves available items, capped by stock, into the cart or, with `replace`, replaces its content; reports caps and
 * items left behind (decisions ).
 */
export async function transferCart(
  deps: CartDeps,
  owner: Owner,
  { items, replace }: { items: readonly Line[]; replace: boolean },
) {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of items) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  return transaction(deps.db, async (tx) => {
    const { accountId, locale } = owner
    const { lineUnits } = deps.config.orderLimits
    const cartId = newId()
    const adds = [...wanted].map(([productId, quantity]) => ({ cartId, accountId, productId, quantity }))
    // Pipelined: sent together, executed in this order.
    const [, , rooms, added, rows] = await Promise.all([
      sql.lockCart(tx, cartId, accountId),
      replace ? sql.deleteLinesOf(tx, accountId) : undefined,
      readRoom(tx, accountId, [...wanted.keys()], lineUnits),
      addLines(tx, adds, locale, { lineUnits, cap: true }),
      sql.readCart(tx, accountId, locale),
    ])
    const plan = planTransfer(wanted, new Map(rooms.map((room) => [room.productId, room])))
    if (plan.put.length > 0 && added.length === 0) explainTransfer(plan.put, rooms)
    return { ...cartOf(rows), adjusted: plan.adjusted, refused: plan.refused }
  })
}

/** Says why nothing was transferred although there is enough of everything. */
function explainTransfer(put: readonly Line[], rooms: readonly Room[]): never {
  const held = new Map(rooms.map((room) => [room.productId, room.held]))
  const fresh = put.filter((line) => held.get(line.productId) === 0)
  if ((rooms[0]?.lines ?? 0) + fresh.length > CART_LINES_MAX)
    fail('cart.too_many_items', { max: CART_LINES_MAX })
  failAmount()
}

/** Refuses a quantity that is too much, by what limits it. */
export function failQuantity({ most, stockIsLimit }: { most: number; stockIsLimit: boolean }): never {
  if (stockIsLimit) fail('cart.insufficient_stock', { available: most })
  fail('cart.line_too_large', { max: most })
}

export function failAmount(): never {
  fail('cart.amount_too_large', { max: formatCents(CART_CENTS_MAX) })
}

/** Locks the account's cart; before any product's row, as a checkout does, so that the two never wait for each other. */
export async function lockCart(tx: Tx, accountId: string): Promise<void> {
  await sql.lockCart(tx, newId(), accountId)
}

/** Returns lines to a locked cart as far as stock allows; existing lines stay. */
export async function returnLines(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { accountId, locale }: Owner,
  lines: readonly Line[],
): Promise<void> {
  const { lineUnits } = deps.config.orderLimits
  const rooms = await readRoom(
    tx,
    accountId,
    lines.map((line) => line.productId),
    lineUnits,
  )
  const absent = new Set(rooms.filter((room) => room.held === 0).map((room) => room.productId))
  const cartId = newId()
  const adds = lines
    .filter((line) => absent.has(line.productId))
    .map((line) => ({ ...line, cartId, accountId }))
  await addLines(tx, adds, locale, { lineUnits, cap: true })
}

/** Plans each requested line given the room in the cart. */
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
