import { listAudit } from 'contract/admin/audit-calls'
import { discardJob, listJobs, retryJob } from 'contract/admin/queue-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import type { Binder } from '../../kernel/http/bind'
import * as audit from './audit/audit.logic'
import * as queues from './queues/queues.logic'

/** Calls of the owner about past actions and open tasks. */
export function adminRoutes(bind: Binder, deps: Deps): void {
  bind(listAudit, async ({ query, locale }) => ({ data: await audit.listAudit(deps.db, query, locale) }))
  bind(listJobs, async ({ query }) => ({ data: await queues.listJobs(deps.db, query) }))
  bind(retryJob, async ({ params, ...call }) => {
    await queues.retryJob(deps, auditSource(deps, call), params.id)
    return {}
  })
  bind(discardJob, async ({ params, ...call }) => {
    await queues.discardJob(deps, auditSource(deps, call), params.id)
    return {}
  })
}
