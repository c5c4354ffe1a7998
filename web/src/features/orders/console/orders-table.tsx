import { ORDER_SEARCH_RESULTS_MAX, ORDERS_COUNTED_MAX } from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { useListBefore } from '../../../ui/detail-page'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListBeside } from '../../../ui/list-beside'
import { Money } from '../../../ui/money'
import { type OrdersPlace, ordersSearch, readOrdersPlace } from './list-place'
import { useOrderColumns } from './order-columns'
import { useOrders } from './shop-orders.api'
import { StatusBadge } from './status-badge'
import { shopOrdersWords } from './words/shop-orders-words'

/** A page of the orders as a table. `from` is the address of the list, which its rows carry along. */
export function useOrdersTable(at: OrdersPlace, from: string) {
  const t = useT(shopOrdersWords)
  // Orders in an open status are counted completely.
  const most = at.search === '' ? ORDERS_COUNTED_MAX : ORDER_SEARCH_RESULTS_MAX
  return {
    label: t('shopOrders.title'),
    columns: useOrderColumns(from),
    query: useOrders(at),
    page: at.page,
    to: (page: number) => ({ pathname: '/admin/orders', search: ordersSearch(at, { page }) }),
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
  return (
    <ListBeside
      {...useOrdersTable(readOrdersPlace(new URLSearchParams(from)), from)}
      from={from}
      row={(order) => ({
        to: `/admin/orders/${order._id}`,
        title: <bdi dir="ltr">{order.orderNumber}</bdi>,
        under: `${order.firstName} ${order.lastName}`,
        end: <StatusBadge order={order} />,
        endUnder: <Money amount={order.total} />,
      })}
    />
  )
}

function Empty({ at }: { at: OrdersPlace }) {
  const t = useT(shopOrdersWords)
  if (at.search || at.from || at.to)
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
