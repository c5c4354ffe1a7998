import { createHmac, timingSafeEqual } from 'node:crypto'

function signature(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** A signed token that names one order until `until` (milliseconds): for the way back from a payment page, and in mails. */
export function orderToken(secret: string, orderNumber: string, until: number): string {
  const text = `${orderNumber}.${Math.floor(until / 1000).toString(36)}`
  return `${text}.${signature(secret, text).toString('base64url')}`
}

/** The order number of a token that is ours and still good. */
export function orderOfToken(secret: string, token: string, now = Date.now()): string | undefined {
  const [orderNumber, until, given] = token.split('.')
  if (!orderNumber || !until || !given) return undefined
  const expected = signature(secret, `${orderNumber}.${until}`)
  const bytes = Buffer.from(given, 'base64url')
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return undefined
  return Number.parseInt(until, 36) * 1000 > now ? orderNumber : undefined
}
