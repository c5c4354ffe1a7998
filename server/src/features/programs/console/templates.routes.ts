import { createTemplate, getTemplate, listTemplates, updateTemplate } from 'contract/programs/template-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as templates from './templates.logic'

/** The staff's calls about program templates. */
export function templateRoutes(bind: Binder, deps: Deps): void {
  bind(listTemplates, async ({ query, locale }) => ({
    data: await templates.listTemplates(deps.db, query, locale),
  }))
  bind(createTemplate, async ({ body, ...call }) => ({
    data: await templates.createProgramTemplate(deps, auditSource(deps, call), body),
  }))
  bind(getTemplate, async ({ params }) => ({ data: await templates.getTemplate(deps.db, params.id) }))
  bind(updateTemplate, async ({ params, body, ...call }) => ({
    data: await templates.changeProgramTemplate(deps, auditSource(deps, call), params.id, body),
  }))
}
