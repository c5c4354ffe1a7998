import { Link, useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { SearchForm } from '../../../ui/form/search-form'
import { listSearch, type StatusChoice, statusChoices } from './list-params'
import { useMessages } from './words/use-messages'

interface Props {
  at: { choice: StatusChoice; search: string; page: number }
  /** How many there are of each; not known before the first answer. */
  counts: Record<'pending' | 'approved' | 'rejected', number> | undefined
}

export function ListFilter({ at, counts }: Props) {
  const tCommon = useT()
  const t = useMessages()
  const total = counts && counts.pending + counts.approved + counts.rejected
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label={t('list.filter')}>
        <ul className="flex flex-wrap gap-1.5">
          {statusChoices.map((choice) => {
            const chosen = choice === at.choice
            const count = choice === 'all' ? total : counts?.[choice]
            return (
              <li key={choice}>
                <Link
                  to={{ search: listSearch(at, { choice }) }}
                  aria-current={chosen ? 'page' : undefined}
                  className={cx(
                    'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill px-3.5 font-medium sm:px-4 transition-colors',
                    chosen ? 'bg-ink text-paper' : 'border border-hairline hover:border-ink',
                  )}
                >
                  {choice === 'all' ? t('list.all') : t(`status.${choice}`)}
                  <span
                    className={cx('min-w-4 text-xs tabular-nums', chosen ? 'text-paper' : 'text-ink-soft')}
                  >
                    {count === undefined ? '' : tCommon.number(count)}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
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
