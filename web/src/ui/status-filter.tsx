import { type ComponentProps, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FilterBar } from './filter-bar'
import { type StatusPlace, statusSearch } from './status-params'

interface Props<S extends string> {
  at: StatusPlace<S>
  statuses: readonly S[]
  /** The name of a status, or of all of them. */
  nameOf: (status: S | undefined) => string
  /** How many there are of a status; not known before the first answer, and not counted of each. */
  counts?: Partial<Record<string, number>> | undefined
  /** Names the filter for those who listen. */
  label: string
  search: Pick<ComponentProps<typeof FilterBar>['search'], 'label' | 'placeholder' | 'clearLabel'>
}

/** Status and search of a list, both part of its address. */
export function StatusFilter<S extends string>({ at, statuses, nameOf, counts, label, search }: Props<S>) {
  const navigate = useNavigate()
  // While the next list loads, the counts of the one before still hold.
  const known = useRef(counts)
  if (counts) known.current = counts
  const links = [undefined, ...statuses].map((status) => ({
    key: status ?? 'all',
    label: nameOf(status),
    to: { search: statusSearch(at, { status }) },
    current: status === at.status,
    count: status && known.current?.[status],
  }))
  return (
    <FilterBar
      search={{
        ...search,
        value: at.search,
        onSearch: (text) => void navigate({ search: statusSearch(at, { search: text }) }, { replace: true }),
      }}
      filter={{ label, links }}
    />
  )
}
