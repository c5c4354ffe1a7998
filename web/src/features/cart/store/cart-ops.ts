import type { CartItem } from 'contract/cart/calls'
import { CART_LINES_MAX, LINE_UNITS_MAX } from 'contract/cart/rules'
import type { Product } from 'contract/catalog/calls'
import type { ErrorCode } from 'contract/errors'
import { ApiError } from '../../../api/errors'
import { limitOf, lineOf, withTotal } from '../cart-lines'

/** Change of the cart requested by the customer. */
export type CartOp =
  | { kind: 'add'; product: Product; quantity: number }
  | { kind: 'update'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }
  | { kind: 'clear' }

/** Builds the error that the server would send, so that callers handle both carts alike. */
function refusal(code: ErrorCode, params?: Record<string, number>): ApiError {
  return new ApiError(409, { code, params })
}

/** Returns the lines after an operation, for the optimistic update. Never throws. */
export function applyOp(items: readonly CartItem[], op: CartOp): CartItem[] {
  switch (op.kind) {
    case 'clear':
      return []
    case 'remove':
      return items.filter((line) => line.productId !== op.productId)
    case 'update':
      return items.map((line) =>
        line.productId === op.productId ? withTotal({ ...line, quantity: op.quantity }) : line,
      )
    case 'add': {
      const present = items.find((line) => line.productId === op.product._id)
      if (!present) return [...items, lineOf(op.product, op.quantity)]
      const line = lineOf(op.product, present.quantity + op.quantity)
      return items.map((other) => (other === present ? line : other))
    }
  }
}

/** Returns the guest cart after an operation. Throws the errors that the server would send. */
export function applyToGuestCart(items: readonly CartItem[], op: CartOp): CartItem[] {
  const present =
    op.kind === 'clear'
      ? undefined
      : items.find((line) => line.productId === (op.kind === 'add' ? op.product._id : op.productId))
  if ((op.kind === 'update' || op.kind === 'remove') && !present) throw refusal('cart.item_not_found')
  if (op.kind === 'add' && !present && items.length >= CART_LINES_MAX) {
    throw refusal('cart.too_many_items', { max: CART_LINES_MAX })
  }
  if (op.kind === 'add' || op.kind === 'update') {
    if (!Number.isInteger(op.quantity) || op.quantity < 1) throw refusal('cart.quantity_invalid')
    const wanted = op.kind === 'add' ? (present?.quantity ?? 0) + op.quantity : op.quantity
    const line = op.kind === 'add' ? lineOf(op.product, 1) : present
    const limit = line && limitOf(line)
    const raises = wanted > (present?.quantity ?? 0)
    if (raises && limit !== undefined && wanted > limit) {
      if (limit >= LINE_UNITS_MAX) throw refusal('cart.line_too_large', { max: limit })
      throw refusal('cart.insufficient_stock', { available: limit })
    }
  }
  return applyOp(items, op)
}

/**
 * Merges an unsent operation with a later one, so that ten quick clicks cause one call with the last quantity; returns
 * undefined if both must be sent.
 */
export function mergeOps(earlier: CartOp, later: CartOp): CartOp | undefined {
  if (later.kind === 'clear') return later
  if (earlier.kind === 'add' && later.kind === 'add' && earlier.product._id === later.product._id) {
    return { ...later, quantity: earlier.quantity + later.quantity }
  }
  if (earlier.kind === 'update' && (later.kind === 'update' || later.kind === 'remove')) {
    return earlier.productId === later.productId ? later : undefined
  }
  return undefined
}
