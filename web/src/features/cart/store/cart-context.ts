import type { Cart, CartItem } from 'contract/cart/calls'
import type { Product } from 'contract/catalog/calls'
import { createContext, use } from 'react'
import type { CartView } from '../cart-view'
import type { CartStore } from './cart-store'
import type { CartSide } from './guest-cart'

export interface CartAccess {
  cart: Pick<Cart, 'items' | 'itemCount'>
  /** False until the stored or server cart has been read once. */
  ready: boolean
  /** Rejects when the product could not be added. */
  add: (product: Product, quantity: number) => Promise<void>
  update: (productId: string, quantity: number) => Promise<void>
  remove: (productId: string) => Promise<void>
  clear: () => Promise<void>
}

/** Loading and merging of the account's cart, for the cart, checkout and order pages. */
export interface CartMerge {
  /** The server cart could not be loaded; the guest cart is shown until `refresh` succeeds. */
  loadFailed: boolean
  /** Guest lines that wait for a decision, with the quantity after merging (decision X-23). */
  mergeProposal: readonly { line: CartItem; after: number }[]
  acceptMerge: () => Promise<void>
  declineMerge: () => void
  /** Side that the server cart holds. */
  side: CartSide | undefined
  refresh: () => Promise<void>
  /** Clears the client copy after an order; the order transaction has already cleared the server cart. */
  reset: () => void
}

export const CartContext = createContext<CartAccess | null>(null)
export const CartMergeContext = createContext<CartMerge | null>(null)
export const CartStoreContext = createContext<{ store: CartStore; view: CartView } | null>(null)

function required<T>(value: T | null): T {
  if (value === null) throw new Error('CartProvider is missing')
  return value
}

export function useCart(): CartAccess {
  return required(use(CartContext))
}

export function useCartMerge(): CartMerge {
  return required(use(CartMergeContext))
}

export const useCartStore = (): CartStore => required(use(CartStoreContext)).store

/** Returns the complete view of the cart, for this feature's own pages. */
export function useCartView(): CartView & Pick<CartStore, 'dismissReport'> {
  const { view, store } = required(use(CartStoreContext))
  return { ...view, dismissReport: store.dismissReport }
}
