import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'contract/auth/address-calls'
import { listAddresses, me } from 'contract/auth/routes'
import { transferCart } from 'contract/cart/routes'
import { API_BASE, type Sent } from 'contract/endpoint'
import type { Order, OrderDetail } from 'contract/orders/calls'
import {
  cancelOrder as cancelCall,
  checkout,
  getOrder,
  getPlacedOrder,
  listMyOrders,
  payOrder as payCall,
} from 'contract/orders/routes'
import { API_TIMEOUT, MINUTE } from 'contract/units'
import { sessionOf } from '../../api/areas'
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
  const answer: unknown = await call(listMyOrders, {
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
    queryFn: async ({ signal }) => (await call(getOrder, { params: { orderNumber }, signal })).data,
  })
}

/** Who the buyer is, the address they keep for their orders and where the last parcel went, to fill the form with. */
export function prefillQuery(userId: string) {
  return queryOptions({
    queryKey: ['checkout-prefill', userId],
    queryFn: async ({ signal }) => {
      const [account, page, kept] = await Promise.all([
        call(me, { signal }),
        fetchOrders(1, 1, signal),
        savedAddress(signal),
      ])
      return { account: account.data, last: page.orders[0], kept }
    },
    staleTime: MINUTE,
  })
}

/** The default address; without an answer the last order fills the form as well. */
async function savedAddress(signal: AbortSignal): Promise<Address | undefined> {
  try {
    const { data } = await call(listAddresses, { signal })
    return data.items.find((address) => address.isDefault)
  } catch {
    return undefined
  }
}

export type CheckoutBody = Sent<typeof import('contract/orders/calls').checkout>['body']

/** Places the order. Never repeated by itself: the key makes the visitor's own repeat safe (decision X-31). */
export function sendCheckout(body: CheckoutBody, key: string) {
  return call(checkout, { body, headers: { 'Idempotency-Key': key } })
}

/** Where an open order is paid. */
export async function payOrder(orderNumber: string): Promise<string> {
  return (await call(payCall, { params: { orderNumber } })).data.paymentUrl
}

export async function cancelOrder(orderNumber: string): Promise<OrderDetail> {
  return (await call(cancelCall, { params: { orderNumber } })).data
}

/** Puts an order's goods into the cart again; answers how many of them could not come along whole. */
export async function buyAgain(order: Order): Promise<number> {
  const items = order.items.map(({ productId, quantity }) => ({ productId, quantity }))
  const { data } = await call(transferCart, { body: { items } })
  return data.adjusted.length + data.refused.length
}

/** The confirmation of an order by the token with which the buyer comes back from paying. */
export function placedQuery(token: string) {
  return queryOptions({
    queryKey: ['placed', token],
    queryFn: async ({ signal }) => (await call(getPlacedOrder, { params: { token }, signal })).data,
  })
}

/** The invoice of an order as a file; it needs the token, so it is fetched, never linked. */
export async function fetchInvoice(orderNumber: string): Promise<Blob> {
  const { token } = sessionOf('customer').current()
  const response = await fetch(`${API_BASE}/orders/${encodeURIComponent(orderNumber)}/invoice.pdf`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(API_TIMEOUT),
  })
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined))
  return response.blob()
}
