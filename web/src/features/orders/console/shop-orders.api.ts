import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { exportUsers } from 'contract/admin/people-routes'
import type { Sent } from 'contract/endpoint'
import type {
  ConsoleOrder,
  exportOrders as exportCall,
  moveOrder as moveCall,
  moveOrders as moveManyCall,
  markPaid as paidCall,
  receiveParcel as receiveCall,
} from 'contract/orders/console-calls'
import type {
  refundOrder as refundCall,
  retryRefund as retryCall,
} from 'contract/orders/console-refund-calls'
import {
  exportOrders,
  getConsoleOrder,
  getOrderCreditNote,
  listOrders,
  markPaid,
  moveOrder,
  moveOrders,
  receiveParcel,
  refundOrder,
  retryRefund,
} from 'contract/orders/console-routes'
import { getInvoice } from 'contract/orders/document-routes'
import { SECOND } from 'contract/units'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'
import type { OrdersPlace } from './list-place'

export const KEY = ['admin', 'orders'] as const
export const listKey = [...KEY, 'list'] as const

export function useOrders({ sort, from, to, ...query }: OrdersPlace) {
  const more = { ...(sort !== 'newest' && { sort }), ...(from && { from }), ...(to && { to }) }
  return useQuery({
    queryKey: [...listKey, { ...query, ...more }],
    queryFn: async ({ signal }) => (await call(listOrders, { query: { ...query, ...more }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(getConsoleOrder, { params: { id }, signal })).data,
    staleTime: 0,
  })

/** Polling interval in ms while a refund is pending. */
const REFUND_CHECK = 5 * SECOND

/** Reads an order; polls while the provider has not answered a refund. */
export function useConsoleOrder(id: string) {
  return useQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data?.refunds.some(({ state }) => state === 'pending') ? REFUND_CHECK : false,
  })
}

/** Returns a function that reads an order's current state. */
export function useReadOrder(id: string): () => Promise<ConsoleOrder> {
  const client = useQueryClient()
  return () => client.fetchQuery(orderQuery(id))
}

/** Moves an order on; the page and the lists show it at once. */
export function useMoveOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof moveCall>['body']) =>
      (await call(moveOrder, { params: { id }, body })).data,
    onSuccess: (moved) => client.setQueryData(orderQuery(id).queryKey, moved),
    // Also after a refusal: somebody else may have moved it meanwhile.
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Notes that an order of programs was paid by arrangement. */
export function useMarkPaid(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof paidCall>['body']) =>
      (await call(markPaid, { params: { id }, body })).data,
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Books a parcel that came back undelivered. */
export function useReceiveParcel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof receiveCall>['body']) =>
      (await call(receiveParcel, { params: { id }, body })).data,
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Refunds a part of an order; the page and the lists show it at once. The key makes a repeat safe. */
export function useRefundOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ body, key }: { body: Sent<typeof refundCall>['body']; key: string }) =>
      (await call(refundOrder, { params: { id }, body, headers: { 'Idempotency-Key': key } })).data,
    onSuccess: (refunded) => client.setQueryData(orderQuery(id).queryKey, refunded),
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Sends a failed refund again. */
export function useRetryRefund(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ refundId, body }: { refundId: string; body: Sent<typeof retryCall>['body'] }) =>
      (await call(retryRefund, { params: { id, refundId }, body })).data,
    onSuccess: (order) => client.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Moves several orders; answers what became of each. */
export function useMoveOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Sent<typeof moveManyCall>['body']) =>
      (await call(moveOrders, { body })).data.results,
    // Also without an answer: some may have moved.
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

/** The invoice of an order as a file. */
export function fetchInvoice(orderNumber: string): Promise<Blob> {
  return fetchFile('admin', addressOf(getInvoice, { params: { orderNumber } }), 'application/pdf')
}

/** The credit note of a refund as a file. */
export function fetchCreditNote(id: string, refundId: string): Promise<Blob> {
  return fetchFile('admin', addressOf(getOrderCreditNote, { params: { id, refundId } }), 'application/pdf')
}

/** A table of orders as a CSV file. */
export function fetchOrderExport(query: Sent<typeof exportCall>['query']): Promise<Blob> {
  return fetchFile('admin', addressOf(exportOrders, { query }), 'text/csv')
}

/** Customers as a CSV file. */
export function fetchCustomers(): Promise<Blob> {
  return fetchFile('admin', addressOf(exportUsers, {}), 'text/csv')
}
