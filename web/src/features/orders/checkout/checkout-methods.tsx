import { toUsd } from 'contract/money'
import { type ShippingMethod, shippingMethodCodes, shippingMethods } from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { Money } from '../../../ui/money'
import { RadioCard } from '../../../ui/radio-card'
import { deliveryWindow, useDayFormat } from './delivery'
import type { Checkout } from './use-checkout'

export function PaymentMethods({ checkout }: { checkout: Checkout }) {
  const t = useT()
  const { online, paymentMethod, edit } = checkout
  return (
    <div className="grid gap-3">
      <RadioCard
        name="paymentMethod"
        value="online"
        label={t('checkout.online')}
        description={online ? t('checkout.onlineText') : t('checkout.onlineUnavailable')}
        disabled={!online}
        checked={paymentMethod === 'online'}
        onChange={() => edit('paymentMethod', 'online')}
      />
      <RadioCard
        name="paymentMethod"
        value="cod"
        label={t('checkout.cod')}
        description={t('checkout.codText')}
        checked={paymentMethod === 'cod'}
        onChange={() => edit('paymentMethod', 'cod')}
      />
    </div>
  )
}

export function ShippingMethods({ checkout }: { checkout: Checkout }) {
  const t = useT()
  const { shippable } = checkout
  return (
    <div className="grid gap-3">
      {shippable ? null : <p className="text-ink-soft">{t('checkout.nothingToShip')}</p>}
      {shippingMethodCodes.map((code) => (
        <ShippingCard key={code} code={code} checkout={checkout} />
      ))}
    </div>
  )
}

function ShippingCard({ code, checkout }: { code: ShippingMethod; checkout: Checkout }) {
  const t = useT()
  const day = useDayFormat()
  const { shippable, shippingMethod, edit } = checkout
  const { price } = shippingMethods[code]
  const [from, to] = deliveryWindow(code, new Date())
  return (
    <RadioCard
      name="shippingMethod"
      value={code}
      label={t(`checkout.${code}`)}
      description={shippable ? t('checkout.arrives', { from: day(from), to: day(to) }) : undefined}
      end={price === 0 ? t('checkout.free') : <Money amount={toUsd(price)} />}
      disabled={!shippable && code !== 'standard'}
      checked={shippingMethod === code}
      onChange={() => edit('shippingMethod', code)}
    />
  )
}
