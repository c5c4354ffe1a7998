import type { ConsoleOrder } from 'contract/orders/console-calls'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { DetailLoading, DetailMissing } from '../../../ui/detail-page'
import { ErrorState } from '../../../ui/error-state'
import { useConsoleOrder } from './shop-orders.api'
import { shopOrdersWords } from './words/shop-orders-words'

/** Content for the order in the address, with states for loading, not found and failure. */
export function OneOrder({ children }: { children: (order: ConsoleOrder) => ReactNode }) {
  const { id = '' } = useParams()
  const { data, error, refetch } = useConsoleOrder(id)
  const t = useT(shopOrdersWords)
  if (data) return children(data)
  if (isNotFound(error))
    return (
      <DetailMissing
        title={t('shopOrders.one.missing')}
        text={t('shopOrders.one.missingText')}
        back={t('shopOrders.one.back')}
        to="/admin/orders"
      />
    )
  if (error)
    return <ErrorState heading="h1" title={t('shopOrders.one.failed')} onRetry={() => void refetch()} />
  return <DetailLoading label={t('shopOrders.one.loading')} />
}
