import type { Product } from 'contract/catalog/calls'
import { PRODUCTS_PER_PAGE } from 'contract/catalog/rules'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { ProductCardSkeleton } from '../product/product-skeleton'
import { cardCell, ProductCard } from '../product-card'
import { catalogWords } from '../words/catalog-words'
import type { View } from './shop-params'

const grid = 'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 xl:gap-x-8 xl:gap-y-12'
/** Cards that can be in the first screen. */
const FIRST_SCREEN = 4

interface Props {
  products: readonly Product[]
  view: View
  tintOf: (product: Product) => string | undefined
  /** The previous page's products stay visible, dimmed, while the next load. */
  stale?: boolean
}

export function ProductList({ products, view, tintOf, stale }: Props) {
  return (
    <ul
      className={cx(
        view === 'grid' ? grid : 'grid border-hairline border-t',
        'transition-opacity',
        stale && 'opacity-55',
      )}
    >
      {products.map((product, index) => (
        <li key={product._id} className={view === 'grid' ? cardCell : 'grid grid-cols-1'}>
          <ProductCard product={product} tint={tintOf(product)} view={view} priority={index < FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  )
}

export function ProductListSkeleton({ view }: { view: View }) {
  const t = useT(catalogWords)
  return (
    <div
      role="status"
      aria-label={t('shop.loading')}
      className={view === 'grid' ? grid : 'grid border-hairline border-t'}
    >
      {Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks without a name of their own
        <ProductCardSkeleton key={index} view={view} />
      ))}
    </div>
  )
}
