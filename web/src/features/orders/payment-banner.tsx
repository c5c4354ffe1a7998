import type { OrderDetail } from 'contract/orders/calls'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../api/error-text'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { DateText } from '../../ui/date'
import { usePayOrder } from './orders.api'
import { ordersWords } from './words/orders-words'

/** What happened at the payment page, for who comes back from it without having paid, and the way back to it. */
export function PaymentBanner({ order, onChange }: { order: OrderDetail; onChange: () => void }) {
  const t = useT(ordersWords)
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
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-edge border-s-4 border-s-saffron bg-raised p-4 sm:p-5">
      <div role="status" className="grid min-w-60 flex-1 gap-1">
        <p className="font-semibold">{t(declined ? 'orders.one.declined' : 'orders.one.unpaid')}</p>
        {order.heldUntil ? (
          <p className="text-ink-soft">
            {t('orders.one.held')} <DateText value={order.heldUntil} look="time" />
          </p>
        ) : null}
      </div>
      <Button size="lg" className="max-sm:w-full" busy={busy} onClick={() => void pay()}>
        {t('orders.one.pay')}
      </Button>
      <p role="alert" className="w-full font-medium text-pomegranate text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}
