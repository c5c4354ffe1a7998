import type { PersonOrders as Orders, PersonDetail } from 'contract/admin/people-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { DateText } from '../../../ui/date'
import { LinkButton } from '../../../ui/link-button'
import { Money } from '../../../ui/money'
import { Status } from '../../../ui/status'
import { Note } from '../../orders/console/desk/staff-notes'
import { PaymentText } from '../../orders/console/payment-text'
import { returnsWords } from '../../orders/console/returns/words/returns-words'
import { StatusBadge } from '../../orders/console/status-badge'
import { toneOf } from '../../site/status-tones'
import { peopleWords } from './words/people-words'

/** A customer's orders with refunds and returns, and colleagues' notes on them. */
export function PersonOrders({ person, orders }: { person: PersonDetail; orders: Orders }) {
  const t = useT(peopleWords)
  const { items, notes } = orders
  const email = encodeURIComponent(person.email)
  const mayOrder = person.roles.includes('customer') && !person.locked && !person.closesAt
  return (
    <>
      <section aria-labelledby="orders" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="orders" className="text-lg">
            {t('people.one.orders')}
          </h2>
          <p>
            {t('people.one.ordersText', { count: orders.count })}
            {orders.count > 0 ? (
              <span className="text-ink-soft">
                {' · '}
                {t('people.one.ordersTotal')}{' '}
                <Money amount={orders.total} className="font-semibold text-ink" />
                {orders.refundedTotal > 0 ? (
                  <>
                    {' · '}
                    {t('people.one.refunded')} <Money amount={orders.refundedTotal} />
                  </>
                ) : null}
              </span>
            ) : null}
          </p>
        </div>
        {items.length > 0 ? (
          <ul className="divide-y divide-hairline rounded-card border border-hairline">
            {items.map((order) => (
              <li key={order._id} className="relative px-4 py-2.5 hover:bg-raised">
                <Row order={order} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {orders.count > 0 ? (
            <LinkButton to={`/admin/orders?search=${email}`} kind="secondary" size="sm">
              {t('people.one.toOrders')}
            </LinkButton>
          ) : null}
          {mayOrder ? (
            <LinkButton to={`/admin/orders/new?email=${email}`} kind="secondary" size="sm">
              {t('people.one.newOrder')}
            </LinkButton>
          ) : null}
        </div>
      </section>
      {notes.length > 0 ? (
        <section aria-labelledby="notes" className="grid gap-4">
          <h2 id="notes" className="text-lg">
            {t('people.one.notes')}
          </h2>
          <ul className="grid gap-4">
            {notes.map((note) => (
              <li key={note._id}>
                <Note note={note} />
                <Link
                  to={`/admin/orders/${note.orderId}`}
                  className="link inline-flex min-h-9 items-center text-sm tabular-nums"
                >
                  <bdi dir="ltr">{note.orderNumber}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Row({ order }: { order: Orders['items'][number] }) {
  const t = useT(peopleWords, returnsWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 leading-snug">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/admin/orders/${order._id}`}
          className="font-semibold tabular-nums underline-offset-4 before:absolute before:inset-0 hover:underline"
        >
          <bdi dir="ltr">{order.orderNumber}</bdi>
        </Link>
        <StatusBadge order={order} />
      </span>
      <Money amount={order.total} className="font-semibold" />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <DateText value={order.createdAt} look="short" />
        <PaymentText order={order} />
        {order.returns.map(({ _id, state }) => (
          <span key={_id} className="inline-flex items-center gap-1.5">
            {t('people.one.return')}:
            <Status tone={toneOf('returns', state, 'staff')}>{t(`returns.states.${state}`)}</Status>
          </span>
        ))}
      </span>
      {order.refundedTotal > 0 ? (
        <span className="text-end text-ink-soft text-sm">
          <span className="sr-only">{t('people.one.refunded')} </span>
          <Money amount={-order.refundedTotal} />
        </span>
      ) : null}
    </div>
  )
}
