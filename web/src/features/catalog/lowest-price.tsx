import type { Product } from 'contract/catalog/calls'
import { PRIOR_PRICE_DAYS } from 'contract/catalog/price-rules'
import { percentOff } from 'contract/money'
import { useT } from '../../i18n/i18n'
import { Money } from '../../ui/money'
import { catalogWords } from './words/catalog-words'

interface Props {
  product: Pick<Product, 'price' | 'salePrice' | 'lowestPrice'>
}

/** Lowest price before the sale; nothing without a struck price (decision X-118). */
export function LowestPrice({ product: { price, salePrice, lowestPrice } }: Props) {
  const t = useT(catalogWords)
  if (lowestPrice == null || percentOff(price, salePrice) === undefined) return null
  return (
    <p className="text-ink-soft text-xs leading-snug">
      <WithPrice
        text={t('product.lowestPrice', { days: PRIOR_PRICE_DAYS, price: '\n' })}
        price={lowestPrice}
      />
    </p>
  )
}

/** A sentence with an amount in the place of its line break, in the direction of amounts. */
export function WithPrice({ text, price }: { text: string; price: number }) {
  const [before, after] = text.split('\n')
  return (
    <>
      {before}
      <Money amount={price} />
      {after}
    </>
  )
}
