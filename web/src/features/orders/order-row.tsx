import type { Order, OrderDetail } from 'contract/orders/calls'
import { unbroken } from 'contract/text'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { buttonClass } from '../../ui/button-style'
import { Countdown } from '../../ui/countdown'
import { cx } from '../../ui/cx'
import { DateText } from '../../ui/date'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { Money } from '../../ui/money'
import { Status } from '../../ui/status'
import { orderTone } from '../site/status-tones'
import { Amounts } from './amounts'
import { OrderAddress, OrderItems, OrderNumber, Tracking } from './order-parts'
import { nextAction, useArrivalText, useStateText } from './order-state'
import { OrderThumbs } from './order-thumbs'
import { useOrderActions } from './use-order-actions'
import { ordersWords } from './words/orders-words'

interface Props {
  order: Order
  onChange: (next?: OrderDetail) => void
}

/** One order of the list: what it holds, where it stands, what it cost, and the one thing to do with it. */
export function OrderRow({ order, onChange }: Props) {
  const t = useT(ordersWords)
  const id = useId()
  let count = 0
  for (const item of order.items) count += item.quantity
  return (
    <article
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] rounded-card border bg-raised px-4 pt-4 sm:px-5 sm:pt-5',
        order.heldUntil ? 'border-saffron' : 'border-hairline',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 pb-4 sm:gap-x-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <OrderThumbs items={order.items} />
        <div className="grid content-start gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-lg">
              <Link
                to={`/orders/${order.orderNumber}`}
                className="inline-block py-0.5 underline-offset-4 hover:underline"
              >
                <OrderNumber number={order.orderNumber} />
              </Link>
            </h2>
            <Status tone={orderTone(order, 'customer')}>{t(`orders.status.${order.status}`)}</Status>
          </div>
          <p className="text-ink-soft text-sm">
            <span className="sr-only">{t('orders.placed')} </span>
            <DateText value={order.createdAt} /> · {t('orders.items', { count })}
          </p>
          <Goods order={order} />
          <State order={order} />
        </div>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:col-span-1 md:flex-col md:items-end md:justify-start">
          <Money amount={order.total} className="font-semibold text-lg" />
          <NextStep order={order} headingId={id} onChange={onChange} />
        </div>
      </div>
      <Details order={order} />
    </article>
  )
}

/** The first thing by its name; the pictures show the rest. */
function Goods({ order: { items } }: { order: Order }) {
  const t = useT(ordersWords)
  const [first] = items
  if (!first) return null
  return (
    <p className="text-sm">
      <bdi className="font-medium">{unbroken(first.name)}</bdi>{' '}
      <span className="text-ink-soft">
        {items.length > 1
          ? t('orders.row.more', { count: items.length - 1 })
          : `· ${t('orders.quantity', { n: first.quantity })}`}
      </span>
    </p>
  )
}

function State({ order }: { order: Order }) {
  const stateText = useStateText()
  const arrivalText = useArrivalText()
  const arrival = arrivalText(order)
  return (
    <p className="text-sm">
      <span className={order.heldUntil ? 'font-medium' : 'text-ink-soft'}>{stateText(order)}</span>
      {arrival ? <span className="text-ink-soft"> {arrival}.</span> : null}
    </p>
  )
}

function NextStep({ order, headingId, onChange }: Props & { headingId: string }) {
  const t = useT(ordersWords)
  const id = useId()
  const { running, problem, pay, again } = useOrderActions(order, onChange)
  const action = nextAction(order)
  // A list of equal words says nothing to those who listen: each names its order too.
  const named = { id, 'aria-labelledby': `${id} ${headingId}` }
  const page = (to: string, text: string) => (
    <LinkButton to={to} kind="secondary" {...named}>
      {text}
    </LinkButton>
  )
  const buttons: Record<typeof action, () => ReactNode> = {
    pay: () => (
      <span className="flex items-center gap-4">
        <Countdown
          until={order.heldUntil ?? ''}
          onEnd={() => onChange()}
          className="font-bold font-display text-xl"
        />
        <Button busy={running === 'pay'} onClick={pay} {...named}>
          {t('orders.one.pay')}
        </Button>
      </span>
    ),
    answer: () => page(`/programs/${order.questionsDue}/questionnaire`, t('orders.program.questions')),
    programs: () => page('/programs', t('orders.row.programs')),
    parcel: () => (
      <a
        href={order.trackingUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass({ kind: 'secondary' })}
        {...named}
      >
        {t('orders.row.parcel')}
      </a>
    ),
    track: () => page(`/orders/${order.orderNumber}`, t('orders.row.track')),
    again: () => (
      <Button kind="secondary" busy={running === 'again'} onClick={again} {...named}>
        {t('orders.one.again')}
      </Button>
    ),
  }
  return (
    <span className="grid justify-items-end gap-2">
      {buttons[action]()}
      <Alert text={problem || null} />
    </span>
  )
}

function Details({ order }: { order: Order }) {
  const t = useT(ordersWords)
  const [open, setOpen] = useState(false)
  return (
    <details
      className="group border-hairline border-t"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between font-medium text-ink-soft text-sm hover:text-ink">
        <span>
          {t('orders.details')} <span className="sr-only">{order.orderNumber}</span>
        </span>
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-2 pb-5">
        {/* The row names them already; its pictures are fetched when somebody looks. */}
        {open ? <OrderItems order={order} /> : null}
        <Tracking order={order} />
        <div className="grid gap-6 sm:grid-cols-2">
          <OrderAddress order={order} />
          <Amounts {...order} />
        </div>
      </div>
    </details>
  )
}
