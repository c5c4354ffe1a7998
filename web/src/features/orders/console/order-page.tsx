import type { ConsoleOrder } from 'contract/orders/console-calls'
import { Link, useParams } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { Countdown } from '../../../ui/countdown'
import { DateText } from '../../../ui/date'
import { DetailFrame } from '../../../ui/detail-page'
import { Notice } from '../../../ui/notice'
import { usePageTitle } from '../../../ui/page-title'
import { Amounts } from '../amounts'
import { DocumentButton } from '../document-button'
import { OrderItems } from '../order-parts'
import { Customer } from './customer'
import { StaffNotes } from './desk/staff-notes'
import { orderDeskWords } from './desk/words/order-desk-words'
import { DisputeNotice } from './dispute-notice'
import { Moves } from './moves'
import { OneOrder } from './one-order'
import { OrdersBeside } from './orders-table'
import { ParcelBack } from './parcel-back'
import { PaymentText } from './payment-text'
import { Refunds } from './refunds'
import { Returns } from './returns'
import { Shipping } from './shipping'
import { fetchInvoice, useConsoleOrder } from './shop-orders.api'
import { StatusBadge } from './status-badge'
import { Timeline } from './timeline'
import { shopOrdersWords } from './words/shop-orders-words'

/** One order as staff see it: what it holds, whose it is, what happened, and the moves that are legal now. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const { data } = useConsoleOrder(id)
  const t = useT(consoleWords, shopOrdersWords)
  usePageTitle(
    t('console.title', {
      page: data ? t('shopOrders.one.title', { number: data.orderNumber }) : t('shopOrders.title'),
    }),
  )
  return (
    <DetailFrame
      list="/admin/orders"
      label={t('shopOrders.title')}
      back={t('shopOrders.one.back')}
      beside={OrdersBeside}
      className="max-w-6xl"
    >
      <OneOrder>{(order) => <Order key={order._id} order={order} />}</OneOrder>
    </DetailFrame>
  )
}

function Order({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords, orderDeskWords)
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-2">
          <h1 tabIndex={-1} className="wide text-2xl tabular-nums">
            <bdi dir="ltr">{order.orderNumber}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <StatusBadge order={order} />
            <PaymentText order={order} />
            <span>
              {t('shopOrders.one.placed')} <DateText value={order.createdAt} look="time" />
            </span>
            {order.isEntered ? <span>{t('orderDesk.entered')}</span> : null}
          </p>
        </div>
        <Moves order={order} />
      </header>
      <DisputeNotice order={order} />
      <ParcelBack order={order} />
      <Waiting order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 border-hairline border-t pt-7 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          <section aria-labelledby="items" className="grid gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h2 id="items" className="text-lg">
                {t('shopOrders.one.items')}
              </h2>
              {order.programsOnly ? null : (
                <Link
                  to={`/admin/orders/${order._id}/packing-slip`}
                  className="link inline-flex min-h-9 items-center"
                >
                  {t('shopOrders.slip.title')}
                </Link>
              )}
            </div>
            <OrderItems order={order} />
            <div className="grid gap-4 border-hairline border-t pt-4 sm:ms-auto sm:w-72">
              <Amounts {...order} />
              {order.invoiceNumber ? (
                <DocumentButton
                  kind="invoice"
                  number={order.invoiceNumber}
                  read={() => fetchInvoice(order.orderNumber)}
                />
              ) : null}
              <Refunds order={order} />
            </div>
          </section>
          <Returns order={order} />
          <StaffNotes order={order} />
          <Timeline order={order} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-7 rounded-card border border-hairline bg-raised p-5">
          <Customer order={order} />
          <Shipping order={order} />
        </aside>
      </div>
    </>
  )
}

/** What the order waits for: its payment, or a refund that is under way or has failed. */
function Waiting({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const { refetch } = useConsoleOrder(order._id)
  // An open dispute says what holds everything up; no refund can be sent meanwhile.
  if (order.dispute?.state === 'open') return null
  if (order.refunds.some(({ state }) => state === 'failed'))
    return <Notice kind="warn">{t('shopOrders.one.refundFailed')}</Notice>
  if (order.refunding) return <Notice kind="info">{t('shopOrders.one.refunding')}</Notice>
  if (!order.heldUntil) return null
  return (
    <Notice kind="info">
      {t('shopOrders.one.waitsForPayment')} <DateText value={order.heldUntil} look="time" /> (
      <Countdown until={order.heldUntil} onEnd={() => void refetch()} />)
    </Notice>
  )
}
