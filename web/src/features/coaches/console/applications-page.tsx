import { useQuery } from '@tanstack/react-query'
import { SEARCH_RESULTS_MAX } from 'contract/coaches/rules'
import { useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useMessages as useConsoleMessages } from '../../../i18n/console/use-messages'
import { useLocale } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Pagination } from '../../../ui/pagination'
import { Skeleton } from '../../../ui/skeleton'
import { ApplicationRow } from './application-row'
import { listQuery } from './applications.api'
import { ListFilter } from './list-filter'
import { listSearch, useListParams } from './list-params'
import { useMessages } from './words/use-messages'

export default function ApplicationsPage() {
  const tConsole = useConsoleMessages()
  const t = useMessages()
  const { locale } = useLocale()
  const at = useListParams()
  const { search: here } = useLocation()
  const { choice, ...query } = at
  const { data, error, refetch, isPlaceholderData } = useQuery(listQuery(query, locale))
  // A search does not count them anew: what the list said before still stands.
  const counts = useRef(data?.counts)
  if (data?.counts) counts.current = data.counts
  usePageTitle(tConsole('title', { page: t('title') }))

  // A page that is no longer there shows the last one under its own address.
  if (data && !isPlaceholderData && data.currentPage !== at.page)
    return <Navigate to={{ search: listSearch(at, { page: data.currentPage }) }} replace />

  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-7 sm:px-8 lg:py-10">
      <header className="grid gap-1.5">
        <h1 tabIndex={-1} className="wide text-2xl">
          {t('title')}
        </h1>
        <p className="text-ink-soft">{t('list.intro')}</p>
      </header>
      <ListFilter at={at} counts={counts.current} />
      {!data && error ? (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status" aria-busy="true" className="grid gap-2">
          <span className="sr-only">{t('list.loading')}</span>
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} className="h-18" />
          ))}
        </div>
      ) : data.total === 0 ? (
        <Nothing at={at} />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <ul className="divide-y divide-hairline overflow-clip rounded-card border border-hairline">
            {data.items.map((application) => (
              <ApplicationRow
                key={application._id}
                application={application}
                from={here}
                mixed={choice === 'all'}
              />
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {data && data.total > 0
          ? at.search && data.total >= SEARCH_RESULTS_MAX
            ? t('list.foundMany', { count: SEARCH_RESULTS_MAX })
            : t('list.found', { count: data.total })
          : null}
      </p>
      {data ? (
        <Pagination
          page={data.currentPage}
          pages={data.totalPages}
          to={(page) => ({ search: listSearch(at, { page }) })}
        />
      ) : null}
    </div>
  )
}

function Nothing({ at }: { at: ReturnType<typeof useListParams> }) {
  const t = useMessages()
  const all = at.choice === 'all' && !at.search
  const [title, text] = at.search
    ? [t('list.nothingFound'), t('list.nothingFoundText')]
    : at.choice === 'pending'
      ? [t('list.nobodyWaits'), t('list.nobodyWaitsText')]
      : [t('list.none'), undefined]
  return (
    <EmptyState title={title} text={text}>
      {all ? null : (
        <LinkButton to={{ search: listSearch(at, { choice: 'all', search: '' }) }} kind="secondary">
          {t('list.showAll')}
        </LinkButton>
      )}
    </EmptyState>
  )
}
