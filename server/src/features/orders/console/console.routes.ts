import { getConsoleOrder, listOrders, moveOrder } from 'contract/orders/console-calls'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import * as console from './console.logic'

/** The staff's calls about orders. */
export function consoleRoutes(bind: Binder, deps: Deps): void {
  bind(listOrders, async ({ query }) => ({ data: await console.listOrders(deps.db, query) }))
  bind(getConsoleOrder, async ({ params, locale }) => ({
    data: await console.getOrder(deps.db, params.id, locale),
  }))
  bind(moveOrder, async ({ params, body, ...call }) => ({
    data: await console.moveOrder(deps, params.id, body, auditSource(deps, call), call.locale),
  }))
}
