import type { OrderRow as Row } from 'contract/orders/console-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Ago } from '../../../ui/ago'
import { DateText } from '../../../ui/date'
import { Icon } from '../../../ui/icon'
import { Money } from '../../../ui/money'
import { PaymentText } from './payment-text'
import { StatusBadge } from './status-badge'
import { shopOrdersWords } from './words/shop-orders-words'

/** One line of the list; the number is the link, and all of the line leads there. `from` is the list's own address. */
export function OrderRow({ order, from }: { order: Row; from: string }) {
  const t = useT(shopOrdersWords)
  const { _id, orderNumber, firstName, lastName, email, total, units, createdAt } = order
  return (
    <li className="group relative grid gap-x-6 gap-y-2 px-4 py-4 transition-colors hover:bg-raised has-focus-visible:bg-raised sm:px-5 lg:grid-cols-[7.5rem_minmax(0,1fr)_8rem_7rem_9rem_1.25rem] lg:items-center">
      <div className="flex items-center justify-between gap-4 lg:block">
        <Link
          to={`/admin/orders/${_id}`}
          state={{ from }}
          className="font-semibold text-base tabular-nums underline-offset-4 before:absolute before:inset-0 group-hover:underline"
        >
          <bdi dir="ltr">{orderNumber}</bdi>
        </Link>
        <span className="lg:hidden">
          <StatusBadge order={order} />
        </span>
      </div>
      <div className="grid min-w-0 leading-snug">
        {/* Names and amounts keep their own direction, and stand at the start of the line in any page. */}
        <span className="truncate">
          <bdi>{`${firstName} ${lastName}`}</bdi>
        </span>
        <span dir="ltr" className="truncate text-start text-ink-soft rtl:text-end">
          {email}
        </span>
      </div>
      <p className="flex flex-wrap gap-x-2 leading-snug lg:grid">
        <DateText value={createdAt} look="short" />
        <span className="text-ink-soft">
          <Ago value={createdAt} />
        </span>
      </p>
      <div className="flex flex-wrap gap-x-4 leading-snug lg:contents">
        <p className="flex flex-wrap gap-x-2 lg:grid">
          <span>
            <Money amount={total} className="font-semibold" />
          </span>
          <span className="text-ink-soft">{t('shopOrders.list.units', { count: units })}</span>
        </p>
        <div className="text-ink-soft lg:grid lg:justify-items-start lg:gap-y-1">
          <span className="max-lg:hidden">
            <StatusBadge order={order} />
          </span>
          <PaymentText order={order} />
        </div>
      </div>
      <Icon name="chevron-end" className="text-ink-soft max-lg:hidden" />
    </li>
  )
}
