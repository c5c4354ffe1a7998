import { toUsd } from 'contract/money'
import {
  deliveryWindow,
  type ShippingMethod,
  shippingMethodCodes,
  shippingMethods,
} from 'contract/orders/rules'
import { useT } from '../../../i18n/i18n'
import { ChoiceCard } from '../../../ui/choice-card'
import { useDayFormat } from '../../../ui/day-format'
import { useField } from '../../../ui/form/context'
import { Money } from '../../../ui/money'
import type { CheckoutFigures } from './checkout-figures'
import { checkoutWords } from './words/checkout-words'

export function PaymentMethods({ figures }: { figures: CheckoutFigures }) {
  const { shippable, online } = figures
  // Programs have no delivery at which to pay: online, or by arrangement.
  return (
    <div className="grid gap-3">
      {shippable || online ? <OnlineCard figures={figures} /> : null}
      {shippable || !online ? <CashCard figures={figures} /> : null}
    </div>
  )
}

function OnlineCard({ figures: { online, paymentMethod } }: { figures: CheckoutFigures }) {
  const t = useT(checkoutWords)
  const { change } = useField('paymentMethod')
  return (
    <ChoiceCard
      name="paymentMethod"
      value="online"
      label={t('checkout.online')}
      description={online ? t('checkout.onlineText') : t('checkout.onlineUnavailable')}
      disabled={!online}
      checked={paymentMethod === 'online'}
      onChange={() => change('online')}
    />
  )
}

function CashCard({ figures: { shippable, paymentMethod } }: { figures: CheckoutFigures }) {
  const t = useT(checkoutWords)
  const { change } = useField('paymentMethod')
  return (
    <ChoiceCard
      name="paymentMethod"
      value="cod"
      label={t(shippable ? 'checkout.cod' : 'checkout.arrangement')}
      description={t(shippable ? 'checkout.codText' : 'checkout.arrangementText')}
      checked={paymentMethod === 'cod'}
      onChange={() => change('cod')}
    />
  )
}

export function ShippingMethods({ figures }: { figures: CheckoutFigures }) {
  return (
    <div className="grid gap-3">
      {shippingMethodCodes.map((code) => (
        <ShippingCard key={code} code={code} figures={figures} />
      ))}
    </div>
  )
}

function ShippingCard({ code, figures }: { code: ShippingMethod; figures: CheckoutFigures }) {
  const t = useT(checkoutWords)
  const day = useDayFormat()
  const { shippingMethod } = figures
  const { change } = useField('shippingMethod')
  const { price } = shippingMethods[code]
  const [from, to] = deliveryWindow(code, new Date())
  return (
    <ChoiceCard
      name="shippingMethod"
      value={code}
      label={t(`checkout.${code}`)}
      description={t('checkout.arrives', { from: day(from), to: day(to) })}
      end={price === 0 ? t('checkout.free') : <Money amount={toUsd(price)} />}
      checked={shippingMethod === code}
      onChange={() => change(code)}
    />
  )
}
