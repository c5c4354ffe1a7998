import type { requestEmailChange as RequestEmailChange } from 'contract/auth/email-calls'
import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_DAYS } from 'contract/auth/rules'
import type { Received } from 'contract/endpoint'
import { normalEmail } from 'contract/text'
import { DAY, HOUR, SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { auditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction, violatesUnique } from '../../../kernel/db/transaction'
import type { Session } from '../../../kernel/http/authorize'
import { hashOf, newId, newToken } from '../../../kernel/ids'
import { ACCOUNT_MAIL, accountMail } from '../account-mail'
import {
  consumeAccountLimit,
  consumeMailLimit,
  consumePasswordCheckLimit,
  resetSignInLimit,
  tooManyAttempts,
} from '../attempts'
import { reopenAccount } from '../closing/closing.sql'
import { refuseOnSharedDemo } from '../demo-accounts'
import { hashPassword, passwordMatches } from '../passwords'
import { findPasswordHash } from '../profile/profile.sql'
import { requireLiveSession } from '../sessions.logic'
import { deleteSessions } from '../sessions.sql'
import { ADDRESS_MOVED, EMAIL_CHANGE_MAIL } from './email-change-jobs'
import * as sql from './email-changes.sql'

type ChangeDeps = Pick<Deps, 'db' | 'jobs' | 'config' | 'pseudonym' | 'log'>

/** Requests of one account. */
const REQUESTS = { max: 5, seconds: 60 * 60 }
const LIFE = { confirm: (EMAIL_CHANGE_HOURS * HOUR) / SECOND, undo: (EMAIL_UNDO_DAYS * DAY) / SECOND }

interface Caller {
  session: Session
  address: string
  requestId: string
}

/**
 * Requests another address and mails both. The answer does not reveal whether the new one has an account: only the job
 * checks it, and only that mailbox learns it.
 */
export async function requestEmailChange(
  deps: ChangeDeps,
  input: Received<typeof RequestEmailChange>['body'],
  caller: Caller,
): Promise<void> {
  const { accountId, roles } = caller.session
  // A mailed link never decides about staff (decision X-95).
  if (roles.includes('admin')) fail('auth.email_change_staff')
  await refuseOnSharedDemo(deps, accountId)
  const newEmail = normalEmail(input.email)
  const release = await consumePasswordCheckLimit(deps, accountId)
  if (!(await passwordMatches(await findPasswordHash(deps.db, accountId), input.currentPassword)))
    fail('auth.password_wrong')
  await release()
  await consumeAccountLimit(deps, 'email-change', accountId, REQUESTS, { refuse: tooManyAttempts })
  await consumeMailLimit(deps, { recipient: newEmail, network: caller.address, accountId })
  await transaction(deps.db, async (tx) => {
    await requireLiveSession(tx, caller.session)
    const { email, isVerified } = (await sql.lockAccount(tx, accountId)) ?? fail('auth.required')
    if (email === newEmail) fail('auth.email_same')
    const id = newId()
    await sql.insertEmailChange(tx, { id, accountId, oldEmail: email, newEmail, undoable: isVerified }, LIFE)
    await deps.jobs.enqueue(tx, EMAIL_CHANGE_MAIL, { id, to: 'new' })
    // An unconfirmed old address may be a stranger's, who must not get a link that takes over the account.
    if (isVerified) await deps.jobs.enqueue(tx, EMAIL_CHANGE_MAIL, { id, to: 'old' })
    await recordAudit(tx, auditSource(deps, caller), {
      action: 'email_change_requested',
      subjectId: accountId,
    })
  })
  deps.log.info({ event: 'email_change_requested', account: accountId }, 'another address was asked for')
}

/** Confirms the new address by its link; every other session ends, and so does every link to the old address but the undo. */
export async function confirmEmailChange(deps: ChangeDeps, token: string, caller: Caller): Promise<string> {
  const { accountId, sessionId, roles } = caller.session
  if (roles.includes('admin')) fail('auth.email_change_staff')
  const tokenHash = hashOf(token)
  const email = await claimingAddress(() =>
    transaction(deps.db, async (tx) => {
      await requireLiveSession(tx, caller.session)
      const account = (await sql.lockAccount(tx, accountId)) ?? fail('auth.required')
      const change = (await sql.findOpenChange(tx, tokenHash)) ?? fail('auth.email_link_dead')
      if (change.accountId !== accountId) fail('auth.email_change_other')
      if (account.roles.includes('admin') || account.email !== change.oldEmail) fail('auth.email_link_dead')
      await sql.lockEmail(tx, change.oldEmail)
      await sql.markConfirmed(tx, change.id)
      await sql.setEmail(tx, accountId, change.newEmail)
      await sql.deleteAllLinks(tx, accountId)
      await deleteSessions(tx, accountId, sessionId)
      if (account.roles.includes('coach'))
        await deps.jobs.enqueue(tx, ADDRESS_MOVED, { accountId, from: change.oldEmail })
      await recordAudit(tx, auditSource(deps, caller), { action: 'email_changed', subjectId: accountId })
      return change.newEmail
    }),
  )
  deps.log.info({ event: 'email_changed', account: accountId }, 'address changed')
  return email
}

/**
 * Undoes a change from the old mailbox: restores the address and disables the password, which the attacker knew; a link
 * to choose a new one is mailed to the old address. Reopens an account closed since.
 */
export async function undoEmailChange(
  deps: ChangeDeps,
  token: string,
  caller: Omit<Caller, 'session'>,
): Promise<void> {
  const tokenHash = hashOf(token)
  if (!(await sql.findUndoable(deps.db, tokenHash))) fail('auth.email_link_dead')
  const unusable = await hashPassword(newToken())
  const accountId = await claimingAddress(() =>
    transaction(deps.db, async (tx) => {
      const found = (await sql.findUndoable(tx, tokenHash)) ?? fail('auth.email_link_dead')
      // An attacker may have closed the account and received the mail that reopens it.
      const wasClosed = await reopenAccount(tx, found.accountId)
      const account = (await sql.lockAccount(tx, found.accountId)) ?? fail('auth.email_link_dead')
      // Anew under the lock: of two calls at once the second finds the link gone.
      const change = (await sql.findUndoable(tx, tokenHash)) ?? fail('auth.email_link_dead')
      if (account.roles.includes('admin')) fail('auth.email_link_dead')
      const { id, email } = account
      if (email !== change.oldEmail) await sql.deleteUnfinishedAccount(tx, change.oldEmail)
      await sql.setEmail(tx, id, change.oldEmail)
      await sql.setPasswordHash(tx, id, unusable)
      await sql.deleteChangesSince(tx, change)
      await sql.deleteAllLinks(tx, id)
      await deleteSessions(tx, id)
      await resetSignInLimit(deps, tx, change.oldEmail)
      await deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('reset', id))
      if (email !== change.oldEmail && account.roles.includes('coach'))
        await deps.jobs.enqueue(tx, ADDRESS_MOVED, { accountId: id, from: email })
      const source = auditSource(deps, caller)
      const confirmed = email !== change.oldEmail
      await recordAudit(tx, source, { action: 'email_change_undone', subjectId: id, details: { confirmed } })
      if (wasClosed) await recordAudit(tx, source, { action: 'account_kept', subjectId: id })
      return id
    }),
  )
  deps.log.info({ event: 'email_change_undone', account: accountId }, 'the old address was kept')
}

/** Another account got the address meanwhile; only the proven owner of the mailbox learns it. */
async function claimingAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatesUnique(error, 'accounts_email_unique')) fail('auth.email_taken')
    throw error
  }
}
