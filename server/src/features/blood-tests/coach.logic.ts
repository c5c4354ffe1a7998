import type { CoachBloodTest, listAthletesBloodTests } from 'contract/blood-tests/coach-calls'
import type { BloodTestTrend } from 'contract/blood-tests/trend-calls'
import { trendsOf } from 'contract/blood-tests/trends'
import type { Received } from 'contract/endpoint'
import { clampPage } from 'contract/page'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditEvent, type AuditSource, recordAudit } from '../../kernel/audit/audit'
import { transaction } from '../../kernel/db/transaction'
import { readAthlete } from '../programs/coach/read-athlete'
import { enqueueBloodTestMail } from './blood-test-mail'
import * as sql from './coach.sql'
import { type OpenReport, openReport } from './reports'

type ReadDeps = Pick<Deps, 'db'>

/** Audit event of an action on a person's test. */
export function viewed(action: AuditEvent['action'], id: string, athleteId: string): AuditEvent {
  return { action, subjectId: athleteId, object: { type: 'blood_test', id } }
}

/** A page of the blood tests of the coach's athletes; each of them is recorded as seen. */
export function listAll(
  deps: ReadDeps,
  coach: AuditSource,
  { status, ...page }: Received<typeof listAthletesBloodTests>['query'],
) {
  return readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const counts = await sql.countOfMyAthletes(tx, coachId)
      const total = status ? counts[status] : counts.reviewing + counts.completed
      const { position, slice } = clampPage(page, total)
      const bloodTests = await sql.listOfMyAthletes(tx, coachId, { status, ...slice })
      return { bloodTests, total, ...position, counts }
    },
    ({ bloodTests }) => bloodTests.map(({ id, userId }) => viewed('blood_test_listed', id, userId.id)),
    'blood_tests.not_found',
  )
}

/** A blood test of one of the coach's athletes; the reading is recorded. */
export function getOne(deps: ReadDeps, coach: AuditSource, id: string): Promise<CoachBloodTest> {
  return readAthlete(
    deps,
    coach,
    (tx, coachId) => sql.findOfMyAthlete(tx, { id, coachId }),
    (test) => viewed('blood_test_opened', id, test.userId.id),
    'blood_tests.not_found',
  )
}

/** The report of a blood test; recorded before the first byte leaves. */
export async function openAthletesReport(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  coach: AuditSource,
  id: string,
): Promise<OpenReport> {
  const report = await readAthlete(
    deps,
    coach,
    (tx, coachId) => sql.findReportOfMyAthlete(tx, { id, coachId }),
    ({ athleteId }) => viewed('blood_test_report', id, athleteId),
    'blood_tests.report_not_found',
  )
  return openReport(deps, id, report)
}

/** The values over time of the athlete whose test this is; recorded with every test that they come from. */
export async function getAthletesTrends(
  deps: ReadDeps,
  coach: AuditSource,
  id: string,
): Promise<BloodTestTrend[]> {
  const { values } = await readAthlete(
    deps,
    coach,
    async (tx, coachId) => {
      const test = await sql.findOfMyAthlete(tx, { id, coachId })
      const athleteId = test?.userId.id
      if (athleteId === undefined) return undefined
      const athlete = { athleteId, coachId }
      const [values, ids] = await Promise.all([
        sql.listTrendValuesOfMyAthlete(tx, athlete),
        sql.listIds(tx, athlete),
      ])
      return { values, ids, athleteId }
    },
    ({ ids, athleteId }) => ids.map((one) => viewed('blood_test_trends', one, athleteId)),
    'blood_tests.not_found',
  )
  return trendsOf(values)
}

/**
 * Comments on a blood test, which completes it, and mails the athlete (decisions ). A second comment, also a
 * concurrent one, is refused.
 */
export async function comment(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  coach: AuditSource,
  id: string,
  text: string,
): Promise<CoachBloodTest> {
  const coachId = coach.accountId ?? fail('auth.required')
  const commented = await transaction(deps.db, async (tx) => {
    const test = { id, coachId }
    const written = await sql.writeComment(tx, test, text)
    if (!written)
      return fail(
        (await sql.findOfMyAthlete(tx, test)) ? 'blood_tests.already_reviewed' : 'blood_tests.not_found',
      )
    await enqueueBloodTestMail(deps, tx, id)
    await recordAudit(tx, coach, viewed('blood_test_commented', id, written.athleteId))
    return (await sql.findOfMyAthlete(tx, test)) ?? fail('blood_tests.not_found')
  })
  deps.log.info({ event: 'blood_test_commented', test: id, account: coachId }, 'blood test commented')
  return commented
}
