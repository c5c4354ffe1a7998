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
import { ApiError } from '../../api/errors'
import { retrying } from '../../api/retry'
import { type CartOp, lineAsNow } from './cart-ops'

export async function fetchCart(): Promise<Cart> {
  return (await retrying(() => call(getCart))).data
}

/** Carries one change to the account's cart and answers the cart after it. Never repeated by itself. */
export async function sendOp(op: CartOp): Promise<Cart> {
  switch (op.kind) {
    case 'add': {
      const body = { productId: op.product._id, quantity: op.quantity }
      return (await call(addToCart, { body })).data
    }
    case 'update': {
      const { productId, quantity } = op
      const input = { params: { productId }, body: { quantity } }
      return (await call(updateCartItem, input)).data
    }
    case 'remove': {
      const params = { productId: op.productId }
      return (await call(removeCartItem, { params })).data
    }
    case 'clear':
      return (await call(clearCart)).data
  }
}

export type Transferred = Cart & { adjusted: TransferNote[]; refused: TransferNote[] }

export async function sendTransfer(lines: readonly CartItem[]): Promise<Transferred> {
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  return (await call(transferCart, { body: { items } })).data
}

/** A product as it stands now; null when the shop no longer has it. */
export async function fetchProduct(id: string): Promise<Product | null> {
  try {
    return (await retrying(() => call(getProduct, { params: { id } }))).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Reads the products of kept lines anew; answers how a line looks now, and the first failure, if any. */
export async function freshen(
  lines: readonly CartItem[],
): Promise<{ freshLine: (line: CartItem) => CartItem; error: unknown }> {
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
  const freshLine = (line: CartItem) => {
    const product = products.get(line.productId)
    return product === undefined ? line : lineAsNow(line, product)
  }
  return { freshLine, error }
}
