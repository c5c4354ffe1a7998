import type { Order } from 'contract/orders/calls'
import { paymentKind } from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { shopOrdersWords } from './words/shop-orders-words'

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'programsOnly' | 'status'>

/** How an order is paid and where that stands, in two or three words. */
export function PaymentText({ order }: { order: Payable }) {
  const t = useT(shopOrdersWords)
  const { paymentStatus, status } = order
  const kind = paymentKind(order)
  if (kind === 'online') return <span>{t(`shopOrders.payment.${paymentStatus}`)}</span>
  const arranged = kind === 'arrangement'
  if (paymentStatus === 'paid')
    return <span>{t(arranged ? 'shopOrders.payment.paid' : 'shopOrders.payment.cashReceived')}</span>
  if (paymentStatus === 'refunded') return <span>{t('shopOrders.payment.refunded')}</span>
  if (status === 'cancelled') return <span>{t('shopOrders.payment.cashNever')}</span>
  return <span>{t(arranged ? 'shopOrders.payment.arrangement' : 'shopOrders.payment.cash')}</span>
}
