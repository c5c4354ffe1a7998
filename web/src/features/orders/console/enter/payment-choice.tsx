import { ENTERED_HOLD } from 'contract/orders/rules'
import { HOUR } from 'contract/units'
import { useT } from '../../../../i18n/i18n'
import { ChoiceCard } from '../../../../ui/choice-card'
import { useField } from '../../../../ui/form/context'
import type { CheckoutFigures } from '../../checkout/order-figures'
import { checkoutWords } from '../../checkout/words/checkout-words'
import { enterOrderWords } from './words/enter-order-words'

/** Payment methods, with texts for staff; programs alone are paid online or by arrangement. */
export function PaymentChoice({ figures }: { figures: CheckoutFigures }) {
  const t = useT(checkoutWords, enterOrderWords)
  const { online, shippable, paymentMethod } = figures
  const { change } = useField('paymentMethod')
  return (
    <div className="grid gap-3">
      <ChoiceCard
        name="paymentMethod"
        value="cod"
        label={t(shippable ? 'checkout.cod' : 'checkout.arrangement')}
        description={t(shippable ? 'enterOrder.cashText' : 'enterOrder.arrangementText')}
        checked={paymentMethod === 'cod'}
        onChange={() => change('cod')}
      />
      <ChoiceCard
        name="paymentMethod"
        value="online"
        label={t('checkout.online')}
        description={
          online
            ? t('enterOrder.onlineText', { hours: ENTERED_HOLD / HOUR })
            : t('enterOrder.onlineUnavailable')
        }
        disabled={!online}
        checked={paymentMethod === 'online'}
        onChange={() => change('online')}
      />
    </div>
  )
}
