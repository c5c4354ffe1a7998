import { type ApplicationStatus, applicationStatuses } from 'contract/coaches/rules'
import { useSearchParams } from 'react-router'
import { type ListPlace, listQuery, readListPlace } from '../../../ui/list-params'
import type { ApplicationsQuery } from './applications.api'

export type StatusChoice = ApplicationStatus | 'all'
/** Pending applications first, because they need a decision. */
export const statusChoices: readonly StatusChoice[] = [...applicationStatuses, 'all']

type Chosen = ListPlace & { choice: StatusChoice }

/** Returns the query string with these changes; a new filter starts at page 1. */
export function listSearch(from: Chosen, change: Partial<Chosen>): string {
  const { choice, search, page } = { ...from, page: 1, ...change }
  return listQuery({ status: choice === 'pending' ? undefined : choice, search, page })
}

export type ListParams = ApplicationsQuery & Chosen

/** Parses the URL parameters; an unknown status means pending. */
export function readListParams(params: URLSearchParams): ListParams {
  const choice = statusChoices.find((status) => status === params.get('status')) ?? 'pending'
  return { ...readListPlace(params), choice, status: choice === 'all' ? undefined : choice }
}

/** Reads the list's parameters from the current URL. */
export function useListParams(): ListParams {
  const [params] = useSearchParams()
  return readListParams(params)
}
