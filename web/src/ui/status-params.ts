import { useSearchParams } from 'react-router'
import { type ListPlace, listQuery, readListPlace } from './list-params'

/** What the address of a list with one filter says. */
export interface StatusPlace<S extends string> extends ListPlace {
  status: S | undefined
}

/** The query of an address with these changes. Another filter begins at its first page. */
export function statusSearch<S extends string>(
  from: StatusPlace<S>,
  change: Partial<StatusPlace<S>>,
): string {
  return listQuery({ ...from, page: 1, ...change })
}

/** What an address says; an unknown status reads as all of them. */
export function readStatusPlace<S extends string>(
  params: URLSearchParams,
  statuses: readonly S[],
): StatusPlace<S> {
  return {
    ...readListPlace(params),
    status: statuses.find((status) => status === params.get('status')),
  }
}

/** What the list's own address says. */
export function useStatusPlace<S extends string>(statuses: readonly S[]): StatusPlace<S> {
  const [params] = useSearchParams()
  return readStatusPlace(params, statuses)
}
