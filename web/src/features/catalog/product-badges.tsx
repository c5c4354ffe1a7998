import type { Product } from 'contract/catalog/calls'
import { LOW_STOCK } from 'contract/catalog/rules'
import { percentOff } from 'contract/money'
import { useT } from '../../i18n/i18n'
import { Badge } from '../../ui/badge'
import { catalogWords } from './words/catalog-words'

/** Returns true for low stock. Programs have no stock: their maximum of one per cart is not stock. */
export function isLowStock({ availability, programId, stockQuantity }: Product): boolean {
  return availability !== 'sold_out' && !programId && stockQuantity > 0 && stockQuantity <= LOW_STOCK
}

/** Badges by priority: sold out, sale, low stock, featured; at most two. */
export function ProductBadges({ product, className }: { product: Product; className?: string }) {
  const t = useT(catalogWords)
  const percent = percentOff(product.price, product.salePrice)
  const soldOut = product.availability === 'sold_out'
  const low = isLowStock(product)
  if (!soldOut && !low && percent === undefined && !product.isFeatured) return null
  return (
    <div className={className}>
      {soldOut ? <Badge className="bg-raised">{t('shop.card.soldOut')}</Badge> : null}
      {!soldOut && percent !== undefined ? (
        <Badge kind="sale">{t('common.price.off', { percent })}</Badge>
      ) : null}
      {low ? <Badge kind="emphasis">{t('shop.card.left', { count: product.stockQuantity })}</Badge> : null}
      {!soldOut && percent === undefined && !low ? (
        <Badge className="bg-raised">{t('shop.card.featured')}</Badge>
      ) : null}
    </div>
  )
}
