import { useT } from '../../../../i18n/i18n'
import { FilterLinks } from '../../../../ui/filter-links'
import { returnsWords } from './words/returns-words'

/** The two lists of the desk. */
export function DeskTabs({ current }: { current: 'returns' | 'withdrawals' }) {
  const t = useT(returnsWords)
  return (
    <FilterLinks
      tabs
      label={t('returns.lists')}
      links={(['returns', 'withdrawals'] as const).map((key) => ({
        key,
        label: t(`returns.tabs.${key}`),
        to: `/admin/orders/${key}`,
        current: key === current,
      }))}
    />
  )
}
