import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { FilterLinks } from '../../../ui/filter-links'
import { SearchForm } from '../../../ui/form/search-form'
import { listSearch, type StatusChoice, statusChoices } from './list-params'
import { applicationsWords } from './words/applications-words'

interface Props {
  at: { choice: StatusChoice; search: string; page: number }
  /** Number of applications by status; undefined before the first response. */
  counts: Record<'pending' | 'approved' | 'rejected', number> | undefined
}

export function ListFilter({ at, counts }: Props) {
  const t = useT(applicationsWords)
  const total = counts && counts.pending + counts.approved + counts.rejected
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <FilterLinks
        label={t('applications.list.filter')}
        links={statusChoices.map((choice) => ({
          key: choice,
          label: choice === 'all' ? t('applications.list.all') : t(`applications.status.${choice}`),
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
  const t = useT(applicationsWords)
  const navigate = useNavigate()
  return (
    <SearchForm
      value={at.search}
      onSearch={(search) => {
        if (search !== at.search) navigate({ search: listSearch(at, { search }) }, { replace: true })
      }}
      label={t('applications.list.search')}
      placeholder={t('applications.list.searchHint')}
      clearLabel={t('applications.list.clear')}
      className="w-full sm:w-80"
    />
  )
}
