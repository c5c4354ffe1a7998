import { type ReactNode, useEffect, useRef } from 'react'
import { OneLine } from './one-line'
import type { Column } from './table/columns'
import { type PagedTableProps, TablePage } from './table/paged-table'
import { RowLink } from './table/row'

/** The two lines of a row: the link and what is below it, and two short facts at the end. */
export interface BesideRow {
  to: string
  title: ReactNode
  under: ReactNode
  end: ReactNode
  endUnder?: ReactNode
}

interface Props<R> extends Omit<PagedTableProps<R>, 'page' | 'selection' | 'actions' | 'onSort'> {
  /** Query string of the list, which its links pass on. */
  from: string
  row: (row: R) => BesideRow
}

/**
 * List next to an open record, with the current row highlighted and scrolled into view. Its pagination links open the
 * full list.
 */
export function ListBeside<R extends { _id: string }>({ from, row, ...table }: Props<R>) {
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
  const [first, ...others] = table.columns
  const columns: Column<R>[] = [
    {
      key: 'lead',
      label: first?.label ?? table.label,
      card: 'title',
      cell: (one) => {
        const { to, title, under } = row(one)
        return (
          <>
            <RowLink to={to} state={{ from }} className="block truncate">
              {title}
            </RowLink>
            <OneLine className="text-ink-soft">{under}</OneLine>
          </>
        )
      },
    },
    {
      key: 'end',
      label: others.at(-1)?.label ?? table.label,
      card: 'corner',
      cell: (one) => {
        const { end, endUnder } = row(one)
        return (
          <div className="grid justify-items-end whitespace-nowrap">
            {end}
            {endUnder ? <span className="text-ink-soft">{endUnder}</span> : null}
          </div>
        )
      },
    },
  ]
  return (
    <div ref={rows} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TablePage
        {...table}
        columns={columns}
        sort={undefined}
        onSort={undefined}
        selection={undefined}
        actions={undefined}
        narrow
      />
    </div>
  )
}
