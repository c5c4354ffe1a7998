import type { ErrorTable } from './table'

/** Errors of blood tests. */
export const bloodTestsErrors = {
  'blood_tests.not_found': [404, 'Blood test not found'],
  'blood_tests.report_not_found': [404, 'Report not found'],
  'blood_tests.date_invalid': [400, 'Please choose a day that is not in the future'],
  'blood_tests.empty': [400, 'Please enter at least one value or add the lab report'],
  'blood_tests.label_required': [400, 'Please enter what was measured'],
  'blood_tests.label_twice': [400, 'This value is already in the list'],
  'blood_tests.value_required': [400, 'Please enter the value'],
  'blood_tests.range_invalid': [400, 'Please enter the reference range as numbers, the lower one first'],
  'blood_tests.report_type': [400, 'Invalid file type: {file}. Supported formats: PDF, JPG, PNG'],
  'blood_tests.report_too_large': [413, 'File too large: {file}. Maximum size: {REPORT_MEGABYTES}MB'],
  'blood_tests.too_many_reports': [400, 'Please add only one lab report'],
  'blood_tests.too_many': [409, 'You can save up to {BLOOD_TESTS_MAX} blood tests'],
  'blood_tests.too_many_items': [409, 'A blood test holds at most {max} values'],
  'blood_tests.comment_required': [400, 'Please write a comment'],
  'blood_tests.already_reviewed': [409, 'This blood test has already been reviewed'],
  'blood_tests.opened': [409, 'A coach has already opened this blood test'],
  'blood_tests.coach_unknown': [404, 'Coach not found'],
  'blood_tests.nothing_to_change': [400, 'There is nothing to change'],
} as const satisfies ErrorTable
