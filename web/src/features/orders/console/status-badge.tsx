import type { Order } from 'contract/orders/calls'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { orderTone } from '../../site/status-tones'
import { shopOrdersWords } from './words/shop-orders-words'

type Standing = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>

export function StatusBadge({ order }: { order: Standing }) {
  const t = useT(shopOrdersWords)
  return <Status tone={orderTone(order, 'staff')}>{t(`shopOrders.status.${order.status}`)}</Status>
}
