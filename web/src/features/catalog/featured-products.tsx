import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'
import { useCategories, useFeatured } from './catalog.api'
import { ProductCardSkeleton } from './product/product-skeleton'
import { cardCell, ProductCard } from './product-card'
import { catalogWords } from './words/catalog-words'

const SHOWN = 4

/** A shelf of featured products for the home page; it keeps its room while it loads and goes where there are none. */
export function FeaturedProducts() {
  const t = useT(catalogWords)
  const { data, isError } = useFeatured(SHOWN)
  const categories = useCategories()
  if (isError || data?.length === 0) return null
  const tints = new Map(categories.data?.map((one) => [one._id, one.tint]))
  return (
    <section aria-labelledby="featured" className="page">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid gap-2">
          <h2 id="featured" className="text-3xl">
            {t('shop.shelf.title')}
          </h2>
          <p className="text-ink-soft">{t('shop.shelf.text')}</p>
        </div>
        <Link to="/shop" className="link inline-flex min-h-11 items-center gap-2 font-semibold">
          {t('shop.shelf.all')}
          <Icon name="arrow-end" size={18} />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-6 lg:grid-cols-4 xl:gap-x-8">
        {data
          ? data.map((product) => (
              <li key={product._id} className={cardCell}>
                <ProductCard product={product} tint={tints.get(product.categoryId._id)} heading="h3" />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks without a name of their own
              <li key={index}>
                <ProductCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
