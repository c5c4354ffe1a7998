import type { Deps } from '../../../deps'
import { type AuditSource, recordAudit, SYSTEM } from '../../../kernel/audit/audit'
import type { Pool, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newJob } from '../../../kernel/jobs/jobs.sql'
import { lockAccountByEmail } from '../admins.sql'
import { deleteSessions } from '../sessions.sql'
import { deleteTotp } from './totp.sql'
import { TOTP_MAIL, totpMail } from './totp-mail'

/**
 * Turns the codes of somebody off who has lost the phone and the recovery codes. Whoever found the phone may be signed in on
 * it, so every session ends. False where codes were not on.
 */
export async function resetTotp(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  by: AuditSource,
  accountId: string,
): Promise<boolean> {
  if (!(await forget(tx, by, accountId))) return false
  await jobs.enqueue(tx, TOTP_MAIL, totpMail('reset', accountId))
  return true
}

/** The same by a command, for the owner who has lost his own; the mail leaves as soon as the shop runs. */
export async function resetTotpByEmail(
  db: Pool,
  email: string,
): Promise<'done' | 'no such account' | 'not on'> {
  return transaction(db, async (tx) => {
    const account = await lockAccountByEmail(tx, email)
    if (!account) return 'no such account'
    if (!(await forget(tx, SYSTEM, account.id))) return 'not on'
    await newJob(tx, TOTP_MAIL, totpMail('reset', account.id), 0)
    return 'done'
  })
}

async function forget(tx: Tx, by: AuditSource, accountId: string): Promise<boolean> {
  if (!(await deleteTotp(tx, accountId))) return false
  await deleteSessions(tx, accountId)
  await recordAudit(tx, by, { action: 'totp_reset', subjectId: accountId })
  return true
}
