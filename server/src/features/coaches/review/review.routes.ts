import {
  approveApplication,
  getApplication,
  getApplicationDocument,
  listApplications,
  rejectApplication,
  undoDecision,
} from 'contract/coaches/calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import { Attachment } from '../../../kernel/http/attachment'
import type { Binder } from '../../../kernel/http/bind'
import * as review from './review.logic'

/** The owner's calls about coach applications. */
export function reviewRoutes(bind: Binder, deps: Deps): void {
  bind(listApplications, async ({ query, locale }) => ({
    data: await review.listPage(deps.db, query, locale),
  }))
  bind(getApplication, async ({ params, locale }) => ({
    data: await review.getApplication(deps.db, params.id, locale),
  }))
  bind(getApplicationDocument, async ({ params, ...call }) => {
    const { content, originalName, mimeType, size } = await review.openDocument(
      deps,
      params,
      auditSource(deps, call),
    )
    return new Attachment(originalName, content, { type: mimeType, size })
  })
  bind(approveApplication, async ({ params, body, locale, ...call }) => {
    const decision = { status: 'approved' as const, notes: body.notes }
    return {
      data: await review.decideApplication(deps, params.id, decision, auditSource(deps, call), locale),
    }
  })
  bind(rejectApplication, async ({ params, body, locale, ...call }) => {
    const decision = { status: 'rejected' as const, notes: body.notes }
    return {
      data: await review.decideApplication(deps, params.id, decision, auditSource(deps, call), locale),
    }
  })
  bind(undoDecision, async ({ params, locale, ...call }) => ({
    data: await review.undoDecision(deps, params.id, auditSource(deps, call), locale),
  }))
}
