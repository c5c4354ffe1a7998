import type { OrderDetail } from 'contract/orders/calls'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Countdown } from '../../ui/countdown'
import { DateText } from '../../ui/date'
import { Notice } from '../../ui/notice'
import { usePayOrder } from './orders.api'
import { ordersWords } from './words/orders-words'

/** What happened at the payment page, for who comes back from it without having paid, and the way back to it. */
export function PaymentBanner({ order, onChange }: { order: OrderDetail; onChange: () => void }) {
  const t = useT(errorWords, ordersWords)
  const [search] = useSearchParams()
  const { mutateAsync: payOrder } = usePayOrder()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (!order.canPay) return null
  const declined = search.get('payment') === 'declined' || order.paymentStatus === 'failed'
  const pay = async () => {
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      window.location.assign(await payOrder(order.orderNumber))
    } catch (error) {
      setProblem(errorText(t, error, t('orders.one.notDone')))
      setBusy(false)
      onChange()
    }
  }
  return (
    <div className="grid gap-3">
      <Notice
        kind="warn"
        // The message alone is announced: the time beside it changes by the second.
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
            <Button size="lg" busy={busy} onClick={() => void pay()}>
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
