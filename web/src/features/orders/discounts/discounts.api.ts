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
    mutationFn: async ({ id, isActive }: { id: string; isActive: boolean }) =>
      isActive
        ? (await call(restoreDiscount, { params: { id } })).data
        : (await call(archiveDiscount, { params: { id } })).data,
    // The row says so before the list has been read again: a second press does the opposite, not the same once more.
    onSuccess: (moved) =>
      client.setQueriesData<DiscountsPage>(
        { queryKey: KEY },
        (page) => page && { ...page, items: page.items.map((one) => (one._id === moved._id ? moved : one)) },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}
