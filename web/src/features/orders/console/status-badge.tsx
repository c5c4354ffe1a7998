import type { OrderStatus } from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { looks } from '../order-parts'
import { shopOrdersWords } from './words/shop-orders-words'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useT(shopOrdersWords)
  return <Badge kind={looks[status].badge}>{t(`shopOrders.status.${status}`)}</Badge>
}
