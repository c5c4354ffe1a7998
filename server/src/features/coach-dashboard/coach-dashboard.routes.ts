import { getAthleteSummary } from 'contract/coach-dashboard/athlete-calls'
import { getCoachStats, listMyUsers } from 'contract/coach-dashboard/calls'
import { getMyMonth, listCoachMonths } from 'contract/coach-dashboard/month-calls'
import { finishCase, listQueue, snoozeCase } from 'contract/coach-dashboard/queue-calls'
import type { Deps } from '../../deps'
import { auditSource } from '../../kernel/audit/audit'
import type { Binder } from '../../kernel/http/bind'
import { readSummary } from './athlete/athlete.logic'
import { getStats, listUsers } from './coach-dashboard.logic'
import { readMonths } from './month/month.logic'
import * as queue from './queue.logic'

export function coachDashboardRoutes(bind: Binder, deps: Deps): void {
  bind(listMyUsers, async ({ query, locale, ...call }) => ({
    data: await listUsers(deps.db, auditSource(deps, call), query, locale),
  }))
  bind(getCoachStats, async ({ session }) => ({ data: await getStats(deps.db, session.accountId) }))
  bind(getMyMonth, async ({ session, query: { month }, locale }) => ({
    data: await readMonths(deps.db, { month, coachId: session.accountId, locale }),
  }))
  bind(listCoachMonths, async ({ query: { month }, locale }) => ({
    data: await readMonths(deps.db, { month, coachId: null, locale }),
  }))
  bind(getAthleteSummary, async ({ params: { id }, locale, ...call }) => ({
    data: await readSummary(deps, auditSource(deps, call), id, locale),
  }))
  bind(listQueue, async ({ locale, ...call }) => ({
    data: await queue.listQueue(deps.db, auditSource(deps, call), locale),
  }))
  bind(finishCase, async ({ session: { accountId: coachId }, params: { id } }) => {
    await queue.hideCase(deps.db, { coachId, id }, null)
    return {}
  })
  bind(snoozeCase, async ({ session: { accountId: coachId }, params: { id }, body }) => {
    if (body.until === null) await queue.showCase(deps.db, { coachId, id })
    else await queue.hideCase(deps.db, { coachId, id }, body.until)
    return {}
  })
}
