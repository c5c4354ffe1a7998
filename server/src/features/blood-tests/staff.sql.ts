import type { BloodTestRow, ConsoleBloodTest } from 'contract/blood-tests/console-calls'
import type { BloodTestStatus } from 'contract/blood-tests/rules'
import type { Db, Tx } from '../../kernel/db/client'
import { searchFormSql } from '../../kernel/db/search-form'
import { healthIsOpen } from '../auth/consents.sql'
import { athleteColumn, markersColumn, type Report, testColumns } from './blood-tests.sql'
import { opensTest } from './coach.sql'

/** Filters of the console's list; `search` in the form of `searchForm`, empty for all. */
export interface BloodTestQuery {
  status: BloodTestStatus | undefined
  search: string
}

/** True for tests that staff see: not those that their owner keeps for themselves, or whose consent is withdrawn. */
const isSeen = (db: Db) => db`bt.status <> 'recorded' and ${healthIsOpen(db, db`bt.account_id`)}`

/** Tests of a search, in which the account `a` is part only where there are words to look for. */
function found(db: Db, { status, search }: BloodTestQuery) {
  const ofStatus = status === undefined ? db`true` : db`bt.status = ${status}`
  if (search === '') return db`blood_tests bt where ${isSeen(db)} and ${ofStatus}`
  return db`
    blood_tests bt join accounts a on a.id = bt.account_id
    where ${isSeen(db)} and ${ofStatus} and position(${search} in
      ${searchFormSql(db, db`concat_ws(' ', a.first_name, a.last_name, a.email, bt.code)`)}) > 0`
}

/** Those that wait, the longest waiting first; after them the others, the newest first. */
const inOrder = (db: Db) =>
  db`(bt.status = 'reviewing') desc, case when bt.status = 'reviewing' then bt.created_at end, bt.created_at desc, bt.id`

/** Counts the results of a search by status. */
export async function countBloodTests(db: Db, search: string): Promise<Record<BloodTestStatus, number>> {
  const [row] = await db<Record<BloodTestStatus, number>[]>`
    select count(*) filter (where bt.status = 'reviewing')::int as reviewing,
      count(*) filter (where bt.status = 'completed')::int as completed
    from ${found(db, { status: undefined, search })}`
  return row ?? { reviewing: 0, completed: 0 }
}

/** Lists tests with their owner and missing parts, without health data. Only the tests of the page are read whole. */
export function listBloodTests(
  db: Db,
  query: BloodTestQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<BloodTestRow[]> {
  return db<BloodTestRow[]>`
    select t.id, t."_id", t.status, t.code, t."testedAt", t."createdAt", t."reviewedAt", t.report, t."userId",
      t.values, t.analysis_result is not null as analysed
    from (select ${testColumns(db)}, ${athleteColumn(db)}, row_number() over (order by ${inOrder(db)}) as place,
        (select count(*)::int from blood_test_values v where v.blood_test_id = bt.id) as values
      from blood_tests bt join accounts a on a.id = bt.account_id
      where ${isSeen(db)} and bt.id = any(array(
        select bt.id from ${found(db, query)} order by ${inOrder(db)} limit ${limit} offset ${offset}))) t
    order by t.place`
}

export async function findBloodTest(db: Db, id: string): Promise<ConsoleBloodTest | undefined> {
  const [row] = await db<ConsoleBloodTest[]>`
    select ${testColumns(db)}, ${markersColumn(db)} as markers, ${athleteColumn(db)}, bt.assigned_to as "coachId",
      coalesce((select json_agg(json_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name)
          order by c.created_at, c.id)
        from accounts c where c.id = bt.assigned_to
          or c.id in (select up.coach_id from user_programs up where ${opensTest(db)})), '[]') as coaches
    from blood_tests bt join accounts a on a.id = bt.account_id where bt.id = ${id} and ${isSeen(db)}`
  return row
}

/** Assigns a locked test to a coach; false where there is no such coach. */
export async function assignTest(tx: Tx, id: string, coachId: string | null): Promise<boolean> {
  const { count } = await tx`
    update blood_tests set assigned_to = ${coachId}, updated_at = now()
    where id = ${id} and (${coachId}::text is null
      or exists (select from accounts c where c.id = ${coachId} and 'coach' = any(c.roles) and c.disabled_at is null))`
  return count === 1
}

export async function findReport(db: Db, id: string): Promise<(Report & { athleteId: string }) | undefined> {
  const [row] = await db<(Report & { athleteId: string })[]>`
    select r.name, r.original_name as "originalName", r.mime_type as "mimeType", r.size::float8 as size, r.sha256,
      bt.account_id as "athleteId"
    from blood_test_reports r join blood_tests bt on bt.id = r.blood_test_id
    where bt.id = ${id} and ${isSeen(db)}`
  return row
}

/** Keeps others from changing a test until the transaction ends. */
export async function lockBloodTest(tx: Tx, id: string): Promise<void> {
  await tx`select from blood_tests where id = ${id} for update`
}

/** Writes the analysis of a locked test and marks it changed. */
export async function changeBloodTest(tx: Tx, id: string, analysis: string | null): Promise<void> {
  await tx`update blood_tests set updated_at = now(), analysis = ${analysis} where id = ${id}`
}
