import { type OrderFilter, orderFilters } from 'contract/orders/rules'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DayRange } from '../../../ui/day-range'
import { NarrowFold } from '../../../ui/narrow-fold'
import { StatusFilter } from '../../../ui/status-filter'
import { type OrdersPlace, ordersSearch } from './list-place'
import { shopOrdersWords } from './words/shop-orders-words'

interface Props {
  at: OrdersPlace
  /** Orders of each open status; not known before the first answer. */
  counts: Partial<Record<string, number>> | undefined
}

export function ListFilter({ at, counts }: Props) {
  const t = useT(shopOrdersWords)
  const navigate = useNavigate()
  const nameOf = (status: OrderFilter | undefined) => {
    if (status === undefined) return t('shopOrders.list.all')
    if (status === 'disputed') return t('shopOrders.dispute.filter')
    return t(status === 'refunding' ? 'shopOrders.payment.refunding' : `shopOrders.status.${status}`)
  }
  return (
    <StatusFilter
      at={at}
      statuses={orderFilters}
      nameOf={nameOf}
      counts={counts}
      label={t('shopOrders.list.filter')}
      search={{
        label: t('shopOrders.list.search'),
        placeholder: t('shopOrders.list.searchHint'),
        clearLabel: t('shopOrders.list.clear'),
      }}
      searchOf={(change) => ordersSearch(at, change)}
    >
      <NarrowFold label={t('shopOrders.list.days')} isChosen={at.from !== '' || at.to !== ''}>
        <DayRange
          value={at}
          labels={{ from: t('shopOrders.export.from'), to: t('shopOrders.export.to') }}
          onChange={(change) => void navigate({ search: ordersSearch(at, change) }, { replace: true })}
        />
      </NarrowFold>
    </StatusFilter>
  )
}
