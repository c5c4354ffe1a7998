import type { BloodTestTrend, BloodTestView, MyBloodTest, submitBloodTest } from 'contract/blood-tests/calls'
import { bloodTestProblems, testDay } from 'contract/blood-tests/form'
import { BLOOD_TESTS_MAX } from 'contract/blood-tests/rules'
import { trendsOf } from 'contract/blood-tests/trends'
import type { Received } from 'contract/endpoint'
import { clampPage, type Page } from 'contract/page'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { listAuditsOf } from '../../kernel/audit/audit'
import type { Db } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { refuseFields } from '../../kernel/http/envelope'
import { newId } from '../../kernel/ids'
import { acceptFiles } from '../../kernel/upload/accept'
import type { ReceivedUpload } from '../../kernel/upload/multipart'
import { recordFiles } from '../../kernel/upload/record'
import { hasHealthConsent, insertHealthConsent } from '../auth/consents.sql'
import * as sql from './blood-tests.sql'
import { enqueueCoachMails } from './coach-mail'
import { consumeStorageLimit, type OpenReport, openReport, reportKey, reportPolicy } from './reports'
import { toStoredValue } from './values'

type Submission = Received<typeof submitBloodTest>['body']

/**
 * Saves a blood test with values and report; the coach may read it from then on, and is mailed (decisions ).
 */
export async function submit(
  deps: Pick<Deps, 'db' | 'jobs' | 'files' | 'config' | 'pseudonym' | 'log'>,
  accountId: string,
  sent: Submission,
  upload: ReceivedUpload,
): Promise<MyBloodTest> {
  refuseFields(bloodTestProblems(sent, upload.files.length))
  await requireConsent(deps.db, accountId, sent.consent)
  const reports = await acceptFiles(upload, reportPolicy)
  await consumeStorageLimit(
    deps,
    accountId,
    reports.reduce((sum, { size }) => sum + size, 0),
  )
  const id = newId()
  const { db, files } = deps
  await recordFiles(
    files,
    reports,
    ({ name }) => reportKey(id, name),
    () =>
      transaction(db, async (tx) => {
        if ((await sql.countMine(tx, accountId)) >= BLOOD_TESTS_MAX) fail('blood_tests.too_many')
        if (sent.consent === true) await insertHealthConsent(tx, accountId)
        const { code, note, testedAt } = sent
        await sql.insertBloodTest(tx, {
          ...{ id, accountId, code: code || null, note: note || null },
          testedOn: testDay(testedAt) ?? null,
        })
        await sql.saveValues(tx, id, sent.items.map(toStoredValue), 'athlete')
        for (const report of reports) await sql.insertReport(tx, id, report)
        await enqueueCoachMails(deps, tx, id)
      }),
  )
  deps.log.info({ event: 'blood_test_submitted', test: id }, 'blood test submitted')
  return getMine(db, accountId, id)
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
): Promise<Page<MyBloodTest> & { consentNeeded: boolean }> {
  const [total, consented] = await Promise.all([
    sql.countMine(db, accountId),
    hasHealthConsent(db, accountId),
  ])
  const { position, slice } = clampPage(page, total)
  const items = await sql.listMine(db, accountId, slice)
  return { items, total, ...position, consentNeeded: !consented }
}

export async function getMine(db: Db, accountId: string, id: string): Promise<MyBloodTest> {
  return (await sql.findMine(db, accountId, id)) ?? fail('blood_tests.not_found')
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
