import type { Discount } from 'contract/orders/discount-rules'
import { useCartTotals } from '../../cart/cart-totals'
import { useCart } from '../../cart/store/cart-context'
import { useSiteConfig } from '../../site/site.api'
import { useTrade } from '../../site/trade'
import type { CheckoutValues } from './checkout-form'
import { type CheckoutFigures, figuresOf } from './order-figures'

/** Returns totals and choices for cart and shop. */
export function useCheckoutFigures(values: CheckoutValues, discount: Discount | undefined): CheckoutFigures {
  const { cart } = useCart()
  const { subtotal } = useCartTotals()
  const { data: config } = useSiteConfig()
  const trade = useTrade()
  const online = config?.onlinePayment ?? false
  // Programs weigh nothing: with nothing else in the cart there is nothing to ship.
  const shippable = cart.items.some((line) => line.programId === null)
  return {
    online,
    // For programs alone there is one way to pay: online, or by arrangement where the shop takes no online payment.
    paymentMethod: online ? (shippable ? values.paymentMethod : 'online') : 'cod',
    ...figuresOf(trade, {
      subtotal,
      discount,
      shippable,
      chosen: values.shippingMethod,
      country: values.customerInfo.address.country,
    }),
  }
}
