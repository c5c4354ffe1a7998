import type { Order } from 'contract/orders/calls'
import { useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { DateText } from '../../ui/date'
import { Icon } from '../../ui/icon'
import { Money } from '../../ui/money'
import { PlateArc } from '../../ui/plate-arc'
import { Status } from '../../ui/status'
import { orderTone } from '../site/status-tones'
import { Amounts } from './amounts'
import { OrderAddress, OrderItems, OrderNumber, Tracking, ways } from './order-parts'
import { ordersWords } from './words/orders-words'

/** One order of the list: where it stands, what it holds, what it cost. */
export function OrderCard({ order }: { order: Order }) {
  const t = useT(ordersWords)
  const id = useId()
  let count = 0
  for (const item of order.items) count += item.quantity
  return (
    <article
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-4">
          <PlateArc size={44} value={ways[order.status] ?? ways.pending} />
          <div className="grid gap-0.5">
            <h2 id={id} className="text-lg">
              <Link
                to={`/orders/${order.orderNumber}`}
                className="inline-block py-1 underline-offset-4 hover:underline"
              >
                <OrderNumber number={order.orderNumber} />
              </Link>
            </h2>
            <p className="text-ink-soft text-sm">
              <span className="sr-only">{t('orders.placed')} </span>
              <DateText value={order.createdAt} /> · {t('orders.items', { count })}
            </p>
          </div>
        </div>
        <div className="flex items-center gap-4">
          <Status tone={orderTone(order, 'customer')}>{t(`orders.status.${order.status}`)}</Status>
          <Money amount={order.total} className="font-semibold text-lg" />
        </div>
      </header>
      <p className="text-ink-soft text-sm">{t(`orders.statusText.${order.status}`)}</p>
      <OrderItems order={order} />
      <Tracking number={order.trackingNumber} />
      <details className="group border-hairline border-t pt-3">
        <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-base">
          <span>
            {t('orders.details')} <span className="sr-only">{order.orderNumber}</span>
          </span>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-6 pt-3 sm:grid-cols-2">
          <OrderAddress order={order} />
          <Amounts subtotal={order.subtotal} tax={order.tax} shipping={order.shipping} total={order.total} />
        </div>
      </details>
    </article>
  )
}
