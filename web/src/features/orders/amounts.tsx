import { useT } from '../../i18n/i18n'
import { Money } from '../../ui/money'
import { useTaxLabel } from '../cart/tax-label'
import { cartWords } from '../cart/words/cart-words'
import { ordersWords } from './words/orders-words'

interface Props {
  subtotal: number
  /** Discount and its code. */
  discount?: number | undefined
  discountCode?: string | undefined
  tax: number
  /** Per cent; `taxIncluded`: the other amounts contain the tax. */
  taxRate: number
  taxIncluded: boolean
  shipping: number
  total: number
  /** Names the way of shipping where there is a choice. */
  shippingLabel?: string | undefined
  /** Programs alone are not shipped. */
  programsOnly?: boolean
}

/** The figures of an order, from the goods to the total. */
export function Amounts({
  subtotal,
  discount,
  discountCode,
  tax,
  taxRate,
  taxIncluded,
  shipping,
  total,
  shippingLabel,
  programsOnly,
}: Props) {
  const t = useT(cartWords, ordersWords)
  const taxLabel = useTaxLabel()
  const taxRow = (
    <Row label={taxLabel({ taxRate, taxShown: taxIncluded ? 'included' : 'excluded' })}>
      <Money amount={tax} />
    </Row>
  )
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
      {taxIncluded ? null : taxRow}
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
      {taxIncluded ? taxRow : null}
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
