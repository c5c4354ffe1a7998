import { MINUTE } from 'contract/units'
import type { CheckoutBody } from '../orders.api'

const KEY = 'checkoutAttempt'
/** Time in ms after which an attempt is not repeated, because the customer wants a new order. */
const LASTS = 30 * MINUTE

export interface Attempt {
  key: string
  userId: string
  /** The cart for which it was made, so that the same form over other goods is another attempt. */
  cart: string
  body: CheckoutBody
  at: number
}

/** The attempt under way, also after a reload; undefined when there is none or it is somebody else's. */
export function readAttempt(userId: string, now = Date.now()): Attempt | undefined {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null
    return attempt && attempt.userId === userId && now - attempt.at < LASTS ? attempt : undefined
  } catch {
    return undefined
  }
}

/**
 * The attempt for this order: the one under way when nothing has changed, so that a double click, a reload or a repeat
 * after a time-out asks for the same order again; a new one, with a new key, otherwise (decision X-31).
 */
export function attemptFor(userId: string, cart: string, body: CheckoutBody, now = Date.now()): Attempt {
  const last = readAttempt(userId, now)
  if (last && last.cart === cart && JSON.stringify(last.body) === JSON.stringify(body)) return last
  const attempt = { key: crypto.randomUUID(), userId, cart, body, at: now }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Without storage the server still refuses a second order from the same state of the cart.
  }
  return attempt
}

export function dropAttempt(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
