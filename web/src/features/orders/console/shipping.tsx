import type { ConsoleOrder } from 'contract/orders/console-calls'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Fact } from '../../../ui/fact'
import { MoveDialog } from './move-dialog'
import { useMessages } from './words/use-messages'

/** How the order is paid and sent; the tracking number of a shipped order can be corrected. */
export function Shipping({ order }: { order: ConsoleOrder }) {
  const t = useMessages()
  const tCommon = useT()
  const [correcting, setCorrecting] = useState(false)
  return (
    <section aria-labelledby="shipping" className="grid gap-3 border-hairline border-t pt-6">
      <h2 id="shipping" className="text-lg">
        {t('one.shipping')}
      </h2>
      <dl className="grid gap-3">
        <Fact name={t('one.paymentMethod')}>{tCommon(`checkout.${order.paymentMethod}`)}</Fact>
        <Fact name={t('one.shippingMethod')}>{tCommon(`checkout.${order.shippingMethod}`)}</Fact>
        {order.trackingNumber ? (
          <Fact name={t('one.tracking')}>
            <bdi dir="ltr" className="break-all font-semibold tabular-nums">
              {order.trackingNumber}
            </bdi>
          </Fact>
        ) : null}
      </dl>
      {order.status === 'shipped' ? (
        <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => setCorrecting(true)}>
          {t(order.trackingNumber ? 'one.changeTracking' : 'one.addTracking')}
        </Button>
      ) : null}
      {correcting ? <MoveDialog order={order} to="shipped" onClose={() => setCorrecting(false)} /> : null}
    </section>
  )
}
