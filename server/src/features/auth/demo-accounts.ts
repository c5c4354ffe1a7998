import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { isAddressedLocally } from '../../kernel/http/loopback'
import { isDemoAccount } from './auth.sql'

/**
 * Returns true if a request may sign in to a demo account, whose password is published. Settings alone do not suffice:
 * behind a proxy, a loopback server with a forgotten PUBLIC_URL is public.
 */
export function allowsDemoSignIn(
  config: Pick<Config, 'demoSignIn' | 'demoPublic'>,
  headers: IncomingHttpHeaders,
): boolean {
  return config.demoPublic || (config.demoSignIn && isAddressedLocally(headers))
}

/**
 * Refuses what would shut the other visitors out of a demo account that the public shares: another password or address, codes,
 * its end. On one's own machine all of it can be tried.
 */
export async function refuseOnSharedDemo(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  accountId: string,
): Promise<void> {
  if (config.demoPublic && (await isDemoAccount(db, accountId))) fail('auth.demo_shared')
}
