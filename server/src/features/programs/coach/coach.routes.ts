import {
  completeProgram,
  getCompleteProgram,
  listPlanVersions,
  pauseProgram,
  publishProgram,
  resumeProgram,
  saveAthleteNotes,
  saveProgramData,
} from 'contract/programs/coach-calls'
import { copyPlanParts, editPlan, restorePlanVersion, undoPlanChange } from 'contract/programs/edit-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as coach from './coach.logic'
import * as change from './plan-change.logic'
import { savePlan, versionOf } from './plan-save.logic'

/** Calls of coaches about their athletes' programs. */
export function coachRoutes(bind: Binder, deps: Deps): void {
  bind(getCompleteProgram, async ({ params, locale, reply, ...call }) => {
    const data = await coach.getComplete(deps, auditSource(deps, call), { ...params, locale })
    reply.header('etag', `"${data.version}"`)
    return { data, version: data.version }
  })
  bind(saveProgramData, async ({ params, session, body, headers, reply }) => {
    const program = { id: params.id, coachId: session.accountId }
    const data = await savePlan(deps, program, body, versionOf(headers['if-match']))
    reply.header('etag', `"${data.version}"`)
    return { message: 'Changes saved successfully!', data }
  })
  bind(listPlanVersions, async ({ params, locale, query, ...call }) => ({
    data: await coach.listVersions(deps, auditSource(deps, call), { ...params, locale }, query),
  }))

  bind(editPlan, async ({ params: { id }, session: { accountId: coachId }, body }) => ({
    data: await change.editPlan(deps, { id, coachId }, body),
  }))
  bind(undoPlanChange, async ({ params: { id }, session: { accountId: coachId }, body }) => ({
    data: await change.undoChange(deps, { id, coachId }, body),
  }))
  bind(restorePlanVersion, async ({ params: { id, version }, session: { accountId: coachId } }) => ({
    data: await change.restoreVersion(deps, { id, coachId }, version),
  }))
  bind(copyPlanParts, async ({ params: { id }, body, ...call }) => ({
    data: await change.copyParts(deps, auditSource(deps, call), id, body),
  }))

  bind(publishProgram, async ({ params, locale, ...call }) => ({
    data: await coach.takeStep(deps, auditSource(deps, call), { ...params, locale }, 'publish'),
  }))
  bind(pauseProgram, async ({ params, locale, ...call }) => ({
    data: await coach.takeStep(deps, auditSource(deps, call), { ...params, locale }, 'pause'),
  }))
  bind(resumeProgram, async ({ params, locale, ...call }) => ({
    data: await coach.takeStep(deps, auditSource(deps, call), { ...params, locale }, 'resume'),
  }))
  bind(completeProgram, async ({ params, locale, ...call }) => ({
    data: await coach.takeStep(deps, auditSource(deps, call), { ...params, locale }, 'complete'),
  }))

  bind(saveAthleteNotes, async ({ params, body, ...call }) => ({
    data: await coach.saveNotes(deps, auditSource(deps, call), params.id, body.notes),
  }))
}
