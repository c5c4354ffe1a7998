import { API_BASE } from 'contract/endpoint'
import { confirmNewsletter, joinNewsletter, leaveNewsletter } from 'contract/newsletter/calls'
import { exportSubscribers, listSubscribers } from 'contract/newsletter/console-calls'
import type { Deps } from '../../deps'
import type { Mount } from '../../feature'
import { auditSource } from '../../kernel/audit/audit'
import { Attachment } from '../../kernel/http/attachment'
import * as newsletter from './newsletter.logic'

export function newsletterRoutes({ bind, http }: Pick<Mount, 'bind' | 'http'>, deps: Deps): void {
  bind(joinNewsletter, async ({ body, address, locale }) => {
    await newsletter.join(deps, body.email, { address, locale })
    return {}
  })
  bind(confirmNewsletter, async ({ body, locale }) => {
    await newsletter.confirm(deps, body.token, locale)
    return {}
  })
  // A provider of mailboxes posts for all of its users.
  bind(
    leaveNewsletter,
    async ({ params }) => ({ data: { mail: await newsletter.leave(deps, params.token) } }),
    {
      kind: 'webhook',
    },
  )
  // Mail programs without one-click unsubscribe open the address instead, which must change nothing.
  http.get<{ Params: { token: string } }>(`${API_BASE}/newsletter/leave/:token`, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`/unsubscribe?token=${encodeURIComponent(request.params.token)}`, 303),
  )
  bind(listSubscribers, async ({ query }) => ({ data: await newsletter.listSubscribers(deps, query) }))
  bind(exportSubscribers, async (call) => {
    const rows = await newsletter.exportSubscribers(deps, auditSource(deps, call))
    return new Attachment('newsletter.csv', rows, { type: 'text/csv; charset=utf-8' })
  })
}
