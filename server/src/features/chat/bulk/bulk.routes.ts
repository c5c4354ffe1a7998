import { sendBulkMessage } from 'contract/chat/bulk-calls'
import type { Binder } from '../../../kernel/http/bind'
import type { SendDeps } from '../send.logic'
import { sendBulk } from './bulk.logic'

/** The call of a coach who writes to several athletes. */
export function bulkRoutes(bind: Binder, deps: SendDeps): void {
  bind(sendBulkMessage, async ({ session: { accountId }, body }) => {
    deps.limiter.take('message', accountId)
    return { data: { items: await sendBulk(deps, accountId, body) } }
  })
}
