import { failFor } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { hashOf } from '../../kernel/ids'
import {
  type Count,
  countAttempt,
  countSignIn as countBoth,
  forgetAttempts,
  forgiveAttempt,
} from './auth.sql'

const QUARTER = 15 * 60

/** How many sign-ins are looked at: from one address, and for one account. */
const PER_ADDRESS = { max: 30, seconds: 60 }
const PER_ACCOUNT = { max: 10, seconds: QUARTER }
const REGISTRATIONS = { max: 100, seconds: 60 * 60 }
/** Links to set a new password: asked for from one address, and mailed to one account. */
const RESETS_PER_ADDRESS = { max: 30, seconds: 60 * 60 }
const RESETS_PER_ACCOUNT = { max: 3, seconds: 60 * 60 }
/** Confirmation links that one account has mailed to itself again. */
const CONFIRMATIONS = { max: 3, seconds: 60 * 60 }
/** Looks at the present password by who is signed in already. */
const CHECKS = { max: 10, seconds: QUARTER }

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

interface Limits {
  db: Db
  enabled: boolean
}

/**
 * Counts a wish for a reset link: refuses (429) an address that asks too often, and answers whether this e-mail
 * address may still be written to in this hour. Known and unknown e-mail addresses count alike.
 */
export async function countReset({ db, enabled }: Limits, email: string, address: string): Promise<boolean> {
  if (!enabled) return true
  const { max, seconds } = RESETS_PER_ADDRESS
  refuseBeyond(max, await countAttempt(db, `reset:address:${hashOf(address)}`, seconds))
  const counted = await countAttempt(db, `reset:account:${hashOf(email)}`, RESETS_PER_ACCOUNT.seconds)
  return counted.count <= RESETS_PER_ACCOUNT.max
}

/** Counts a wish for another confirmation link. */
export async function countConfirmation({ db, enabled }: Limits, accountId: string): Promise<void> {
  if (!enabled) return
  const { max, seconds } = CONFIRMATIONS
  refuseBeyond(max, await countAttempt(db, `confirm:account:${accountId}`, seconds))
}

/** Counts a look at an account's present password; returns what takes it back when it was right. */
export async function countPasswordCheck(
  { db, enabled }: Limits,
  accountId: string,
): Promise<() => Promise<void>> {
  if (!enabled) return async () => undefined
  const counted = await countAttempt(db, `password:account:${accountId}`, CHECKS.seconds)
  refuseBeyond(CHECKS.max, counted)
  return async () => {
    await forgiveAttempt(db, counted.key)
  }
}

/** Counts something that may be done `max` times in so many seconds under `key`; refuses (429) what goes beyond. */
export async function countWithin(
  { db, enabled }: Limits,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<void> {
  if (enabled) refuseBeyond(max, await countAttempt(db, key, seconds))
}

/** Forgets the wrong sign-ins of an account, so that its owner gets in with a new password at once. */
export async function forgiveSignIns(tx: Db, email: string): Promise<void> {
  await forgetAttempts(tx, `sign-in:account:${hashOf(email)}`)
}

function refuseBeyond(max: number, counted: Count | undefined): void {
  if (counted && counted.count > max) {
    failFor(counted.left, 'auth.too_many_attempts', { minutes: Math.ceil(counted.left / 60) })
  }
}
