import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { useSession } from '../../auth/session'
import { useCategories } from '../catalog.api'
import { useProductsById } from '../compare/products-by-id.api'
import { cardCell, ProductCard } from '../product-card'
import { catalogWords } from '../words/catalog-words'
import { noteViewed, readViewed } from './viewed'

const SHOWN_MAX = 4

/** Products looked at before this one, on this device; nothing where there are none. Notes this one. */
export default function ViewedProducts({ productId }: { productId: string }) {
  const t = useT(catalogWords)
  const { user } = useSession('customer')
  const userId = user?.id ?? ''
  const [before] = useState(() => readViewed(userId).filter((id) => id !== productId))
  useEffect(() => noteViewed(userId, productId), [userId, productId])
  const { products } = useProductsById(before.slice(0, SHOWN_MAX))
  const categories = useCategories()
  if (products.length === 0) return null
  const tints = new Map(categories.data?.map((one) => [one._id, one.tint]))
  return (
    <section aria-labelledby="viewed" className="mt-16 border-hairline border-t pt-12 lg:mt-24">
      <h2 id="viewed" className="mb-8 text-2xl">
        {t('product.viewed')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-6 lg:grid-cols-4 xl:gap-x-8">
        {products.map((product) => (
          <li key={product._id} className={cardCell}>
            <ProductCard product={product} tint={tints.get(product.categoryId._id)} heading="h3" quiet />
          </li>
        ))}
      </ul>
    </section>
  )
}
