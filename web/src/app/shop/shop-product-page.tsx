import { Suspense } from 'react'
import ProductPage from '../../features/catalog/product/product-page'
import { lazyPage } from '../../ui/lazy-page'

const ReviewsSection = lazyPage(() => import('../../features/reviews/reviews-section'))

/** Composes the product page with its reviews, which `catalog` may not know. */
export default function ShopProductPage() {
  return (
    <ProductPage
      below={({ _id }) => (
        <Suspense>
          <ReviewsSection key={_id} productId={_id} />
        </Suspense>
      )}
    />
  )
}
