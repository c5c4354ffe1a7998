import { productStatuses, stockLevels } from 'contract/catalog/console-rules'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { FilterBar } from '../../../ui/filter-bar'
import { useCategories } from './categories/categories.api'
import type { ProductsQuery, useProducts } from './console-catalog.api'
import { productsSearch } from './list-params'
import { textIn } from './text-in'
import { catalogueWords } from './words/catalogue-words'

type Counts = NonNullable<ReturnType<typeof useProducts>['data']>['counts']

interface Props {
  at: ProductsQuery
  /** Not known before the first answer. */
  counts: Counts | undefined
}

/** Search, category, state and stock, all part of the address. */
export function ListFilter({ at, counts }: Props) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const navigate = useNavigate()
  const { data: categories } = useCategories()
  // While the next list loads, the counts of the one before still hold.
  const known = useRef(counts)
  if (counts) known.current = counts
  const go = (change: Partial<ProductsQuery>) =>
    void navigate({ search: productsSearch(at, change) }, { replace: true })
  const states = [undefined, ...productStatuses].map((status) => ({
    key: status ?? 'all',
    label: t(status ? `catalogue.state.${status}` : 'catalogue.products.all'),
    to: { search: productsSearch(at, { status, stock: undefined }) },
    current: status === at.status && !at.stock,
    count: status && known.current?.[status],
  }))
  const levels = stockLevels.map((stock) => ({
    key: stock,
    label: t(`catalogue.level.${stock}`),
    to: { search: productsSearch(at, { stock, status: 'active' }) },
    current: stock === at.stock,
    count: known.current?.[stock],
  }))
  return (
    <FilterBar
      search={{
        value: at.search,
        onSearch: (search) => go({ search }),
        label: t('catalogue.products.search'),
        placeholder: t('catalogue.products.searchHint'),
        clearLabel: t('catalogue.products.clear'),
      }}
      choice={{
        label: t('catalogue.products.category'),
        all: t('catalogue.products.everyCategory'),
        value: at.categoryId,
        options:
          categories?.map((category) => ({
            value: category._id,
            label: textIn(category, locale).name,
          })) ?? [],
        onChange: (categoryId) => go({ categoryId }),
      }}
      filter={{ label: t('catalogue.products.filter'), links: [...states, ...levels] }}
    />
  )
}
