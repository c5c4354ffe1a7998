import type { OrderDetail } from 'contract/orders/calls'
import { useParams } from 'react-router'
import { isNotFound } from '../../api/error-text'
import { useT } from '../../i18n/i18n'
import { Breadcrumb } from '../../ui/breadcrumb'
import { ErrorState } from '../../ui/error-state'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { PlateArc } from '../../ui/plate-arc'
import { useSession } from '../auth/session'
import { Amounts } from './amounts'
import { ConfirmBanner } from './confirm-banner'
import { OrderActions } from './order-actions'
import { ItemsSection, OrderAddress, OrderHeading, OrderItems, OrderLoading, Tracking } from './order-parts'
import { OrderRefunds } from './order-refunds'
import { orderShare, useArrivalText } from './order-state'
import { OrderTimeline } from './order-timeline'
import { fetchCreditNote, useOrder, useOrderChanged } from './orders.api'
import { PaymentBanner } from './payment-banner'
import { ProgramNext } from './program-next'
import { OrderReturns } from './returns/order-returns'
import { ordersWords } from './words/orders-words'

/** Page of one order: status, actions and lines. */
export default function OrderPage() {
  const t = useT(ordersWords)
  const { orderNumber = '' } = useParams()
  const { user } = useSession('customer')
  usePageTitle(t('orders.one.documentTitle', { number: orderNumber }))
  if (!user) return null
  return <Loaded userId={user.id} orderNumber={orderNumber} />
}

function Loaded({ userId, orderNumber }: { userId: string; orderNumber: string }) {
  const t = useT(ordersWords)
  const { data: order, error, refetch } = useOrder(userId, orderNumber)
  const changed = useOrderChanged(userId)
  if (error && !order) {
    const absent = isNotFound(error)
    const title = absent ? t('orders.one.absent') : t('orders.one.failed')
    return (
      <ErrorState heading="h1" title={title} onRetry={absent ? undefined : () => void refetch()}>
        <LinkButton to="/orders" kind="secondary">
          {t('orders.one.back')}
        </LinkButton>
      </ErrorState>
    )
  }
  if (!order) return <OrderLoading label={t('orders.loading')} />
  return <Order order={order} userId={userId} onChange={changed} />
}

/** Days on which the parcel is expected. */
function Arrival({ order }: { order: OrderDetail }) {
  const text = useArrivalText()(order)
  return text ? <p className="font-semibold">{text}</p> : null
}

interface Props {
  order: OrderDetail
  userId: string
  onChange: (next?: OrderDetail) => void
}

function Order({ order, userId, onChange }: Props) {
  const t = useT(ordersWords)
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ label: t('orders.title'), to: '/orders' }, { label: order.orderNumber }]} />
      <header className="flex items-center gap-5">
        <PlateArc size={64} value={orderShare[order.status] ?? 0} className="shrink-0 max-sm:hidden" />
        <OrderHeading order={order} />
      </header>
      <PaymentBanner order={order} onChange={() => onChange()} />
      <ConfirmBanner order={order} userId={userId} />
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-14">
        <div className="grid content-start gap-8">
          <Arrival order={order} />
          <OrderTimeline order={order}>
            <ProgramNext order={order} />
          </OrderTimeline>
          <Tracking order={order} />
          <ItemsSection>
            <OrderItems order={order} reviews />
          </ItemsSection>
          <OrderReturns order={order} onChange={() => onChange()} />
        </div>
        <aside className="grid content-start gap-6 rounded-card border border-hairline bg-raised p-5 sm:p-6">
          <Amounts {...order} />
          <OrderRefunds order={order} creditNote={({ _id }) => fetchCreditNote(order.orderNumber, _id)} />
          <OrderActions order={order} onChange={onChange} />
          <div className="border-hairline border-t pt-5">
            <OrderAddress order={order} heading="h2" />
          </div>
        </aside>
      </div>
    </div>
  )
}
