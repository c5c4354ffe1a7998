import {
  extendProgram,
  listStartablePrograms,
  reopenProgram,
  startProgramForUser,
} from 'contract/programs/life-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import { takeStep } from './coach.logic'
import * as extend from './extend.logic'
import * as start from './start.logic'

/** Calls of coaches that begin, lengthen and reopen programs. */
export function lifeRoutes(bind: Binder, deps: Deps): void {
  bind(
    listStartablePrograms,
    async ({ params: { id: athleteId }, session: { accountId: coachId }, locale }) => ({
      data: { items: await start.listStartable(deps.db, { coachId, athleteId, locale }) },
    }),
  )
  bind(startProgramForUser, async ({ params: { id: athleteId }, body, locale, ...call }) => ({
    data: await start.startForAthlete(deps, auditSource(deps, call), { athleteId, locale }, body.programId),
  }))
  bind(extendProgram, async ({ params: { id }, body, ...call }) => ({
    data: await extend.extendProgram(deps, auditSource(deps, call), id, body),
  }))
  bind(reopenProgram, async ({ params, locale, ...call }) => ({
    data: await takeStep(deps, auditSource(deps, call), { ...params, locale }, 'reopen'),
  }))
}
