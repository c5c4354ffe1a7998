import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config'
import { isAddressedLocally } from '../../kernel/http/loopback'

/**
 * Whether a request may sign in to a demo account, whose password is published. The settings alone cannot tell: behind
 * a proxy a server on loopback with a forgotten PUBLIC_URL is public.
 */
export function allowsDemoSignIn(
  config: Pick<Config, 'demoSignIn' | 'demoPublic'>,
  headers: IncomingHttpHeaders,
): boolean {
  return config.demoPublic || (config.demoSignIn && isAddressedLocally(headers))
}
