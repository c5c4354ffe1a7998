import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from 'contract/auth/address-calls'
import { listAddresses } from 'contract/auth/address-routes'
import { me } from 'contract/auth/routes'
import type { Sent } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import type { Order, OrderDetail } from 'contract/orders/calls'
import { checkDiscount } from 'contract/orders/discount-routes'
import { getCreditNote, getInvoice } from 'contract/orders/document-routes'
import { repeatOrder } from 'contract/orders/repeat-routes'
import { takeBackReturn } from 'contract/orders/return-routes'
import {
  cancelOrder,
  checkout,
  getOrder,
  getPlacedOrder,
  listMyOrders,
  payOrder,
} from 'contract/orders/routes'
import type { OrdersShown } from 'contract/orders/rules'
import { MINUTE, SECOND } from 'contract/units'
import { call } from '../../api/call'
import { ApiError } from '../../api/errors'
import { fetchFile } from '../../api/file'
import { addressOf } from '../../api/http'
import { readOrders } from '../../api/shapes'
import { useLocale } from '../../i18n/i18n'

const ORDERS_SHOWN = 20
/** Polling interval in ms during a refund. */
const REFUND_CHECK = 10 * SECOND
/** Polling interval in ms after the return from payment, before the provider's notification. */
const PAYMENT_CHECK = 3 * SECOND

interface OrderPage {
  orders: Order[]
  page: number
  totalPages: number
}

interface OrderQuery {
  page: number
  limit: number
  show?: OrdersShown
}

/** A page of my orders, newest first, in any of the shapes that the specification names. */
async function fetchOrders(query: OrderQuery, signal?: AbortSignal): Promise<OrderPage> {
  const answer: unknown = await call(listMyOrders, { query, signal })
  const orders = readOrders(answer)
  // An answer without a list is a refusal of some other server; it reads like one.
  if (!orders) throw new ApiError(200, undefined)
  const data = (answer as { data?: { totalPages?: unknown } }).data
  return { orders, page: query.page, totalPages: typeof data?.totalPages === 'number' ? data.totalPages : 1 }
}

/** Everything of one account is cached under its id, so that nobody sees another's after signing in. */
const ordersKey = (userId: string) => ['orders', userId] as const
/** Goods are named in the language of the page, so it is part of the key. */
const orderKey = (userId: string, orderNumber: string, locale: Locale) =>
  [...ordersKey(userId), 'one', orderNumber, locale] as const
const prefillKey = (userId: string) => ['checkout-prefill', userId] as const

/** My orders, or a part of them, page after page. */
export function useMyOrders(userId: string, show?: OrdersShown) {
  const { locale } = useLocale()
  return useInfiniteQuery({
    queryKey: [...ordersKey(userId), 'list', locale, show],
    queryFn: ({ pageParam, signal }) =>
      fetchOrders({ page: pageParam, limit: ORDERS_SHOWN, ...(show && { show }) }, signal),
    // Polls while an order is being refunded.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.orders.some(({ refunding }) => refunding)) ? REFUND_CHECK : false,
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })
}

export function useOrder(userId: string, orderNumber: string, { untilPaid = false } = {}) {
  const { locale } = useLocale()
  return useQuery({
    queryKey: orderKey(userId, orderNumber, locale),
    queryFn: async ({ signal }) => (await call(getOrder, { params: { orderNumber }, signal })).data,
    enabled: userId !== '',
    refetchInterval: ({ state: { data } }) => {
      if (data?.refunding) return REFUND_CHECK
      return untilPaid && data?.canPay ? PAYMENT_CHECK : false
    },
  })
}

/** Takes an order that an action answered into the cache, and reads all of my orders anew. */
export function useOrderChanged(userId: string): (next?: OrderDetail) => void {
  const client = useQueryClient()
  const { locale } = useLocale()
  return (next) => {
    if (next) client.setQueryData(orderKey(userId, next.orderNumber, locale), next)
    void client.invalidateQueries({ queryKey: ordersKey(userId) })
  }
}

/** Reads data to prefill the checkout: account, default address, last delivery. */
export function useCheckoutPrefill(userId: string) {
  return useQuery({
    queryKey: prefillKey(userId),
    queryFn: async ({ signal }) => {
      const [account, page, addresses] = await Promise.all([
        call(me, { signal }),
        fetchOrders({ page: 1, limit: 1 }, signal),
        savedAddresses(signal),
      ])
      return {
        account: account.data,
        last: page.orders[0],
        saved: addresses.find((address) => address.isDefault),
        addresses,
      }
    },
    enabled: userId !== '',
    staleTime: MINUTE,
  })
}

/** The account's addresses; without an answer the last order fills the form. */
async function savedAddresses(signal: AbortSignal): Promise<Address[]> {
  try {
    const { data } = await call(listAddresses, { signal })
    return data.items
  } catch {
    return []
  }
}

export type CheckoutBody = Sent<typeof import('contract/orders/calls').checkout>['body']

/** Places the order. Never retried automatically: the key makes the buyer's own repeat safe (decision X-31). */
export function usePlaceOrder(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: CheckoutBody; key: string }) =>
      call(checkout, { body, headers: { 'Idempotency-Key': key } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ordersKey(userId) })
      void client.invalidateQueries({ queryKey: prefillKey(userId) })
    },
  })
}

/** Returns the discount of a code on the caller's cart; reserves nothing. */
export function useCheckDiscount() {
  return useMutation({
    mutationFn: async (code: string) => (await call(checkDiscount, { body: { code } })).data,
  })
}

/** Answers the address at which an open order is paid. */
export function usePayOrder() {
  return useMutation({
    mutationFn: async (orderNumber: string) =>
      (await call(payOrder, { params: { orderNumber } })).data.paymentUrl,
  })
}

export function useCancelOrder() {
  return useMutation({
    mutationFn: async (orderNumber: string) => (await call(cancelOrder, { params: { orderNumber } })).data,
  })
}

/** Takes back a return of which nothing has come. */
export function useTakeBackReturn(orderNumber: string) {
  return useMutation({
    mutationFn: async (id: string) => (await call(takeBackReturn, { params: { orderNumber, id } })).data,
  })
}

/** Adds the products of an order to the cart again; returns those of which not all could be added. */
export function useBuyAgain() {
  return useMutation({
    mutationFn: async (orderNumber: string) =>
      (await call(repeatOrder, { params: { orderNumber } })).data.refused,
  })
}

/** The confirmation of an order by the token with which the buyer comes back from paying. */
export function usePlacedOrder(token: string) {
  return useQuery({
    queryKey: ['placed', token],
    queryFn: async ({ signal }) => (await call(getPlacedOrder, { params: { token }, signal })).data,
  })
}

/** The credit note of a refund as a file. */
export function fetchCreditNote(orderNumber: string, refundId: string): Promise<Blob> {
  return fetchFile(
    'customer',
    addressOf(getCreditNote, { params: { orderNumber, refundId } }),
    'application/pdf',
  )
}

/** The invoice of an order as a file; it needs the token, so it is fetched, never linked. */
export function useInvoice() {
  return useMutation({
    mutationFn: (orderNumber: string) =>
      fetchFile('customer', addressOf(getInvoice, { params: { orderNumber } }), 'application/pdf'),
  })
}
