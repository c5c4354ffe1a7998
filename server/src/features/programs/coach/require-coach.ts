import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditEvent, type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'

/**
 * The one door through which a coach reads an athlete. `read` has `coachedBy` in its `where`: where it finds nothing,
 * because there is none or it is another coach's, the answer is 404. What is read is recorded, in the same transaction, in
 * the append-only audit trail: without the record there is no answer.
 */
export async function requireCoachOf<T>(
  { db }: Pick<Deps, 'db'>,
  coach: AuditSource,
  read: (tx: Tx, coachId: string) => Promise<T | undefined>,
  event: (found: T) => AuditEvent,
): Promise<T> {
  const coachId = coach.accountId ?? fail('auth.required')
  return transaction(db, async (tx) => {
    const found = (await read(tx, coachId)) ?? fail('programs.not_found')
    await recordAudit(tx, coach, event(found))
    return found
  })
}
