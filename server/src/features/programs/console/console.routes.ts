import { listProgramCoaches, updateProgramCoach } from 'contract/programs/program-coach-calls'
import { createTemplate, getTemplate, listTemplates, updateTemplate } from 'contract/programs/template-calls'
import { assignCoach, getConsoleProgram, listUserPrograms } from 'contract/programs/user-program-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as assignments from './assignments.logic'
import * as templates from './templates.logic'

/** The owner's calls about templates, and about who coaches whom. */
export function programConsoleRoutes(bind: Binder, deps: Deps): void {
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

  bind(listUserPrograms, async ({ query, locale }) => ({
    data: await assignments.listUserPrograms(deps.db, query, locale),
  }))
  bind(getConsoleProgram, async ({ params, locale }) => ({
    data: await assignments.getUserProgram(deps.db, params.id, locale),
  }))
  bind(assignCoach, async ({ params, body, locale, ...call }) => ({
    data: await assignments.handOver(deps, auditSource(deps, call), { ...params, locale }, body),
  }))
  bind(listProgramCoaches, async () => ({ data: { items: await assignments.listCoaches(deps.db) } }))
  bind(updateProgramCoach, async ({ params, body, ...call }) => ({
    data: await assignments.changeCoach(deps, auditSource(deps, call), params.id, body),
  }))
}
