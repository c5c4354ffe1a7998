import { CODE_TRIES } from 'contract/auth/totp-rules'
import type { Deps } from '../../deps'
import { failFor } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { networkOf, WIDE_FACTOR } from '../../kernel/network'
import {
  type Count,
  incrementAttempts,
  incrementOnce,
  incrementSignIn,
  releaseRateLimit,
  resetRateLimit,
} from './auth.sql'

const QUARTER = 15 * 60

/** Sign-ins whose password is verified, per network and per account. */
const PER_NETWORK = { max: 30, seconds: 60 }
const PER_ACCOUNT = { max: 10, seconds: QUARTER }
const REGISTRATIONS = { max: 100, seconds: 60 * 60 }
/** Reset links: requested from one network, mailed to one account. */
const RESETS_PER_NETWORK = { max: 30, seconds: 60 * 60 }
const RESETS_PER_ACCOUNT = { max: 3, seconds: 60 * 60 }
/** Confirmation links resent to one account. */
const CONFIRMATIONS = { max: 3, seconds: 60 * 60 }
/** Mails caused by requests. */
export const MAILS_PER_DAY = { recipient: 30, network: 200, account: 50 }
const JOB_MAILS_PER_NETWORK = 1000
/** Discount codes that nobody knows, typed by one account or from one network. */
const WRONG_CODES = { account: 10, network: 60, seconds: QUARTER }
/** Checks of the current password, and of a one-time code, by a signed-in caller. */
const CHECKS = { max: 10, seconds: QUARTER }
const CODE_CHECKS = { max: CODE_TRIES, seconds: QUARTER }
/** One-time codes after the right password. */
const CODES_PER_ACCOUNT = { max: CODE_TRIES, seconds: QUARTER }

export type LimitDeps = Pick<Deps, 'db' | 'config' | 'pseudonym'>

/** So many in a window of so many seconds. */
export interface RateLimit {
  max: number
  seconds: number
}

/** Throws the 429 of a limit that ends in `left` seconds. */
type Refuse = (left: number) => never

export const tooManyAttempts: Refuse = (left) =>
  failFor(left, 'auth.too_many_attempts', { minutes: Math.ceil(left / 60) })

export const tooManyRequests: Refuse = (left) => failFor(left, 'request.too_many_requests', { seconds: left })

/** Consumes one attempt (or `by`) of a network under the name of the limit; 429 beyond. Returns the consumed keys. */
export async function consumeNetworkLimit(
  deps: LimitDeps,
  name: string,
  address: string,
  { max, seconds }: RateLimit,
  { by = 1, refuse = tooManyAttempts }: { by?: number; refuse?: Refuse } = {},
): Promise<string[]> {
  if (!deps.config.rateLimits) return []
  const { narrow, wide } = networkOf(address)
  const consume = async (network: string, most: number) => {
    const key = `${name}:network:${deps.pseudonym(network)}`
    refuseAbove(most, await incrementAttempts(deps.db, key, seconds, by), refuse)
    return key
  }
  const keys = wide === undefined ? [] : [await consume(wide, max * WIDE_FACTOR)]
  return [...keys, await consume(narrow, max)]
}

/** The same for an e-mail address, in small letters. */
export async function consumeEmailLimit(
  deps: LimitDeps,
  name: string,
  email: string,
  { max, seconds }: RateLimit,
  refuse = tooManyAttempts,
): Promise<void> {
  if (!deps.config.rateLimits) return
  const key = `${name}:email:${deps.pseudonym(email)}`
  refuseAbove(max, await incrementAttempts(deps.db, key, seconds), refuse)
}

/** The same for an account. */
export async function consumeAccountLimit(
  { db, config }: LimitDeps,
  name: string,
  accountId: string,
  { max, seconds }: RateLimit,
  { by = 1, refuse = tooManyRequests }: { by?: number; refuse?: Refuse } = {},
): Promise<void> {
  if (!config.rateLimits) return
  refuseAbove(max, await incrementAttempts(db, `${name}:account:${accountId}`, seconds, by), refuse)
}

