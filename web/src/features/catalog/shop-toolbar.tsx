import type { Category, ProductSort } from 'contract/catalog/calls'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { Icon, type IconName } from '../../ui/icon'
import { Select } from '../../ui/select'
import { usePriceFilter } from './price-filter'
import { SearchForm } from './search-form'
import { type PriceRange, sorts, type View } from './shop-params'

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
}

export function ShopToolbar(props: Props) {
  const t = useT()
  const price = usePriceFilter(props)
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto]">
      <SearchForm key={props.search} search={props.search} onSearch={props.onSearch} />
      <div className="flex gap-3 sm:contents">
        <div className="min-w-0 flex-1 sm:w-56">
          <Select
            label={t('shop.filter.label')}
            hideLabel
            value={props.slug ?? ''}
            onChange={(event) => props.onCategory(event.target.value || undefined)}
          >
            <option value="">{t('shop.filter.all')}</option>
            {props.categories.map((category) => (
              <option key={category._id} value={category.slug}>
                {category.name}
              </option>
            ))}
          </Select>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: two switches without a form */}
        <div
          role="group"
          aria-label={t('shop.view.label')}
          className="flex rounded-field border border-edge bg-raised p-0.5"
        >
          <ViewButton
            view="grid"
            icon="grid"
            label={t('shop.view.grid')}
            current={props.view}
            onView={props.onView}
          />
          <ViewButton
            view="list"
            icon="list"
            label={t('shop.view.list')}
            current={props.view}
            onView={props.onView}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
        {price.trigger}
        <div className="ms-auto flex min-w-0 flex-1 items-center justify-end gap-3">
          <span aria-hidden="true" className="text-ink-soft text-sm max-sm:hidden">
            {t('shop.sort.label')}
          </span>
          <div className="min-w-0 flex-1 sm:w-56 sm:flex-none">
            <Select
              label={t('shop.sort.label')}
              hideLabel
              value={props.sort}
              onChange={(event) =>
                props.onSort(sorts.find((one) => one === event.target.value) ?? 'featured')
              }
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`shop.sort.${sort}`)}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </div>
      {price.panel ? <div className="sm:col-span-3">{price.panel}</div> : null}
    </div>
  )
}

function ViewButton(props: {
  view: View
  icon: IconName
  label: string
  current: View
  onView: (view: View) => void
}) {
  const pressed = props.view === props.current
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-pressed={pressed}
      title={props.label}
      onClick={() => props.onView(props.view)}
      className={cx(
        'grid size-11 place-items-center rounded-[4px] transition-colors',
        pressed ? 'bg-ink text-paper' : 'text-ink-soft hover:text-ink',
      )}
    >
      <Icon name={props.icon} />
    </button>
  )
}
