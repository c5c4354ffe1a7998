import type { ErrorTable } from './table'

/** Errors of coach applications and registration. */
export const coachesErrors = {
  'coaches.first_name_length': [400, 'First name must be between {NAME_MIN} and {NAME_MAX} characters'],
  'coaches.last_name_length': [400, 'Last name must be between {NAME_MIN} and {NAME_MAX} characters'],
  'coaches.email_invalid': [400, 'Please enter a valid email address'],
  'coaches.phone_length': [400, 'Phone number must be between {PHONE_MIN} and {PHONE_MAX} characters'],
  'coaches.program_required': [400, 'Please select at least one program'],
  'coaches.program_unknown': [400, 'One of the selected programs is no longer offered'],
  'coaches.experience_length': [
    400,
    'Experience must be between {EXPERIENCE_MIN} and {EXPERIENCE_MAX} characters',
  ],
  'coaches.document_required': [400, 'Please upload at least one document'],
  'coaches.captcha_wrong': [400, 'CAPTCHA verification failed. Please try again.'],
  'coaches.file_type': [400, 'Invalid file type: {file}. Supported formats: PDF, DOC, DOCX, JPG, PNG'],
  'coaches.file_too_large': [413, 'File too large: {file}. Maximum size: {DOCUMENT_MEGABYTES}MB'],
  'coaches.too_many_files': [400, 'Maximum {DOCUMENTS_MAX} files allowed'],
  'coaches.application_open': [409, 'There is already an application for this email address'],
  'coaches.application_not_found': [404, 'Application not found'],
  'coaches.document_not_found': [404, 'Document not found'],
  'coaches.withdrawal_dead': [400, 'This link is invalid, or the application has been decided or withdrawn'],
  'coaches.already_decided': [409, 'This application has already been decided'],
  'coaches.undo_too_late': [409, 'This decision can’t be undone anymore'],
  'coaches.notes_required': [400, 'Please write a note for the applicant'],
  'coaches.not_approved': [400, 'Your email must be approved before you can register as a coach'],
  'coaches.hours_invalid': [400, 'Please choose at least one day, and an end time after the start time'],
  'coaches.case_not_found': [404, 'This case is not found'],
} as const satisfies ErrorTable