/**
 * Consumes the sign-in limits before the password is verified; 429 beyond them. A network known to the account has a
 * separate counter, so guessing strangers cannot lock the owner out. Returns the consumed keys, to release after a
 * correct password.
 */
export async function consumeSignInLimit(deps: LimitDeps, email: string, address: string): Promise<string[]> {
  const locked: Refuse = (left) => failFor(left, 'auth.account_locked', { minutes: Math.ceil(left / 60) })
  return (await consumeGuessLimit(deps, 'sign-in', { email, address }, PER_ACCOUNT, locked)).keys
}

/** The same before a one-time code is checked; `isLastTry`: another one is refused. */
export function consumeSignInCodeLimit(deps: LimitDeps, email: string, address: string) {
  return consumeGuessLimit(deps, 'code', { email, address }, CODES_PER_ACCOUNT, tooManyAttempts)
}

async function consumeGuessLimit(
  deps: LimitDeps,
  name: string,
  { email, address }: { email: string; address: string },
  perAccount: RateLimit,
  refuseAccount: Refuse,
): Promise<{ keys: string[]; isLastTry: boolean }> {
  if (!deps.config.rateLimits) return { keys: [], isLastTry: false }
  const { narrow, wide } = networkOf(address)
  const networkHash = deps.pseudonym(narrow)
  const account = deps.pseudonym(email)
  const wideKey = wide && `${name}:network:${deps.pseudonym(wide)}`
  if (wideKey) {
    const counted = await incrementAttempts(deps.db, wideKey, PER_NETWORK.seconds)
    refuseAbove(PER_NETWORK.max * WIDE_FACTOR, counted, tooManyAttempts)
  }
  const [byNetwork, byAccount] = await incrementSignIn(
    deps.db,
    { email, networkHash },
    { key: `${name}:network:${networkHash}`, ...PER_NETWORK },
    { key: `${name}:account:${account}`, known: `${name}:known:${account}:${networkHash}`, ...perAccount },
  )
  refuseAbove(PER_NETWORK.max, byNetwork, tooManyAttempts)
  refuseAbove(perAccount.max, byAccount, refuseAccount)
  const keys = [wideKey, byNetwork?.key, byAccount?.key].filter((key) => key !== undefined)
  return { keys, isLastTry: byAccount?.count === perAccount.max }
}

/** Limits registrations per network. */
export async function consumeRegistrationLimit(deps: LimitDeps, address: string): Promise<void> {
  await consumeNetworkLimit(deps, 'register', address, REGISTRATIONS)
}

/**
 * Limits reset links: 429 per network; per e-mail address it answers whether another mail may be sent this hour,
 * because a refusal there would tell that somebody else has asked. Unknown e-mail addresses count alike.
 */
export async function consumeResetLimit(deps: LimitDeps, email: string, address: string): Promise<boolean> {
  if (!deps.config.rateLimits) return true
  await consumeNetworkLimit(deps, 'reset', address, RESETS_PER_NETWORK)
  const key = `reset:account:${deps.pseudonym(email)}`
  const { count } = await incrementAttempts(deps.db, key, RESETS_PER_ACCOUNT.seconds)
  return count <= RESETS_PER_ACCOUNT.max
}

/** Limits resent confirmation links per account. */
export async function consumeConfirmationLimit({ db, config }: LimitDeps, accountId: string): Promise<void> {
  if (!config.rateLimits) return
  const { max, seconds } = CONFIRMATIONS
  refuseAbove(max, await incrementAttempts(db, `confirm:account:${accountId}`, seconds), tooManyAttempts)
}

/** Limits checks of the current password; returns a function that releases the attempt when it was right. */
export function consumePasswordCheckLimit(deps: LimitDeps, accountId: string): Promise<() => Promise<void>> {
  return consumeCheckLimit(deps, `password:account:${accountId}`, CHECKS)
}

