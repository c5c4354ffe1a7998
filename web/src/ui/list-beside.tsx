import { useEffect, useRef } from 'react'
import { type PagedTableProps, TablePage } from './table/paged-table'

/**
 * The list that a record was opened from, at the side of the record: the rows as cards, the one that is shown marked and
 * in view. Its links to other pages lead to the list itself.
 */
export function ListBeside<R extends { _id: string }>({
  page: _,
  selection: __,
  ...table
}: PagedTableProps<R>) {
  const rows = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  // After every drawing: the rows may come later than the record, and change with what is done to it.
  useEffect(() => {
    const current = rows.current?.querySelector<HTMLElement>('[aria-current=page]')
    const row = current?.closest('tr')
    const frame = rows.current?.closest('aside')
    if (!row || !frame || shown.current === current?.getAttribute('href')) return
    shown.current = current?.getAttribute('href') ?? null
    const [at, view] = [row.getBoundingClientRect(), frame.getBoundingClientRect()]
    if (at.top < view.top || at.bottom > view.bottom) frame.scrollTop += at.top - view.top - view.height / 3
  })
  return (
    <div ref={rows} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TablePage {...table} narrow />
    </div>
  )
}
