import { useEffect } from 'react'
import { LOGOUT_EVENT } from '../../../api/areas'
import { useLocale, useT } from '../../../i18n/i18n'
import { fillForm } from '../../../ui/form/store'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useSession } from '../../auth/session'
import { useCartTotals } from '../../cart/cart-totals'
import { useCart } from '../../cart/store/cart-context'
import { useCheckoutPrefill } from '../orders.api'
import { attemptFor } from './attempt'
import { useCheckoutFigures } from './checkout-figures'
import {
  blankCheckout,
  type CheckoutValues,
  checkoutDraft,
  checkoutLimits,
  checkoutProblems,
  checkoutToSend,
  dropCheckoutDraft,
  prefilled,
  withCountry,
} from './checkout-form'
import { requireConnection, useCheckoutErrorText, usePlaceAttempt } from './place-order'
import { useDiscount } from './use-discount'
import { useUsualCountry } from './use-usual-country'
import { checkoutWords } from './words/checkout-words'

/** The form of the checkout, its figures, and how its order is placed. */
export function useCheckout() {
  const t = useT(checkoutWords)
  const { locale } = useLocale()
  const { user } = useSession('customer')
  const userId = user?.id ?? ''
  const { cart } = useCart()
  const { subtotal } = useCartTotals()
  const errorText = useCheckoutErrorText()
  const { placeOrder, onFailure: onPlaceFailure, placed } = usePlaceAttempt(userId)
  const discount = useDiscount(userId, subtotal)
  const onFailure = (error: unknown) => {
    onPlaceFailure(error)
    discount.onOrderFailure(error)
  }

  const hasProgram = cart.items.some(({ programId }) => programId !== null)
  const owned = cart.items.filter((line) => line.owned)
  const form = useForm<CheckoutValues>({
    rules: (values) => checkoutProblems(values, { hasProgram, isOwned: owned.length > 0 }),
    initial: {
      ...blankCheckout,
      customerInfo: { ...blankCheckout.customerInfo, email: user?.email ?? '' },
    },
    limits: checkoutLimits,
    draft: checkoutDraft(userId),
    show: 'all',
    check: 'blur',
    params: ({ customerInfo }) => ({ email: customerInfo.email }),
    invalidText: (count) => t('checkout.correct', { count }),
    errorText,
    fieldOf: (code) => (code === 'orders.country_not_served' ? 'customerInfo.address.country' : undefined),
    onFailure,
    submit: async (values) => {
      await requireConnection()
      const { paymentMethod, shippingMethod, total: expectedTotal } = figures
      const discountCode = discount.applied?.code
      const { beginAtOnce, again: _, ...typed } = checkoutToSend(values, locale)
      const body = {
        ...typed,
        ...(hasProgram && { beginAtOnce }),
        paymentMethod,
        shippingMethod,
        expectedTotal,
        ...(discountCode && { discountCode }),
      }
      const goods = cart.items.map(({ productId, quantity }) => `${productId} ${quantity}`).join(',')
      return placeOrder(attemptFor(userId, goods, body), !figures.shippable)
    },
  })
  const values = useFormValues(form)
  const figures = useCheckoutFigures(values, discount.terms)

  const { data: known } = useCheckoutPrefill(userId)
  useEffect(() => {
    if (known) fillForm(form, prefilled(form.values(), known))
  }, [known, form])
  const country = useUsualCountry()
  useEffect(() => {
    if (known && country) fillForm(form, withCountry(form.values(), country))
  }, [known, country, form])
  useEffect(() => {
    addEventListener(LOGOUT_EVENT, dropCheckoutDraft)
    return () => removeEventListener(LOGOUT_EVENT, dropCheckoutDraft)
  }, [])

  const addresses = known?.addresses ?? []
  return {
    userId,
    addresses,
    form,
    values,
    hasProgram,
    owned,
    figures,
    discount,
    placeOrder,
    onFailure,
    placed,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
