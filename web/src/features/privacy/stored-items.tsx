import type { StoredData } from 'contract/privacy/calls'
import { useT } from '../../i18n/i18n'
import { privacyWords } from './words/privacy-words'

/** Number of stored items by kind. */
export function StoredItems({ items }: Pick<StoredData, 'items'>) {
  const t = useT(privacyWords)
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {items.map(({ item, count }) => (
        <div key={item} className="grid rounded-card border border-hairline bg-raised px-4 py-3">
          <dt className="text-ink-soft text-sm">{t(`privacy.items.${item}`)}</dt>
          <dd className="order-first font-semibold text-xl tabular-nums">{t.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
