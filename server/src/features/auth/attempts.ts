import { failFor } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { hashOf } from '../../kernel/ids'
import { type Count, countAttempt, countSignIn as countBoth } from './auth.sql'

const QUARTER = 15 * 60

/** How many sign-ins are looked at: from one address, and for one account. */
const PER_ADDRESS = { max: 30, seconds: 60 }
const PER_ACCOUNT = { max: 10, seconds: QUARTER }
const REGISTRATIONS = { max: 100, seconds: 60 * 60 }

/**
 * Counts a sign-in before its password is looked at, and refuses it (429) beyond the limits. An address from which the
 * account has signed in before has a count of its own: strangers who guess a password cannot lock its owner out.
 * Returns the keys it was counted under, to be taken back when the attempt turns out right.
 */
export async function countSignIn(
  deps: { db: Db; enabled: boolean },
  email: string,
  address: string,
): Promise<string[]> {
  if (!deps.enabled) return []
  const addressHash = hashOf(address)
  const account = hashOf(email)
  const [byAddress, byAccount] = await countBoth(
    deps.db,
    { email, addressHash },
    { key: `sign-in:address:${addressHash}`, ...PER_ADDRESS },
    { key: `sign-in:account:${account}`, known: `sign-in:known:${account}:${addressHash}`, ...PER_ACCOUNT },
  )
  refuseBeyond(PER_ADDRESS.max, byAddress)
  refuseBeyond(PER_ACCOUNT.max, byAccount)
  return [byAddress, byAccount].flatMap((counted) => counted?.key ?? [])
}

/** Counts a registration from an address. */
export async function countRegistration(deps: { db: Db; enabled: boolean }, address: string): Promise<void> {
  if (!deps.enabled) return
  refuseBeyond(
    REGISTRATIONS.max,
    await countAttempt(deps.db, `register:${hashOf(address)}`, REGISTRATIONS.seconds),
  )
}

function refuseBeyond(max: number, counted: Count | undefined): void {
  if (counted && counted.count > max) {
    failFor(counted.left, 'auth.too_many_attempts', { minutes: Math.ceil(counted.left / 60) })
  }
}
