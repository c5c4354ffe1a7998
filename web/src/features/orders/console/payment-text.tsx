import type { Order } from 'contract/orders/calls'
import { useT } from '../../../i18n/i18n'
import { shopOrdersWords } from './words/shop-orders-words'

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'status'>

/** How an order is paid and where that stands, in two or three words. */
export function PaymentText({ order }: { order: Payable }) {
  const t = useT(shopOrdersWords)
  const { paymentMethod, paymentStatus, status } = order
  if (paymentMethod === 'online') return <span>{t(`shopOrders.payment.${paymentStatus}`)}</span>
  if (paymentStatus === 'paid') return <span>{t('shopOrders.payment.cashReceived')}</span>
  return <span>{t(status === 'cancelled' ? 'shopOrders.payment.cashNever' : 'shopOrders.payment.cash')}</span>
}
