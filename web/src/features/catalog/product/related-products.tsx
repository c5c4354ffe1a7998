import { useT } from '../../../i18n/i18n'
import { useCategories, useRelated } from '../catalog.api'
import { cardCell, ProductCard } from '../product-card'
import { catalogWords } from '../words/catalog-words'

/** Related products; nothing if there are none or the list fails. */
export function RelatedProducts({ productId }: { productId: string }) {
  const t = useT(catalogWords)
  const { data } = useRelated(productId)
  const categories = useCategories()
  if (!data?.length) return null
  const tints = new Map(categories.data?.map((one) => [one._id, one.tint]))
  return (
    <section aria-labelledby="related" className="mt-16 border-hairline border-t pt-12 lg:mt-24">
      <h2 id="related" className="mb-8 text-2xl">
        {t('product.related')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-6 lg:grid-cols-4 xl:gap-x-8">
        {data.map((product) => (
          <li key={product._id} className={cardCell}>
            <ProductCard product={product} tint={tints.get(product.categoryId._id)} heading="h3" quiet />
          </li>
        ))}
      </ul>
    </section>
  )
}
