import type { CheckedDiscount } from 'contract/orders/discount-calls'
import { discountKinds } from 'contract/orders/discount-rules'

type AppliedDiscount = Pick<CheckedDiscount, 'code' | 'kind' | 'value' | 'minimum'>

const KEY = 'checkoutDiscount'

/** The code that was applied before a reload; undefined where there is none or it is somebody else's. */
export function readDiscount(userId: string): AppliedDiscount | undefined {
  try {
    const { userId: whose, terms } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    const { code, kind, value, minimum } = terms
    const whole = typeof code === 'string' && typeof value === 'number' && typeof minimum === 'number'
    return whose === userId && whole && discountKinds.includes(kind)
      ? { code, kind, value, minimum }
      : undefined
  } catch {
    return undefined
  }
}

export function keepDiscount(userId: string, terms: AppliedDiscount): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, terms }))
  } catch {
    // Without storage only a reload forgets it.
  }
}

export function dropDiscount(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
