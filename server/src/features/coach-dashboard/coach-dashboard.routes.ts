import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import type { Binder } from '../../kernel/http/bind'
import { getStats, listUsers } from './coach-dashboard.logic'

export function coachDashboardRoutes(bind: Binder, deps: Deps): void {
  bind(listMyUsers, async ({ query, locale, ...call }) => ({
    data: await listUsers(deps.db, auditSource(deps, call), query, locale),
  }))
  bind(getCoachStats, async ({ session }) => ({ data: await getStats(deps.db, session.accountId) }))
}
