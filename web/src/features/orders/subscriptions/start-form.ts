import type { Locale } from 'contract/locale'
import type { CustomerInfo, PaymentMethod } from 'contract/orders/rules'
import type { Problem } from '../../../ui/form/store'
import {
  blankCheckout,
  type CheckoutValues,
  checkoutLimits,
  customerFieldProblems,
  customerToSend,
} from '../checkout/checkout-form'

/** Values of the form that subscribes to a product; its address fields are those of the checkout. */
export interface StartValues extends CheckoutValues {
  quantity: number
  everyDays: string
}

export const startLimits = checkoutLimits

export const blankStart = (email: string): StartValues => ({
  ...blankCheckout,
  customerInfo: { ...blankCheckout.customerInfo, email },
  quantity: 1,
  everyDays: '30',
})

export const startProblems = ({ customerInfo }: StartValues): Problem[] => customerFieldProblems(customerInfo)

interface Methods {
  paymentMethod: PaymentMethod
  shippingMethod: string
}

/** The body of the call that subscribes. */
export function startBody(
  productId: string,
  { customerInfo, quantity, everyDays }: StartValues,
  { paymentMethod, shippingMethod }: Methods,
  locale: Locale,
): Methods & {
  items: { productId: string; quantity: number }[]
  everyDays: number
  customerInfo: CustomerInfo
} {
  return {
    items: [{ productId, quantity }],
    everyDays: Number(everyDays),
    customerInfo: customerToSend(customerInfo, locale),
    paymentMethod,
    shippingMethod,
  }
}
