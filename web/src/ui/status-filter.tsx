import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FilterBar } from './filter-bar'
import { type StatusPlace, statusSearch } from './status-params'

interface Props<S extends string> {
  at: StatusPlace<S>
  statuses: readonly S[]
  /** Returns the name of a status, or of "all" for undefined. */
  nameOf: (status: S | undefined) => string
  /** Number of entries by status; absent before the first response, and partial if only some are counted. */
  counts?: Partial<Record<string, number>> | undefined
  /** Accessible name of the filter. */
  label: string
  search: Pick<ComponentProps<typeof FilterBar>['search'], 'label' | 'placeholder' | 'clearLabel'>
  /** Returns the query string of a change, if the address holds more than status, search and page. */
  searchOf?: (change: Partial<StatusPlace<S>>) => string
  /** More filters beside the search. */
  children?: ReactNode
}

/** Status filter and search of a list; both are part of the address. */
export function StatusFilter<S extends string>(props: Props<S>) {
  const { at, statuses, nameOf, counts, label, search } = props
  const searchOf = props.searchOf ?? ((change) => statusSearch(at, change))
  const navigate = useNavigate()
  // Previous counts stay visible while the next list loads.
  const known = useRef(counts)
  if (counts) known.current = counts
  const links = [undefined, ...statuses].map((status) => ({
    key: status ?? 'all',
    label: nameOf(status),
    to: { search: searchOf({ status }) },
    current: status === at.status,
    count: status && known.current?.[status],
  }))
  return (
    <FilterBar
      search={{
        ...search,
        value: at.search,
        onSearch: (text) => void navigate({ search: searchOf({ search: text }) }, { replace: true }),
      }}
      filter={{ label, links }}
    >
      {props.children}
    </FilterBar>
  )
}
