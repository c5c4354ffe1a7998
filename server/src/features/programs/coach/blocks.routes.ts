import { listPlanBlocks, putPlanBlocks } from 'contract/programs/block-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import { listBlocks, putBlocks } from './coach-blocks.logic'

/** Calls of coaches about the blocks of a plan. */
export function blockRoutes(bind: Binder, deps: Deps): void {
  bind(listPlanBlocks, async ({ params, ...call }) => ({
    data: await listBlocks(deps, auditSource(deps, call), params.id),
  }))
  bind(putPlanBlocks, async ({ params: { id }, session: { accountId: coachId }, body }) => ({
    data: await putBlocks(deps, { id, coachId }, body),
  }))
}
