import { readAthleteMaxima } from 'contract/training/maximum-calls'
import * as calls from 'contract/training/progression-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import { maximaOf } from '../maxima/coach-maxima.logic'
import * as progression from './progression.logic'

/** Calls about rules of progression, what they propose, and maxima. */
export function progressionRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  bind(calls.getProgressionRules, async ({ params: { id }, ...call }) => ({
    data: await progression.getRules(deps, auditSource(deps, call), id),
  }))
  bind(calls.putProgressionRules, async ({ session: { accountId: coachId }, params: { id }, body }) => ({
    data: await progression.saveRules(db, { id, coachId }, body),
  }))
  bind(calls.listProposals, async ({ params: { id }, ...call }) => ({
    data: { items: await progression.listProposals(deps, auditSource(deps, call), id, call.locale) },
  }))
  bind(calls.acceptProposals, async ({ session: { accountId: coachId }, params: { id }, body }) => ({
    data: await progression.accept(db, { id, coachId }, body),
  }))
  bind(calls.refuseProposals, async ({ session: { accountId: coachId }, params: { id }, body }) => {
    await progression.refuse(db, { id, coachId }, body.ids)
    return {}
  })
  bind(readAthleteMaxima, async ({ params: { id }, body: { rows }, ...call }) => ({
    data: { maxima: await maximaOf(deps, auditSource(deps, call), id, rows) },
  }))
}
