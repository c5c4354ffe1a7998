import type { CartItem } from 'contract/cart/calls'
import { CART_LINES_MAX, LOCAL_CART_DAYS } from 'contract/cart/rules'
import { DAY } from 'contract/units'
import { readStored, readStoredJson, writeStored } from '../../../api/storage'

/** Storage keys of the guest cart; the specification fixes them. */
export const CART_KEY = 'localCart'
export const CART_TIME_KEY = 'localCartTimestamp'
/** Storage key of the side that the waiting lines belong to (`cart-swap.ts`), deleted with them. */
export const CART_SIDE_KEY = 'tavan.cartSide'

/** Reads the guest lines; a cart last changed more than 30 days ago is deleted (decision X-26). */
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

/** Stores the lines and a timestamp after a change by the customer; an empty cart deletes the keys. */
export function writeGuestCart(items: readonly CartItem[], now = Date.now()): void {
  // The timestamp is written first: another tab reads on the lines' event, and lines without one look outdated.
  if (items.length > 0) writeStored(CART_TIME_KEY, String(now))
  replaceGuestLines(items)
}

/** Stores the lines without a new timestamp, because reloaded prices do not make a cart younger. */
export function replaceGuestLines(items: readonly CartItem[]): void {
  if (items.length === 0) clearGuestCart()
  else writeStored(CART_KEY, JSON.stringify(items.slice(0, CART_LINES_MAX)))
}

export function clearGuestCart(): void {
  writeStored(CART_KEY, null)
  writeStored(CART_TIME_KEY, null)
  writeStored(CART_SIDE_KEY, null)
}

/** Side that the server cart holds while the other waits in the browser: the guest's lines or the account's. */
export type CartSide = 'guest' | 'account'

/** Returns the selected side; undefined before a choice and when no lines wait. */
export function readSide(waiting: readonly CartItem[]): CartSide | undefined {
  if (waiting.length === 0) return undefined
  const side = readStored(CART_SIDE_KEY)
  return side === 'guest' || side === 'account' ? side : undefined
}

/** Validates a stored line, because the storage may contain anything. Undefined without product or quantity. */
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
