import type { Locale } from 'contract/locale'
import type { UserProgram } from 'contract/programs/calls'
import { type CustomerStatus, customerStatuses } from 'contract/programs/rules'
import { SEARCH_MAX, searchForm } from 'contract/text'

/** Filters of the list in the address; empty means all. */
export interface ProgramFilter {
  search: string
  status: CustomerStatus | ''
  category: string
}

export function readFilter(params: URLSearchParams): ProgramFilter {
  const status = params.get('status')
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    status: customerStatuses.find((one) => one === status) ?? '',
    category: params.get('category') ?? '',
  }
}

/** Returns the query of an address without defaults. */
export function filterQuery(filter: ProgramFilter): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value)
  const text = params.toString()
  return text && `?${text}`
}

/** Order of the list: running programs, then those that wait or are paused, then those that are over. */
const ORDER: readonly CustomerStatus[] = ['active', 'pending', 'paused', 'completed', 'deactivated']

/** Puts the running programs first and those of an unknown status last; within a status the order stays. */
export function runningFirst(programs: readonly UserProgram[]): UserProgram[] {
  const place = ({ status }: UserProgram) => (ORDER.includes(status) ? ORDER.indexOf(status) : ORDER.length)
  return programs.toSorted((a, b) => place(a) - place(b))
}

/** The programs that fit all of the filters together (decision X-51). */
export function filterPrograms(
  programs: readonly UserProgram[],
  { search, status, category }: ProgramFilter,
): UserProgram[] {
  const words = searchForm(search).split(' ').filter(Boolean)
  return programs.filter((one) => {
    const { name, description, categoryId } = one.programId
    const person = one.coach ? `${one.coach.firstName} ${one.coach.lastName}` : ''
    const text = searchForm([name, description, categoryId.name, person].join(' '))
    return (
      (!status || one.status === status) &&
      (!category || categoryId.name === category) &&
      words.every((word) => text.includes(word))
    )
  })
}

/** Names of the categories in the list, each once, in the order of the language. */
export function categoriesOf(programs: readonly UserProgram[], locale: Locale): string[] {
  return [...new Set(programs.map(({ programId }) => programId.categoryId.name))].sort((a, b) =>
    a.localeCompare(b, locale),
  )
}
