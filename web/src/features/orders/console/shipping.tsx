import type { ConsoleOrder } from 'contract/orders/console-calls'
import { paymentKind } from 'contract/orders/rules'
import { useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Fact } from '../../../ui/fact'
import { checkoutWords } from '../checkout/words/checkout-words'
import { MoveDialog } from './move-dialog'
import { shopOrdersWords } from './words/shop-orders-words'

/** Payment and shipping; the tracking number of a shipped order can be corrected. */
export function Shipping({ order }: { order: ConsoleOrder }) {
  const t = useT(checkoutWords, shopOrdersWords)
  const [correcting, setCorrecting] = useState(false)
  return (
    <section aria-labelledby="shipping" className="grid gap-3 border-hairline border-t pt-6">
      <h2 id="shipping" className="text-lg">
        {t('shopOrders.one.shipping')}
      </h2>
      <dl className="grid gap-3">
        <Fact name={t('shopOrders.one.paymentMethod')}>{t(`checkout.${paymentKind(order)}`)}</Fact>
        <Fact name={t('shopOrders.one.shippingMethod')}>{order.shippingName}</Fact>
        {order.trackingNumber ? (
          <Fact name={t('shopOrders.one.tracking')}>
            <bdi dir="ltr" className="break-all font-semibold tabular-nums">
              {order.trackingNumber}
            </bdi>
          </Fact>
        ) : null}
      </dl>
      {order.status === 'shipped' ? (
        <Button kind="secondary" size="sm" className="justify-self-start" onClick={() => setCorrecting(true)}>
          {t(order.trackingNumber ? 'shopOrders.one.changeTracking' : 'shopOrders.one.addTracking')}
        </Button>
      ) : null}
      {correcting ? <MoveDialog order={order} to="shipped" onClose={() => setCorrecting(false)} /> : null}
    </section>
  )
}
