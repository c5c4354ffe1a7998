import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** What a proxy adds: whoever sends one did not come straight from this machine. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Whether a request may sign in to a demo account, whose password is published. The settings alone cannot tell: behind
 * a proxy a server on loopback with a forgotten PUBLIC_URL is public.
 */
export function allowsDemoSignIn(
  config: Pick<Config, 'demoSignIn' | 'demoPublic'>,
  headers: IncomingHttpHeaders,
): boolean {
  if (config.demoPublic) return true
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined)
  return config.demoSignIn && !isForwarded && LOOPBACK.test(headers.host ?? '')
}
