import type { OrderRow } from 'contract/orders/console-calls'
import { useT } from '../../../i18n/i18n'
import { Money } from '../../../ui/money'
import { OneLine } from '../../../ui/one-line'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { RowLink } from '../../../ui/table/row'
import { PaymentText } from './payment-text'
import { StatusBadge } from './status-badge'
import { shopOrdersWords } from './words/shop-orders-words'

/** The columns of the list; the number is the link of its row. `from` is the list's own address, to come back to. */
export function useOrderColumns(from: string): Column<OrderRow>[] {
  const t = useT(shopOrdersWords)
  return [
    {
      key: 'number',
      label: t('shopOrders.list.columns.number'),
      card: 'title',
      width: '6.5rem',
      cell: ({ _id, orderNumber }) => (
        <RowLink to={`/admin/orders/${_id}`} state={{ from }} className="tabular-nums @max-[40rem]:text-base">
          <bdi dir="ltr">{orderNumber}</bdi>
        </RowLink>
      ),
    },
    {
      key: 'customer',
      label: t('shopOrders.one.customer'),
      card: 'plain',
      cell: ({ firstName, lastName, email }) => (
        <>
          <OneLine>{`${firstName} ${lastName}`}</OneLine>
          <OneLine className="text-ink-soft">{email}</OneLine>
        </>
      ),
    },
    {
      key: 'placed',
      sortable: true,
      label: t('shopOrders.list.columns.placed'),
      card: 'plain',
      width: '8.5rem',
      cell: ({ createdAt }) => <DateCell value={createdAt} />,
    },
    {
      key: 'total',
      sortable: true,
      label: t('shopOrders.list.columns.total'),
      card: 'plain',
      width: '5.5rem',
      end: true,
      cell: (order) => <Total order={order} />,
    },
    {
      key: 'status',
      label: t('shopOrders.list.filter'),
      card: 'corner',
      width: '8.5rem',
      cell: (order) => (
        <div className="grid justify-items-start gap-1 text-ink-soft @max-[40rem]:justify-items-end">
          <StatusBadge order={order} />
          <PaymentText order={order} />
        </div>
      ),
    },
  ]
}

function Total({ order: { discount, total, units } }: { order: OrderRow }) {
  const t = useT(shopOrdersWords)
  return (
    <p className="flex flex-wrap gap-x-2 @min-[40rem]:grid">
      <span>
        <Money amount={total} className="font-semibold" />
      </span>
      {discount ? (
        <span className="text-ink-soft">
          <span className="sr-only">{t('shopOrders.list.discount')} </span>
          <Money amount={-discount} />
        </span>
      ) : null}
      {/* None is left of an order that was cancelled or paid back. */}
      {units > 0 ? (
        <span className="text-ink-soft">{t('shopOrders.list.units', { count: units })}</span>
      ) : null}
    </p>
  )
}
