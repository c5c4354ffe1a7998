import type { OrderDetail } from 'contract/orders/calls'
import { useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Countdown } from '../../ui/countdown'
import { DateText } from '../../ui/date'
import { Notice } from '../../ui/notice'
import { useOrderActions } from './use-order-actions'
import { ordersWords } from './words/orders-words'

/** Result of an abandoned payment, with a link back to it. */
export function PaymentBanner({ order, onChange }: { order: OrderDetail; onChange: () => void }) {
  const t = useT(ordersWords)
  const [search] = useSearchParams()
  const { running, problem, pay } = useOrderActions(order, () => onChange())
  if (!order.canPay) return null
  const declined = search.get('payment') === 'declined' || order.paymentStatus === 'failed'
  return (
    <div className="grid gap-3">
      <Notice
        kind="warn"
        // Only the message is announced, because the time changes each second.
        title={<span role="status">{t(declined ? 'orders.one.declined' : 'orders.one.unpaid')}</span>}
        action={
          <>
            {order.heldUntil ? (
              <Countdown
                until={order.heldUntil}
                onEnd={onChange}
                className="self-center font-bold font-display text-2xl"
              />
            ) : null}
            <Button size="lg" busy={running === 'pay'} onClick={pay}>
              {t('orders.one.pay')}
            </Button>
          </>
        }
      >
        {order.heldUntil ? (
          <>
            {t('orders.one.held')} <DateText value={order.heldUntil} look="time" />
          </>
        ) : null}
      </Notice>
      <Alert text={problem || null} />
    </div>
  )
}