/** Consumes the limit of one-time codes of a signed-in account. */
export function consumeCodeCheckLimit(deps: LimitDeps, accountId: string): Promise<() => Promise<void>> {
  return consumeCheckLimit(deps, `code-check:account:${accountId}`, CODE_CHECKS)
}

async function consumeCheckLimit(
  { db, config }: LimitDeps,
  key: string,
  { max, seconds }: RateLimit,
): Promise<() => Promise<void>> {
  if (!config.rateLimits) return async () => undefined
  const counted = await incrementAttempts(db, key, seconds)
  refuseAbove(max, counted, tooManyAttempts)
  return async () => {
    await releaseRateLimit(db, counted.key)
  }
}

/** Limits the guessing of discount codes; returns a function that releases the try when the code was one that is known. */
export async function consumeDiscountLimit(
  { db, config }: LimitDeps,
  accountId: string,
  networkHash: string | undefined,
): Promise<() => Promise<void>> {
  if (!config.rateLimits) return async () => undefined
  const { account, network, seconds } = WRONG_CODES
  const ofAccount = await incrementAttempts(db, `discount:account:${accountId}`, seconds)
  refuseAbove(account, ofAccount, tooManyAttempts)
  const ofNetwork =
    networkHash === undefined
      ? undefined
      : await incrementAttempts(db, `discount:network:${networkHash}`, seconds)
  if (ofNetwork) refuseAbove(network, ofNetwork, tooManyAttempts)
  return async () => {
    await releaseRateLimit(db, ofAccount.key)
    if (ofNetwork) await releaseRateLimit(db, ofNetwork.key)
  }
}

/**
 * Consumes the daily limits of mails that somebody causes (decision X-98): per network, per recipient and, where one is
 * signed in, per account; 429 beyond. So nobody can use the business to fill a mailbox.
 */
export async function consumeMailLimit(
  deps: LimitDeps,
  { recipient, network, accountId }: { recipient: string; network: string; accountId?: string },
): Promise<void> {
  const perDay = (max: number) => ({ max, seconds: 24 * 60 * 60 })
  await consumeNetworkLimit(deps, 'mail', network, perDay(MAILS_PER_DAY.network))
  if (accountId && deps.config.rateLimits) {
    const { max, seconds } = perDay(MAILS_PER_DAY.account)
    refuseAbove(max, await incrementAttempts(deps.db, `mail:account:${accountId}`, seconds), tooManyAttempts)
  }
  await consumeEmailLimit(deps, 'mail', recipient, perDay(MAILS_PER_DAY.recipient))
}

/**
 * Counts a mail that a job sends, once for its `id` however often the job runs; false where it is one too many (decision
 * The same counters as `consumeMailLimit`, but a network that orders may be a whole town behind one address.
 */
export async function countJobMail(
  { db, config, pseudonym }: LimitDeps,
  id: string,
  mail: { recipient: string; accountId: string | undefined; networkHash: string | undefined },
): Promise<boolean> {
  if (!config.rateLimits) return true
  const max = new Map([[`mail:email:${pseudonym(mail.recipient)}`, MAILS_PER_DAY.recipient]])
  if (mail.accountId) max.set(`mail:account:${mail.accountId}`, MAILS_PER_DAY.account)
  if (mail.networkHash) max.set(`mail:job-network:${mail.networkHash}`, JOB_MAILS_PER_NETWORK)
  const counts = await incrementOnce(db, `mail:sent:${id}`, [...max.keys()], 24 * 60 * 60)
  return counts.every(({ key, count }) => count <= (max.get(key) ?? 0))
}

/** Clears the wrong sign-ins of an account, so that its owner can use a new password at once. */
export async function resetSignInLimit(
  { pseudonym }: Pick<Deps, 'pseudonym'>,
  tx: Db,
  email: string,
): Promise<void> {
  await resetRateLimit(tx, `sign-in:account:${pseudonym(email)}`)
}

function refuseAbove(max: number, counted: Count | undefined, refuse: Refuse): void {
  if (counted && counted.count > max) refuse(counted.left)
}
