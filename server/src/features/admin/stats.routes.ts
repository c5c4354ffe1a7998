import { getStats } from 'contract/admin/stats-calls'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import type { Binder } from '../../kernel/http/bind'
import { readStats } from './stats.logic'

export function statsRoutes(bind: Binder, deps: Deps): void {
  bind(getStats, async ({ query, session, locale }) => ({
    data: await readStats(deps, query, session.staffRole ?? fail('auth.forbidden'), locale),
  }))
}
