import { personStates } from 'contract/admin/people-rules'
import { useSearchParams } from 'react-router'
import { listQuery, readListPlace } from '../../../ui/list-params'
import type { PeopleQuery } from './people.api'

export const peopleRoles = ['customer', 'coach', 'admin'] as const

/** Returns the query string with these changes; a new filter starts at page 1. */
export function peopleSearch(from: PeopleQuery, change: Partial<PeopleQuery>): string {
  const to = { ...from, page: 1, ...change }
  const params = new URLSearchParams(listQuery({ ...to, status: undefined }))
  if (to.role) params.set('role', to.role)
  if (to.state) params.set('state', to.state)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Parses the URL parameters; unknown values select everybody. */
export function readPeopleParams(params: URLSearchParams): PeopleQuery {
  return {
    ...readListPlace(params),
    role: peopleRoles.find((role) => role === params.get('role')),
    state: personStates.find((state) => state === params.get('state')),
  }
}

/** Reads the list's query from the current URL. */
export function usePeopleParams(): PeopleQuery {
  const [params] = useSearchParams()
  return readPeopleParams(params)
}
