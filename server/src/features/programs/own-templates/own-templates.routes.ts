import * as calls from 'contract/programs/coach-template-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as templates from './own-templates.logic'

/** Calls of coaches about their templates. */
export function ownTemplateRoutes(bind: Binder, deps: Deps): void {
  bind(calls.listCoachTemplates, async ({ session: { accountId: coachId }, locale }) => ({
    data: { items: await templates.listTemplates(deps.db, coachId, locale) },
  }))
  bind(calls.addCoachTemplate, async ({ body, locale, ...call }) => ({
    data: await templates.addTemplate(deps, auditSource(deps, call), body, locale),
  }))
  bind(calls.getCoachTemplate, async ({ params: { id }, session: { accountId: coachId }, locale }) => ({
    data: await templates.getTemplate(deps.db, { id, coachId, locale }),
  }))
  bind(
    calls.changeCoachTemplate,
    async ({ params: { id }, session: { accountId: coachId }, body, locale }) => ({
      data: await templates.changeTemplate(deps, { id, coachId, locale }, body),
    }),
  )
  bind(calls.removeCoachTemplate, async ({ params: { id }, session: { accountId: coachId }, locale }) => {
    await templates.removeTemplate(deps, { id, coachId, locale })
    return {}
  })
  bind(calls.restoreCoachTemplate, async ({ params: { id }, session: { accountId: coachId }, locale }) => ({
    data: await templates.restoreTemplate(deps, { id, coachId, locale }),
  }))
}
