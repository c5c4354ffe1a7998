import type {
  BloodTestRow,
  ConsoleBloodTest,
  changeBloodTest,
  listBloodTests,
} from 'contract/blood-tests/console-calls'
import { type BloodTestStatus, ITEMS_MAX } from 'contract/blood-tests/rules'
import type { Received } from 'contract/endpoint'
import { clampPage, type Page } from 'contract/page'
import { searchForm } from 'contract/text'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit, recordAudits } from '../../kernel/audit/audit'
import type { Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { countValues, listKeys, saveValues } from './blood-tests.sql'
import { viewed } from './coach.logic'
import { enqueueCoachMail } from './coach-mail'
import { type OpenReport, openReport } from './reports'
import * as sql from './staff.sql'
import { isSameValue, toStoredValue, withKeys } from './values'

type ReadDeps = Pick<Deps, 'db'>

/** A page of all blood tests, those that wait first; each of them is recorded as seen. */
export async function listAll(
  { db }: ReadDeps,
  staff: AuditSource,
  { status, search, ...page }: Received<typeof listBloodTests>['query'],
): Promise<Page<BloodTestRow> & { counts: Record<BloodTestStatus, number> }> {
  const query = { status, search: searchForm(search ?? '') }
  return transaction(db, async (tx) => {
    const counts = await sql.countBloodTests(tx, query.search)
    const total = status ? counts[status] : counts.reviewing + counts.completed
    const { position, slice } = clampPage(page, total)
    const items = await sql.listBloodTests(tx, query, slice)
    await recordAudits(
      tx,
      staff,
      items.map(({ id, userId }) => viewed('blood_test_listed', id, userId.id)),
    )
    return { items, total, ...position, counts }
  })
}

/** A blood test; the reading is recorded. */
export async function getOne({ db }: ReadDeps, staff: AuditSource, id: string): Promise<ConsoleBloodTest> {
  return transaction(db, async (tx) => {
    const test = (await sql.findBloodTest(tx, id)) ?? fail('blood_tests.not_found')
    await recordAudit(tx, staff, viewed('blood_test_opened', id, test.userId.id))
    return test
  })
}

/** The report of a blood test; recorded before the first byte leaves. */
export async function openAnyReport(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  staff: AuditSource,
  id: string,
): Promise<OpenReport> {
  const report = (await sql.findReport(deps.db, id)) ?? fail('blood_tests.report_not_found')
  await recordAudit(deps.db, staff, viewed('blood_test_report', id, report.athleteId))
  return openReport(deps, id, report)
}

/**
 * Writes the analysis and adds values (decision X-62); what an athlete had entered under a name is kept beside. A change of
 * nothing is recorded as a reading.
 */
export async function change(
  deps: Pick<Deps, 'db' | 'jobs'>,
  staff: AuditSource,
  id: string,
  { analysis, items, coachId }: Received<typeof changeBloodTest>['body'],
): Promise<ConsoleBloodTest> {
  return transaction(deps.db, async (tx) => {
    await sql.lockBloodTest(tx, id)
    const before = (await sql.findBloodTest(tx, id)) ?? fail('blood_tests.not_found')
    const written = analysis === undefined ? before.analysis_result : analysis || null
    const isAssigned = coachId !== undefined && coachId !== before.coachId
    if (isAssigned) await assign(deps, tx, staff, before, coachId)
    const fresh = items
      .map(toStoredValue)
      .filter((value) => !before.markers.some((one) => isSameValue(one, value)))
    const values = withKeys(fresh, await listKeys(tx, id))
    if (values.length === 0 && written === before.analysis_result) {
      if (isAssigned) return (await sql.findBloodTest(tx, id)) ?? fail('blood_tests.not_found')
      await recordAudit(tx, staff, viewed('blood_test_opened', id, before.userId.id))
      return before
    }
    await sql.changeBloodTest(tx, id, written)
    await saveValues(tx, id, values, 'staff')
    if ((await countValues(tx, id)) > ITEMS_MAX) fail('blood_tests.too_many_items', { max: ITEMS_MAX })
    const test = (await sql.findBloodTest(tx, id)) ?? fail('blood_tests.not_found')
    await recordAudit(tx, staff, {
      ...viewed('blood_test_changed', id, test.userId.id),
      details: { values: values.length, analysis: written !== before.analysis_result },
    })
    return test
  })
}

/** Opens a test to a coach and mails them; the owner finds it in the access log. */
async function assign(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  staff: AuditSource,
  { id, userId }: ConsoleBloodTest,
  coachId: string | null,
): Promise<void> {
  if (!(await sql.assignTest(tx, id, coachId))) fail('blood_tests.coach_unknown')
  await recordAudit(tx, staff, {
    ...viewed('blood_test_assigned', id, userId.id),
    details: { coachId: coachId ?? '' },
  })
  if (coachId !== null) await enqueueCoachMail(deps, tx, id, coachId)
}
