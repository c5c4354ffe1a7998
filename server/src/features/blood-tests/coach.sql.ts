import type { CoachBloodTest, CoachBloodTestRow } from 'contract/blood-tests/coach-calls'
import type { BloodTestStatus } from 'contract/blood-tests/rules'
import type { TrendValue } from 'contract/blood-tests/trends'
import type { Db, Tx } from '../../kernel/db/client'
import { healthIsOpen } from '../auth/consents.sql'
import { coachedBy } from '../programs/coach/coach.sql'
import { actsFor } from '../programs/covers/acting.sql'
import {
  athleteColumn,
  listTrendValues,
  markedColumn,
  markersColumn,
  type Report,
  testColumns,
  valuesColumn,
} from './blood-tests.sql'

/** Statements of coaches: each has the condition that makes a test one of their own athletes' at this moment. */

/**
 * The one rule by which a program `up` opens a blood test `bt` to its coach (decision X-63): one that was called off opens
 * none, a completed one those that were sent before its end.
 */
export function opensTest(db: Db) {
  return db`up.account_id = bt.account_id and bt.status <> 'recorded' and up.status <> 'deactivated'
    and (up.status <> 'completed' or bt.created_at < up.ended_at)`
}

/** True if the test `bt` is open to a coach now: by a program, or because staff assigned it (X-112). */
export function ofMyAthlete(db: Db, coachId: string) {
  return db`(exists (select from user_programs up where ${opensTest(db)} and ${coachedBy(db, coachId)})
    or bt.assigned_to = any(${actsFor(db, coachId)}) and bt.account_id <> ${coachId} and bt.status <> 'recorded' and ${healthIsOpen(db, db`bt.account_id`)})`
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

/** Those that wait for a comment first, the longest waiting at the top, then the newest. */
export function listOfMyAthletes(
  db: Db,
  coachId: string,
  { status, limit, offset }: { status: BloodTestStatus | undefined; limit: number; offset: number },
): Promise<CoachBloodTestRow[]> {
  return db<CoachBloodTestRow[]>`
    select ${testColumns(db)}, ${valuesColumn(db)} as values, ${markedColumn(db)} as marked,
      ${athleteColumn(db)} from ${coached(db, coachId)}
      and (${status ?? null}::text is null or bt.status = ${status ?? null})
    order by bt.status = 'reviewing' desc, case bt.status when 'reviewing' then bt.created_at end,
      bt.created_at desc, bt.id limit ${limit} offset ${offset}`
}

/** Ids of a test and of the coach who reads it. */
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

/** Ids of an athlete and of the coach who reads the tests. */
interface CoachedAthlete {
  athleteId: string
  coachId: string
}

/** The values over time of an athlete, of the tests that are open to the coach. */
export function listTrendValuesOfMyAthlete(
  db: Db,
  { athleteId, coachId }: CoachedAthlete,
): Promise<TrendValue[]> {
  return listTrendValues(db, athleteId, ofMyAthlete(db, coachId))
}

/** Those tests, for the record of who saw them. */
export async function listIds(db: Db, { athleteId, coachId }: CoachedAthlete): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select bt.id from blood_tests bt where bt.account_id = ${athleteId} and ${ofMyAthlete(db, coachId)}`
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
