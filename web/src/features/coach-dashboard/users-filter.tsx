import type { UserCounts } from 'contract/coach-dashboard/calls'
import { type UserGroup, type UserSort, userGroups, userSorts } from 'contract/coach-dashboard/rules'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { FilterLinks } from '../../ui/filter-links'
import { SearchForm } from '../../ui/form/search-form'
import { Select } from '../../ui/select'
import { coachWords } from '../coaches/words/coach-words'

/** Reads and writes the list's URL parameters; a new search, group or order resets the page to 1. */
export function useUsersParams() {
  const [params, setParams] = useSearchParams()
  const group = userGroups.find((one) => one === params.get('show'))
  const sort = userSorts.find((one) => one === params.get('sort')) ?? 'activity'
  const withName = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    for (const gone of ['page', 'user']) next.delete(gone)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    search: params.get('search') ?? '',
    group,
    sort,
    /** An empty text clears the search and the group. */
    find(text: string) {
      const next = withName('search', text)
      if (!text) next.delete('show')
      setParams(next, { replace: true })
    },
    order: (by: UserSort) => setParams(withName('sort', by === 'activity' ? '' : by), { replace: true }),
    groupAddress: (one: UserGroup | undefined) => ({ search: withName('show', one ?? '').toString() }),
    pageAddress(n: number) {
      const next = new URLSearchParams(params)
      next.delete('user')
      next.set('page', String(n))
      return { search: next.toString() }
    },
  }
}

interface Props {
  params: ReturnType<typeof useUsersParams>
  counts: UserCounts | undefined
}

/** Group filter, sort order and search field. */
export function UsersFilter({ params, counts }: Props) {
  const t = useT(coachWords)
  // The previous counts remain visible while the next list loads.
  const known = useRef(counts)
  if (counts) known.current = counts
  const links = [undefined, ...userGroups].map((group) => ({
    key: group ?? 'all',
    label: t(`coach.users.groups.${group ?? 'all'}`),
    to: params.groupAddress(group),
    current: group === params.group,
    count: group && known.current?.[group],
  }))
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-3 max-sm:basis-full max-sm:justify-start">
      <FilterLinks label={t('coach.users.filter')} links={links} />
      <div className="w-52 max-sm:w-full">
        <Select
          hideLabel
          label={t('coach.users.sort')}
          value={params.sort}
          onChange={({ target }) => params.order(target.value as UserSort)}
        >
          {userSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`coach.users.sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </div>
      <SearchForm
        value={params.search}
        onSearch={params.find}
        label={t('coach.users.search')}
        placeholder={t('coach.users.searchHint')}
        clearLabel={t('coach.users.clear')}
        className="w-full sm:w-64"
      />
    </div>
  )
}
