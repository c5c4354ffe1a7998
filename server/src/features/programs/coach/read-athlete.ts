import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditEvent, type AuditSource, recordAudits } from '../../../kernel/audit/audit'
import type { Db, Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'

/** Error if the object does not exist or belongs to another coach. */
type Absent =
  | 'programs.not_found'
  | 'programs.photo_not_found'
  | 'programs.user_not_found'
  | 'programs.template_not_found'
  | 'check_ins.not_found'
  | 'blood_tests.not_found'
  | 'blood_tests.report_not_found'

/**
 * Reads an athlete's data for a coach; the only way to do so. `read` must contain `coachedBy`; no result is 404
 * `absent`. The reading is audited in the same transaction, so there is no answer without a record.
 */
export async function readAthlete<T>(
  { db }: Pick<Deps, 'db'>,
  coach: AuditSource,
  read: (tx: Tx, coachId: string) => Promise<T | undefined>,
  event: (found: T) => AuditEvent | readonly AuditEvent[],
  absent: Absent = 'programs.not_found',
): Promise<T> {
  const coachId = coach.accountId ?? fail('auth.required')
  return transaction(db, async (tx) => {
    const found = (await read(tx, coachId)) ?? fail(absent)
    await recordAudits(tx, coach, [event(found)].flat())
    return found
  })
}

/**
 * The same for a list that `read` takes in one statement: there is nothing for a transaction to hold together, and two
 * statements are all that a page of it costs. Each person on it is recorded by name before anything is answered.
 */
export async function listAthletes<T>(
  db: Db,
  coach: AuditSource,
  read: (coachId: string) => Promise<T>,
  athletes: (found: T) => readonly { id: string }[],
): Promise<T> {
  const found = await read(coach.accountId ?? fail('auth.required'))
  await recordAudits(
    db,
    coach,
    athletes(found).map(({ id }) => ({ action: 'athlete_listed', subjectId: id })),
  )
  return found
}
