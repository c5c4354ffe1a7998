import type { ErrorCode } from '../errors'
import { nameProblems } from '../names'
import { asciiDigits } from '../sentence'
import { isBlank, isEmail, withoutFormat } from '../text'
import { MB } from '../units'
import { acceptedExtension, type UploadRules } from '../upload'

/** The rules of a coach application, the same in the form and on the server; no zod, for the web's first load. */

export const NAME_MIN = 2
export const NAME_MAX = 50
export const PHONE_MIN = 10
export const PHONE_MAX = 15
export const EXPERIENCE_MIN = 50
export const EXPERIENCE_MAX = 1000
/** Most programs that one application names. */
export const APPLICATION_PROGRAMS_MAX = 20
export const DOCUMENTS_MAX = 5
export const DOCUMENT_BYTES_MAX = 10 * MB
/** Most characters of what an administrator writes with a decision. */
export const DECISION_NOTES_MAX = 2000

export type DocumentExtension = 'pdf' | 'doc' | 'docx' | 'jpg' | 'jpeg' | 'png'

/** Upload rules of the documents. */
export const documentUploads: UploadRules<DocumentExtension> = {
  extensions: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
  fileBytes: DOCUMENT_BYTES_MAX,
  files: DOCUMENTS_MAX,
}

/** The honeypot field: people never see it, so a submission that fills it is answered like any other and not stored. */
export const HONEYPOT_FIELD = 'applicant_reference'

/** The visible code of the form: without the pairs that look alike (0/O, 1/I), compared in any letter case. */
export const CAPTCHA_LENGTH = 6
export const CAPTCHA_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Usual working days until an application is answered; shown on the form. */
export const REVIEW_WORKING_DAYS = 5

/**
 * Seconds during which a decision can be undone and its mail waits. The console offers ten; the rest covers the
 * request.
 */
export const DECISION_UNDO_SECONDS = 12

/** Months for which documents of a rejected application are kept (decision X-87). */
export const REJECTED_DOCUMENTS_MONTHS = 12

/** Results of a search are capped: more are neither counted nor paged through; refine the search. */
export const SEARCH_RESULTS_MAX = 200

export const applicationStatuses = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Returns the problem of a decision's note: a rejection needs a reason for the applicant. */
export function decisionProblems(
  status: 'approved' | 'rejected',
  notes: string,
): { path: 'notes'; code: ErrorCode }[] {
  return status === 'rejected' && isBlank(notes) ? [{ path: 'notes', code: 'coaches.notes_required' }] : []
}

export interface ApplicationFields {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Ids of the programs chosen. */
  programs: readonly string[]
  experience: string
}

export type ApplicationField = keyof ApplicationFields | 'documents' | 'captcha'

/** A phone number as it is compared and kept: trimmed, ASCII digits (decision X-88). */
export function normalPhone(phone: string): string {
  return withoutFormat(asciiDigits(phone))
}

const PHONE = /^[0-9+\-() ]*$/
const within = (text: string, min: number, max: number) => {
  const length = [...text.trim()].length
  return length >= min && length <= max
}

function phoneFits(phone: string): boolean {
  const normal = normalPhone(phone)
  return within(normal, PHONE_MIN, PHONE_MAX) && PHONE.test(normal) && /[0-9]/.test(normal)
}

/** Every rule that an application fails, in the order in which the specification checks them. */
export function applicationProblems(
  input: ApplicationFields,
  documents: number,
): { path: ApplicationField; code: ErrorCode }[] {
  const rules: [boolean, ApplicationField, ErrorCode][] = [
    [within(input.firstName, NAME_MIN, NAME_MAX), 'firstName', 'coaches.first_name_length'],
    [within(input.lastName, NAME_MIN, NAME_MAX), 'lastName', 'coaches.last_name_length'],
    [isEmail(withoutFormat(input.email)), 'email', 'coaches.email_invalid'],
    [phoneFits(input.phone), 'phone', 'coaches.phone_length'],
    [input.programs.length > 0, 'programs', 'coaches.program_required'],
    [within(input.experience, EXPERIENCE_MIN, EXPERIENCE_MAX), 'experience', 'coaches.experience_length'],
    [documents > 0, 'documents', 'coaches.document_required'],
  ]
  const problems = rules.filter(([fits]) => !fits).map(([, path, code]) => ({ path, code }))
  return [...problems, ...nameProblems(input)]
}

/** The extension of a file name in small letters, where it is one that is accepted. */
export function documentExtension(name: string): DocumentExtension | undefined {
  return acceptedExtension(documentUploads, name)
}

/** Checks name and size of a file; the server also checks its content. */
export function documentProblem(file: {
  name: string
  size: number
}): 'coaches.file_type' | 'coaches.file_too_large' | undefined {
  if (!documentExtension(file.name)) return 'coaches.file_type'
  return file.size > DOCUMENT_BYTES_MAX ? 'coaches.file_too_large' : undefined
}

/** Returns true if the visible code was typed correctly. */
export function captchaFits(shown: string, typed: string): boolean {
  return shown.length === CAPTCHA_LENGTH && asciiDigits(typed).trim().toUpperCase() === shown.toUpperCase()
}

/** The week, in the order in which it is shown. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Returns the problem of a coach's working hours; times are compared as `HH:MM`. */
export function hoursProblems(hours: {
  days: readonly Weekday[]
  from: string
  until: string
}): { path: 'days' | 'until'; code: ErrorCode }[] {
  if (hours.days.length === 0) return [{ path: 'days', code: 'coaches.hours_invalid' }]
  return hours.from && hours.from < hours.until ? [] : [{ path: 'until', code: 'coaches.hours_invalid' }]
}
