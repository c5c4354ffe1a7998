import type { OrderRow } from 'contract/orders/console-calls'
import { paymentKind } from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { shopOrdersWords } from './words/shop-orders-words'

type Payable = Pick<OrderRow, 'paymentMethod' | 'paymentStatus' | 'programsOnly' | 'refunding' | 'status'>

/** Payment method and status in two or three words. */
export function PaymentText({ order }: { order: Payable }) {
  const t = useT(shopOrdersWords)
  const { paymentStatus, status } = order
  if (order.refunding) return <span>{t('shopOrders.payment.refunding')}</span>
  const kind = paymentKind(order)
  if (kind === 'online') return <span>{t(`shopOrders.payment.${paymentStatus}`)}</span>
  const arranged = kind === 'arrangement'
  if (paymentStatus === 'paid')
    return <span>{t(arranged ? 'shopOrders.payment.paid' : 'shopOrders.payment.cashReceived')}</span>
  if (paymentStatus === 'refunded' || paymentStatus === 'partially_refunded')
    return <span>{t(`shopOrders.payment.${paymentStatus}`)}</span>
  if (status === 'cancelled') return <span>{t('shopOrders.payment.cashNever')}</span>
  return <span>{t(arranged ? 'shopOrders.payment.arrangement' : 'shopOrders.payment.cash')}</span>
}
