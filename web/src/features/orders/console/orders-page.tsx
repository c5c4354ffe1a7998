import type { Answered } from 'contract/endpoint'
import type { listOrders } from 'contract/orders/console-calls'
import { ORDER_SEARCH_RESULTS_MAX } from 'contract/orders/rules'
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
import { useOrders } from './console.api'
import { ListFilter } from './list-filter'
import { type ListParams, listSearch, useListParams } from './list-params'
import { useOrderColumns } from './order-columns'
import { shopOrdersWords } from './words/shop-orders-words'

type Orders = Answered<typeof listOrders>['data']

export default function OrdersPage() {
  const t = useT(consoleWords, shopOrdersWords)
  const at = useListParams()
  const columns = useOrderColumns(useLocation().search)
  const { data, error, refetch, isPlaceholderData } = useOrders(at)
  usePageTitle(t('console.title', { page: t('shopOrders.title') }))

  // A page that no longer exists shows the last one under its own address.
  if (data && !isPlaceholderData && data.currentPage !== at.page)
    return <Navigate to={{ search: listSearch(at, { page: data.currentPage }) }} replace />

  return (
    <ListPage title={t('shopOrders.title')} intro={t('shopOrders.list.intro')}>
      <ListFilter at={at} counts={data?.counts} />
      <Table
        label={t('shopOrders.title')}
        columns={columns}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        loading={t('shopOrders.list.loading')}
        updating={isPlaceholderData}
        failure={
          error ? (
            <ErrorState title={t('shopOrders.list.failed')} onRetry={() => void refetch()} />
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

function Found({ data, at }: { data: Orders | undefined; at: ListParams }) {
  const t = useT(shopOrdersWords)
  const capped = data && at.search !== '' && data.total >= ORDER_SEARCH_RESULTS_MAX
  return (
    <ListCount>
      {!data || data.total === 0
        ? null
        : capped
          ? t('shopOrders.list.foundMany', { count: ORDER_SEARCH_RESULTS_MAX })
          : t('shopOrders.list.found', { count: data.total })}
    </ListCount>
  )
}

function Empty({ at }: { at: ListParams }) {
  const t = useT(shopOrdersWords)
  if (at.search)
    return (
      <EmptyState
        drawing="parcel"
        title={t('shopOrders.list.nothingFound')}
        text={t('shopOrders.list.nothingFoundText')}
      >
        <ShowAll />
      </EmptyState>
    )
  if (!at.status)
    return (
      <EmptyState drawing="parcel" title={t('shopOrders.list.none')} text={t('shopOrders.list.noneText')} />
    )
  return (
    <EmptyState drawing="parcel" title={t('shopOrders.list.noneOfStatus')}>
      <ShowAll />
    </EmptyState>
  )
}

function ShowAll() {
  const t = useT(shopOrdersWords)
  return (
    <LinkButton to={{ search: '' }} kind="secondary">
      {t('shopOrders.list.showAll')}
    </LinkButton>
  )
}
