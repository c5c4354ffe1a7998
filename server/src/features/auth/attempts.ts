import { failFor } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { hashOf } from '../../kernel/ids'
import { countAttempt, forgiveAttempts, isKnownAddress } from './auth.sql'

interface Limit {
  key: string
  max: number
  seconds: number
}

const QUARTER = 15 * 60

/** How many sign-ins are looked at: from one address, and for one account. */
const PER_ADDRESS = { max: 30, seconds: 60 }
const PER_ACCOUNT = { max: 10, seconds: QUARTER }
const REGISTRATIONS = { max: 100, seconds: 60 * 60 }

/**
 * Counts a sign-in before its password is looked at, and refuses it (429) beyond the limits. An address from which the
 * account has signed in before has a count of its own: strangers who guess a password cannot lock its owner out.
 * Returns how to take the attempt back when it turns out right.
 */
export async function countSignIn(
  deps: { db: Db; enabled: boolean },
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  if (!deps.enabled) return async () => undefined
  const addressHash = hashOf(address)
  const known = await isKnownAddress(deps.db, email, addressHash)
  const account = hashOf(email)
  const limits: Limit[] = [
    { key: `sign-in:address:${addressHash}`, ...PER_ADDRESS },
    { key: known ? `sign-in:known:${account}:${addressHash}` : `sign-in:account:${account}`, ...PER_ACCOUNT },
  ]
  await takeAll(deps.db, limits)
  return () =>
    forgiveAttempts(
      deps.db,
      limits.map((limit) => limit.key),
    )
}

/** Counts a registration from an address. */
export async function countRegistration(deps: { db: Db; enabled: boolean }, address: string): Promise<void> {
  if (deps.enabled) await takeAll(deps.db, [{ key: `register:${hashOf(address)}`, ...REGISTRATIONS }])
}

async function takeAll(db: Db, limits: Limit[]): Promise<void> {
  for (const { key, max, seconds } of limits) {
    const { count, left } = await countAttempt(db, key, seconds)
    if (count > max) failFor(left, 'auth.too_many_attempts', { minutes: Math.ceil(left / 60) })
  }
}
