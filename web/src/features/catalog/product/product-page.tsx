import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { errorText, isNotFound } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { type ShownProduct, useCategories, useProduct } from '../catalog.api'
import { catalogWords } from '../words/catalog-words'
import { ProductView } from './product-view'

interface Props {
  /** Shown below the product, for example its reviews. */
  below?: (product: ShownProduct) => ReactNode
}

/** /product/{id} */
export default function ProductPage({ below }: Props) {
  const t = useT(catalogWords, errorWords)
  const { id = '' } = useParams()
  const { data: product, error, isError, refetch } = useProduct(id)
  const categories = useCategories()
  const missing = isNotFound(error)
  usePageTitle(product?.name ?? (missing ? t('product.missing.title') : t('shop.title')))

  const back = <LinkButton to="/shop">{t('product.missing.back')}</LinkButton>
  if (missing) {
    return (
      <EmptyState
        drawing="shelf"
        heading="h1"
        title={t('product.missing.title')}
        text={t('product.missing.text')}
      >
        {back}
      </EmptyState>
    )
  }
  if (product) {
    const tint = categories.data?.find((one) => one._id === product.categoryId._id)?.tint
    return <ProductView product={product} tint={tint} below={below?.(product)} />
  }
  if (isError) {
    const why = errorText(t, error, '', t('common.error.network'))
    return (
      <ErrorState
        heading="h1"
        title={t('product.failure.title')}
        text={why || undefined}
        onRetry={() => void refetch()}
      >
        {back}
      </ErrorState>
    )
  }
  return <ProductSkeleton />
}

function ProductSkeleton() {
  const t = useT(catalogWords)
  return (
    <div role="status" aria-label={t('product.loading')} className="page pt-5 pb-20">
      <Skeleton className="h-9 w-48" />
      <div className="mt-3 grid gap-8 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <Skeleton className="aspect-square rounded-card" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  )
}
