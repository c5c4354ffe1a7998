import { checkout, getOrder, listMyOrders } from 'contract/orders'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import { placeOrder } from './checkout.logic'
import * as orders from './orders.logic'

/** `stockChanged` is told after a commit that changed stock, before the buyer is answered. */
export function ordersRoutes(bind: Binder, deps: Deps, stockChanged: () => void): void {
  bind(checkout, async ({ session, locale, body, headers }) => ({
    message: 'Order placed successfully',
    data: await placeOrder(
      deps,
      { accountId: session.accountId, locale },
      body,
      headers['idempotency-key'],
      stockChanged,
    ),
  }))
  bind(listMyOrders, async ({ session, query }) => ({
    data: await orders.listMine(deps.db, session.accountId, query),
  }))
  bind(getOrder, async ({ session, params }) => ({
    data: await orders.getOrder(deps.db, session, params.orderNumber),
  }))
}
