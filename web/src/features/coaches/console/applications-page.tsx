import type { listApplications } from 'contract/coaches/calls'
import { SEARCH_RESULTS_MAX } from 'contract/coaches/rules'
import type { Answered } from 'contract/endpoint'
import { useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { ListCount, ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Pagination } from '../../../ui/pagination'
import { Table } from '../../../ui/table/table'
import { useApplicationColumns } from './application-columns'
import { useApplications } from './applications.api'
import { ListFilter } from './list-filter'
import { listSearch, useListParams } from './list-params'
import { applicationsWords } from './words/applications-words'

type At = ReturnType<typeof useListParams>
type Applications = Answered<typeof listApplications>['data']

export default function ApplicationsPage() {
  const t = useT(applicationsWords, consoleWords)
  const at = useListParams()
  const columns = useApplicationColumns(useLocation().search, at.choice === 'all')
  const { choice: _, ...query } = at
  const { data, error, refetch, isPlaceholderData } = useApplications(query)
  // A search is answered without counts: those of the answer before still hold.
  const counts = useRef(data?.counts)
  if (data?.counts) counts.current = data.counts
  usePageTitle(t('console.title', { page: t('applications.title') }))

  // A page that no longer exists shows the last one under its own address.
  if (data && !isPlaceholderData && data.currentPage !== at.page)
    return <Navigate to={{ search: listSearch(at, { page: data.currentPage }) }} replace />

  return (
    <ListPage title={t('applications.title')} intro={t('applications.list.intro')}>
      <ListFilter at={at} counts={counts.current} />
      <Table
        label={t('applications.title')}
        columns={columns}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        loading={t('applications.list.loading')}
        updating={isPlaceholderData}
        failure={
          error ? (
            <ErrorState title={t('applications.list.failed')} onRetry={() => void refetch()} />
          ) : undefined
        }
        empty={<Empty at={at} />}
      />
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

function Found({ data, at }: { data: Applications | undefined; at: At }) {
  const t = useT(applicationsWords)
  const capped = data && at.search !== '' && data.total >= SEARCH_RESULTS_MAX
  return (
    <ListCount>
      {!data || data.total === 0
        ? null
        : capped
          ? t('applications.list.foundMany', { count: SEARCH_RESULTS_MAX })
          : t('applications.list.found', { count: data.total })}
    </ListCount>
  )
}

function Empty({ at }: { at: At }) {
  const t = useT(applicationsWords)
  const all = at.choice === 'all' && !at.search
  const [title, text] = at.search
    ? [t('applications.list.nothingFound'), t('applications.list.nothingFoundText')]
    : at.choice === 'pending'
      ? [t('applications.list.nobodyWaits'), t('applications.list.nobodyWaitsText')]
      : [t('applications.list.none'), undefined]
  return (
    <EmptyState drawing="clipboard" title={title} text={text}>
      {all ? null : (
        <LinkButton to={{ search: listSearch(at, { choice: 'all', search: '' }) }} kind="secondary">
          {t('applications.list.showAll')}
        </LinkButton>
      )}
    </EmptyState>
  )
}
