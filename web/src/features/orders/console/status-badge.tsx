import type { OrderStatus } from 'contract/orders/rules'
import { Badge } from '../../../ui/badge'
import { looks } from '../order-parts'
import { useMessages } from './words/use-messages'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useMessages()
  return <Badge kind={looks[status].badge}>{t(`status.${status}`)}</Badge>
}
