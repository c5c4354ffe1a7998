import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from 'contract/endpoint'
import type { createDiscount as createCall } from 'contract/orders/console-discount-calls'
import {
  archiveDiscount,
  createDiscount,
  listDiscounts,
  restoreDiscount,
  updateDiscount,
} from 'contract/orders/console-routes'
import type { DiscountState } from 'contract/orders/discount-rules'
import { call } from '../../../api/call'

const KEY = ['console', 'discounts'] as const

export interface DiscountsQuery {
  state: DiscountState | undefined
  search: string
  page: number
}

export function useDiscounts(query: DiscountsQuery) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) => (await call(listDiscounts, { query: { ...query }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface Saved {
  /** Absent for a new one. */
  id: string | undefined
  /** The version that was seen; without it whatever stands now is replaced. */
  version: number | undefined
  body: Sent<typeof createCall>['body']
}

export function useSaveDiscount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, body }: Saved) => {
      const headers = version === undefined ? undefined : { 'If-Match': `"${version}"` }
      const { data } = id
        ? await call(updateDiscount, { params: { id }, body, headers })
        : await call(createDiscount, { body })
      return data
    },
    // After a conflict too: what stands now is what the list shows.
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Puts a code into the archive, or brings it back. */
export function useMoveDiscount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      isActive ? call(restoreDiscount, { params: { id } }) : call(archiveDiscount, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}
