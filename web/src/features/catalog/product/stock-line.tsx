import type { Product } from 'contract/catalog/calls'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { isLowStock } from '../product-badges'
import { catalogWords } from '../words/catalog-words'

/** Returns the stock in words; programs are always available. */
export function useStockText(product: Product): string {
  const t = useT(catalogWords)
  if (product.availability === 'sold_out') return t('product.stock.out')
  if (product.programId || product.stockQuantity < 1) return t('product.stock.in')
  return isLowStock(product)
    ? t('product.stock.low', { count: product.stockQuantity })
    : t('product.stock.many', { count: product.stockQuantity })
}

export function StockLine({ product }: { product: Product }) {
  const text = useStockText(product)
  const out = product.availability === 'sold_out'
  const low = isLowStock(product)
  return (
    <p
      className={cx(
        'flex items-center gap-2 font-medium text-sm tabular-nums',
        out ? 'text-pomegranate' : low ? 'text-saffron-ink' : 'text-pine',
      )}
    >
      <Icon name={out ? 'close' : low ? 'info' : 'check'} size={18} />
      {text}
    </p>
  )
}
