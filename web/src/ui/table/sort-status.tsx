import { useT } from '../../i18n/i18n'
import type { Column, Sort } from './columns'
import { tableWords } from './words/table-words'

/** Sort order in words, for screen readers. */
export function SortStatus<R>({ columns, sort }: { columns: readonly Column<R>[]; sort: Sort }) {
  const t = useT(tableWords)
  const column = columns.find(({ key }) => key === sort.key)?.label ?? ''
  return t(sort.down ? 'table.sortedDown' : 'table.sortedUp', { column })
}
