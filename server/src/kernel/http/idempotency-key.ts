import { ORDER_KEY_MAX } from 'contract/orders/rules'
import { fail } from '../../fail'

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${ORDER_KEY_MAX}}$`)

/** The client's key of its request; undefined where it sent none. */
export function idempotencyKey(header: unknown): string | undefined {
  if (header === undefined) return undefined
  return typeof header === 'string' && KEY.test(header) ? header : fail('orders.key_invalid')
}
