import { createHmac } from 'node:crypto'

/** Returns a stable pseudonym of a network or email address, for the database. */
export type Pseudonym = (text: string) => string

/**
 * HMAC-SHA256, hex, with a secret of this installation. A plain hash would tell: all addresses of IPv4 can be tried in
 * minutes.
 */
export function createPseudonym(secret: string): Pseudonym {
  return (text) => createHmac('sha256', secret).update(text).digest('hex')
}
