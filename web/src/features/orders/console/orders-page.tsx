import { orderFilters } from 'contract/orders/rules'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { statusSearch, useStatusPlace } from '../../../ui/status-params'
import { PagedTable } from '../../../ui/table/paged-table'
import { BulkMoves } from './bulk-moves'
import { ExportOrders } from './export-dialog'
import { ListFilter } from './list-filter'
import { useOrdersTable } from './orders-table'
import { shopOrdersWords } from './words/shop-orders-words'

export default function OrdersPage() {
  const t = useT(consoleWords, shopOrdersWords)
  const at = useStatusPlace(orderFilters)
  const table = useOrdersTable(at, useLocation().search)
  const { data } = table.query
  const { chosen, onChange } = useChosen(statusSearch(at, { page: at.page }))
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
        </div>
      }
    >
      <ListFilter at={at} counts={data?.counts} />
      <PagedTable
        {...table}
        rowName={({ orderNumber }) => orderNumber}
        selection={{ chosen, onChange, actions: <BulkMoves rows={rows} onChosen={onChange} /> }}
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
