import type { Readable } from 'node:stream'
import { reportUploads } from 'contract/blood-tests/rules'
import { MB } from 'contract/units'
import type { FileExtension } from 'contract/upload'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { UploadPolicy } from '../../kernel/upload/accept'
import { consumeQuota, type UploadQuota } from '../../kernel/upload/quota'
import type { UploadFolder } from '../../kernel/upload/sweep'
import { consumeAccountLimit, type LimitDeps } from '../auth/attempts'
import { knownReports, type Report, storedBytes } from './blood-tests.sql'

/** Folder of the laboratories' reports in the byte store. */
const FOLDER = 'blood-tests'
const DAY = 24 * 60 * 60

/** Tests that one account may send in a day, and their bytes; and of all reports together. */
const SUBMISSIONS = { max: 60, seconds: DAY }
const QUOTA: UploadQuota = { sender: { bytes: 100 * MB, seconds: DAY }, total: 50 * 1024 * MB }

/** The key of a report; `name` is its own, of our making, and unique. */
export function reportKey(bloodTestId: string, name: string): string {
  return `${FOLDER}/${bloodTestId}/${name}`
}

export const reportPolicy: UploadPolicy<FileExtension> = {
  ...reportUploads,
  refuse: {
    tooMany: () => fail('blood_tests.too_many_reports'),
    tooLarge: (file) => fail('blood_tests.report_too_large', { file }),
    type: (file) => fail('blood_tests.report_type', { file }),
  },
}

/** Reports without a row were never recorded: the upload's process died. */
export const reportFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => knownReports(db, names),
})

/** Limits submissions per account, before a form is read. */
export async function consumeSubmissionLimit(deps: LimitDeps, accountId: string): Promise<void> {
  await consumeAccountLimit(deps, 'blood-test', accountId, SUBMISSIONS)
}

/** Limits stored bytes per account and in all. */
export async function consumeStorageLimit(deps: LimitDeps, accountId: string, bytes: number): Promise<void> {
  if (!deps.config.rateLimits || bytes === 0) return
  await consumeQuota(QUOTA, bytes, {
    countSender: (by, limit, refuse) =>
      consumeAccountLimit(deps, 'blood-test:kilobytes', accountId, limit, { by, refuse }),
    storedBytes: () => storedBytes(deps.db),
  })
}

export type OpenReport = Report & { content: Readable }

/** The file of a report that the caller may read; 404 where the store has lost it. */
export async function openReport(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  bloodTestId: string,
  report: Report,
): Promise<OpenReport> {
  const content = await files.open(reportKey(bloodTestId, report.name))
  if (content) return { ...report, content }
  log.error({ event: 'report_missing', test: bloodTestId }, 'a report is not in the store')
  return fail('blood_tests.report_not_found')
}
