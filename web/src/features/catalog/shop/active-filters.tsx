import { formatUsd } from 'contract/money'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { RemovableChip } from '../../../ui/chip'
import { catalogWords } from '../words/catalog-words'
import type { PriceRange, ShopParams } from './shop-params'

interface Props {
  params: ShopParams
  category: string | undefined
  onChange: (change: Partial<ShopParams>) => void
  onCategory: () => void
  onClear: () => void
}

/** Active filters, each with a button to remove it. */
export function ActiveFilters({ params, category, onChange, onCategory, onClear }: Props) {
  const t = useT(catalogWords)
  const price = usePriceText(params)
  const chips = [
    category ? { name: category, remove: onCategory } : null,
    params.search
      ? {
          name: t('shop.active.term', { term: params.search }),
          remove: () => onChange({ search: '' }),
        }
      : null,
    price ? { name: price, remove: () => onChange({ minPrice: undefined, maxPrice: undefined }) } : null,
  ].filter((chip) => chip !== null)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('shop.active.label')} className="flex flex-wrap gap-2">
      {chips.map(({ name, remove }) => (
        <li key={name} className="max-w-full">
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

function usePriceText({ minPrice, maxPrice }: PriceRange): string | undefined {
  const t = useT(catalogWords)
  const min = minPrice === undefined ? undefined : isolated(formatUsd(minPrice))
  const max = maxPrice === undefined ? undefined : isolated(formatUsd(maxPrice))
  if (min && max) return t('shop.active.between', { min, max })
  if (min) return t('shop.active.from', { min })
  return max && t('shop.active.upTo', { max })
}
