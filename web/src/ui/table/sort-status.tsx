import { useT } from '../../i18n/i18n'
import type { Column, Sort } from './columns'
import { tableWords } from './words/table-words'

/** The order of the rows in words, for those who do not see where the arrow points. */
export function SortStatus<R>({ columns, sort }: { columns: readonly Column<R>[]; sort: Sort }) {
  const t = useT(tableWords)
  const column = columns.find(({ key }) => key === sort.key)?.label ?? ''
  return t(sort.down ? 'table.sortedDown' : 'table.sortedUp', { column })
}
