import { effectivePrice } from 'contract/money'
import { useT } from '../../i18n/i18n'
import { Price } from '../../ui/price'
import { useTax } from '../site/tax'
import type { ShownProduct } from './catalog.api'
import { labelWords } from './label/words/label-words'
import { LowestPrice, WithPrice } from './lowest-price'

/** Price with surcharges, the lowest price before a sale and the price per kilogram, liter or piece. */
export function PriceLine({ product }: { product: ShownProduct }) {
  const t = useT(labelWords)
  const { taxRate, taxShown } = useTax()
  const paid = effectivePrice(product.price, product.salePrice)
  // Omitted for a pack of one unit, where it equals the price.
  const unitPrice = product.facts?.unitPrice?.price === paid ? undefined : product.facts?.unitPrice
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <Price price={product.price} salePrice={product.salePrice} size="lg" badge />
        {taxRate === 0 ? null : (
          <p className="text-ink-soft text-sm">
            {t(taxShown === 'included' ? 'buy.taxIncluded' : 'buy.tax', { percent: taxRate })}
          </p>
        )}
      </div>
      <LowestPrice product={product} />
      {unitPrice ? (
        <p className="text-ink-soft text-sm">
          <WithPrice text={t(`buy.unitPrice.${unitPrice.per}`, { price: '\n' })} price={unitPrice.price} />
        </p>
      ) : null}
    </div>
  )
}
