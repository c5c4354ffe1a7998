import { failFor } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { hashOf } from '../../kernel/ids'
import {
  type Count,
  incrementAttempts,
  incrementOnce,
  incrementSignIn,
  releaseRateLimit,
  resetRateLimit,
} from './auth.sql'

const QUARTER = 15 * 60

/** Sign-ins whose password is verified, per network address and per account. */
const PER_ADDRESS = { max: 30, seconds: 60 }
const PER_ACCOUNT = { max: 10, seconds: QUARTER }
const REGISTRATIONS = { max: 100, seconds: 60 * 60 }
/** Reset links: requested from one network address, mailed to one account. */
const RESETS_PER_ADDRESS = { max: 30, seconds: 60 * 60 }
const RESETS_PER_ACCOUNT = { max: 3, seconds: 60 * 60 }
/** Confirmation links resent to one account. */
const CONFIRMATIONS = { max: 3, seconds: 60 * 60 }
/** Mails caused by requests. */
export const MAILS_PER_DAY = { recipient: 30, network: 200, account: 50 }
const JOB_MAILS_PER_NETWORK = 1000
/** Checks of the current password by a signed-in caller. */
const CHECKS = { max: 10, seconds: QUARTER }

/**
 * Consumes the sign-in limits before the password is verified; 429 beyond them. A network address from which the
 * account has signed in before has a counter of its own, so guessing strangers cannot lock the owner out. Returns the
 * consumed keys, to be released when the password is right.
 */
export async function consumeSignInLimit(
  deps: { db: Db; enabled: boolean },
  email: string,
  address: string,
): Promise<string[]> {
  if (!deps.enabled) return []
  const addressHash = hashOf(address)
  const account = hashOf(email)
  const [byAddress, byAccount] = await incrementSignIn(
    deps.db,
    { email, addressHash },
    { key: `sign-in:address:${addressHash}`, ...PER_ADDRESS },
    { key: `sign-in:account:${account}`, known: `sign-in:known:${account}:${addressHash}`, ...PER_ACCOUNT },
  )
  refuseAbove(PER_ADDRESS.max, byAddress)
  if (byAccount && byAccount.count > PER_ACCOUNT.max) {
    failFor(byAccount.left, 'auth.account_locked', { minutes: Math.ceil(byAccount.left / 60) })
  }
  return [byAddress, byAccount].flatMap((counted) => counted?.key ?? [])
}

/** Limits registrations per network address. */
export async function consumeRegistrationLimit(
  deps: { db: Db; enabled: boolean },
  address: string,
): Promise<void> {
  if (!deps.enabled) return
  refuseAbove(
    REGISTRATIONS.max,
    await incrementAttempts(deps.db, `register:${hashOf(address)}`, REGISTRATIONS.seconds),
  )
}

interface Limits {
  db: Db
  enabled: boolean
}

/**
 * Limits reset links: 429 per network address; per e-mail address it answers whether another mail may be sent this
 * hour, because a refusal there would tell that somebody else has asked. Unknown e-mail addresses count alike.
 */
export async function consumeResetLimit(
  { db, enabled }: Limits,
  email: string,
  address: string,
): Promise<boolean> {
  if (!enabled) return true
  const { max, seconds } = RESETS_PER_ADDRESS
  refuseAbove(max, await incrementAttempts(db, `reset:address:${hashOf(address)}`, seconds))
  const counted = await incrementAttempts(db, `reset:account:${hashOf(email)}`, RESETS_PER_ACCOUNT.seconds)
  return counted.count <= RESETS_PER_ACCOUNT.max
}

/** Limits resent confirmation links per account. */
export async function consumeConfirmationLimit({ db, enabled }: Limits, accountId: string): Promise<void> {
  if (!enabled) return
  const { max, seconds } = CONFIRMATIONS
  refuseAbove(max, await incrementAttempts(db, `confirm:account:${accountId}`, seconds))
}

/** Limits checks of the current password; returns a function that releases the attempt when it was right. */
export async function consumePasswordCheckLimit(
  { db, enabled }: Limits,
  accountId: string,
): Promise<() => Promise<void>> {
  if (!enabled) return async () => undefined
  const counted = await incrementAttempts(db, `password:account:${accountId}`, CHECKS.seconds)
  refuseAbove(CHECKS.max, counted)
  return async () => {
    await releaseRateLimit(db, counted.key)
  }
}

/** Consumes one of `max` attempts in a window of `seconds` under `key`; 429 beyond. */
export async function consumeRateLimit(
  { db, enabled }: Limits,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<void> {
  if (enabled) refuseAbove(max, await incrementAttempts(db, key, seconds))
}

/**
 * Consumes the daily limits of mails that somebody causes (decision X-98): per recipient, per network and, where one is
 * signed in, per account; 429 beyond. So nobody can use the business to fill a mailbox.
 */
export async function consumeMailLimit(
  limits: Limits,
  mail: { recipient: string; network: string; accountId?: string },
): Promise<void> {
  const within = (key: string, max: number) =>
    consumeRateLimit(limits, `mail:${key}`, { max, seconds: 24 * 60 * 60 })
  await within(`network:${hashOf(mail.network)}`, MAILS_PER_DAY.network)
  if (mail.accountId) await within(`account:${mail.accountId}`, MAILS_PER_DAY.account)
  await within(`recipient:${hashOf(mail.recipient)}`, MAILS_PER_DAY.recipient)
}

/**
 * Counts a mail that a job sends, once for its `id` however often the job runs; false where it is one too many (decision
 * The same counters as `consumeMailLimit`, but a network that orders may be a whole town behind one address.
 */
export async function countJobMail(
  { db, enabled }: Limits,
  id: string,
  mail: { recipient: string; accountId: string; networkHash: string | undefined },
): Promise<boolean> {
  if (!enabled) return true
  const max = new Map([
    [`mail:account:${mail.accountId}`, MAILS_PER_DAY.account],
    [`mail:recipient:${hashOf(mail.recipient)}`, MAILS_PER_DAY.recipient],
  ])
  if (mail.networkHash) max.set(`mail:job-network:${mail.networkHash}`, JOB_MAILS_PER_NETWORK)
  const counts = await incrementOnce(db, `mail:sent:${id}`, [...max.keys()], 24 * 60 * 60)
  return counts.every(({ key, count }) => count <= (max.get(key) ?? 0))
}

/** Clears the wrong sign-ins of an account, so that its owner can use a new password at once. */
export async function resetSignInLimit(tx: Db, email: string): Promise<void> {
  await resetRateLimit(tx, `sign-in:account:${hashOf(email)}`)
}

function refuseAbove(max: number, counted: Count | undefined): void {
  if (counted && counted.count > max) {
    failFor(counted.left, 'auth.too_many_attempts', { minutes: Math.ceil(counted.left / 60) })
  }
}
