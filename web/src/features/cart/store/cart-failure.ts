import type { ErrorCode } from 'contract/errors'
import { isStockError, refusalOf } from '../../../api/error-text'
import type { Translate } from '../../../i18n/translate'
import type { KnowsErrors, Source } from '../../../i18n/types'
import type cartTexts from '../words/en'

/** Error codes with a message more specific than the task's. */
const TOLD: ReadonlySet<string> = new Set<ErrorCode>([
  'cart.item_not_found',
  'cart.line_too_large',
  'cart.quantity_invalid',
  'cart.too_many_items',
])

/** Operation that failed; each has a message in the error catalogue. */
export type CartTask = 'add' | 'update' | 'remove' | 'clear' | 'refresh' | 'merge' | 'transfer'

export interface CartFailure {
  /** Distinguishes two failures with the same text. */
  id: number
  task: CartTask
  error: unknown
}

/** Returns the message of a failure: a specific one for stock or cart errors, else the task's. */
export function cartFailureText(
  t: Translate<Source & KnowsErrors & typeof cartTexts>,
  { task, error }: Pick<CartFailure, 'task' | 'error'>,
): string {
  if (isStockError(error)) return t('common.error.stock')
  const refusal = refusalOf(error)
  if (refusal && TOLD.has(refusal.code)) return t.error(refusal.code, refusal.params)
  return t(`cart.errors.${task}`)
}
