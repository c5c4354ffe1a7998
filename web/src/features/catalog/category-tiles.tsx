import { Link } from 'react-router'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { Picture } from '../../ui/picture'
import { Skeleton } from '../../ui/skeleton'
import { useCategories } from './catalog.api'
import { tintClass } from './tint'
import { catalogWords } from './words/catalog-words'

const USUAL = 6

/** The categories, each on its own colour. */
export function CategoryTiles() {
  const t = useT(catalogWords)
  const { data, isError } = useCategories()
  if (isError || data?.length === 0) return null
  return (
    <section aria-labelledby="categories" className="page">
      <h2 id="categories" className="mb-8 text-3xl">
        {t('shop.aisles.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {data
          ? data.map((category) => (
              <li key={category._id} className="grid grid-cols-1">
                <Link
                  to={`/shop/category/${category.slug}`}
                  className={cx(
                    'group relative flex min-h-44 flex-col overflow-clip rounded-card pt-3.5 text-ink sm:pt-5',
                    tintClass(category.tint),
                  )}
                >
                  <span className="px-3.5 hyphens-auto max-[22.5rem]:px-3 sm:px-5 font-bold font-display text-base max-[22.5rem]:text-sm leading-tight sm:text-xl rtl:leading-normal underline-offset-4 [font-stretch:112%] max-[22.5rem]:[font-stretch:100%] group-hover:underline">
                    {category.name}
                  </span>
                  <span className="mt-1 px-3.5 text-sm sm:px-5 tabular-nums">
                    {t('shop.aisles.count', { count: category.productCount })}
                  </span>
                  {category.image ? (
                    // At the lower edge of the tile, however many lines its name and its neighbours' take.
                    <span className="mt-auto block">
                      <Picture
                        src={category.image}
                        alt=""
                        shape="wide"
                        sizes="(min-width: 64rem) 26rem, 48vw"
                        className="fade-top transition-[scale] duration-(--dur-3) group-hover:scale-[1.03]"
                      />
                    </span>
                  ) : null}
                </Link>
              </li>
            ))
          : Array.from({ length: USUAL }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks without a name of their own
              <li key={index}>
                <Skeleton className="aspect-square rounded-card sm:aspect-[4/3]" />
              </li>
            ))}
      </ul>
    </section>
  )
}
