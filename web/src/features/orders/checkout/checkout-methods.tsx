import { deliveryWindow } from 'contract/orders/shipping-rules'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useLocale, useT } from '../../../i18n/i18n'
import { ChoiceCard } from '../../../ui/choice-card'
import { useDayFormat } from '../../../ui/day-format'
import { useField } from '../../../ui/form/context'
import { Money } from '../../../ui/money'
import { useShopDay } from '../../site/shop-day'
import type { CheckoutFigures, OfferedMethod } from './order-figures'
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

/** Ways of shipping to the country of the address. */
export function ShippingMethods({ figures }: { figures: CheckoutFigures }) {
  const t = useT(errorWords)
  if (figures.methods.length === 0)
    return <p className="font-medium text-pomegranate">{t.error('orders.country_not_served')}</p>
  return (
    <div className="grid gap-3">
      {figures.methods.map((method) => (
        <ShippingCard key={method.code} method={method} chosen={figures.shippingMethod} />
      ))}
    </div>
  )
}

function ShippingCard({ method, chosen }: { method: OfferedMethod; chosen: string }) {
  const t = useT(checkoutWords)
  const { locale } = useLocale()
  const day = useDayFormat()
  const { change } = useField('shippingMethod')
  const { code, names, price, businessDays } = method
  const [from, to] = deliveryWindow(businessDays, useShopDay()(new Date()))
  return (
    <ChoiceCard
      name="shippingMethod"
      value={code}
      label={names[locale]}
      description={t('checkout.arrives', { from: day(from), to: day(to) })}
      end={price === 0 ? t('checkout.free') : <Money amount={price} />}
      checked={chosen === code}
      onChange={() => change(code)}
    />
  )
}
