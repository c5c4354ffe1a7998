import {
  ORDER_SEARCH_RESULTS_MAX,
  ORDERS_COUNTED_MAX,
  type OrderFilter,
  orderFilters,
} from 'contract/orders/rules'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { type StatusPlace, statusSearch, useStatusPlace } from '../../../ui/status-params'
import { PagedTable } from '../../../ui/table/paged-table'
import { BulkMoves } from './bulk-moves'
import { useOrders } from './console.api'
import { ListFilter } from './list-filter'
import { useOrderColumns } from './order-columns'
import { shopOrdersWords } from './words/shop-orders-words'

export default function OrdersPage() {
  const t = useT(consoleWords, shopOrdersWords)
  const at = useStatusPlace(orderFilters)
  const columns = useOrderColumns(useLocation().search)
  const orders = useOrders(at)
  const { chosen, onChange } = useChosen(statusSearch(at, { page: at.page }))
  const rows = orders.data?.items.filter(({ _id }) => chosen.has(_id)) ?? []
  usePageTitle(t('console.title', { page: t('shopOrders.title') }))
  // Of an open status all are counted.
  const most = at.search === '' ? ORDERS_COUNTED_MAX : ORDER_SEARCH_RESULTS_MAX

  return (
    <ListPage title={t('shopOrders.title')} intro={t('shopOrders.list.intro')}>
      <ListFilter at={at} counts={orders.data?.counts} />
      <PagedTable
        label={t('shopOrders.title')}
        columns={columns}
        query={orders}
        rowName={({ orderNumber }) => orderNumber}
        selection={{ chosen, onChange, actions: <BulkMoves rows={rows} onChosen={onChange} /> }}
        page={at.page}
        to={(page) => ({ search: statusSearch(at, { page }) })}
        loading={t('shopOrders.list.loading')}
        failed={t('shopOrders.list.failed')}
        empty={<Empty at={at} />}
        found={(count) =>
          count === most
            ? t('shopOrders.list.foundMany', { count: most })
            : t('shopOrders.list.found', { count })
        }
      />
    </ListPage>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The rows that are chosen on a page of the list; another page, filter or search begins with none. */
function useChosen(at: string) {
  const [{ on, ids }, set] = useState({ on: at, ids: NONE })
  return {
    chosen: on === at ? ids : NONE,
    onChange: (ids: ReadonlySet<string>) => set({ on: at, ids }),
  }
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
      title={t(at.status === 'refunding' ? 'shopOrders.list.noneRefunding' : 'shopOrders.list.noneOfStatus')}
    >
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
