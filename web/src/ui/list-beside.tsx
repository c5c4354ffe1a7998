import { useEffect, useRef } from 'react'
import { type PagedTableProps, TablePage } from './table/paged-table'

/**
 * List next to an open record: rows as cards, with the current one highlighted and scrolled into view. Its pagination
 * links open the full list.
 */
export function ListBeside<R extends { _id: string }>({
  page: _,
  selection: __,
  ...table
}: PagedTableProps<R>) {
  const rows = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  // No dependencies: the rows may load after the record and change with it.
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
