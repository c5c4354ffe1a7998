import type { Order, Refund } from 'contract/orders/calls'
import { wasPaid } from 'contract/orders/rules'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/i18n'
import { DateText } from '../../ui/date'
import { Money } from '../../ui/money'
import { DocumentButton } from './document-button'
import { ordersWords } from './words/orders-words'

interface Props {
  order: Order
  /** Reads the credit note of a refund. */
  creditNote: (refund: Refund) => Promise<Blob>
  /** Further content of a refund, for staff. */
  more?: (refund: Refund) => ReactNode
}

/** Way of a refund; a lost dispute is an entry without money of ours. */
const wayOf = ({ method, source }: Refund) =>
  method === 'none' && source === 'provider' ? 'disputed' : method

/** Money that went back for an order, or is on its way; nothing for an order without refunds. */
export function OrderRefunds({ order, creditNote, more }: Props) {
  const t = useT(ordersWords)
  if (order.refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="grid gap-3 border-hairline border-t pt-4">
      <h2 id="refunds" className="font-semibold text-base">
        {t('orders.refunds.title')}
      </h2>
      <ul className="grid gap-3">
        {order.refunds.map((refund) => (
          <li key={refund._id} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                <span className={refund.state === 'failed' ? 'text-pomegranate' : ''}>
                  {t(`orders.refunds.state.${refund.method === 'none' ? 'credited' : refund.state}`)}
                </span>{' '}
                <span className="text-ink-soft">
                  · <DateText value={refund.createdAt} />
                </span>
              </span>
              <Money amount={refund.amount} />
            </span>
            <span className="text-ink-soft text-sm">{t(`orders.refunds.method.${wayOf(refund)}`)}</span>
            {refund.creditNoteNumber ? (
              <DocumentButton
                kind="creditNote"
                number={refund.creditNoteNumber}
                read={() => creditNote(refund)}
              />
            ) : null}
            {more?.(refund)}
          </li>
        ))}
      </ul>
      {wasPaid(order) ? <Sums order={order} /> : null}
    </section>
  )
}

/** Sums of refunds, of money taken by a lost dispute, and the rest of the total. */
function Sums({ order: { refunds, total, refundedTotal } }: { order: Order }) {
  const t = useT(ordersWords)
  const isTaken = (refund: Refund) => wayOf(refund) === 'disputed' && refund.state === 'sent'
  const taken = refunds.filter(isTaken).reduce((sum, { amount }) => sum + amount, 0)
  const rows = [
    [t('orders.refunds.total'), refundedTotal],
    ...(taken > 0 ? ([[t('orders.refunds.method.disputed'), taken]] as const) : []),
    [t('orders.refunds.kept'), Math.round((total - refundedTotal - taken) * 100) / 100],
  ] as const
  return (
    <dl className="grid gap-1 border-hairline border-t pt-3">
      {rows.map(([label, usd]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <Money amount={usd} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
