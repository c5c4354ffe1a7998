import type { forgotPassword, resetPassword, verifyEmail } from 'contract/auth/calls'
import type { Received } from 'contract/endpoint'
import { normalEmail } from 'contract/text'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { transaction } from '../../kernel/db/transaction'
import { hashOf } from '../../kernel/ids'
import { ACCOUNT_MAIL, accountMail } from './account-mail'
import { consumeConfirmationLimit, consumeResetLimit, resetSignInLimit } from './attempts'
import { findAccountSecret, getMe } from './auth.sql'
import { finishCoachAccount } from './coach-accounts/coach-accounts.logic'
import * as sql from './links.sql'
import { hashPassword } from './passwords'
import { deleteSessions } from './sessions.sql'

type LinkDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'log'>

/**
 * Requests a reset link. The answer does not reveal whether the address is known: the same statements run and the same
 * job is enqueued; for an unknown address, or the fourth request in an hour, the job has no recipient.
 */
export async function requestReset(
  deps: LinkDeps,
  { email, area }: Pick<Received<typeof forgotPassword>['body'], 'email' | 'area'>,
  network: string,
): Promise<void> {
  const address = normalEmail(email)
  const open = await consumeResetLimit(deps, address, network)
  await transaction(deps.db, async (tx) => {
    const account = await findAccountSecret(tx, address)
    const reader = open && !account?.isDisabled ? account?.id : undefined
    await deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('reset', reader, area))
  })
  deps.log.info({ event: 'reset_requested' }, 'reset link asked for')
}

/** Throws where a reset link is missing, unknown, used or expired. */
export async function checkReset(deps: LinkDeps, token: string): Promise<void> {
  if (token === '') fail('auth.reset_link_missing')
  if (!(await sql.isLive(deps.db, 'reset', hashOf(token)))) fail('auth.reset_link_dead')
}

/** Sets a new password by a mailed link, ends every session and tells the owner. */
export async function resetByLink(
  deps: LinkDeps,
  input: Received<typeof resetPassword>['body'],
): Promise<void> {
  // Checked before the expensive hash.
  await checkReset(deps, input.token)
  const passwordHash = await hashPassword(input.newPassword)
  const accountId = await transaction(deps.db, async (tx) => {
    const id = (await sql.consumeToken(tx, 'reset', hashOf(input.token))) ?? fail('auth.reset_link_dead')
    const email = await sql.setPasswordByMail(tx, id, passwordHash)
    await sql.deleteLinks(tx, id, 'reset')
    await deleteSessions(tx, id)
    await resetSignInLimit(deps, tx, email)
    await deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('changed', id))
    return id
  })
  deps.log.info({ event: 'password_reset', account: accountId }, 'password set by link')
}

/** Confirms an address by its link, or finishes a coach registration; returns the area to sign in to. */
export async function confirmEmail(
  deps: LinkDeps,
  { token, password }: Received<typeof verifyEmail>['body'],
): Promise<'customer' | 'coach'> {
  const tokenHash = hashOf(token)
  if (await sql.confirmAddress(deps.db, tokenHash)) return 'customer'
  await finishCoachAccount(deps, tokenHash, password)
  return 'coach'
}

/** Mails the confirmation link again; nothing happens where the address is confirmed already. */
export async function resendConfirmation(deps: LinkDeps, accountId: string): Promise<void> {
  const me = await getMe(deps.db, accountId)
  if (me?.emailVerified) return
  await consumeConfirmationLimit(deps, accountId)
  await deps.jobs.enqueue(deps.db, ACCOUNT_MAIL, accountMail('confirm', accountId))
}
