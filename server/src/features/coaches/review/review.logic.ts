import type { ApplicationDetail, listApplications } from 'contract/coaches/calls'
import { DECISION_UNDO_SECONDS, SEARCH_RESULTS_MAX } from 'contract/coaches/rules'
import { API_BASE, type Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import type { JobHandler } from '../../../kernel/jobs/jobs'
import { readMailShop } from '../../site/shop.logic'
import { documentKey } from '../applications/documents'
import { searchPatterns } from '../applications/search-text'
import { decisionMail } from './decision-mail'
import * as sql from './review.sql'

/** Queue of the mail about a decision. */
const DECISION_MAIL = 'coach-decision-mail'
/** A little longer than a decision can be taken back. */
const MAIL_WAITS = (DECISION_UNDO_SECONDS + 1) * SECOND

/** A page of applications, the newest first; a page beyond the last shows the last. */
export async function listPage(db: Pool, query: Received<typeof listApplications>['query'], locale: Locale) {
  const { status, search = '' } = query
  const criteria = { status, patterns: searchPatterns(search) }
  if (criteria.patterns.length === 0) {
    const counts = { pending: 0, approved: 0, rejected: 0, ...(await sql.countApplications(db)) }
    const total = status ? counts[status] : counts.pending + counts.approved + counts.rejected
    const { position, slice } = clampPage(query, total)
    return { items: await sql.listApplications(db, status, slice, locale), counts, total, ...position }
  }
  const ids = await transaction(db, (tx) => sql.searchApplications(tx, criteria, SEARCH_RESULTS_MAX))
  const { position, slice } = clampPage(query, ids.length)
  const items = await sql.listByIds(db, ids.slice(slice.offset, slice.offset + slice.limit), locale)
  return { items, total: ids.length, ...position }
}

export async function getApplication(db: Db, id: string, locale: Locale): Promise<ApplicationDetail> {
  const {
    decidedBy: _,
    documents,
    ...found
  } = (await sql.findApplication(db, id, locale)) ?? fail('coaches.application_not_found')
  return {
    ...found,
    documents: documents.map((document) => {
      const address = `${API_BASE}/admin/coach-applications/${id}/documents/${document.filename}`
      return { ...document, fileUrl: address, path: address }
    }),
  }
}

/** The original document; every access is audited. 404 where the store has lost it. */
export async function openDocument(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  { id, name }: { id: string; name: string },
  reviewer: AuditSource,
) {
  const document = (await sql.findDocument(deps.db, id, name)) ?? fail('coaches.document_not_found')
  const content = await deps.files.open(documentKey(id, document.name))
  if (!content) {
    deps.log.error(
      { event: 'document_missing', application: id, document: name },
      'a document is not in the store',
    )
    fail('coaches.document_not_found')
  }
  await recordAudit(deps.db, reviewer, {
    action: 'application_document_opened',
    object: { type: 'coach_application_document', id: document.name },
    details: { application: id },
  })
  deps.log.info(
    {
      event: 'application_document_read',
      application: id,
      document: name,
      account: reviewer.accountId,
      reqId: reviewer.requestId,
    },
    'document of a coach application read',
  )
  return { ...document, content }
}

/**
 * Approves or rejects an open application: the decision, its line in the history and the job of the mail are one
 * transaction. A repeat of one's own decision (the answer was lost) answers as the first did; any other is refused.
 */
export async function decideApplication(
  deps: Pick<Deps, 'db' | 'jobs' | 'log'>,
  id: string,
  decision: { status: 'approved' | 'rejected'; notes: string },
  reviewer: AuditSource,
  locale: Locale,
): Promise<ApplicationDetail> {
  const whole = { ...decision, id, actorId: reviewer.accountId ?? fail('auth.required') }
  const moveId = newId()
  const decided = await transaction(deps.db, async (tx) => {
    if (!(await sql.decide(tx, whole))) return false
    await Promise.all([
      sql.insertMove(tx, moveId, whole),
      recordAudit(tx, reviewer, {
        action: `application_${decision.status}`,
        object: { type: 'coach_application', id },
      }),
      deps.jobs.enqueue(tx, DECISION_MAIL, { applicationId: id, moveId }, MAIL_WAITS),
    ])
    return true
  })
  if (!decided) {
    const found = (await sql.findApplication(deps.db, id, locale)) ?? fail('coaches.application_not_found')
    const repeated =
      found.status === decision.status &&
      found.notes === decision.notes &&
      found.decidedBy === reviewer.accountId
    if (!repeated) fail('coaches.already_decided')
  } else {
    deps.log.info(
      {
        event: `application_${decision.status}`,
        application: id,
        account: reviewer.accountId,
        reqId: reviewer.requestId,
      },
      'coach application decided',
    )
  }
  return getApplication(deps.db, id, locale)
}

/**
 * Takes the own decision of a moment ago back, before its mail leaves. A repeat (the answer was lost) answers as the first did.
 */
export async function undoDecision(
  deps: Pick<Deps, 'db' | 'log'>,
  id: string,
  reviewer: AuditSource,
  locale: Locale,
): Promise<ApplicationDetail> {
  const actorId = reviewer.accountId ?? fail('auth.required')
  const undone = await transaction(deps.db, async (tx) => {
    if (!(await sql.undo(tx, id, actorId))) return false
    await sql.insertUndo(tx, newId(), id, actorId)
    await recordAudit(tx, reviewer, {
      action: 'application_decision_undone',
      object: { type: 'coach_application', id },
    })
    return true
  })
  const now = await getApplication(deps.db, id, locale)
  const last = now.history.at(-1)
  if (!undone && (now.status !== 'pending' || last?.actor?._id !== actorId)) fail('coaches.undo_too_late')
  if (undone)
    deps.log.info(
      { event: 'application_decision_undone', application: id, account: actorId, reqId: reviewer.requestId },
      'decision on a coach application taken back',
    )
  return now
}

/** The job's handler: mails the decision, unless it was taken back; may run twice. */
export function reviewHandlers(deps: Pick<Deps, 'db' | 'mail' | 'config'>): Record<string, JobHandler> {
  return {
    [DECISION_MAIL]: async ({ applicationId, moveId }) => {
      const id = String(applicationId)
      const applicant = await sql.findApplicant(deps.db, id, String(moveId))
      const mail = applicant && decisionMail(id, applicant, deps.config.publicUrl, await readMailShop(deps))
      if (mail) await deps.mail.send(mail)
    },
  }
}
