import type { Page } from 'contract/page'
import type { ReactNode } from 'react'
import { Navigate, type To } from 'react-router'
import { ErrorState } from '../error-state'
import { ListCount } from '../list-page'
import { Pagination } from '../pagination'
import type { Column, RowActions, Selection, Sort } from './columns'
import { Table } from './table'

export interface PagedTableProps<R> {
  /** What the rows are: the name of the table for those who listen. */
  label: string
  columns: readonly Column<R>[]
  query: {
    data: Page<R> | undefined
    error: Error | null
    refetch: () => Promise<unknown>
    isPlaceholderData: boolean
  }
  /** The page that the address names, and the address of another one. */
  page: number
  to: (page: number) => To
  loading: string
  failed: string
  /** Stands in place of the rows when there are none. */
  empty: ReactNode
  /** How many were found; not asked for none. */
  found: (total: number) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  actions?: RowActions<R>
  selection?: Selection
  /** In a column at the side of something else. */
  narrow?: boolean
  /** Names a row where it is chosen. */
  rowName?: (row: R) => string
}

/** A page of a list on the server as a table, with its count and the way to the other pages. */
export function PagedTable<R extends { _id: string }>({ page, ...props }: PagedTableProps<R>) {
  const { data, isPlaceholderData } = props.query
  // A page that no longer exists shows the last one under its own address.
  if (data && !isPlaceholderData && data.currentPage !== page)
    return <Navigate to={props.to(data.currentPage)} replace />
  return <TablePage {...props} />
}

/** The same where the address is another's: the page that the server gave is shown, whichever was asked for. */
export function TablePage<R extends { _id: string }>(props: Omit<PagedTableProps<R>, 'page'>) {
  const { label, columns, to, loading, failed, empty, found } = props
  const { data, error, refetch, isPlaceholderData } = props.query
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={data?.items}
        rowKey={({ _id }) => _id}
        loading={loading}
        updating={isPlaceholderData}
        failure={error ? <ErrorState title={failed} onRetry={() => void refetch()} /> : undefined}
        empty={empty}
        sort={props.sort}
        onSort={props.onSort}
        actions={props.actions}
        selection={props.selection}
        rowName={props.rowName}
      />
      <ListCount>{data && data.total > 0 ? found(data.total) : null}</ListCount>
      {data ? (
        <Pagination page={data.currentPage} pages={data.totalPages} to={to} narrow={props.narrow} />
      ) : null}
    </>
  )
}
