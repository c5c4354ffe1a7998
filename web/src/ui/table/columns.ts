import type { ReactNode } from 'react'

export interface Column<R> {
  key: string
  /** Column header; in a card it is the label before the value, unless `card` differs. */
  label: string
  cell: (row: R) => ReactNode
  /** Grid track, for example `7rem`; without one the column shares the remaining width. */
  width?: string
  /** Aligns numbers to the end, so they can be compared. */
  end?: boolean
  sortable?: boolean
  /** Place in a card: as its title, in its top corner, or without its label. */
  card?: 'title' | 'corner' | 'plain'
}

export interface Sort {
  key: string
  /** True for descending order. */
  down: boolean
}

/** Actions of one row; their controls are layered above the link that fills the row. */
export interface RowActions<R> {
  /** Column header, for screen readers only. */
  label: string
  width: string
  cell: (row: R) => ReactNode
}

export interface Selection {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** Actions on all selected rows. */
  actions: ReactNode
}

/**
 * Returns the grid tracks that all rows share: each row is its own grid, so a link can fill it and it can become a
 * card.
 */
export function tracksOf<R>(
  columns: readonly Column<R>[],
  { selection, actions }: { selection?: Selection; actions?: RowActions<R> },
): string {
  const own = columns.map(({ width }) => width ?? 'minmax(0,1fr)')
  return [...(selection ? ['1.25rem'] : []), ...own, ...(actions ? [actions.width] : [])].join(' ')
}

/** Some browsers drop table semantics under another CSS `display`; explicit roles restore them. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/** Layout of a row: columns, or a card if the table is narrow. */
export const lineClass =
  'grid grid-cols-(--columns) items-center gap-x-4 px-4 sm:px-5 @max-[40rem]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[40rem]:gap-x-0'
