import { type ApplicationStatus, applicationStatuses } from 'contract/coaches/rules'
import { useSearchParams } from 'react-router'
import { type ListPlace, listQuery, readListPlace } from '../../../ui/list-params'
import type { ApplicationsQuery } from './applications.api'

export type StatusChoice = ApplicationStatus | 'all'
/** Those who wait first: what is to be done, before what is done. */
export const statusChoices: readonly StatusChoice[] = [...applicationStatuses, 'all']

type Chosen = ListPlace & { choice: StatusChoice }

/** The query of an address with these changes. Another filter begins at its first page. */
export function listSearch(from: Chosen, change: Partial<Chosen>): string {
  const { choice, search, page } = { ...from, page: 1, ...change }
  return listQuery({ status: choice === 'pending' ? undefined : choice, search, page })
}

export type ListParams = ApplicationsQuery & Chosen

/** What an address asks for; an unknown status reads as those who wait. */
export function readListParams(params: URLSearchParams): ListParams {
  const choice = statusChoices.find((status) => status === params.get('status')) ?? 'pending'
  return { ...readListPlace(params), choice, status: choice === 'all' ? undefined : choice }
}

/** What the list's own address asks for. */
export function useListParams(): ListParams {
  const [params] = useSearchParams()
  return readListParams(params)
}
