import { type OrderFilter, orderFilters } from 'contract/orders/rules'
import { useSearchParams } from 'react-router'
import { type ListPlace, listQuery, readListPlace } from '../../../ui/list-params'

export interface ListParams extends ListPlace {
  status: OrderFilter | undefined
}

/** The query of an address with these changes. Another filter begins at its first page. */
export function listSearch(from: ListParams, change: Partial<ListParams>): string {
  return listQuery({ ...from, page: 1, ...change })
}

/** What the list's address says; an unknown status reads as all orders. */
export function useListParams(): ListParams {
  const [params] = useSearchParams()
  return {
    ...readListPlace(params),
    status: orderFilters.find((status) => status === params.get('status')),
  }
}
