import type { LinkedOrder } from 'contract/orders/link-calls'
import { ORDER_LINK_DAYS } from 'contract/orders/link-rules'
import { unbroken } from 'contract/text'
import { useSearchParams } from 'react-router'
import { refusalOf } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { Money } from '../../../ui/money'
import { usePageTitle } from '../../../ui/page-title'
import { Picture } from '../../../ui/picture'
import { Amounts } from '../amounts'
import { ItemsSection, OrderHeading, OrderLoading, Tracking } from '../order-parts'
import { OrderTimeline } from '../order-timeline'
import { ordersWords } from '../words/orders-words'
import { useLinkedOrder } from './linked-order.api'
import { linkedOrderWords } from './words/linked-order-words'

/** /order-status?token=…: the order of a mail's link, read only and without a sign-in. */
export default function LinkedOrderPage() {
  const t = useT(linkedOrderWords)
  // The token stays in the address, so that the page can be reloaded and kept.
  const token = useSearchParams()[0].get('token') ?? ''
  const { data: order, error, refetch } = useLinkedOrder(token)
  usePageTitle(t('linked.documentTitle'))
  if (order) return <Order order={order} />
  if (!token || refusalOf(error)?.code === 'orders.link_dead') return <DeadLink />
  if (error) return <ErrorState heading="h1" title={t('linked.failed')} onRetry={() => void refetch()} />
  return <OrderLoading label={t('linked.loading')} />
}

function DeadLink() {
  const t = useT(linkedOrderWords)
  return (
    <ErrorState heading="h1" title={t('linked.dead')} text={t('linked.deadText', { days: ORDER_LINK_DAYS })}>
      <LinkButton to="/orders">{t('linked.signIn')}</LinkButton>
      <LinkButton to="/contact" kind="secondary">
        {t('linked.contact')}
      </LinkButton>
    </ErrorState>
  )
}

function Order({ order }: { order: LinkedOrder }) {
  const t = useT(linkedOrderWords)
  const { city, country } = order.place
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:py-12">
      <header>
        <OrderHeading order={order} />
      </header>
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-14">
        <div className="grid content-start gap-8">
          <OrderTimeline order={order} />
          <Tracking order={order} />
          <Items order={order} />
        </div>
        <aside className="grid content-start gap-6 rounded-card border border-hairline bg-raised p-5 sm:p-6">
          <Amounts {...order} />
          {order.programsOnly ? null : (
            <p className="border-hairline border-t pt-5 text-ink-soft">
              {t('linked.place')}: <bdi>{city}</bdi>, <bdi>{country}</bdi>
            </p>
          )}
          <p className="text-ink-soft text-sm">{t('linked.private')}</p>
          <p className="text-ink-soft text-sm">{t('linked.manage')}</p>
          <LinkButton to={`/orders/${order.orderNumber}`} kind="secondary">
            {t('linked.open')}
          </LinkButton>
        </aside>
      </div>
    </div>
  )
}

function Items({ order }: { order: LinkedOrder }) {
  const t = useT(ordersWords)
  return (
    <ItemsSection>
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <li key={item._id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4">
            <span className="overflow-clip rounded-field bg-sunken">
              <Picture src={item.image} alt="" sizes="64px" className="photograph" />
            </span>
            <span className="grid min-w-0 leading-snug">
              <span className="wrap-anywhere font-semibold">{unbroken(item.name)}</span>
              <span className="text-ink-soft text-sm">
                {t('orders.quantity', { n: item.quantity })} · <Money amount={item.price} />
              </span>
            </span>
            <Money amount={item.total} />
          </li>
        ))}
      </ul>
    </ItemsSection>
  )
}
