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
 * Disables the codes of a person who lost phone and recovery codes. Ends every session, because the finder of the phone
 * may be signed in. False if codes were off.
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

/** Does the same by command, for an owner who lost theirs; the running shop sends the mail. */
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
