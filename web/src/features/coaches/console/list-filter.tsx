import { useNavigate } from 'react-router'
import { FilterLinks } from '../../../ui/filter-links'
import { SearchForm } from '../../../ui/form/search-form'
import { listSearch, type StatusChoice, statusChoices } from './list-params'
import { useMessages } from './words/use-messages'

interface Props {
  at: { choice: StatusChoice; search: string; page: number }
  /** How many there are of each; not known before the first answer. */
  counts: Record<'pending' | 'approved' | 'rejected', number> | undefined
}

export function ListFilter({ at, counts }: Props) {
  const t = useMessages()
  const total = counts && counts.pending + counts.approved + counts.rejected
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <FilterLinks
        label={t('list.filter')}
        links={statusChoices.map((choice) => ({
          key: choice,
          label: choice === 'all' ? t('list.all') : t(`status.${choice}`),
          to: { search: listSearch(at, { choice }) },
          current: choice === at.choice,
          count: choice === 'all' ? total : counts?.[choice],
        }))}
      />
      <Search at={at} />
    </div>
  )
}

function Search({ at }: Pick<Props, 'at'>) {
  const t = useMessages()
  const navigate = useNavigate()
  return (
    <SearchForm
      value={at.search}
      onSearch={(search) => {
        if (search !== at.search) navigate({ search: listSearch(at, { search }) }, { replace: true })
      }}
      label={t('list.search')}
      placeholder={t('list.searchHint')}
      clearLabel={t('list.clear')}
      className="w-full sm:w-80"
    />
  )
}
