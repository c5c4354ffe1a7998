import type { ConsoleOrder } from 'contract/orders/console-calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Notice } from '../../../ui/notice'
import { ReceiveParcelDialog } from './parcel-dialogs'
import { shopOrdersWords } from './words/shop-orders-words'

/** What became of a parcel that was not delivered, and what staff do next: book its units, then refund what was paid. */
export function ParcelBack({ order }: { order: ConsoleOrder }) {
  const t = useT(shopOrdersWords)
  const [open, setOpen] = useState(false)
  const { endReason, receivedAt } = order
  if (!endReason) return null
  return (
    <Notice
      kind={receivedAt && !order.refundable ? 'info' : 'warn'}
      title={t(`shopOrders.undelivered.reasons.${endReason}`)}
    >
      {receivedAt ? (
        <p>
          {t('shopOrders.received.booked')} <DateText value={receivedAt} look="time" />
          {order.refundable ? ` ${t('shopOrders.received.refund')}` : null}
        </p>
      ) : (
        <>
          <p>{t('shopOrders.received.waits')}</p>
          <Button
            kind="secondary"
            size="sm"
            className="mt-2 justify-self-start"
            onClick={() => setOpen(true)}
          >
            {t('shopOrders.received.button')}
          </Button>
        </>
      )}
      {open ? <ReceiveParcelDialog order={order} onClose={() => setOpen(false)} /> : null}
    </Notice>
  )
}
