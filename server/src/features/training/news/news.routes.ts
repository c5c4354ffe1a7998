import { applyTemplateNews, listTemplateNews } from 'contract/training/news-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import { applyNews, listNews } from './news.logic'

/** Calls of coaches about what plans may take over from the template that they came from. */
export function newsRoutes(bind: Binder, deps: Deps): void {
  bind(listTemplateNews, async ({ params: { id }, ...call }) => ({
    data: await listNews(deps, auditSource(deps, call), id),
  }))
  bind(applyTemplateNews, async ({ params: { id }, session: { accountId: coachId }, body }) => ({
    data: { results: await applyNews(deps, coachId, id, body) },
  }))
}
