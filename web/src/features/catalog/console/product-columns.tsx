import type { ProductRow } from 'contract/catalog/console-product-calls'
import { useT } from '../../../i18n/i18n'
import { Picture } from '../../../ui/picture'
import { Price } from '../../../ui/price'
import type { Column } from '../../../ui/table/columns'
import { RowLink } from '../../../ui/table/row'
import { ProductState, StockText } from './product-state'
import { catalogueWords } from './words/catalogue-words'

/** The columns of the list; the name is the link of its row. `from` is the list's own address, to come back to. */
export function useProductColumns(from: string): Column<ProductRow>[] {
  const t = useT(catalogueWords)
  return [
    {
      // The category stands with the name: as a column it left the names no room on a tablet.
      key: 'name',
      label: t('catalogue.products.columns.name'),
      card: 'title',
      sortable: true,
      width: 'minmax(13rem,1fr)',
      cell: ({ _id, name, sku, image, category }) => (
        <div className="flex items-center gap-3">
          <span className="grid size-12 shrink-0 place-items-center overflow-clip rounded-field bg-sunken">
            <Picture src={image} alt="" sizes="48px" />
          </span>
          <div className="min-w-0">
            <RowLink to={`/admin/catalogue/${_id}`} state={{ from }} className="@max-[40rem]:text-base">
              <bdi>{name}</bdi>
            </RowLink>
            <p className="flex flex-wrap gap-x-3 text-ink-soft">
              <bdi dir="ltr">{sku}</bdi>
              <bdi>{category.name}</bdi>
            </p>
          </div>
        </div>
      ),
    },
    {
      key: 'price',
      label: t('catalogue.products.columns.price'),
      width: 'minmax(5rem,8rem)',
      end: true,
      sortable: true,
      cell: ({ price, salePrice }) => (
        <div className="grid justify-items-end *:justify-end">
          <Price price={price} salePrice={salePrice} size="sm" />
        </div>
      ),
    },
    {
      key: 'stock',
      label: t('catalogue.products.columns.stock'),
      width: '6rem',
      end: true,
      sortable: true,
      cell: (product) => <StockText product={product} />,
    },
    {
      key: 'state',
      label: t('catalogue.products.filter'),
      width: '7.5rem',
      cell: ({ isActive }) => <ProductState isActive={isActive} />,
    },
  ]
}
