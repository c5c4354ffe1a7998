import { toCents, toUsd } from 'contract/money'
import { type Discount, orderCents } from 'contract/orders/discount-rules'
import { shippingMethods } from 'contract/orders/rules'
import { useCart } from '../../cart/store/cart-context'
import { useSiteConfig } from '../../site/site.api'
import type { CheckoutValues } from './checkout-form'

/** Returns totals and choices for cart and shop; amounts in USD. */
export function useCheckoutFigures(values: CheckoutValues, discount: Discount | undefined) {
  const { cart } = useCart()
  const { data: config } = useSiteConfig()
  const online = config?.onlinePayment ?? false
  // Programs weigh nothing: with nothing else in the cart there is nothing to ship.
  const shippable = cart.items.some((line) => line.programId === null)
  const shippingMethod = shippable ? values.shippingMethod : 'standard'
  const shipping = shippingMethods[shippingMethod].price
  // For programs alone there is one way to pay: online, or by arrangement where the shop takes no online payment.
  const paymentMethod = online ? (shippable ? values.paymentMethod : 'online') : 'cod'
  const sums = orderCents(toCents(cart.subtotal), { discount, shipping })
  return {
    /** True if the shop takes online payment. */
    online,
    paymentMethod,
    shippable,
    shippingMethod,
    subtotal: cart.subtotal,
    discount: toUsd(sums.discount),
    tax: toUsd(sums.tax),
    shipping: toUsd(shipping),
    total: toUsd(sums.total),
  }
}

export type CheckoutFigures = ReturnType<typeof useCheckoutFigures>
