import type { ErrorCode } from '../errors'
import { MB } from '../units'
import { acceptedExtension, type UploadRules } from '../upload'

/** The rules of blood tests, the same in the browser and on the server; those of the form stand in `form.ts`. */

/** `reviewing` waits for the coach's comment, which completes it. Another value is shown as it is. */
export const bloodTestStatuses = ['reviewing', 'completed'] as const
export type BloodTestStatus = (typeof bloodTestStatuses)[number]

/** Whether the coach may comment now. */
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
/** What a laboratory's report may be. */
export const reportUploads: UploadRules<'pdf' | 'jpg' | 'jpeg' | 'png'> = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  fileBytes: REPORT_BYTES_MAX,
  files: 1,
}

/** What is wrong with a report by its name and size alone; its content is judged by the server. */
export function reportProblem(file: {
  name: string
  size: number
}): 'blood_tests.report_type' | 'blood_tests.report_too_large' | undefined {
  if (!acceptedExtension(reportUploads, file.name)) return 'blood_tests.report_type'
  return file.size > REPORT_BYTES_MAX ? 'blood_tests.report_too_large' : undefined
}

/** What is wrong with a coach's comment, which is trimmed. */
export function commentProblem(comment: string): ErrorCode | undefined {
  return comment.trim() === '' ? 'blood_tests.comment_required' : undefined
}
