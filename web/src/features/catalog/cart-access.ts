import type { Product } from 'contract/catalog/calls'
import { createContext, use } from 'react'

/** Cart functions used by the catalogue. The cart depends on the catalogue, so it provides them. */
export interface CartAccess {
  /** Units of a product that are in the cart. */
  quantityOf: (productId: string) => number
  /** Rejects when the product could not be added. */
  add: (product: Product, quantity: number) => Promise<void>
}

export const CartAccessContext = createContext<CartAccess | null>(null)

export function useCartAccess(): CartAccess {
  const access = use(CartAccessContext)
  if (!access) throw new Error('CartAccessContext is missing')
  return access
}
