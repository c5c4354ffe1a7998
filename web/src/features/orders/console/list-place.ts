import { type OrderFilter, type OrderSort, orderFilters, orderSorts } from 'contract/orders/rules'
import { useSearchParams } from 'react-router'
import { readStatusPlace, type StatusPlace, statusSearch } from '../../../ui/status-params'
import type { Sort } from '../../../ui/table/columns'

/** Parameters in the address of the list of orders. */
export interface OrdersPlace extends StatusPlace<OrderFilter> {
  sort: OrderSort
  /** First and last day on which they were placed; empty if open. */
  from: string
  to: string
}

/** Returns the query string with these changes; all but a change of the page go to the first one. */
export function ordersSearch(at: OrdersPlace, change: Partial<OrdersPlace>): string {
  const { sort, from, to, ...rest } = { ...at, page: 1, ...change }
  const params = new URLSearchParams(statusSearch(rest, { page: rest.page }))
  if (sort !== 'newest') params.set('sort', sort)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  const text = params.toString()
  return text && `?${text}`
}

const DAY = /^\d{4}-\d\d-\d\d$/
const dayOf = (text: string | null) => (text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '')

/** Reads the parameters; invalid values count as absent. */
export function readOrdersPlace(params: URLSearchParams): OrdersPlace {
  return {
    ...readStatusPlace(params, orderFilters),
    sort: orderSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }
}

export function useOrdersPlace(): OrdersPlace {
  const [params] = useSearchParams()
  return readOrdersPlace(params)
}

const sortedBy: Record<OrderSort, Sort> = {
  newest: { key: 'placed', down: true },
  oldest: { key: 'placed', down: false },
  total_desc: { key: 'total', down: true },
  total_asc: { key: 'total', down: false },
}

/** Sorting as the head of the table shows it. */
export const toSort = (sort: OrderSort): Sort => sortedBy[sort]

/** Sorting that the head of the table asks for. */
export function ofSort({ key, down }: Sort): OrderSort {
  return orderSorts.find((sort) => sortedBy[sort].key === key && sortedBy[sort].down === down) ?? 'newest'
}
