import { isStockError, refusalOf } from '../../api/error-text'
import type { Translate } from '../../i18n/translate'
import { CartRefusal } from './cart-ops'

/** What the cart was doing when it failed; each has its own sentence in the error catalogue. */
export type CartTask = 'add' | 'update' | 'remove' | 'clear' | 'refresh' | 'merge' | 'transfer'

export interface CartFailure {
  /** Tells two failures with the same words apart. */
  id: number
  task: CartTask
  error: unknown
}

/** The sentence of a failure: what is known of the stock or the cart first, the catalogue's words for the task else. */
export function cartFailureText(t: Translate, { task, error }: Pick<CartFailure, 'task' | 'error'>): string {
  if (isStockError(error)) return t('cart.errors.stock')
  if (error instanceof CartRefusal) {
    return error.code === 'cart.insufficient_stock'
      ? t('cart.errors.stock')
      : t.error(error.code, error.params)
  }
  const refusal = refusalOf(error)
  if (refusal?.code === 'cart.too_many_items') return t.error(refusal.code, refusal.params)
  return t(`cart.errors.${task}`)
}
