import type { Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { ACCOUNT_MAIL, accountMail } from '../account-mail'
import { resetSignInLimit } from '../attempts'
import { consumeToken } from '../links.sql'
import { hashPassword } from '../passwords'
import { deleteSessions } from '../sessions.sql'
import * as sql from './coach-accounts.sql'

export interface CoachRegistration {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  /** Language of the mail. */
  locale: Locale
}

/** Records a coach registration and mails its link. Until that is used nothing changes for an existing account. */
export async function requestCoachAccount(
  deps: Pick<Deps, 'db' | 'jobs'>,
  registration: CoachRegistration,
): Promise<string> {
  return transaction(deps.db, async (tx) => {
    const accountId = await sql.upsertCoachAccount(tx, { ...registration, id: newId() })
    const job = accountMail('coach', accountId)
    await sql.insertRegistration(tx, { ...registration, id: job.id, accountId })
    await deps.jobs.enqueue(tx, ACCOUNT_MAIL, job)
    return accountId
  })
}

/**
 * Finishes a coach registration by its link (decision X-95). The link proves the mailbox and nothing else: a confirmed
 * account keeps its password and gains the role. The password of an unconfirmed account may be a stranger's, so it is
 * replaced by the one that comes with the link; without one the link stays usable.
 */
export async function finishCoachAccount(
  deps: Pick<Deps, 'db' | 'pseudonym' | 'log'>,
  tokenHash: string,
  password: string | undefined,
): Promise<void> {
  const found = (await sql.findCoachLink(deps.db, tokenHash)) ?? fail('auth.verify_link_dead')
  // Hashed before the rows are locked: it takes long.
  const passwordHash = found.isVerified || !password ? undefined : await hashPassword(password)
  const accountId = await transaction(deps.db, async (tx) => {
    const link = (await sql.lockCoachLink(tx, tokenHash)) ?? fail('auth.verify_link_dead')
    if (link.roles.includes('admin')) fail('auth.verify_link_dead')
    if (!link.isVerified) await claim(deps, tx, link, passwordHash ?? fail('auth.password_required'))
    await consumeToken(tx, 'coach', tokenHash)
    if (link.roles.includes('coach')) return link.accountId
    await sql.addCoachRole(tx, link.accountId)
    // Sessions were opened for fewer rights.
    await deleteSessions(tx, link.accountId)
    return link.accountId
  })
  deps.log.info({ event: 'coach_account_opened', account: accountId }, 'coach registration finished')
}

async function claim(
  deps: Pick<Deps, 'pseudonym'>,
  tx: Tx,
  link: sql.CoachLink,
  passwordHash: string,
): Promise<void> {
  await sql.claimAccount(tx, link, passwordHash)
  await sql.deleteForeignTraces(tx, link.accountId)
  await deleteSessions(tx, link.accountId)
  await resetSignInLimit(deps, tx, link.email)
}
