import { queryOptions } from '@tanstack/react-query'
import type { me } from 'contract/auth'
import type { checkout, getOrder, listMyOrders, Order } from 'contract/orders'
import type { getConfig, SiteConfig } from 'contract/site'
import { MINUTE } from 'contract/units'
import { call } from '../../api/call'
import { ApiError } from '../../api/errors'
import { readOrders } from '../../api/shapes'

export const ORDERS_SHOWN = 20

export interface OrderPage {
  orders: Order[]
  page: number
  totalPages: number
}

/** A page of my orders, newest first, in any of the shapes that the specification names. */
export async function fetchOrders(page: number, limit: number, signal?: AbortSignal): Promise<OrderPage> {
  const answer: unknown = await call<typeof listMyOrders>('GET /orders/user', {
    query: { page, limit },
    signal,
  })
  const orders = readOrders(answer)
  // An answer without a list is a refusal of some other server; it reads like one.
  if (!orders) throw new ApiError(200, undefined)
  const data = (answer as { data?: { totalPages?: unknown } }).data
  return { orders, page, totalPages: typeof data?.totalPages === 'number' ? data.totalPages : 1 }
}

/** Everything that belongs to one account is kept under its id, so that nobody sees another's after signing in. */
export const ordersKey = (userId: string) => ['orders', userId] as const

export function orderQuery(userId: string, orderNumber: string) {
  return queryOptions({
    queryKey: [...ordersKey(userId), 'one', orderNumber],
    queryFn: async ({ signal }) =>
      (await call<typeof getOrder>('GET /orders/:orderNumber', { params: { orderNumber }, signal })).data,
  })
}

/** Who the buyer is and where the last parcel went, to fill the form with. */
export function prefillQuery(userId: string) {
  return queryOptions({
    queryKey: ['checkout-prefill', userId],
    queryFn: async ({ signal }) => {
      const [account, page] = await Promise.all([
        call<typeof me>('GET /auth/me', { signal }),
        fetchOrders(1, 1, signal),
      ])
      return { account: account.data, last: page.orders[0] }
    },
    staleTime: MINUTE,
  })
}

export function configQuery() {
  return queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }): Promise<SiteConfig> =>
      (await call<typeof getConfig>('GET /config', { signal })).data,
    staleTime: 10 * MINUTE,
  })
}

type Sent = NonNullable<Parameters<typeof call<typeof checkout>>[1]>
export type CheckoutBody = Sent['body']

/** Places the order. Never repeated by itself: the key makes the visitor's own repeat safe (decision X-31). */
export function sendCheckout(body: CheckoutBody, key: string) {
  return call<typeof checkout>('POST /orders/checkout', { body, headers: { 'Idempotency-Key': key } })
}
