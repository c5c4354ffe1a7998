import type { Answered } from 'contract/endpoint'
import type { listOrders } from 'contract/orders/console-calls'
import { ORDER_SEARCH_RESULTS_MAX } from 'contract/orders/rules'
import { Navigate, useLocation } from 'react-router'
import { useMessages as useConsoleMessages } from '../../../i18n/console/use-messages'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { ListCount, ListLoading, ListPage, ListRows } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { Pagination } from '../../../ui/pagination'
import { useOrders } from './console.api'
import { ListFilter } from './list-filter'
import { type ListParams, listSearch, useListParams } from './list-params'
import { OrderRow } from './order-row'
import { useMessages } from './words/use-messages'

type Orders = Answered<typeof listOrders>['data']

export default function OrdersPage() {
  const tConsole = useConsoleMessages()
  const t = useMessages()
  const at = useListParams()
  const { data, error, refetch, isPlaceholderData } = useOrders(at)
  usePageTitle(tConsole('title', { page: t('title') }))

  // A page that no longer exists shows the last one under its own address.
  if (data && !isPlaceholderData && data.currentPage !== at.page)
    return <Navigate to={{ search: listSearch(at, { page: data.currentPage }) }} replace />

  return (
    <ListPage title={t('title')} intro={t('list.intro')}>
      <ListFilter at={at} counts={data?.counts} />
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

function List({ data, at, updating }: { data: Orders; at: ListParams; updating: boolean }) {
  const { search } = useLocation()
  if (data.total === 0) return <Empty at={at} />
  return (
    <ListRows updating={updating}>
      {data.items.map((order) => (
        <OrderRow key={order._id} order={order} from={search} />
      ))}
    </ListRows>
  )
}

function Found({ data, at }: { data: Orders | undefined; at: ListParams }) {
  const t = useMessages()
  const capped = data && at.search !== '' && data.total >= ORDER_SEARCH_RESULTS_MAX
  return (
    <ListCount>
      {!data || data.total === 0
        ? null
        : capped
          ? t('list.foundMany', { count: ORDER_SEARCH_RESULTS_MAX })
          : t('list.found', { count: data.total })}
    </ListCount>
  )
}

function Empty({ at }: { at: ListParams }) {
  const t = useMessages()
  if (at.search)
    return (
      <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')}>
        <ShowAll />
      </EmptyState>
    )
  if (!at.status) return <EmptyState title={t('list.none')} text={t('list.noneText')} />
  return (
    <EmptyState title={t('list.noneOfStatus')}>
      <ShowAll />
    </EmptyState>
  )
}

function ShowAll() {
  const t = useMessages()
  return (
    <LinkButton to={{ search: '' }} kind="secondary">
      {t('list.showAll')}
    </LinkButton>
  )
}
