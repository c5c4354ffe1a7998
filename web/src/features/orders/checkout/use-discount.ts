import { formatUsd, toCents } from 'contract/money'
import type { Discount } from 'contract/orders/discount-rules'
import { useState } from 'react'
import { errorText, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useCheckDiscount } from '../orders.api'
import { dropDiscount, keepDiscount, readDiscount } from './discount-draft'
import { checkoutWords } from './words/checkout-words'

/**
 * The discount code of the checkout. It is sent with the order while it is applied, also where it cannot be used any longer:
 * the order is then refused, and is not made at another price than the one that was shown.
 */
export function useDiscount(userId: string, subtotal: number) {
  const t = useT(checkoutWords, errorWords)
  const [applied, setApplied] = useState(() => readDiscount(userId))
  const [refused, setRefused] = useState<{ text: string; code: string | undefined }>()
  const { mutateAsync: check, isPending: busy } = useCheckDiscount()

  /** Returns true if the code applies. */
  async function apply(typed: string): Promise<boolean> {
    try {
      const { code, kind, value, minimum } = await check(typed)
      const terms = { code, kind, value, minimum }
      keepDiscount(userId, terms)
      setApplied(terms)
      setRefused(undefined)
      return true
    } catch (error) {
      const text = errorText(t, error, t('checkout.discount.failed'), t('checkout.discount.offline'))
      setRefused({ text, code: refusalOf(error)?.code })
      return false
    }
  }

  function remove(): void {
    dropDiscount()
    setApplied(undefined)
    setRefused(undefined)
  }

  /** After an order that was refused: says it where the code was why, and looks again where the total was another. */
  function onOrderFailure(error: unknown): void {
    const code = refusalOf(error)?.code ?? ''
    if (code.startsWith('orders.discount_'))
      setRefused({ text: errorText(t, error, t('checkout.discount.failed')), code })
    else if (code === 'orders.total_changed' && applied) void apply(applied.code)
  }

  const short =
    applied && subtotal < applied.minimum
      ? t.error('orders.discount_minimum', { minimum: formatUsd(applied.minimum) })
      : undefined
  const error = refused?.text ?? short
  const terms: Discount | undefined =
    applied && !error
      ? { kind: applied.kind, value: applied.kind === 'percent' ? applied.value : toCents(applied.value) }
      : undefined
  return {
    applied,
    /** Discount on this cart; undefined if it does not apply. */
    terms,
    error,
    /** True if the code needs a confirmed address. */
    needsConfirmation: refused?.code === 'orders.discount_unconfirmed',
    busy,
    apply,
    remove,
    /** Before another try. */
    forgive: () => setRefused(undefined),
    onOrderFailure,
  }
}

export type CheckoutDiscount = ReturnType<typeof useDiscount>
