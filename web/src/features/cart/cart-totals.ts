import { type CartTotals, cartTotals } from 'contract/cart/totals'
import { useTax } from '../site/tax'
import { useCart } from './store/cart-context'

/** Returns the totals of the page's cart in USD, by the shop's tax; the parts that need them load them. */
export function useCartTotals(): CartTotals {
  return cartTotals(useCart().cart.items, useTax())
}
