import type {
  BloodTestView,
  MyBloodTest,
  submitBloodTest,
  updateMyBloodTest,
} from 'contract/blood-tests/calls'
import { bloodTestProblems, testDay } from 'contract/blood-tests/form'
import { BLOOD_TESTS_MAX, ITEMS_MAX } from 'contract/blood-tests/rules'
import type { BloodTestTrend } from 'contract/blood-tests/trend-calls'
import { trendsOf } from 'contract/blood-tests/trends'
import type { Received } from 'contract/endpoint'
import { clampPage, type Page } from 'contract/page'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { listAuditsOf } from '../../kernel/audit/audit'
import type { Db, Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { refuseFields } from '../../kernel/http/envelope'
import { newId } from '../../kernel/ids'
import { acceptFiles } from '../../kernel/upload/accept'
import type { ReceivedUpload } from '../../kernel/upload/multipart'
import { recordFiles } from '../../kernel/upload/record-files'
import { hasHealthConsent, insertHealthConsent } from '../auth/consents.sql'
import { attemptOf, findEarlier, lockEarlier } from '../orders/attempts.logic'
import { insertMade } from '../orders/attempts.sql'
import * as sql from './blood-tests.sql'
import { enqueueCoachMails } from './coach-mail'
import { consumeStorageLimit, type OpenReport, openReport, reportKey, reportPolicy } from './reports'
import { isSameValue, toStoredValue, withKeys } from './values'

type Submission = Received<typeof submitBloodTest>['body']

/**
 * Saves a blood test with values and report; the coach may read it from then on, and is mailed (decisions ). A
 * repeat answers the test of the first request.
 */
export async function submit(
  deps: Pick<Deps, 'db' | 'jobs' | 'files' | 'config' | 'pseudonym' | 'log'>,
  accountId: string,
  sent: Submission,
  { upload, header }: { upload: ReceivedUpload; header: unknown },
): Promise<MyBloodTest> {
  refuseFields(bloodTestProblems(sent, upload.files.length))
  const attempt = attemptOf('blood-test', { accountId, header, body: sent, upload })
  const earlier = await findEarlier(deps.db, attempt)
  const repeated = earlier && (await sql.findMine(deps.db, accountId, earlier))
  if (repeated) return repeated
  await requireConsent(deps.db, accountId, sent.consent)
  const reports = await acceptFiles(upload, reportPolicy)
  await consumeStorageLimit(
    deps,
    accountId,
    reports.reduce((sum, { size }) => sum + size, 0),
  )
  const id = newId()
  const { db, files } = deps
  const madeId = await recordFiles(
    files,
    reports,
    ({ name }) => reportKey(id, name),
    () =>
      transaction(db, async (tx) => {
        // The report of a repeat that came at the same time is swept.
        const first = await lockEarlier(tx, attempt)
        if (first && (await sql.findMine(tx, accountId, first))) return first
        if ((await sql.countMine(tx, accountId)) >= BLOOD_TESTS_MAX) fail('blood_tests.too_many')
        if (sent.consent === true) await insertHealthConsent(tx, accountId)
        const { code, note, testedAt } = sent
        await sql.insertBloodTest(tx, {
          ...{ id, accountId, code: code || null, note: note || null },
          testedOn: testDay(testedAt) ?? null,
          status: sent.for === 'self' ? 'recorded' : 'reviewing',
        })
        await sql.saveValues(tx, id, withKeys(sent.items.map(toStoredValue)), 'athlete')
        for (const report of reports) await sql.insertReport(tx, id, report)
        await enqueueCoachMails(deps, tx, id)
        await insertMade(tx, attempt, id)
        return id
      }),
  )
  deps.log.info({ event: 'blood_test_submitted', test: madeId }, 'blood test submitted')
  return getMine(db, accountId, madeId)
}

/** The first health data of an account needs a yes; nothing is stored without it. */
async function requireConsent(db: Db, accountId: string, consent: boolean | undefined): Promise<void> {
  if (consent !== true && !(await hasHealthConsent(db, accountId))) fail('consent.required')
}

/** A page of my blood tests, the newest first. */
export async function listMine(
  db: Db,
  accountId: string,
  page: { page: number; limit: number },
): Promise<Page<MyBloodTest> & { consentNeeded: boolean; coach: MyBloodTest['coach'] }> {
  const [total, consented, coach] = await Promise.all([
    sql.countMine(db, accountId),
    hasHealthConsent(db, accountId),
    sql.findNextCoach(db, accountId),
  ])
  const { position, slice } = clampPage(page, total)
  const items = await sql.listMine(db, accountId, slice)
  return { items, total, ...position, consentNeeded: !consented, coach }
}

export async function getMine(db: Db, accountId: string, id: string): Promise<MyBloodTest> {
  return (await sql.findMine(db, accountId, id)) ?? fail('blood_tests.not_found')
}

/** Replaces what the owner wrote in a test that no coach has opened; report and status stay. */
export async function update(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  id: string,
  sent: Received<typeof updateMyBloodTest>['body'],
): Promise<MyBloodTest> {
  return transaction(deps.db, async (tx) => {
    const { reports, staffValues } = await lockEditable(tx, accountId, id)
    refuseFields(bloodTestProblems(sent, reports.length + staffValues))
    const { code, note, testedAt } = sent
    const { markers } = await getMine(tx, accountId, id)
    const values = sent.items.map(toStoredValue)
    // Values that stay as they are keep their rows, also those that staff have read differently.
    const kept = markers.filter((one) => values.some((value) => isSameValue(one, value)))
    const fresh = values.filter((value) => !markers.some((one) => isSameValue(one, value)))
    await sql.rewriteMine(
      tx,
      { ...{ id, code: code || null, note: note || null }, testedOn: testDay(testedAt) ?? null },
      kept.map((one) => one.id),
    )
    const stored = await sql.listKeys(tx, id)
    const keyed = withKeys(fresh, stored).filter(
      ({ labelKey }) => !stored.some((one) => one.labelKey === labelKey),
    )
    await sql.saveValues(tx, id, keyed, 'athlete')
    if ((await sql.countValues(tx, id)) > ITEMS_MAX) fail('blood_tests.too_many_items', { max: ITEMS_MAX })
    return getMine(tx, accountId, id)
  })
}

/** Deletes a test that no coach has opened, with its report. */
export async function remove(deps: Pick<Deps, 'db' | 'files'>, accountId: string, id: string): Promise<void> {
  const { reports } = await transaction(deps.db, async (tx) => {
    const test = await lockEditable(tx, accountId, id)
    await sql.deleteTest(tx, id)
    return test
  })
  // The sweep deletes what a failure leaves here.
  for (const name of reports) await deps.files.remove(reportKey(id, name))
}

async function lockEditable(tx: Tx, accountId: string, id: string) {
  const test = (await sql.lockMine(tx, accountId, id)) ?? fail('blood_tests.not_found')
  if (!test.isEditable) fail('blood_tests.opened')
  return test
}

/** Has a test that its owner kept for themselves wait for a coach. */
export async function ask(
  deps: Pick<Deps, 'db' | 'jobs'>,
  accountId: string,
  id: string,
): Promise<MyBloodTest> {
  return transaction(deps.db, async (tx) => {
    const { status } = (await sql.lockMine(tx, accountId, id)) ?? fail('blood_tests.not_found')
    if (status === 'completed') fail('blood_tests.already_reviewed')
    if (status === 'recorded') {
      await sql.setReviewing(tx, id)
      await enqueueCoachMails(deps, tx, id)
    }
    return getMine(tx, accountId, id)
  })
}

/** My values over time. */
export async function getTrends(db: Db, accountId: string): Promise<BloodTestTrend[]> {
  return trendsOf(await sql.listTrendValues(db, accountId))
}

export async function openMyReport(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  accountId: string,
  id: string,
): Promise<OpenReport> {
  const report = (await sql.findMyReport(deps.db, accountId, id)) ?? fail('blood_tests.report_not_found')
  return openReport(deps, id, report)
}

/** Lists the viewers of one of the caller's tests, newest first. */
export async function listViews(
  db: Db,
  accountId: string,
  id: string,
  page: { page: number; limit: number },
): Promise<Page<BloodTestView>> {
  await getMine(db, accountId, id)
  const { items, ...rest } = await listAuditsOf(
    db,
    { subjectId: accountId, object: { type: 'blood_test', id } },
    page,
  )
  const names = await sql.listNames(
    db,
    items.flatMap(({ actorId }) => actorId ?? []),
  )
  const views = items.map(({ at, action, actorRole, actorId }) => ({
    at,
    action: action.replace('blood_test_', '') as BloodTestView['action'],
    role: actorRole as BloodTestView['role'],
    by: names.get(actorId ?? '') ?? null,
  }))
  return { items: views, ...rest }
}
