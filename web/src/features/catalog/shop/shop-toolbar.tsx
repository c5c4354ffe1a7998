import type { Category, ProductSort } from 'contract/catalog/calls'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Segmented } from '../../../ui/segmented'
import { Select } from '../../../ui/select'
import { ProductSearch } from '../product-search'
import { catalogWords } from '../words/catalog-words'
import { usePriceFilter } from './price-filter'
import { type PriceRange, sorts, type View } from './shop-params'

const views = ['grid', 'list'] as const satisfies readonly View[]

interface Props {
  search: string
  onSearch: (term: string) => void
  categories: readonly Category[]
  slug: string | undefined
  onCategory: (slug: string | undefined) => void
  view: View
  onView: (view: View) => void
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  range: PriceRange
  onRange: (range: PriceRange) => void
  /** Button that opens the facets, where they are not beside the list. */
  facets: ReactNode
}

export function ShopToolbar(props: Props) {
  const price = usePriceFilter(props)
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto] xl:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <ProductSearch search={props.search} onSearch={props.onSearch} />
      <div className="flex gap-3 sm:contents">
        <CategorySelect categories={props.categories} slug={props.slug} onCategory={props.onCategory} />
        <ViewSwitch view={props.view} onView={props.onView} />
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-3 xl:col-span-1">
        {props.facets}
        {price.trigger}
        <SortSelect sort={props.sort} onSort={props.onSort} />
      </div>
      {price.panel ? <div className="sm:col-span-3 xl:col-span-4">{price.panel}</div> : null}
    </div>
  )
}

function CategorySelect({ categories, slug, onCategory }: Pick<Props, 'categories' | 'slug' | 'onCategory'>) {
  const t = useT(catalogWords)
  return (
    <div className="min-w-0 flex-1 sm:w-56">
      <Select
        label={t('shop.filter.label')}
        hideLabel
        value={slug ?? ''}
        onChange={(event) => onCategory(event.target.value || undefined)}
      >
        <option value="">{t('shop.filter.all')}</option>
        {categories.map((category) => (
          <option key={category._id} value={category.slug}>
            {category.name}
          </option>
        ))}
      </Select>
    </div>
  )
}

function SortSelect({ sort, onSort }: Pick<Props, 'sort' | 'onSort'>) {
  const t = useT(catalogWords)
  return (
    <div className="ms-auto flex min-w-0 flex-1 basis-28 items-center justify-end gap-3">
      <span aria-hidden="true" className="text-ink-soft text-sm max-sm:hidden">
        {t('shop.sort.label')}
      </span>
      <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
        <Select
          label={t('shop.sort.label')}
          hideLabel
          value={sort}
          onChange={(event) => onSort(sorts.find((one) => one === event.target.value) ?? 'featured')}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {t(`shop.sort.${one}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

function ViewSwitch({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const t = useT(catalogWords)
  return (
    <Segmented
      label={t('shop.view.label')}
      iconsOnly
      segments={views.map((one) => ({ value: one, icon: one, label: t(`shop.view.${one}`) }))}
      value={view}
      onChange={onView}
    />
  )
}
