import type { Cart, CartItem, TransferNote } from 'contract/cart/calls'
import {
  addToCart,
  clearCart,
  getCart,
  removeCartItem,
  transferCart,
  updateCartItem,
} from 'contract/cart/routes'
import type { Product } from 'contract/catalog/calls'
import { getProduct } from 'contract/catalog/routes'
import { call } from '../../api/call'
import { isNotFound } from '../../api/error-text'
import { retrying } from '../../api/retry'
import { lineAsNow } from './cart-lines'
import type { CartOp } from './store/cart-ops'

export async function fetchCart(): Promise<Cart> {
  return (await retrying(() => call(getCart))).data
}

/** Changes are shown optimistically, so they must reach the server even if the customer leaves the page. */
const keepalive = true

/** Sends one operation and returns the resulting server cart. Never retried automatically. */
export async function sendOp(op: CartOp): Promise<Cart> {
  switch (op.kind) {
    case 'add': {
      const body = { productId: op.product._id, quantity: op.quantity }
      return (await call(addToCart, { body, keepalive })).data
    }
    case 'update': {
      const { productId, quantity } = op
      const input = { params: { productId }, body: { quantity }, keepalive }
      return (await call(updateCartItem, input)).data
    }
    case 'remove': {
      const params = { productId: op.productId }
      return (await call(removeCartItem, { params, keepalive })).data
    }
    case 'clear':
      return (await call(clearCart, { keepalive })).data
  }
}

export type Transferred = Cart & { adjusted: TransferNote[]; refused: TransferNote[] }

export async function sendTransfer(lines: readonly CartItem[], replace = false): Promise<Transferred> {
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  return (await call(transferCart, { body: replace ? { items, replace } : { items } })).data
}

/** Reads a product; null if it no longer exists. */
export async function fetchProduct(id: string): Promise<Product | null> {
  try {
    return (await retrying(() => call(getProduct, { params: { id } }))).data
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Reads the products of guest lines; returns a function that refreshes a line, and the first error, if any. */
export async function readProducts(
  lines: readonly CartItem[],
): Promise<{ refreshLine: (line: CartItem) => CartItem; error: unknown }> {
  const products = new Map<string, Product | null>()
  let error: unknown
  await Promise.all(
    lines.map(async ({ productId }) => {
      try {
        products.set(productId, await fetchProduct(productId))
      } catch (reason) {
        error ??= reason
      }
    }),
  )
  const refreshLine = (line: CartItem) => {
    const product = products.get(line.productId)
    return product === undefined ? line : lineAsNow(line, product)
  }
  return { refreshLine, error }
}
