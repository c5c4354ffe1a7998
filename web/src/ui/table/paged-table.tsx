import type { Page } from 'contract/page'
import type { ReactNode } from 'react'
import { Navigate, type To } from 'react-router'
import { ErrorState } from '../error-state'
import { ListCount } from '../list-page'
import { Pagination } from '../pagination'
import type { Column, RowActions, Selection, Sort } from './columns'
import { Table } from './table'

export interface PagedTableProps<R> {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<R>[]
  query: {
    data: Page<R> | undefined
    error: Error | null
    refetch: () => Promise<unknown>
    isPlaceholderData: boolean
  }
  /** Page number in the address, and the address of another page. */
  page: number
  to: (page: number) => To
  loading: string
  failed: string
  /** Content shown without rows. */
  empty: ReactNode
  /** Returns the text of the count; not called for 0. */
  found: (total: number) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  actions?: RowActions<R>
  selection?: Selection
  /** Set for a side column. */
  narrow?: boolean
  /** Returns the name of a row for its checkbox. */
  rowName?: (row: R) => string
}

/** Server-side list as a table with its count and pagination. */
export function PagedTable<R extends { _id: string }>({ page, ...props }: PagedTableProps<R>) {
  const { data, isPlaceholderData } = props.query
  // A page number beyond the end redirects to the last page.
  if (data && !isPlaceholderData && data.currentPage !== page)
    return <Navigate to={props.to(data.currentPage)} replace />
  return <TablePage {...props} />
}

/** Variant for a page number outside the address; it shows any page that the server returns. */
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
        dense={props.narrow}
      />
      <ListCount>{data && data.total > 0 ? found(data.total) : null}</ListCount>
      {data ? (
        <Pagination page={data.currentPage} pages={data.totalPages} to={to} narrow={props.narrow} />
      ) : null}
    </>
  )
}
