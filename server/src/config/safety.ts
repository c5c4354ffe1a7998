import { type Environment, SECRET_MIN, VERIFICATION_COST } from './environment'
import { isLoopback } from './loopback'

/**
 * Returns dangerous settings, one sentence each (decision X-100). A host off loopback is reachable by others; a public
 * address off loopback implies a proxy in front of a loopback host.
 */
export function unsafeSettings(e: Environment): string[] {
  const publicly = e.PUBLIC_URL !== undefined && !isLoopback(new URL(e.PUBLIC_URL).hostname)
  const openly = publicly || !isLoopback(e.HOST)
  const short = (secret: string | undefined) => secret !== undefined && Buffer.byteLength(secret) < SECRET_MIN
  const rules: [boolean, string][] = [
    [
      e.RATE_LIMITS === 'off' && (openly || e.DATABASE_URL !== undefined),
      'RATE_LIMITS: "off" is refused with an external DATABASE_URL or off loopback',
    ],
    [
      openly && e.VERIFICATION_COST < VERIFICATION_COST,
      `VERIFICATION_COST: less than ${VERIFICATION_COST} is refused off loopback`,
    ],
    [
      openly && short(e.VERIFICATION_SECRET),
      `VERIFICATION_SECRET: fewer than ${SECRET_MIN} bytes are refused off loopback`,
    ],
    [
      openly && short(e.STRIPE_WEBHOOK_SECRET),
      `STRIPE_WEBHOOK_SECRET: fewer than ${SECRET_MIN} bytes are refused off loopback`,
    ],
    [openly && e.CRASH_AT !== undefined, 'CRASH_AT: is refused off loopback'],
    [
      publicly && e.PUBLIC_URL?.startsWith('http:') === true,
      'PUBLIC_URL: http: is refused off loopback, because passwords would travel readable',
    ],
    [publicly && e.SMTP_URL === undefined, 'SMTP_URL: is needed where PUBLIC_URL is not on loopback'],
    [
      publicly && isLoopback(e.HOST) && e.TRUSTED_PROXIES.length === 0,
      'TRUSTED_PROXIES: is needed where PUBLIC_URL is not on loopback and HOST is: without it all visitors are one address',
    ],
  ]
  return rules.flatMap(([applies, sentence]) => (applies ? [sentence] : []))
}
