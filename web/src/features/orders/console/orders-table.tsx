import {
  ORDER_SEARCH_RESULTS_MAX,
  ORDERS_COUNTED_MAX,
  type OrderFilter,
  orderFilters,
} from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { useListBefore } from '../../../ui/detail-page'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListBeside } from '../../../ui/list-beside'
import { readStatusPlace, type StatusPlace, statusSearch } from '../../../ui/status-params'
import { useOrderColumns } from './order-columns'
import { useOrders } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

/** A page of the orders as a table. `from` is the address of the list, which its rows carry along. */
export function useOrdersTable(at: StatusPlace<OrderFilter>, from: string) {
  const t = useT(shopOrdersWords)
  // Orders in an open status are counted completely.
  const most = at.search === '' ? ORDERS_COUNTED_MAX : ORDER_SEARCH_RESULTS_MAX
  return {
    label: t('shopOrders.title'),
    columns: useOrderColumns(from),
    query: useOrders(at),
    page: at.page,
    to: (page: number) => ({ pathname: '/admin/orders', search: statusSearch(at, { page }) }),
    loading: t('shopOrders.list.loading'),
    failed: t('shopOrders.list.failed'),
    empty: <Empty at={at} />,
    found: (count: number) =>
      count === most
        ? t('shopOrders.list.foundMany', { count: most })
        : t('shopOrders.list.found', { count }),
  }
}

/** The list that an order was opened from. */
export function OrdersBeside() {
  const from = useListBefore()
  return <ListBeside {...useOrdersTable(readStatusPlace(new URLSearchParams(from), orderFilters), from)} />
}

function Empty({ at }: { at: StatusPlace<OrderFilter> }) {
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
    <EmptyState
      drawing="parcel"
      title={t(NONE[at.status as keyof typeof NONE] ?? 'shopOrders.list.noneOfStatus')}
    >
      <ShowAll />
    </EmptyState>
  )
}

/** Titles of the empty lists that are no status. */
const NONE = { refunding: 'shopOrders.list.noneRefunding', disputed: 'shopOrders.dispute.none' } as const

function ShowAll() {
  const t = useT(shopOrdersWords)
  return (
    <LinkButton to={{ search: '' }} kind="secondary">
      {t('shopOrders.list.showAll')}
    </LinkButton>
  )
}
