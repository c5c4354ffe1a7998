import type { CoachBloodTest } from 'contract/blood-tests/coach-calls'
import type { BloodTestStatus } from 'contract/blood-tests/rules'
import type { Db, Tx } from '../../kernel/db/client'
import { coachedBy } from '../programs/coach/coach.sql'
import { type AthleteRow, athleteColumn, markersColumn, type Report, testColumns } from './blood-tests.sql'

/** Statements of coaches: each has the condition that makes a test one of their own athletes' at this moment. */

/** Being the coach of the athlete of `bt` now, through a program that was not called off (decision X-63). */
export function ofMyAthlete(db: Db, coachId: string) {
  return db`exists (select from user_programs up
    where up.account_id = bt.account_id and ${coachedBy(db, coachId)} and up.status <> 'deactivated')`
}

function coached(db: Db, coachId: string) {
  return db`blood_tests bt join accounts a on a.id = bt.account_id and a.disabled_at is null
    where ${ofMyAthlete(db, coachId)}`
}

export type StatusCounts = Record<BloodTestStatus, number>

export async function countOfMyAthletes(db: Db, coachId: string): Promise<StatusCounts> {
  const rows = await db<{ status: BloodTestStatus; n: number }[]>`
    select bt.status, count(*)::int as n from ${coached(db, coachId)} group by bt.status`
  return { reviewing: 0, completed: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) }
}

/** Those that wait for a comment first, then the newest. */
export function listOfMyAthletes(
  db: Db,
  coachId: string,
  { status, limit, offset }: { status: BloodTestStatus | undefined; limit: number; offset: number },
): Promise<AthleteRow[]> {
  return db<AthleteRow[]>`
    select ${testColumns(db)}, ${athleteColumn(db)} from ${coached(db, coachId)}
      and (${status ?? null}::text is null or bt.status = ${status ?? null})
    order by bt.status = 'reviewing' desc, bt.created_at desc, bt.id limit ${limit} offset ${offset}`
}

/** Which test, and which coach wants it. */
export interface CoachedTest {
  id: string
  coachId: string
}

export async function findOfMyAthlete(
  db: Db,
  { id, coachId }: CoachedTest,
): Promise<CoachBloodTest | undefined> {
  const [row] = await db<CoachBloodTest[]>`
    select ${testColumns(db)}, ${markersColumn(db)} as markers, ${athleteColumn(db)}
    from ${coached(db, coachId)} and bt.id = ${id}`
  return row
}

export async function findReportOfMyAthlete(
  db: Db,
  { id, coachId }: CoachedTest,
): Promise<(Report & { athleteId: string }) | undefined> {
  const [row] = await db<(Report & { athleteId: string })[]>`
    select r.name, r.original_name as "originalName", r.mime_type as "mimeType", r.size::float8 as size, r.sha256,
      t.account_id as "athleteId"
    from blood_test_reports r join (
      select bt.id, bt.account_id from ${coached(db, coachId)} and bt.id = ${id}) t on t.id = r.blood_test_id`
  return row
}

/** The tests of one account, for the record of who saw them. */
export async function listIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db<{ id: string }[]>`select id from blood_tests where account_id = ${accountId}`
  return rows.map(({ id }) => id)
}

/** Comments on a test and completes it, once: of two at a time one finds it no longer waiting. */
export async function writeComment(
  tx: Tx,
  { id, coachId }: CoachedTest,
  comment: string,
): Promise<{ athleteId: string } | undefined> {
  const [row] = await tx<{ athleteId: string }[]>`
    update blood_tests bt set coach_comment = ${comment}, coach_id = ${coachId}, status = 'completed',
      reviewed_at = now(), updated_at = now()
    where bt.id = ${id} and bt.status = 'reviewing' and ${ofMyAthlete(tx, coachId)}
      and exists (select from accounts a where a.id = bt.account_id and a.disabled_at is null)
    returning bt.account_id as "athleteId"`
  return row
}
