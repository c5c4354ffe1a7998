import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import type { ShownProduct } from '../catalog.api'
import { catalogWords } from '../words/catalog-words'
import { useStockText } from './stock-line'

/** The facts as a table that reads at a glance. */
export function ProductDetails({ product }: { product: ShownProduct }) {
  const t = useT(catalogWords)
  const stock = useStockText(product)
  const brand = product.facts?.brand
  const facts: [label: string, value: ReactNode][] = [
    ...(brand ? [[t('shop.facets.brand'), brand] as [string, string]] : []),
    [t('product.category'), product.categoryId.name],
    [
      t('product.sku'),
      <bdi key="sku" dir="ltr">
        {product.sku}
      </bdi>,
    ],
    [t('product.availability'), stock],
    [
      t('product.weight'),
      product.weight > 0 ? t('product.weightValue', { weight: product.weight }) : t('product.weightless'),
    ],
    [t('product.featured'), product.isFeatured ? t('product.yes') : t('product.no')],
  ]
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t('product.details')}</h2>
      <dl className="border-hairline border-t">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[9rem_1fr] gap-4 border-hairline border-b py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
