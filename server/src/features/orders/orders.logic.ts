import type { Received } from 'contract/endpoint'
import type { listMyOrders, Order } from 'contract/orders'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import type { Session } from '../../kernel/http/sessions'
import * as sql from './orders.sql'

/** An account's orders, newest first; a page beyond the last shows the last. */
export async function listMine(db: Db, accountId: string, query: Received<typeof listMyOrders>['query']) {
  const total = await sql.countOrders(db, accountId)
  const totalPages = Math.max(1, Math.ceil(total / query.limit))
  const currentPage = Math.min(query.page, totalPages)
  const page = { limit: query.limit, offset: (currentPage - 1) * query.limit }
  const orders = total === 0 ? [] : await sql.listOrders(db, accountId, page)
  return { orders: orders.map(withoutNulls), total, currentPage, totalPages }
}

/** One order: the buyer's own, or any for an admin. */
export async function getOrder(db: Db, session: Session, orderNumber: string): Promise<Order> {
  const owner = session.roles.includes('admin') ? undefined : session.accountId
  return withoutNulls((await sql.findOrder(db, owner, orderNumber)) ?? fail('orders.not_found'))
}

/** Optional fields are absent on the wire, not null. */
function withoutNulls(order: Order): Order {
  const { trackingNumber, notes, ...rest } = order
  return { ...rest, ...(trackingNumber ? { trackingNumber } : {}), ...(notes ? { notes } : {}) }
}
