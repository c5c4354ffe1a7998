import type { ErrorCode } from '../errors'
import { MB } from '../units'
import { acceptedExtension, type UploadRules } from '../upload'

/** Rules of blood tests, shared by browser and server; those of the form are in `form.ts`. */

/** Kept by its owner for themselves: neither coaches nor staff see it. */
export const RECORDED = 'recorded'

/** Readers of a new test: the coach, or its owner alone. */
export const testReaders = ['coach', 'self'] as const

/** Statuses of tests that coaches and staff see. `reviewing` waits for the coach's comment, which completes it. Another value is shown as it is. */
export const bloodTestStatuses = ['reviewing', 'completed'] as const
export type BloodTestStatus = (typeof bloodTestStatuses)[number]

/** Returns true if the coach may comment. */
export function isCommentable(status: string): boolean {
  return status === 'reviewing'
}

export const CODE_MAX = 60
export const NOTE_MAX = 2000
export const COMMENT_MAX = 5000
export const ANALYSIS_MAX = 10_000
export const ITEMS_MAX = 100
export const LABEL_MAX = 100
export const VALUE_MAX = 100
export const UNIT_MAX = 30
/** Most tests of one account. */
export const BLOOD_TESTS_MAX = 500

export const REPORT_BYTES_MAX = 10 * MB
/** Upload rules of a laboratory report. */
export const reportUploads: UploadRules<'pdf' | 'jpg' | 'jpeg' | 'png'> = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  fileBytes: REPORT_BYTES_MAX,
  files: 1,
}

/** Checks name and size of a report; the server also checks its content. */
export function reportProblem(file: {
  name: string
  size: number
}): 'blood_tests.report_type' | 'blood_tests.report_too_large' | undefined {
  if (!acceptedExtension(reportUploads, file.name)) return 'blood_tests.report_type'
  return file.size > REPORT_BYTES_MAX ? 'blood_tests.report_too_large' : undefined
}

/** Returns the problem of a coach's comment after trimming. */
export function commentProblem(comment: string): ErrorCode | undefined {
  return comment.trim() === '' ? 'blood_tests.comment_required' : undefined
}
