import type { Facets } from 'contract/catalog/calls'
import type { FacetChoice } from 'contract/catalog/facet-rules'
import { formatUsd } from 'contract/money'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { RemovableChip } from '../../../ui/chip'
import { catalogWords } from '../words/catalog-words'
import { chosenValues, type PriceRange, type ShopParams, toggled } from './shop-params'

interface Props {
  params: ShopParams
  category: string | undefined
  facets: Facets | undefined
  onChange: (change: Partial<ShopParams>) => void
  onCategory: () => void
  onClear: () => void
}

/** Active filters, each with a button to remove it. */
export function ActiveFilters({ params, category, facets, onChange, onCategory, onClear }: Props) {
  const t = useT(catalogWords)
  const price = usePriceText(params)
  const chips = [
    category ? { key: 'category', name: category, remove: onCategory } : null,
    params.search
      ? {
          key: 'term',
          name: t('shop.active.term', { term: params.search }),
          remove: () => onChange({ search: '' }),
        }
      : null,
    price
      ? { key: 'price', name: price, remove: () => onChange({ minPrice: undefined, maxPrice: undefined }) }
      : null,
    ...chosenNames(params.choice, facets).map(({ facet, value, name }) => ({
      key: `${facet} ${value}`,
      name,
      remove: () => onChange({ choice: toggled(params.choice, facet, value) }),
    })),
  ].filter((chip) => chip !== null)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('shop.active.label')} className="flex flex-wrap gap-2">
      {chips.map(({ key, name, remove }) => (
        <li key={key} className="max-w-full">
          <RemovableChip label={t('shop.active.remove', { filter: name })} onRemove={remove}>
            {name}
          </RemovableChip>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <button type="button" onClick={onClear} className="link min-h-(--control-sm) px-2 text-sm">
            {t('shop.active.clear')}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

/** Returns the chosen values with their names; a value is its own name until the list is there. */
export function chosenNames(choice: FacetChoice | undefined, facets: Facets | undefined) {
  return chosenValues(choice).map(({ facet, value }) => {
    const name = facets?.[facet].find((one) => one.value === value)?.name
    return { facet, value, name: name ?? value }
  })
}

function usePriceText({ minPrice, maxPrice }: PriceRange): string | undefined {
  const t = useT(catalogWords)
  const min = minPrice === undefined ? undefined : isolated(formatUsd(minPrice))
  const max = maxPrice === undefined ? undefined : isolated(formatUsd(maxPrice))
  if (min && max) return t('shop.active.between', { min, max })
  if (min) return t('shop.active.from', { min })
  return max && t('shop.active.upTo', { max })
}
