import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Picture } from '../../../ui/picture'
import { Price } from '../../../ui/price'
import type { Column } from '../../../ui/table/columns'
import { RowLink } from '../../../ui/table/row'
import { SaleText } from './price/sale-text'
import { ProductState, StockText } from './product-state'
import type { EditedPart } from './row-edit/use-row-edit'
import { catalogueWords } from './words/catalogue-words'

interface Options {
  /** Address of the list, for the way back from a product. */
  from: string
  /** Returns the button that changes a value of a row. */
  editButton: (part: EditedPart, product: ProductRow) => ReactNode
}

/** Returns the columns of the list; the name is the link of its row. */
export function useProductColumns({ from, editButton }: Options): Column<ProductRow>[] {
  const t = useT(catalogueWords)
  return [
    {
      // The category stands with the name: as a column it left the names no room on a tablet.
      key: 'name',
      label: t('catalogue.products.columns.name'),
      card: 'title',
      sortable: true,
      width: 'minmax(12rem,1fr)',
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
      width: 'minmax(7rem,9rem)',
      end: true,
      sortable: true,
      cell: (product) => (
        <div className="grid justify-items-end">
          <div className="flex items-center gap-1">
            <div className="*:justify-end">
              <Price
                price={product.price}
                salePrice={product.isReduced ? product.salePrice : null}
                size="sm"
              />
            </div>
            {editButton('price', product)}
          </div>
          <div className="text-ink-soft text-xs empty:hidden">
            <SaleText product={product} />
          </div>
        </div>
      ),
    },
    {
      key: 'stock',
      label: t('catalogue.products.columns.stock'),
      width: '6.5rem',
      end: true,
      sortable: true,
      cell: (product) => <StockText product={product} action={editButton('stock', product)} />,
    },
    {
      key: 'state',
      label: t('catalogue.products.filter'),
      width: '6.5rem',
      cell: ({ isActive }) => <ProductState isActive={isActive} />,
    },
  ]
}
