import type { Subscription } from 'contract/orders/subscription-calls'
import { SUBSCRIPTION_UNITS_MAX } from 'contract/orders/subscription-rules'
import { unbroken } from 'contract/text'
import { useId } from 'react'
import { useT } from '../../../i18n/i18n'
import { Money } from '../../../ui/money'
import { Picture } from '../../../ui/picture'
import { QuantityStepper } from '../../../ui/quantity-stepper'
import { ordersWords } from '../words/orders-words'
import { subscriptionWords } from './words/subscription-words'

interface Props {
  subscription: Pick<Subscription, 'items' | 'total'>
  /** Changes the quantity of a product; without it the quantities are text. */
  onQuantity?: (productId: string, quantity: number) => void
}

/** Products of a subscription with their current prices, a risen one beside the agreed one, and the total. */
export function SubscriptionItems({ subscription: { items, total }, onQuantity }: Props) {
  const t = useT(subscriptionWords, ordersWords)
  const id = useId()
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {items.map(({ productId, name, image, quantity, price, agreedPrice }) => (
          <li key={productId} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4">
            <span className="overflow-clip rounded-field bg-sunken">
              <Picture src={image} alt="" sizes="56px" className="photograph" />
            </span>
            <span className="grid min-w-0 leading-snug">
              <span id={`${id}-${productId}`} className="wrap-anywhere font-semibold">
                {unbroken(name)}
              </span>
              <span className="text-ink-soft text-sm">
                {onQuantity ? null : <>{t('orders.quantity', { n: quantity })} · </>}
                <Money amount={price ?? agreedPrice} /> {t('subscriptions.each')}
                {price !== null && price > agreedPrice ? (
                  <>
                    {' '}
                    ({t('subscriptions.was')} <Money amount={agreedPrice} />)
                  </>
                ) : null}
              </span>
              {price === null ? (
                <span className="text-pomegranate text-sm">{t('subscriptions.soldOut')}</span>
              ) : null}
              {onQuantity ? (
                <span className="mt-2">
                  <QuantityStepper
                    size="sm"
                    value={quantity}
                    max={SUBSCRIPTION_UNITS_MAX}
                    describedBy={`${id}-${productId}`}
                    onChange={(next) => onQuantity(productId, next)}
                  />
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p className="flex flex-wrap justify-between gap-x-4 border-hairline border-t pt-3 font-semibold">
          <span>{t('subscriptions.total')}</span>
          <Money amount={total} />
        </p>
      )}
    </div>
  )
}
