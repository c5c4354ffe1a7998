import type { CartItem } from 'contract/cart/calls'
import { CART_LINES_MAX, LOCAL_CART_DAYS } from 'contract/cart/rules'
import { DAY } from 'contract/units'
import { readStored, readStoredJson, writeStored } from '../../../api/storage'

/** Storage keys of the guest cart; the specification fixes them. */
export const CART_KEY = 'localCart'
export const CART_TIME_KEY = 'localCartTimestamp'
/** Which cart the waiting lines are (`cart-swap.ts`); goes with them. */
export const CART_SIDE_KEY = 'tavan.cartSide'

/** The lines kept in this browser; a cart last changed more than 30 days ago is dropped (decision X-26). */
export function readGuestCart(now = Date.now()): CartItem[] {
  const stored = readStoredJson(CART_KEY)
  if (!Array.isArray(stored)) return []
  const writtenAt = Number(readStored(CART_TIME_KEY))
  if (!(now - writtenAt <= LOCAL_CART_DAYS * DAY)) {
    clearGuestCart()
    return []
  }
  return stored.map(readLine).filter((line) => line !== undefined)
}

/** Writes the lines after a change by the customer, which the timestamp tells; an empty cart leaves no keys behind. */
export function writeGuestCart(items: readonly CartItem[], now = Date.now()): void {
  // The time first: another tab reads as soon as the lines are there, and lines without a time look outdated to it.
  if (items.length > 0) writeStored(CART_TIME_KEY, String(now))
  replaceGuestLines(items)
}

/** Writes the lines without a new timestamp: prices re-read from the server do not make a cart younger. */
export function replaceGuestLines(items: readonly CartItem[]): void {
  if (items.length === 0) clearGuestCart()
  else writeStored(CART_KEY, JSON.stringify(items.slice(0, CART_LINES_MAX)))
}

export function clearGuestCart(): void {
  writeStored(CART_KEY, null)
  writeStored(CART_TIME_KEY, null)
  writeStored(CART_SIDE_KEY, null)
}

/** Whose lines the server cart holds while the others wait in the browser: the guest's, or the account's own. */
export type CartSide = 'guest' | 'account'

/** The side that was chosen; undefined before any choice, and as soon as nothing waits. */
export function readSide(waiting: readonly CartItem[]): CartSide | undefined {
  if (waiting.length === 0) return undefined
  const side = readStored(CART_SIDE_KEY)
  return side === 'guest' || side === 'account' ? side : undefined
}

/** A stored line, validated: the storage may hold anything. Undefined without product or quantity. */
function readLine(value: unknown): CartItem | undefined {
  const line = (typeof value === 'object' && value !== null ? value : {}) as Partial<CartItem>
  const quantity = Math.trunc(Number(line.quantity))
  if (typeof line.productId !== 'string' || line.productId === '' || !(quantity >= 1)) return undefined
  const category = line.categoryId
  return {
    productId: line.productId,
    name: text(line.name),
    image: text(line.image),
    price: amount(line.price),
    salePrice: typeof line.salePrice === 'number' ? line.salePrice : null,
    quantity,
    total: amount(line.total),
    stockQuantity: Math.max(0, Math.trunc(amount(line.stockQuantity))),
    availability: line.availability === 'sold_out' ? 'sold_out' : 'in_stock',
    description: text(line.description),
    sku: text(line.sku),
    categoryId: { _id: text(category?._id), name: text(category?.name), slug: text(category?.slug) },
    weight: amount(line.weight),
    tags: Array.isArray(line.tags) ? line.tags.filter((tag) => typeof tag === 'string') : [],
    programId: typeof line.programId === 'string' ? line.programId : null,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function amount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
