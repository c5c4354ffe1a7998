import { discountStates } from 'contract/orders/discount-rules'
import { useSearchParams } from 'react-router'
import { listQuery, readListPlace } from '../../../ui/list-params'
import type { DiscountsQuery } from './discounts.api'

/** In the address: which code stands open in its dialog. */
const OPEN = 'code'
export const NEW = 'new'

/** The query of the list's address with these changes. Another filter begins at its first page. */
export function discountsSearch(from: DiscountsQuery, change: Partial<DiscountsQuery>): string {
  const { state, ...place } = { ...from, page: 1, ...change }
  return listQuery({ ...place, status: state })
}

/** The same list with a code's dialog open. */
export function openSearch(at: DiscountsQuery, id: string): string {
  const params = new URLSearchParams(discountsSearch(at, { page: at.page }))
  params.set(OPEN, id)
  return `?${params}`
}

/** Returns the query in the address; unknown values are ignored. */
export function useDiscountsParams(): { at: DiscountsQuery; open: string | null } {
  const [params] = useSearchParams()
  const state = discountStates.find((one) => one === params.get('status'))
  return { at: { ...readListPlace(params), state }, open: params.get(OPEN) }
}
