import type { Order } from 'contract/orders/calls'
import type { OrderStatus } from 'contract/orders/rules'
import { deliveryWindow } from 'contract/orders/shipping-rules'
import { useT } from '../../i18n/i18n'
import { useDayFormat } from '../../ui/day-format'
import { useShopDay } from '../site/shop-day'
import { checkoutWords } from './checkout/words/checkout-words'
import { ordersWords } from './words/orders-words'

/** Progress of each status, from 0 to 1. */
export const orderShare: Record<OrderStatus, number> = {
  pending: 0.1,
  confirmed: 0.3,
  processing: 0.5,
  shipped: 0.75,
  delivered: 1,
  cancelled: 0,
}

/** Next action of an order: exactly one. */
export type NextAction = 'pay' | 'answer' | 'programs' | 'parcel' | 'track' | 'again'

export function nextAction(order: Order): NextAction {
  if (order.heldUntil) return 'pay'
  if (order.status === 'delivered' || order.status === 'cancelled') return 'again'
  if (order.programsOnly && order.status !== 'pending') return order.questionsDue ? 'answer' : 'programs'
  return order.status === 'shipped' && order.trackingUrl ? 'parcel' : 'track'
}

/** Returns true if an order waits for an online payment; `heldUntil` is its deadline. */
function isUnpaid({ status, paymentMethod, paymentStatus }: Order): boolean {
  return (
    status === 'pending' &&
    paymentMethod === 'online' &&
    (paymentStatus === 'open' || paymentStatus === 'failed')
  )
}

/** Returns the status of an order as a sentence. */
export function useStateText(): (order: Order) => string {
  const t = useT(ordersWords)
  return (order) => {
    const { status, paymentStatus } = order
    if (status === 'cancelled') {
      if (order.refunding) return t('orders.row.refunding')
      if (order.endReason && paymentStatus !== 'refunded') return t('orders.row.undelivered')
      return t(paymentStatus === 'refunded' ? 'orders.row.refunded' : 'orders.statusText.cancelled')
    }
    if (status === 'pending' && paymentStatus === 'processing') return t('orders.row.processing')
    if (isUnpaid(order)) {
      if (!order.heldUntil) return t('orders.row.lapsed')
      return t(paymentStatus === 'failed' ? 'orders.one.declined' : 'orders.one.unpaid')
    }
    if (order.programsOnly && status !== 'pending')
      return t(order.questionsDue ? 'orders.program.answer' : 'orders.row.program')
    return t(`orders.statusText.${status}`)
  }
}

/** Returns the expected delivery; undefined without a parcel or after the date. */
export function useArrivalText(): (order: Order) => string | undefined {
  const t = useT(checkoutWords)
  const day = useDayFormat()
  const shopDay = useShopDay()
  return (order) => {
    const isOver = order.status === 'delivered' || order.status === 'cancelled'
    // A payment that takes days has no day of delivery yet.
    if (isOver || isUnpaid(order) || order.paymentStatus === 'processing' || order.programsOnly)
      return undefined
    const [from, to] = deliveryWindow(order.shippingDays, shopDay(new Date(order.createdAt)))
    return to.getTime() < Date.now() ? undefined : t('checkout.arrives', { from: day(from), to: day(to) })
  }
}
