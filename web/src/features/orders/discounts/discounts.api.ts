import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answered, Sent } from 'contract/endpoint'
import type {
  createDiscount as createCall,
  listDiscounts as listCall,
} from 'contract/orders/console-discount-calls'
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

type DiscountsPage = Answered<typeof listCall>['data']

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
  /** Version that was read; undefined replaces the current one. */
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
    // After a conflict too, so that the list shows the current version.
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Puts a code into the archive, or brings it back. */
export function useMoveDiscount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isActive }: { id: string; isActive: boolean }) =>
      isActive
        ? (await call(restoreDiscount, { params: { id } })).data
        : (await call(archiveDiscount, { params: { id } })).data,
    // Updates the row before the list reloads, so that a second press reverses instead of repeating.
    onSuccess: (moved) =>
      client.setQueriesData<DiscountsPage>(
        { queryKey: KEY },
        (page) => page && { ...page, items: page.items.map((one) => (one._id === moved._id ? moved : one)) },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}
