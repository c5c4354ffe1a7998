import type { Order } from 'contract/orders/calls'
import { paymentKind } from 'contract/orders/rules'
import { unbroken } from 'contract/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fullName } from '../../i18n/full-name'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { DateText } from '../../ui/date'
import { Money } from '../../ui/money'
import { Picture } from '../../ui/picture'
import { Skeleton } from '../../ui/skeleton'
import { Status } from '../../ui/status'
import { orderTone } from '../site/status-tones'
import { AddressLines } from './address-lines'
import { checkoutWords } from './checkout/words/checkout-words'
import { ordersWords } from './words/orders-words'

/** Sentence with the order number isolated in its own direction. */
export function OrderNumber({ number }: { number: string }) {
  const t = useT(ordersWords)
  const [before, after] = t('orders.number', { number: '\u0000' }).split('\u0000')
  return (
    <>
      {before}
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
      {after}
    </>
  )
}

/** Placeholder of the page of an order while it loads. */
export function OrderLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="page grid gap-5 py-10">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-16 max-w-md" />
      <Skeleton className="h-40" />
      <Skeleton className="h-72" />
    </div>
  )
}

type Placed = Pick<
  Order,
  'orderNumber' | 'status' | 'paymentMethod' | 'paymentStatus' | 'createdAt' | 'refunding'
>

/** Number of an order as the heading of its page, its status, its payment and when it was placed. */
export function OrderHeading({ order }: { order: Placed }) {
  const t = useT(ordersWords)
  return (
    <div className="grid gap-2">
      <h1 tabIndex={-1} className="wide text-3xl">
        <OrderNumber number={order.orderNumber} />
      </h1>
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        <Status tone={orderTone(order, 'customer')}>{t(`orders.status.${order.status}`)}</Status>
        {order.paymentMethod === 'online' ? (
          <span>{t(`orders.one.payment.${order.refunding ? 'refunding' : order.paymentStatus}`)}</span>
        ) : null}
        <span>
          {t('orders.placed')} <DateText value={order.createdAt} look="time" />
        </span>
      </p>
    </div>
  )
}

/** Lines of an order under their heading. */
export function ItemsSection({ children }: { children: ReactNode }) {
  const t = useT(ordersWords)
  return (
    <section aria-labelledby="order-items" className="grid gap-4 border-hairline border-t pt-6">
      <h2 id="order-items" className="text-xl">
        {t('orders.one.items')}
      </h2>
      {children}
    </section>
  )
}

/** The lines of an order; for its customer those of a delivered one lead to their review. */
export function OrderItems({ order, reviews = false }: { order: Order; reviews?: boolean }) {
  const t = useT(ordersWords)
  return (
    <ul className="grid gap-3">
      {order.items.map((item) => (
        <li key={item._id} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-4">
          <span className="overflow-clip rounded-field bg-sunken">
            <Picture src={item.image} alt="" sizes="64px" className="photograph" />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="grid min-w-0 flex-1 basis-36 leading-snug">
              <span className="font-semibold">{unbroken(item.name)}</span>
              <span className="text-ink-soft text-sm">
                {t('orders.quantity', { n: item.quantity })} · <Money amount={item.price} />
                {item.refunded > 0 ? <> · {t('orders.refunds.units', { n: item.refunded })}</> : null}
              </span>
              {reviews && order.status === 'delivered' ? (
                <Link
                  to={`/product/${item.productId}#reviews`}
                  state={{ keepPlace: true, writesReview: true }}
                  aria-label={t('orders.reviewNamed', { name: isolated(item.name) })}
                  className="link inline-flex min-h-11 items-center justify-self-start text-sm"
                >
                  {t('orders.review')}
                </Link>
              ) : null}
            </span>
            <Money amount={item.total} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The number of the parcel, which leads to the carrier's page where the shop has named one. */
export function Tracking({
  order: { trackingNumber, trackingUrl },
}: {
  order: Pick<Order, 'trackingNumber' | 'trackingUrl'>
}) {
  const t = useT(ordersWords)
  if (!trackingNumber) return null
  const number = (
    <bdi dir="ltr" className="font-semibold">
      {trackingNumber}
    </bdi>
  )
  return (
    <p className="text-sm">
      {t('orders.tracking')}:{' '}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noopener" className="link inline-block py-1">
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  )
}

/** Delivery address, payment, shipping and note; contact and payment where nothing is delivered. */
export function OrderAddress({ order, heading = 'h3' }: { order: Order; heading?: 'h2' | 'h3' }) {
  const t = useT(checkoutWords, ordersWords)
  const Heading = heading
  const { email, phone, address } = order.customerInfo
  return (
    <div className="grid content-start gap-1">
      <Heading className="font-semibold text-base">
        {t(order.programsOnly ? 'orders.contact' : 'orders.deliverTo')}
      </Heading>
      <address className="grid text-ink-soft not-italic">
        {order.programsOnly ? (
          <span>
            <bdi>{fullName(order.customerInfo)}</bdi>
          </span>
        ) : (
          <AddressLines name={fullName(order.customerInfo)} address={address} />
        )}
        <span>
          <bdi dir="ltr">{phone}</bdi>
        </span>
        <span>
          <bdi dir="ltr">{email}</bdi>
        </span>
      </address>
      <p className="pt-2 text-ink-soft">
        {t(`checkout.${paymentKind(order)}`)}
        {order.programsOnly ? null : ` · ${order.shippingName}`}
      </p>
      {order.notes ? (
        <p className="pt-2 text-ink-soft">
          {t('orders.notes')}: <bdi>{order.notes}</bdi>
        </p>
      ) : null}
    </div>
  )
}
