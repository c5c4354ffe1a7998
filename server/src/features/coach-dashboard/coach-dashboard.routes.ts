import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import { getStats, listUsers } from './coach-dashboard.logic'

export function coachDashboardRoutes(bind: Binder, deps: Deps): void {
  bind(listMyUsers, async ({ session, query, locale }) => ({
    data: await listUsers(deps.db, session.accountId, query, locale),
  }))
  bind(getCoachStats, async ({ session }) => ({ data: await getStats(deps.db, session.accountId) }))
}
