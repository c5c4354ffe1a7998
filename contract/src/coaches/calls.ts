import { z } from 'zod'
import { mailRequestProblems } from '../auth/rules'
import { endpoint } from '../endpoint'
import { addProblems, Id, plainText, secret, text } from '../fields'
import { localeCodes } from '../locale'
import { pageOf, pageQuery } from '../page'
import { difficulties } from '../programs/rules'
import { SEARCH_MAX } from '../text'
import { multipartOf } from '../upload'
import {
  APPLICATION_PROGRAMS_MAX,
  applicationStatuses,
  DECISION_NOTES_MAX,
  decisionProblems,
  documentUploads,
} from './rules'

export const APPLICATIONS_PER_PAGE = 20

/** A program that applicants may choose, texts in the language asked for; `color` is `#rrggbb`, `duration` in days. */
export const ProgramOption = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  categoryId: z.object({ name: z.string(), color: z.string() }),
  metadata: z.object({ duration: z.number().int(), difficulty: z.enum(difficulties) }),
})
export type ProgramOption = z.infer<typeof ProgramOption>

export const listApplicationPrograms = endpoint({
  method: 'GET',
  path: '/coach-applications/programs',
  allow: 'public',
  summary: 'Programs that an applicant can offer to coach',
  query: z.object({ lang: z.enum(localeCodes).optional().catch(undefined) }),
  data: z.array(ProgramOption),
})

/**
 * Text fields accept any length here: `applicationProblems` checks them in the specified order. `message` of the answer
 * is specified. One open application per address (409, decision X-86).
 */
export const submitApplication = endpoint({
  method: 'POST',
  path: '/coach-applications/submit',
  allow: 'public',
  specified: true,
  summary: 'Apply as a coach, with documents',
  status: 201,
  body: z.object({
    firstName: text(1000),
    lastName: text(1000),
    email: plainText(1000),
    phone: plainText(1000),
    experience: text(20_000),
    programs: z
      .array(z.string('request.wrong_type').max(64, 'request.too_long'), 'request.wrong_type')
      .max(APPLICATION_PROGRAMS_MAX, 'request.too_many')
      .default([]),
  }),
  multipart: multipartOf(documentUploads, { field: 'documents', lists: ['programs'] }),
})

/**
 * Public, because registration needs it. An address that nobody applied with reads as `pending`, in the same bytes and
 * the same time; `submittedAt` and `notes` only for a signed-in coach or administrator (decision X-10).
 */
export const applicationStatus = endpoint({
  method: 'GET',
  path: '/coach-applications/status',
  allow: 'public',
  token: 'optional',
  summary: 'How an application stands',
  query: z.object({ email: plainText(254) }),
  data: z.object({
    status: z.enum(applicationStatuses),
    submittedAt: z.iso.datetime().optional(),
    notes: z.string().optional(),
  }),
})

/** The answer is the same for every address: only the mailbox learns whether an application is open (decision X-10). */
export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/coach-applications/withdrawal-link',
  allow: 'public',
  summary: 'Mail the link that withdraws an open application',
  body: z.object({ email: plainText(254) }).check((ctx) => addProblems(ctx, mailRequestProblems(ctx.value))),
})

/** Erases the application with its documents; the address may apply again at once. */
export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/coach-applications/withdraw',
  allow: 'public',
  summary: 'Withdraw an open application by the mailed link',
  body: z.object({ token: secret(200) }),
})

/** A stored file as the specification reads one; `fileUrl` and `path` are the address it is read at, on this server. */
export const StoredFile = z.object({
  filename: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
  size: z.number().int(),
  fileUrl: z.string(),
  path: z.string(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** An application in the list of the console. */
export const ApplicationRow = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(applicationStatuses),
  programs: z.array(z.object({ _id: z.string(), name: z.string() })),
  documentCount: z.number().int(),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

/** One status change of an application, oldest first; `actor` is null for the submission itself. */
export const ApplicationMove = z.object({
  status: z.enum(applicationStatuses),
  actor: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  note: z.string(),
  at: z.iso.datetime(),
})
export type ApplicationMove = z.infer<typeof ApplicationMove>

export const ApplicationDetail = ApplicationRow.extend({
  phone: z.string(),
  experience: z.string(),
  locale: z.enum(localeCodes),
  notes: z.string(),
  documents: z.array(StoredFile),
  history: z.array(ApplicationMove),
})
export type ApplicationDetail = z.infer<typeof ApplicationDetail>

export const listApplications = endpoint({
  method: 'GET',
  path: '/admin/coach-applications',
  allow: 'admin',
  staff: 'applications',
  summary: 'Coach applications, the newest first',
  query: z.object({
    /** Any other value, or none: every status. */
    status: z.enum(applicationStatuses).optional().catch(undefined),
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: APPLICATIONS_PER_PAGE }),
  }),
  /** `total` of a search is at most `SEARCH_RESULTS_MAX`. */
  data: pageOf(ApplicationRow).extend({
    /** Applications per status, regardless of the search. */
    counts: z
      .object({ pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() })
      .optional(),
  }),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/admin/coach-applications/:id',
  allow: 'admin',
  staff: 'applications',
  summary: 'One coach application with its documents and history',
  params: z.object({ id: Id }),
  data: ApplicationDetail,
})

/** `name` is a document's `filename`. Always an attachment, never shown as a page of this site. */
export const getApplicationDocument = endpoint({
  method: 'GET',
  path: '/admin/coach-applications/:id/documents/:name',
  allow: 'admin',
  staff: 'applications',
  summary: 'A document of a coach application',
  params: z.object({ id: Id, name: Id }),
  file: '*/*',
})

export const approveApplication = endpoint({
  method: 'POST',
  path: '/admin/coach-applications/:id/approve',
  allow: 'admin',
  staff: 'applications',
  summary: 'Approve an open coach application; the applicant is told by mail',
  params: z.object({ id: Id }),
  body: z.object({ notes: text(DECISION_NOTES_MAX) }),
  data: ApplicationDetail,
})

export const rejectApplication = endpoint({
  method: 'POST',
  path: '/admin/coach-applications/:id/reject',
  allow: 'admin',
  staff: 'applications',
  summary: 'Reject an open coach application, with a note; the applicant is told by mail',
  params: z.object({ id: Id }),
  body: z
    .object({ notes: text(DECISION_NOTES_MAX) })
    .check((ctx) => addProblems(ctx, decisionProblems('rejected', ctx.value.notes))),
  data: ApplicationDetail,
})

/**
 * Only by who decided, and only for `DECISION_UNDO_SECONDS`: until then the applicant is not told. 409 afterwards, and where
 * something followed from the decision already.
 */
export const undoDecision = endpoint({
  method: 'POST',
  path: '/admin/coach-applications/:id/undo',
  allow: 'admin',
  staff: 'applications',
  summary: 'Undo the decision on a coach application, within seconds; the applicant is not told of it',
  params: z.object({ id: Id }),
  data: ApplicationDetail,
})
