import type { Locale } from 'contract/locale'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { transaction } from '../../kernel/db/transaction'
import { newId } from '../../kernel/ids'
import { ACCOUNT_MAIL, accountMail } from './account-mail'
import { resetSignInLimit } from './attempts'
import * as sql from './coach-accounts.sql'
import { consumeToken, deleteLinks } from './links.sql'
import { deleteSessions } from './sessions.sql'

export interface CoachRegistration {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  /** Of the mail. */
  locale: Locale
}

/**
 * Writes a coach registration down and mails the link that finishes it. A new account cannot sign in before, an old one
 * goes on as it was (decision X-03); links of earlier registrations are dead from now on.
 */
export async function askForCoachAccount(
  deps: Pick<Deps, 'db' | 'jobs'>,
  registration: CoachRegistration,
): Promise<string> {
  return transaction(deps.db, async (tx) => {
    const accountId = await sql.holdAccount(tx, { ...registration, id: newId() })
    const job = accountMail('coach', accountId)
    const { passwordHash, locale } = registration
    await sql.putRegistration(tx, { accountId, id: job.id, passwordHash, locale })
    await deleteLinks(tx, accountId, 'coach')
    await deps.jobs.enqueue(tx, ACCOUNT_MAIL, job)
    return accountId
  })
}

/**
 * Finishes a coach registration by its link, once. The owner of the mailbox now has the password of that registration:
 * whoever was signed in before is not any more, and an account that had a password is told that it changed.
 */
export async function finishCoachAccount(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  tokenHash: string,
): Promise<void> {
  const accountId = await transaction(deps.db, async (tx) => {
    const id = (await consumeToken(tx, 'coach', tokenHash)) ?? fail('auth.verify_link_dead')
    const finished = (await sql.finishRegistration(tx, id)) ?? fail('auth.verify_link_dead')
    await deleteSessions(tx, id)
    await resetSignInLimit(tx, finished.email)
    if (!finished.isNew) {
      await deleteLinks(tx, id, 'reset')
      await deps.jobs.enqueue(tx, ACCOUNT_MAIL, accountMail('changed', id))
    }
    return id
  })
  deps.log.info({ event: 'coach_account_opened', account: accountId }, 'coach registration finished')
}
