import type { ErrorCode } from 'contract/errors'
import { toCents, toUsd } from 'contract/money'
import { shippingMethods } from 'contract/orders/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { LOGOUT_EVENT } from '../../../api/areas'
import { ApiError, isStockError, NetworkError } from '../../../api/errors'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { useSession } from '../../auth/session'
import { useCart, useCartMerge } from '../../cart/cart-context'
import { useSiteConfig } from '../../site/site.api'
import { useCheckoutPrefill, usePlaceOrder } from '../orders.api'
import { type Attempt, attemptFor, dropAttempt, readAttempt } from './attempt'
import {
  blankForm,
  type CheckoutField,
  type CheckoutForm,
  customerOf,
  dropDraft,
  fieldNames,
  prefilled,
  problemsOf,
  readDraft,
  refusedFields,
  saveDraft,
  typed,
} from './checkout-form'

type FieldCodes = Partial<Record<CheckoutField, ErrorCode>>

/** The state of the checkout page: form, figures, and the one attempt to place the order. */
export function useCheckout() {
  const t = useT()
  const navigate = useNavigate()
  const { user } = useSession('customer')
  const { cart } = useCart()
  const { refresh } = useCartMerge()
  const userId = user?.id ?? ''

  const [form, setForm] = useState<CheckoutForm>(
    () => readDraft(userId) ?? { ...blankForm, email: user?.email ?? '' },
  )
  // What is typed and what becomes known may come in the same moment: each change starts from the one before it.
  const latest = useRef(form)
  const [left, setLeft] = useState<ReadonlySet<CheckoutField>>(new Set())
  const [refused, setRefused] = useState<FieldCodes>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // State is too slow for the second of two quick clicks.
  const sending = useRef(false)

  const { data: config } = useSiteConfig()
  const { data: known } = useCheckoutPrefill(userId)
  const { mutateAsync: placeOrder } = usePlaceOrder(userId)
  useEffect(() => {
    if (!known) return
    latest.current = prefilled(latest.current, known)
    setForm(latest.current)
    // What was missing a moment ago may just have been filled in.
    setFailure(null)
  }, [known])
  useEffect(() => {
    addEventListener(LOGOUT_EVENT, dropDraft)
    return () => removeEventListener(LOGOUT_EVENT, dropDraft)
  }, [])

  const online = config?.onlinePayment ?? false
  const paymentMethod = online ? form.paymentMethod : 'cod'
  // Programs weigh nothing: with nothing else in the cart there is nothing to ship.
  const shippable = cart.items.some((line) => line.programId === null)
  const shippingMethod = shippable ? form.shippingMethod : 'standard'
  const shipping = shippingMethods[shippingMethod].price
  const total = toUsd(toCents(cart.total) + shipping)

  const problems = useMemo(() => ({ ...refused, ...problemsOf(form) }), [form, refused])

  const edit = <F extends keyof CheckoutForm>(field: F, value: CheckoutForm[F]) => {
    latest.current = { ...latest.current, [field]: typeof value === 'string' ? typed(field, value) : value }
    setForm(latest.current)
    saveDraft(userId, latest.current)
    setFailure(null)
    setRefused(({ [field as CheckoutField]: _, ...rest }) => rest)
  }
  const leave = (field: CheckoutField) => setLeft((all) => new Set(all).add(field))
  const problemAt = (field: CheckoutField) => (left.has(field) ? problems[field] : undefined)

  async function place(element: HTMLFormElement) {
    if (sending.current) return
    setLeft(new Set(fieldNames))
    const wrong = fieldNames.filter((field) => problems[field])
    const [first] = wrong
    if (first) {
      setFailure(t('checkout.correct', { count: wrong.length }))
      element.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const body = {
      customerInfo: customerOf(form),
      paymentMethod,
      shippingMethod,
      notes: form.notes.trim(),
      expectedTotal: total,
    }
    const goods = cart.items.map(({ productId, quantity }) => `${productId} ${quantity}`).join(',')
    await send(attemptFor(userId, goods, body))
  }

  /** Asks for the order of an attempt; asked again it is the same order. */
  async function send(attempt: Attempt) {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await placeOrder({ body: attempt.body, key: attempt.key })
      dropAttempt()
      dropDraft()
      if (data.paymentUrl && /^(https?:\/\/|\/(?!\/))/.test(data.paymentUrl)) {
        window.location.assign(data.paymentUrl)
        return
      }
      const { firstName } = attempt.body.customerInfo ?? {}
      void navigate('/order-success', { state: { order: { ...data, firstName } } })
      // Still busy: the page is on its way out and must not look at its empty cart again.
    } catch (error) {
      await refuse(error)
      sending.current = false
      setBusy(false)
    }
  }

  async function refuse(error: unknown) {
    if (error instanceof NetworkError) {
      setFailure(`${t('checkout.exception')}. ${t('checkout.unsure')}`)
      return
    }
    if (!(error instanceof ApiError)) {
      setFailure(t('checkout.exception'))
      return
    }
    // The server has decided: the attempt is over, except where it may only be out of breath.
    if (error.status < 500 && error.status !== 408 && error.status !== 429) dropAttempt()
    setRefused(refusedFields(error.fieldCodes))
    if (error.code === 'orders.total_changed') {
      setFailure(t('checkout.totalChanged', { total: isolated(error.params?.total ?? '') }))
      await refresh()
    } else if (isStockError(error)) {
      const which = error.code && error.params ? ` ${t.error(error.code, error.params)}` : ''
      setFailure(`${t('cart.errors.stock')}${which} ${t('checkout.stockChanged')}`)
      await refresh()
    } else {
      const fallback = error.message || t('checkout.failed')
      setFailure(error.code ? t.error(error.code, error.params, fallback) : fallback)
      if (error.code === 'orders.cart_empty') await refresh()
    }
  }

  return {
    form,
    edit,
    leave,
    problemAt,
    online,
    paymentMethod,
    shippable,
    shippingMethod,
    shipping: toUsd(shipping),
    total,
    failure,
    busy,
    place,
    /** An attempt whose end was never heard of, and how to ask for it again. */
    pending: readAttempt(userId),
    send,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
