import { useSearchParams } from 'react-router'
import { type ListPlace, listQuery, readListPlace } from './list-params'

/** Parameters in the address of a list with a status filter. */
export interface StatusPlace<S extends string> extends ListPlace {
  status: S | undefined
}

/** Returns the query string with these changes; a change of the filter resets the page. */
export function statusSearch<S extends string>(
  from: StatusPlace<S>,
  change: Partial<StatusPlace<S>>,
): string {
  return listQuery({ ...from, page: 1, ...change })
}

/** Reads the parameters from an address; an unknown status means no filter. */
export function readStatusPlace<S extends string>(
  params: URLSearchParams,
  statuses: readonly S[],
): StatusPlace<S> {
  return {
    ...readListPlace(params),
    status: statuses.find((status) => status === params.get('status')),
  }
}

/** Reads the parameters from the current address. */
export function useStatusPlace<S extends string>(statuses: readonly S[]): StatusPlace<S> {
  const [params] = useSearchParams()
  return readStatusPlace(params, statuses)
}
