import { TAX_PERCENT } from 'contract/money'
import { useT } from '../../i18n/i18n'
import { Money } from '../../ui/money'
import { cartWords } from '../cart/words/cart-words'
import { ordersWords } from './words/orders-words'

interface Props {
  subtotal: number
  /** Discount and its code. */
  discount?: number | undefined
  discountCode?: string | undefined
  tax: number
  shipping: number
  total: number
  /** Names the way of shipping where there is a choice. */
  shippingLabel?: string
  /** Programs alone are not shipped. */
  programsOnly?: boolean
}

/** The figures of an order, from the goods to the total. */
export function Amounts({
  subtotal,
  discount,
  discountCode,
  tax,
  shipping,
  total,
  shippingLabel,
  programsOnly,
}: Props) {
  const t = useT(cartWords, ordersWords)
  return (
    <dl className="grid content-start gap-2">
      <Row label={t('cart.summary.subtotal')}>
        <Money amount={subtotal} />
      </Row>
      {discount ? (
        <Row
          label={
            <>
              {t('orders.discount')} <bdi dir="ltr">{discountCode}</bdi>
            </>
          }
        >
          <Money amount={-discount} />
        </Row>
      ) : null}
      <Row label={t('cart.summary.tax', { percent: TAX_PERCENT })}>
        <Money amount={tax} />
      </Row>
      {programsOnly ? null : (
        <Row label={shippingLabel ?? t('orders.shipping')}>
          {shipping === 0 ? t('orders.free') : <Money amount={shipping} />}
        </Row>
      )}
      <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3 font-semibold text-lg">
        <dt>{t('orders.total')}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
    </dl>
  )
}

function Row({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="wrap-anywhere text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
