import { listProgramCoaches, updateProgramCoach } from 'contract/programs/program-coach-calls'
import { assignCoach, getConsoleProgram, listUserPrograms } from 'contract/programs/user-program-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as assignments from './assignments.logic'

/** The staff's calls about who coaches whom. */
export function assignmentRoutes(bind: Binder, deps: Deps): void {
  bind(listUserPrograms, async ({ query, locale }) => ({
    data: await assignments.listUserPrograms(deps.db, query, locale),
  }))
  bind(getConsoleProgram, async ({ params, locale }) => ({
    data: await assignments.getUserProgram(deps.db, params.id, locale),
  }))
  bind(assignCoach, async ({ params, body, locale, ...call }) => ({
    data: await assignments.handOver(deps, auditSource(deps, call), { ...params, locale }, body),
  }))
  bind(listProgramCoaches, async ({ locale }) => ({
    data: { items: await assignments.listCoaches(deps.db, locale) },
  }))
  bind(updateProgramCoach, async ({ params, body, ...call }) => ({
    data: await assignments.changeCoach(deps, auditSource(deps, call), params.id, body),
  }))
}
