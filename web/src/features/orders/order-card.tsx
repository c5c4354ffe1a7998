import type { Order } from 'contract/orders'
import type { OrderStatus } from 'contract/shipping'
import { useId } from 'react'
import { useT } from '../../i18n/i18n'
import { Badge, type BadgeKind } from '../../ui/badge'
import { DateText } from '../../ui/date'
import { Icon } from '../../ui/icon'
import { Money } from '../../ui/money'
import { Picture } from '../../ui/picture'
import { PlateArc } from '../../ui/plate-arc'
import { Amounts } from './amounts'

const looks: Record<OrderStatus, { badge: BadgeKind; way: number }> = {
  pending: { badge: 'neutral', way: 0.1 },
  confirmed: { badge: 'info', way: 0.3 },
  processing: { badge: 'info', way: 0.5 },
  shipped: { badge: 'emphasis', way: 0.75 },
  delivered: { badge: 'good', way: 1 },
  cancelled: { badge: 'bad', way: 0 },
}

/** One order: where it stands, what it holds, what it cost. */
export function OrderCard({ order }: { order: Order }) {
  const t = useT()
  const id = useId()
  const { badge, way } = looks[order.status] ?? looks.pending
  let count = 0
  for (const item of order.items) count += item.quantity
  return (
    <article
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-4">
          <PlateArc size={44} value={way} />
          <div className="grid gap-0.5">
            <h2 id={id} className="text-lg">
              <OrderNumber text={t('orders.number', { number: '\u0000' })} number={order.orderNumber} />
            </h2>
            <p className="text-ink-soft text-sm">
              <span className="sr-only">{t('orders.placed')} </span>
              <DateText value={order.createdAt} /> · {t('orders.items', { count })}
            </p>
          </div>
        </div>
        <div className="flex items-center gap-4">
          <Badge kind={badge}>{t(`orders.status.${order.status}`)}</Badge>
          <Money amount={order.total} className="font-semibold text-lg" />
        </div>
      </header>
      <p className="text-ink-soft text-sm">{t(`orders.statusText.${order.status}`)}</p>
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <li key={item._id} className="grid grid-cols-[4rem_1fr_auto] items-center gap-4">
            <span className="overflow-clip rounded-field bg-sunken">
              <Picture src={item.image} alt="" sizes="64px" />
            </span>
            <span className="grid leading-snug">
              <span className="font-semibold">{item.name}</span>
              <span className="text-ink-soft text-sm">
                {t('orders.quantity', { n: item.quantity })} · <Money amount={item.price} />
              </span>
            </span>
            <Money amount={item.total} />
          </li>
        ))}
      </ul>
      {order.trackingNumber ? (
        <p className="text-sm">
          {t('orders.tracking')}:{' '}
          <bdi dir="ltr" className="font-semibold">
            {order.trackingNumber}
          </bdi>
        </p>
      ) : null}
      <Details order={order} />
    </article>
  )
}

/** The number stands in its own direction within the sentence. */
function OrderNumber({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split('\u0000')
  return (
    <>
      {before}
      <bdi dir="ltr">{number}</bdi>
      {after}
    </>
  )
}

function Details({ order }: { order: Order }) {
  const t = useT()
  const { firstName, lastName, email, phone, address } = order.customerInfo
  return (
    <details className="group border-hairline border-t pt-3">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-base">
        <span>
          {t('orders.details')} <span className="sr-only">{order.orderNumber}</span>
        </span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-3 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <h3 className="font-semibold text-base">{t('orders.deliverTo')}</h3>
          <address className="grid text-ink-soft not-italic">
            <bdi>{`${firstName} ${lastName}`}</bdi>
            <bdi>{address.street}</bdi>
            <bdi>{`${address.zipCode} ${address.city}, ${address.state}`}</bdi>
            <bdi>{address.country}</bdi>
            <bdi dir="ltr" className="rtl:text-end">
              {phone}
            </bdi>
            <bdi dir="ltr" className="rtl:text-end">
              {email}
            </bdi>
          </address>
          <p className="pt-2 text-ink-soft">
            {t(`checkout.${order.paymentMethod}`)} · {t(`checkout.${order.shippingMethod}`)}
          </p>
          {order.notes ? (
            <p className="pt-2 text-ink-soft">
              {t('orders.notes')}: <bdi>{order.notes}</bdi>
            </p>
          ) : null}
        </div>
        <Amounts subtotal={order.subtotal} tax={order.tax} shipping={order.shipping} total={order.total} />
      </div>
    </details>
  )
}
