import { type ReturnFilter, returnFilters } from 'contract/orders/return-rules'
import { useSearchParams } from 'react-router'
import { listQuery, readListPlace } from '../../../../ui/list-params'
import type { ReturnsQuery } from './returns.api'

/** In the address: which return stands open in its dialog. */
const OPEN = 'return'
/** The desk begins with what somebody waits for. */
const FIRST: ReturnFilter = 'open'
const ALL = 'all'

/** The query of the desk's address with these changes. Another filter begins at its first page. */
export function returnsSearch(from: ReturnsQuery, change: Partial<ReturnsQuery>): string {
  const { state, page } = { ...from, page: 1, ...change }
  return listQuery({ status: state === FIRST ? undefined : (state ?? ALL), search: '', page })
}

/** The same list with a return's dialog open. */
export function openSearch(at: ReturnsQuery, id: string): string {
  const params = new URLSearchParams(returnsSearch(at, { page: at.page }))
  params.set(OPEN, id)
  return `?${params}`
}

/** Returns the query in the address; unknown values are ignored. */
export function useReturnsParams(): { at: ReturnsQuery; open: string | null } {
  const [params] = useSearchParams()
  const status = params.get('status')
  const state = status === ALL ? undefined : (returnFilters.find((one) => one === status) ?? FIRST)
  return { at: { state, page: readListPlace(params).page }, open: params.get(OPEN) }
}
