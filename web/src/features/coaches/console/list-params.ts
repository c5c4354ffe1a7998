import { type ApplicationStatus, applicationStatuses } from 'contract/coaches/rules'
import { useSearchParams } from 'react-router'
import type { ApplicationsQuery } from './applications.api'

export type StatusChoice = ApplicationStatus | 'all'
/** Those who wait first: what is to be done, before what is done. */
export const statusChoices: readonly StatusChoice[] = [...applicationStatuses, 'all']

/** What the list's address asks for; anything unknown reads as the beginning. */
export function readList(params: URLSearchParams): ApplicationsQuery & { choice: StatusChoice } {
  const choice = statusChoices.find((status) => status === params.get('status')) ?? 'pending'
  const page = Number(params.get('page'))
  return {
    choice,
    status: choice === 'all' ? undefined : choice,
    search: (params.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of an address with these changes; whatever says nothing is left out. */
export function listSearch(
  from: { choice: StatusChoice; search: string; page: number },
  change: Partial<{ choice: StatusChoice; search: string; page: number }>,
): string {
  // Another filter begins at its first page.
  const next = { ...from, page: 1, ...change }
  const params = new URLSearchParams()
  if (next.choice !== 'pending') params.set('status', next.choice)
  if (next.search) params.set('search', next.search)
  if (next.page > 1) params.set('page', String(next.page))
  const text = params.toString()
  return text ? `?${text}` : ''
}

export function useListParams() {
  const [params] = useSearchParams()
  return readList(params)
}
