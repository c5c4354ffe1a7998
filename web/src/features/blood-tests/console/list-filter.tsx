import { bloodTestStatuses } from 'contract/blood-tests/rules'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { SearchForm } from '../../../ui/form/search-form'
import { coachTestsWords } from '../coach/words/coach-tests-words'
import { type ListParams, listSearch } from './list-params'
import { consoleTestsWords } from './words/console-tests-words'

interface Props {
  at: ListParams
  /** Tests of each status, among those found; not known before the first answer. */
  counts: Record<string, number> | undefined
}

/** Status and search of the list, both part of its address. */
export function ListFilter({ at, counts }: Props) {
  const t = useT(coachTestsWords, consoleTestsWords)
  const navigate = useNavigate()
  // While the next list loads, the counts of the one before still hold.
  const known = useRef(counts)
  if (counts) known.current = counts
  const links = [undefined, ...bloodTestStatuses].map((status) => ({
    key: status ?? 'all',
    label: status ? t(`coachTests.status.${status}`) : t('consoleTests.list.all'),
    to: { search: listSearch(at, { status }) },
    current: status === at.status,
    count: status && known.current?.[status],
  }))
  return (
    <div className="grid gap-4">
      <SearchForm
        value={at.search}
        onSearch={(search) => {
          if (search !== at.search) void navigate({ search: listSearch(at, { search }) }, { replace: true })
        }}
        label={t('consoleTests.list.search')}
        placeholder={t('consoleTests.list.searchHint')}
        clearLabel={t('consoleTests.list.clear')}
        className="w-full sm:max-w-md"
      />
      <FilterLinks label={t('coachTests.detail.status')} links={links} />
    </div>
  )
}
