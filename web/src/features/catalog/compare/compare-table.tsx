import { unbroken } from 'contract/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Picture } from '../../../ui/picture'
import { Price } from '../../../ui/price'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { ShownProduct } from '../catalog.api'
import { StockLine } from '../product/stock-line'
import { catalogWords } from '../words/catalog-words'
import { labelsOf, useFactsOf } from './compare-rows'
import { compareWords } from './words/compare-words'

interface Props {
  products: readonly ShownProduct[]
  onRemove: (id: string) => void
}

/** Renders products as columns. Each fact's name is on a separate line, so that three columns fit a phone. */
export function CompareTable({ products, onRemove }: Props) {
  const t = useT(catalogWords, compareWords)
  const factsOf = useFactsOf()
  const facts = products.map((product) => new Map(factsOf(product)))
  const labels = labelsOf(facts.map((one) => [...one]))
  const row = (label: string, cells: readonly ReactNode[]) => (
    <tbody key={label}>
      <tr className="border-hairline border-t">
        <th
          scope="rowgroup"
          colSpan={products.length}
          className="pt-3 text-start font-normal text-ink-soft text-sm"
        >
          {label}
        </th>
      </tr>
      <tr>
        {cells.map((cell, n) => (
          <td key={products[n]?._id} className="wrap-anywhere py-2 pe-3 align-top max-sm:text-sm sm:pe-6">
            {cell ?? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t('compare.missing')}</VisuallyHidden>
              </>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
  return (
    <table className="w-full table-fixed border-hairline border-b">
      <caption className="sr-only">{t('compare.table')}</caption>
      <thead>
        <tr>
          {products.map((product) => (
            <ProductHead key={product._id} product={product} onRemove={onRemove} />
          ))}
        </tr>
      </thead>
      {row(
        t('compare.price'),
        products.map(({ _id, price, salePrice }) => (
          <Price key={_id} price={price} salePrice={salePrice} size="sm" />
        )),
      )}
      {row(
        t('product.availability'),
        products.map((product) => <StockLine key={product._id} product={product} />),
      )}
      {labels.map((label) =>
        row(
          label,
          facts.map((one) => one.get(label)),
        ),
      )}
    </table>
  )
}

function ProductHead({ product, onRemove }: { product: ShownProduct } & Pick<Props, 'onRemove'>) {
  const t = useT(compareWords)
  return (
    <th scope="col" className="pe-3 pb-4 text-start align-top font-normal sm:pe-6">
      <div className="grid gap-2">
        <div className="max-w-56 overflow-clip rounded-card bg-sunken">
          <Picture src={product.images[0]} alt="" sizes="224px" className="photograph" />
        </div>
        <Link
          to={`/product/${product._id}`}
          className="wrap-anywhere inline-block min-h-12 font-semibold leading-snug underline-offset-4 hover:underline max-sm:text-sm"
        >
          {unbroken(product.name)}
        </Link>
        <Button
          kind="secondary"
          tight
          className="justify-self-start"
          aria-label={t('compare.removeOne', { name: isolated(product.name) })}
          onClick={() => onRemove(product._id)}
        >
          {t('compare.remove')}
        </Button>
      </div>
    </th>
  )
}
