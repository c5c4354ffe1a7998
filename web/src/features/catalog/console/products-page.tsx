import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { missingToShow } from 'contract/catalog/console-rules'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { ListPage } from '../../../ui/list-page'
import { usePageTitle } from '../../../ui/page-title'
import { PagedTable } from '../../../ui/table/paged-table'
import { RowButton } from '../../../ui/table/row-button'
import { useChosen } from '../../../ui/table/use-chosen'
import { AdjustDialog } from './adjust-dialog'
import { BulkPrices } from './bulk-prices/bulk-prices'
import { bulkPricesWords } from './bulk-prices/words/bulk-prices-words'
import { type ProductsQuery, useProducts } from './console-catalog.api'
import { ExportButton } from './export-button'
import { ListFilter } from './list-filter'
import { productsSearch, sortAsked, sortOf, useProductsParams } from './list-params'
import { PartLinks } from './part-links'
import { useProductColumns } from './product-columns'
import { useRowEdit } from './row-edit/use-row-edit'
import { useOffer } from './use-offer'
import { catalogueWords } from './words/catalogue-words'

/** All products, those in the archive too. */
export default function ProductsPage() {
  // The words of the bulk bar come with the page: it would wait for them when a row is chosen.
  const t = useT(consoleWords, catalogueWords, bulkPricesWords)
  const at = useProductsParams()
  const navigate = useNavigate()
  const edit = useRowEdit()
  const columns = useProductColumns({ from: useLocation().search, editButton: edit.button })
  const products = useProducts(at)
  const actions = useRowActions()
  const { chosen, onChange } = useChosen(productsSearch(at, { page: at.page }))
  const rows = products.data?.items.filter(({ _id }) => chosen.has(_id)) ?? []
  const title = t('catalogue.products.title')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage
      title={title}
      intro={t('catalogue.products.intro')}
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <ExportButton />
          <LinkButton to="/admin/catalogue/new">
            <Icon name="plus" size={18} />
            {t('catalogue.products.add')}
          </LinkButton>
        </div>
      }
    >
      <PartLinks current="products" />
      <ListFilter at={at} counts={products.data?.counts} />
      <PagedTable
        label={title}
        columns={columns}
        query={products}
        page={at.page}
        to={(page) => ({ search: productsSearch(at, { page }) })}
        loading={t('catalogue.products.loading')}
        failed={t('catalogue.products.failed')}
        empty={<Empty at={at} />}
        found={(count) => t('catalogue.products.found', { count })}
        sort={sortOf(at.sort)}
        onSort={(sort) =>
          void navigate({ search: productsSearch(at, { sort: sortAsked(sort) }) }, { replace: true })
        }
        actions={actions.row}
        rowName={({ name }) => name}
        selection={{ chosen, onChange, actions: <BulkPrices rows={rows} onChosen={onChange} /> }}
      />
      {actions.dialog}
      {edit.dialog}
    </ListPage>
  )
}

/** Returns the actions of a row: adjust stock, archive, or show in the shop once nothing is missing. */
function useRowActions() {
  const t = useT(catalogueWords)
  const offer = useOffer()
  const [adjusted, setAdjusted] = useState<ProductRow | null>(null)
  const cell = (product: ProductRow) => {
    const { _id, isActive, trackStock, image } = product
    const name = isolatedName(product.name)
    return (
      <>
        {trackStock ? (
          <RowButton
            label={t('catalogue.products.adjustNamed', { name })}
            words={t('catalogue.products.adjust')}
            icon="box"
            onClick={() => setAdjusted(product)}
          />
        ) : null}
        {isActive || missingToShow({ ...product, images: image ? [image] : [] }).length === 0 ? (
          <RowButton
            label={t(isActive ? 'catalogue.products.archiveNamed' : 'catalogue.products.restoreNamed', {
              name,
            })}
            words={t(isActive ? 'catalogue.products.archive' : 'catalogue.products.restore')}
            icon={isActive ? 'eye-off' : 'eye'}
            onClick={() => void offer({ id: _id, name: product.name, isActive: !isActive })}
          />
        ) : null}
      </>
    )
  }
  return {
    row: { label: t('catalogue.products.actions'), width: '5rem', cell },
    dialog: adjusted ? <AdjustDialog product={adjusted} onClose={() => setAdjusted(null)} /> : null,
  }
}

function Empty({ at }: { at: ProductsQuery }) {
  const t = useT(catalogueWords)
  if (at.search || at.status || at.stock || at.categoryId)
    return (
      <EmptyState
        drawing="parcel"
        title={t('catalogue.products.nothingFound')}
        text={t('catalogue.products.nothingFoundText')}
      >
        <LinkButton to={{ search: '' }} kind="secondary">
          {t('catalogue.products.showAll')}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="parcel"
      title={t('catalogue.products.none')}
      text={t('catalogue.products.noneText')}
    />
  )
}
