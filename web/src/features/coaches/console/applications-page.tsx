import type { listApplications } from 'contract/coaches/calls'
import { SEARCH_RESULTS_MAX } from 'contract/coaches/rules'
import type { Answered } from 'contract/endpoint'
import { useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useMessages as useConsoleMessages } from '../../../i18n/console/use-messages'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { ListCount, ListLoading, ListPage, ListRows } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Pagination } from '../../../ui/pagination'
import { ApplicationRow } from './application-row'
import { useApplications } from './applications.api'
import { ListFilter } from './list-filter'
import { listSearch, useListParams } from './list-params'
import { useMessages } from './words/use-messages'

type At = ReturnType<typeof useListParams>
type Applications = Answered<typeof listApplications>['data']

export default function ApplicationsPage() {
  const tConsole = useConsoleMessages()
  const t = useMessages()
  const at = useListParams()
  const { choice: _, ...query } = at
  const { data, error, refetch, isPlaceholderData } = useApplications(query)
  // A search is answered without counts: those of the answer before still hold.
  const counts = useRef(data?.counts)
  if (data?.counts) counts.current = data.counts
  usePageTitle(tConsole('title', { page: t('title') }))

  // A page that no longer exists shows the last one under its own address.
  if (data && !isPlaceholderData && data.currentPage !== at.page)
    return <Navigate to={{ search: listSearch(at, { page: data.currentPage }) }} replace />

  return (
    <ListPage title={t('title')} intro={t('list.intro')}>
      <ListFilter at={at} counts={counts.current} />
      {data ? (
        <List data={data} at={at} updating={isPlaceholderData} />
      ) : error ? (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()} />
      ) : (
        <ListLoading label={t('list.loading')} />
      )}
      <Found data={data} at={at} />
      {data ? (
        <Pagination
          page={data.currentPage}
          pages={data.totalPages}
          to={(page) => ({ search: listSearch(at, { page }) })}
        />
      ) : null}
    </ListPage>
  )
}

function List({ data, at, updating }: { data: Applications; at: At; updating: boolean }) {
  const { search } = useLocation()
  if (data.total === 0) return <Empty at={at} />
  return (
    <ListRows updating={updating}>
      {data.items.map((application) => (
        <ApplicationRow
          key={application._id}
          application={application}
          from={search}
          mixed={at.choice === 'all'}
        />
      ))}
    </ListRows>
  )
}

function Found({ data, at }: { data: Applications | undefined; at: At }) {
  const t = useMessages()
  const capped = data && at.search !== '' && data.total >= SEARCH_RESULTS_MAX
  return (
    <ListCount>
      {!data || data.total === 0
        ? null
        : capped
          ? t('list.foundMany', { count: SEARCH_RESULTS_MAX })
          : t('list.found', { count: data.total })}
    </ListCount>
  )
}

function Empty({ at }: { at: At }) {
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
