import type { Cart, CartItem } from 'contract/cart/calls'
import type { Product } from 'contract/catalog/calls'
import { createContext, use } from 'react'

/**
 * What the features share without importing each other. `app/providers.tsx` fills these contexts from
 * `features/auth/session` and `features/cart/use-cart`; every page reads them through the hooks below.
 */
export interface SessionUser {
  id: string
  email: string
  name: string
}

export interface Session {
  /** Both `user` and `token` are set, or both are null. */
  user: SessionUser | null
  token: string | null
  signOut: () => void | Promise<void>
}

export interface CartAccess {
  cart: Omit<Cart, 'version'>
  /** False until the stored or server cart has been read once. */
  ready: boolean
  /** Rejects when the product could not be added. */
  add: (product: Product, quantity: number) => Promise<void>
  update: (productId: string, quantity: number) => Promise<void>
  remove: (productId: string) => Promise<void>
  clear: () => Promise<void>
}

/** What the pages around the cart need beside it; the shop's pages do without. */
export interface CartDesk {
  /** The account's cart could not be reached; the browser's own stands in until `refresh` gets through. */
  stuck: boolean
  /** Lines chosen before the sign-in that wait for a decision, and what the cart would hold of each (decision X-23). */
  offer: readonly { line: CartItem; after: number }[]
  acceptOffer: () => Promise<void>
  declineOffer: () => void
  refresh: () => Promise<void>
  /** Empties the page's copy after an order; the server has emptied its own. */
  forget: () => void
}

export const SessionContext = createContext<Session | null>(null)
export const CartContext = createContext<CartAccess | null>(null)
export const CartDeskContext = createContext<CartDesk | null>(null)

export function useSessionContext(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('SessionContext is missing')
  return session
}

export function useCartContext(): CartAccess {
  const cart = use(CartContext)
  if (!cart) throw new Error('CartContext is missing')
  return cart
}

export function useCartDesk(): CartDesk {
  const desk = use(CartDeskContext)
  if (!desk) throw new Error('CartDeskContext is missing')
  return desk
}
