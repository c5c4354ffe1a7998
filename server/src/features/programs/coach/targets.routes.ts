import { listMyTargets } from 'contract/programs/my-target-calls'
import { getTargets, putTargets } from 'contract/programs/target-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as targets from './targets.logic'

/** Calls about the targets of a program. */
export function targetRoutes(bind: Binder, deps: Deps): void {
  bind(getTargets, async ({ params, ...call }) => ({
    data: await targets.getTargets(deps, auditSource(deps, call), params.id),
  }))
  bind(putTargets, async ({ params: { id }, session: { accountId: coachId }, body }) => ({
    data: await targets.saveTargets(deps, { id, coachId }, body),
  }))
  bind(listMyTargets, async ({ params: { id }, session: { accountId } }) => ({
    data: { targets: await targets.listMine(deps.db, { id, accountId }) },
  }))
}
