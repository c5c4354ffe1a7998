import { useCallback } from 'react'
import { useCartStore } from './store/cart-context'
import { chooseSide } from './store/cart-swap'
import type { CartSide } from './store/guest-cart'

/** Selects one of two carts at the checkout; settles when the server cart holds it or the swap has failed. */
export function useChooseSide(): (side: CartSide) => Promise<void> {
  const store = useCartStore()
  return useCallback((side) => store.withModel((model) => chooseSide(model, side)), [store])
}
