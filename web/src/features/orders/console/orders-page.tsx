import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { useChosen } from '../../../ui/table/use-chosen'
import { BulkMoves } from './bulk-moves'
import { orderDeskWords } from './desk/words/order-desk-words'
import { NewOrderLink } from './enter/new-order-link'
import { ExportOrders } from './export-dialog'
import { ListFilter } from './list-filter'
import { ofSort, ordersSearch, toSort, useOrdersPlace } from './list-place'
import { NextStep } from './next-step'
import { useOrdersTable } from './orders-table'
import { shopOrdersWords } from './words/shop-orders-words'

export default function OrdersPage() {
  const t = useT(consoleWords, shopOrdersWords, orderDeskWords)
  const at = useOrdersPlace()
  const navigate = useNavigate()
  const table = useOrdersTable(at, useLocation().search)
  const { data } = table.query
  const { chosen, onChange } = useChosen(ordersSearch(at, { page: at.page }))
  const rows = data?.items.filter(({ _id }) => chosen.has(_id)) ?? []
  usePageTitle(t('console.title', { page: t('shopOrders.title') }))
  return (
    <ListPage
      title={t('shopOrders.title')}
      intro={t('shopOrders.list.intro')}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/admin/orders/returns" kind="secondary">
            {t('shopOrders.returns')}
          </LinkButton>
          <ExportOrders />
          <NewOrderLink />
        </div>
      }
    >
      <ListFilter at={at} counts={data?.counts} />
      <PagedTable
        {...table}
        rowName={({ orderNumber }) => orderNumber}
        sort={toSort(at.sort)}
        onSort={(sort) =>
          void navigate({ search: ordersSearch(at, { sort: ofSort(sort) }) }, { replace: true })
        }
        actions={{
          label: t('orderDesk.next'),
          width: '11.5rem',
          cell: (order) => <NextStep order={order} />,
        }}
        selection={{ chosen, onChange, actions: <BulkMoves rows={rows} onChosen={onChange} /> }}
      />
    </ListPage>
  )
}
