import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { cx } from '../cx'
import { Skeleton } from '../skeleton'
import { BulkBar } from './bulk-bar'
import { as, type Column, lineClass, type RowActions, type Selection, type Sort, tracksOf } from './columns'
import { Head } from './head'
import { Row } from './row'
import { SortStatus } from './sort-status'

interface Props<R> {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<R>[]
  /** Absent before the first response, or if it failed. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** Returns the name of a row for its checkbox. */
  rowName?: (row: R) => string
  /** Screen-reader text while the first rows load. */
  loading: string
  /** True while the next rows load; the current ones stay visible. */
  updating?: boolean
  /** Content shown without rows. */
  empty: ReactNode
  /** Content shown if the rows failed to load. */
  failure?: ReactNode
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  actions?: RowActions<R>
  /** Shows rows of two lines, for a side column. */
  dense?: boolean
}

/**
 * Table with a sticky head. Below a width of 640 px each row becomes a card with the same content in the same order, so
 * nothing is lost and nothing scrolls sideways.
 */
export function Table<R>(props: Props<R>) {
  const { label, columns, rows, rowKey, updating, selection, actions } = props
  const style = { '--columns': tracksOf(columns, { selection, actions }) } as CSSProperties
  const keys = rows?.map(rowKey) ?? []
  const waiting = !rows && !props.failure
  return (
    <div className="@container relative grid gap-4">
      {updating ? (
        <div
          aria-hidden="true"
          className="absolute inset-x-2 top-0 z-(--z-over) h-0.5 animate-late rounded-pill bg-pine"
        />
      ) : null}
      <table
        {...as('table')}
        aria-label={label}
        aria-busy={updating || waiting || undefined}
        style={style}
        className="block overflow-clip rounded-card border border-hairline"
      >
        <Head
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection}
          keys={keys}
          actions={actions?.label}
        />
        {/* `isolate` keeps the layers above a row's link below the sticky head. */}
        <tbody
          {...as('rowgroup')}
          aria-busy={waiting || undefined}
          className="isolate block divide-y divide-hairline"
        >
          {rows && rows.length > 0 ? (
            rows.map((row, index) => (
              <Row
                key={keys[index]}
                row={row}
                id={keys[index] ?? ''}
                name={props.rowName?.(row) ?? ''}
                columns={columns}
                selection={selection}
                actions={actions}
                dense={props.dense}
              />
            ))
          ) : (
            <InPlaceOfRows {...props} />
          )}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {/* Suspense keeps the visible table independent of these lazily loaded messages. */}
        <Suspense>{props.sort ? <SortStatus columns={columns} sort={props.sort} /> : null}</Suspense>
      </p>
      {selection && selection.chosen.size > 0 ? <BulkBar selection={selection} /> : null}
    </div>
  )
}

function InPlaceOfRows<R>(props: Props<R>) {
  const { rows, failure, empty, loading, columns, selection, actions } = props
  const all = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  return (
    <tr {...as('row')} className="block">
      <td {...as('cell')} colSpan={all} className="block">
        {rows ? (
          empty
        ) : failure ? (
          failure
        ) : (
          <>
            <span role="status" className="sr-only">
              {loading}
            </span>
            <LoadingLines count={columns.length} />
          </>
        )}
      </td>
    </tr>
  )
}

/** Placeholder with the height of real rows, to limit layout shift. */
function LoadingLines({ count }: { count: number }) {
  const columns = [...Array(count).keys()]
  return (
    <div aria-hidden="true" className="divide-y divide-hairline">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className={cx(lineClass, 'min-h-17 @max-[40rem]:min-h-24')}>
          {columns.map((column) => (
            <div key={column} className={cx(column > 1 && '@max-[40rem]:hidden')}>
              <Skeleton className="h-5 max-w-40" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
