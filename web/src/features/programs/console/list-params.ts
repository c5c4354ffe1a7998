import { type TemplateStatus, templateStatuses } from 'contract/programs/console-rules'
import { type UserProgramStatus, userProgramStatuses } from 'contract/programs/rules'
import { useSearchParams } from 'react-router'
import { listQuery, readListPlace } from '../../../ui/list-params'
import type { PeopleQuery, TemplatesQuery } from './console-programs.api'

/** Adds a parameter with a value to a query. */
function withName(query: string, name: string, value: string | undefined): string {
  if (!value) return query
  const params = new URLSearchParams(query)
  params.set(name, value)
  return `?${params}`
}

/** The query of the templates' address with these changes. Another filter begins at its first page. */
export function templatesSearch(from: TemplatesQuery, change: Partial<TemplatesQuery>): string {
  const to = { ...from, page: 1, ...change }
  return withName(listQuery(to), 'category', to.category)
}

/** Returns the query in the address; an unknown status means all templates. */
export function useTemplatesParams(): TemplatesQuery {
  const [params] = useSearchParams()
  return {
    ...readListPlace(params),
    status: templateStatuses.find((status: TemplateStatus) => status === params.get('status')),
    category: params.get('category') ?? undefined,
  }
}

export function peopleSearch(from: PeopleQuery, change: Partial<PeopleQuery>): string {
  const to = { ...from, page: 1, ...change }
  return withName(listQuery(to), 'coach', to.coach)
}

export function usePeopleParams(): PeopleQuery {
  const [params] = useSearchParams()
  return {
    ...readListPlace(params),
    status: userProgramStatuses.find((status: UserProgramStatus) => status === params.get('status')),
    coach: params.get('coach') ?? undefined,
  }
}
