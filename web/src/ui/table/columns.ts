import type { ReactNode } from 'react'

export interface Column<R> {
  key: string
  /** The head of the column; where a row is a card it stands before the value, unless `card` says otherwise. */
  label: string
  cell: (row: R) => ReactNode
  /** The track of the column, `7rem` for example; without one it takes a share of what is left. */
  width?: string
  /** Figures that are compared stand at the end of their column. */
  end?: boolean
  sortable?: boolean
  /** Its place in a card: first and large, at the end of the first line, or without its label. */
  card?: 'title' | 'corner' | 'plain'
}

export interface Sort {
  key: string
  /** From the largest to the smallest. */
  down: boolean
}

/** What can be done with one row; the controls stand above the link that fills the row. */
export interface RowActions<R> {
  /** Head of their column, read but not shown. */
  label: string
  width: string
  cell: (row: R) => ReactNode
}

export interface Selection {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** The buttons that work on all chosen rows at once. */
  actions: ReactNode
}

/** Every row is a grid of its own with the same tracks, so that a link can fill it and it can turn into a card. */
export function tracksOf<R>(
  columns: readonly Column<R>[],
  { selection, actions }: { selection?: Selection; actions?: RowActions<R> },
): string {
  const own = columns.map(({ width }) => width ?? 'minmax(0,1fr)')
  return [...(selection ? ['1.25rem'] : []), ...own, ...(actions ? [actions.width] : [])].join(' ')
}

/** Another display takes the meaning from the parts of a table in some browsers; the role gives it back. */
export const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })

/** The frame of a line: columns where there is room, a card where there is not. */
export const lineClass =
  'grid grid-cols-(--columns) items-center gap-x-4 px-4 sm:px-5 @max-[40rem]:grid-cols-[auto_minmax(0,1fr)_auto] @max-[40rem]:gap-x-0'
