import { type OrderStatus, orderStatuses } from 'contract/orders/rules'
import { SEARCH_MAX } from 'contract/text'
import { useSearchParams } from 'react-router'

export interface ListParams {
  status: OrderStatus | undefined
  search: string
  page: number
}

/** What the list's address says; anything unknown reads as all orders from the newest. */
function readList(params: URLSearchParams): ListParams {
  const page = Number(params.get('page'))
  return {
    status: orderStatuses.find((status) => status === params.get('status')),
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of an address with these changes; whatever says nothing is left out. */
export function listSearch(from: ListParams, change: Partial<ListParams>): string {
  // Another filter begins at its first page.
  const next = { ...from, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.status) params.set('status', next.status)
  if (next.search) params.set('search', next.search)
  if (next.page > 1) params.set('page', String(next.page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

export function useListParams(): ListParams {
  const [params] = useSearchParams()
  return readList(params)
}
