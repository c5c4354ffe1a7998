import type { ErrorCode } from 'contract/errors'
import { isStockError, refusalOf } from '../../../api/error-text'
import type { Translate } from '../../../i18n/translate'
import type { KnowsErrors, Source } from '../../../i18n/types'
import type cartTexts from '../words/en'

/** Reasons that say more than the task's own sentence. */
const TOLD: ReadonlySet<string> = new Set<ErrorCode>([
  'cart.item_not_found',
  'cart.line_too_large',
  'cart.quantity_invalid',
  'cart.too_many_items',
])

/** What the cart was doing when it failed; each has its own sentence in the error catalogue. */
export type CartTask = 'add' | 'update' | 'remove' | 'clear' | 'refresh' | 'merge' | 'transfer'

export interface CartFailure {
  /** Tells two failures with the same words apart. */
  id: number
  task: CartTask
  error: unknown
}

/** The sentence of a failure: what is known of the stock or the cart first, the catalogue's words for the task else. */
export function cartFailureText(
  t: Translate<Source & KnowsErrors & typeof cartTexts>,
  { task, error }: Pick<CartFailure, 'task' | 'error'>,
): string {
  if (isStockError(error)) return t('common.error.stock')
  const refusal = refusalOf(error)
  if (refusal && TOLD.has(refusal.code)) return t.error(refusal.code, refusal.params)
  return t(`cart.errors.${task}`)
}
