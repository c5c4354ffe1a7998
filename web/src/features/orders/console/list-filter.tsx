import { type OrderFilter, orderFilters } from 'contract/orders/rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DayRange } from '../../../ui/day-range'
import { StatusFilter } from '../../../ui/status-filter'
import { useMedia } from '../../../ui/use-media'
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
  // The days are rarely needed on a phone, where they would push the first order off the screen.
  const [isChosen] = useState(at.from !== '' || at.to !== '')
  const isNarrow = useMedia('(max-width: 39.99rem)')
  const days = (
    <DayRange
      value={at}
      labels={{ from: t('shopOrders.export.from'), to: t('shopOrders.export.to') }}
      onChange={(change) => void navigate({ search: ordersSearch(at, change) }, { replace: true })}
    />
  )
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
      {isNarrow ? (
        <details open={isChosen}>
          <summary className="min-h-11 content-center font-semibold text-sm">
            {t('shopOrders.list.days')}
          </summary>
          <div className="pt-3">{days}</div>
        </details>
      ) : (
        days
      )}
    </StatusFilter>
  )
}
