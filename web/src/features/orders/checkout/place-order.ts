import type { CartChange } from 'contract/cart/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText, isOffline, isStockError, mayRetry, refusalOf } from '../../../api/error-text'
import { isReachable, seemsOffline } from '../../../api/reachable'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { useCartMerge } from '../../cart/store/cart-context'
import { useConfigChanged } from '../../site/site.api'
import { usePlaceOrder } from '../orders.api'
import { type Attempt, dropAttempt } from './attempt'
import { dropCheckoutDraft } from './checkout-form'
import { checkoutWords } from './words/checkout-words'

/** There was no connection, so that nothing was sent: unlike a call without an answer, no order can stand. */
class NotSent extends Error {}

/** Throws where there is reason to doubt the connection and the server indeed cannot be reached. */
export async function requireConnection(): Promise<void> {
  if (seemsOffline() && !(await isReachable())) throw new NotSent('no connection')
}

/** Refusals by terms that may have changed since the page was opened. */
const OF_THE_TERMS: ReadonlySet<string> = new Set([
  'orders.total_changed',
  'orders.country_not_served',
  'orders.shipping_method_invalid',
])

/** Asks for the order of an attempt; asked again it is the same order. Where it succeeds another page follows. */
export function usePlaceAttempt(userId: string) {
  const navigate = useNavigate()
  const { mutateAsync: sendOrder } = usePlaceOrder(userId)
  const { refresh } = useCartMerge()
  const configChanged = useConfigChanged()
  const [placed, setPlaced] = useState(false)

  /** `programsOnly` where the cart that is ordered is known: the page that follows says how such an order is paid. */
  async function placeOrder(attempt: Attempt, programsOnly = false): Promise<'leaving'> {
    const { data } = await sendOrder({ body: attempt.body, key: attempt.key })
    setPlaced(true)
    dropAttempt()
    dropCheckoutDraft()
    if (data.paymentUrl && /^(https?:\/\/|\/(?!\/))/.test(data.paymentUrl)) {
      window.location.assign(data.paymentUrl)
    } else {
      const { firstName } = attempt.body.customerInfo ?? {}
      const order = { ...data, firstName, ...(programsOnly && { programsOnly }) }
      void navigate('/order-success', { state: { order } })
    }
    return 'leaving'
  }

  function onFailure(error: unknown): void {
    const refusal = refusalOf(error)
    // The server has decided: the attempt is over. A retryable failure (408, 429, 5xx, no answer) leaves it open.
    if (refusal && !mayRetry(error)) dropAttempt()
    const cartChanged = refusal?.code === 'orders.total_changed' || refusal?.code === 'orders.cart_empty'
    if (cartChanged || isStockError(error)) void refresh()
    // Staff may have changed tax, shipping or countries since the page was opened.
    if (refusal?.code && OF_THE_TERMS.has(refusal.code)) configChanged()
  }

  return {
    placeOrder,
    onFailure,
    /** The page is on its way out, and must not look at its empty cart again. */
    placed,
  }
}

/** Returns the changes of the cart for which an order was refused. */
export function changesIn(error: unknown): readonly CartChange[] {
  const { changes } = (refusalOf(error)?.data ?? {}) as { changes?: unknown }
  return Array.isArray(changes) ? changes : []
}

/** The sentence of an order that was not placed. */
export function useCheckoutErrorText(): (error: unknown) => string {
  const t = useT(checkoutWords, errorWords)
  return (error) => {
    if (error instanceof NotSent) return t('checkout.notSent')
    if (isOffline(error)) return `${t('checkout.exception')}. ${t('checkout.unsure')}`
    const refusal = refusalOf(error)
    if (!refusal) return t('checkout.exception')
    const { code, params } = refusal
    if (code?.startsWith('orders.discount_')) return t('checkout.discount.refused')
    if (code === 'orders.total_changed')
      return t('checkout.totalChanged', { total: isolated(params?.total ?? '') })
    if (isStockError(error)) {
      // The list of changes has the numbers.
      const which = code && params && changesIn(error).length === 0 ? ` ${t.error(code, params)}` : ''
      return `${t('common.error.stock')}${which} ${t('checkout.stockChanged')}`
    }
    return errorText(t, error, t('checkout.failed'))
  }
}
