import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import type {
  DeskReturn,
  receiveReturn as receiveCall,
  refundReturn as refundCall,
} from 'contract/orders/console-return-calls'
import {
  approveReturn,
  closeReturn,
  closeWithdrawal,
  getDeskPhoto,
  getReturn,
  listReturns,
  listWithdrawals,
  receiveReturn,
  refundReturn,
  refuseReturn,
} from 'contract/orders/console-routes'
import type { ReturnFilter } from 'contract/orders/return-rules'
import { call } from '../../../../api/call'
import { fetchFile } from '../../../../api/file'
import { addressOf } from '../../../../api/http'

const KEY = ['admin', 'returns'] as const
const WITHDRAWALS = ['admin', 'withdrawals'] as const
const ORDERS = ['admin', 'orders'] as const

export interface ReturnsQuery {
  state: ReturnFilter | undefined
  page: number
}

export function useReturns(query: ReturnsQuery) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) => (await call(listReturns, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One return, which need not be in the list. */
export function useReturn(id: string | null) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(getReturn, { params: { id: id ?? '' }, signal })).data,
    enabled: id !== null,
    staleTime: 0,
  })
}

/** A step of a return, with what it needs. */
export type ReturnStep =
  | { step: 'approve' }
  | { step: 'refuse' | 'close'; body: { reason: string } }
  | { step: 'receive'; body: Sent<typeof receiveCall>['body'] }
  | { step: 'refund'; body: Sent<typeof refundCall>['body'] }

const send = async (id: string, wish: ReturnStep): Promise<DeskReturn> => {
  const params = { id }
  switch (wish.step) {
    case 'approve':
      return (await call(approveReturn, { params })).data
    case 'refuse':
      return (await call(refuseReturn, { params, body: wish.body })).data
    case 'close':
      return (await call(closeReturn, { params, body: wish.body })).data
    case 'receive':
      return (await call(receiveReturn, { params, body: wish.body })).data
    case 'refund':
      return (await call(refundReturn, { params, body: wish.body })).data
  }
}

/** Takes a return a step further; lists and its order show it at once. */
export function useReturnStep(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: ReturnStep) => send(id, wish),
    onSuccess: (next) => client.setQueryData([...KEY, 'one', id], next),
    // Also after a refusal: somebody else may have taken it further.
    onSettled: () => {
      for (const queryKey of [KEY, WITHDRAWALS, ORDERS]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** The nth photo of a return, counted from 1. */
export function useReturnPhoto(id: string, n: number) {
  return useQuery({
    queryKey: ['admin', 'return-photo', id, n],
    queryFn: ({ signal }) =>
      fetchFile('admin', addressOf(getDeskPhoto, { params: { id, n: String(n) } }), 'image/jpeg', signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures are large; those that nobody looks at any more go.
    gcTime: 60_000,
  })
}

export function useWithdrawals(page: number) {
  return useQuery({
    queryKey: [...WITHDRAWALS, page],
    queryFn: async ({ signal }) => (await call(listWithdrawals, { query: { page }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useCloseWithdrawal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await call(closeWithdrawal, { params: { id } })).data,
    onSettled: () => void client.invalidateQueries({ queryKey: WITHDRAWALS }),
  })
}
