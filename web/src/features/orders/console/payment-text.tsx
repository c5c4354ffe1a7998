import type { Order } from 'contract/orders/calls'
import { useMessages } from './words/use-messages'

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'status'>

/** How an order is paid and where that stands, in two or three words. */
export function PaymentText({ order }: { order: Payable }) {
  const t = useMessages()
  const { paymentMethod, paymentStatus, status } = order
  if (paymentMethod === 'online') return <span>{t(`payment.${paymentStatus}`)}</span>
  if (paymentStatus === 'paid') return <span>{t('payment.cashReceived')}</span>
  return <span>{t(status === 'cancelled' ? 'payment.cashNever' : 'payment.cash')}</span>
}
