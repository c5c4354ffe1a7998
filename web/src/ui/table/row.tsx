import type { ComponentProps } from 'react'
import { Link, useLocation, useResolvedPath } from 'react-router'
import { cx } from '../cx'
import { ChooseOne } from './choose'
import { as, type Column, lineClass, type RowActions, type Selection } from './columns'

interface Props<R> {
  row: R
  id: string
  name: string
  columns: readonly Column<R>[]
  selection: Selection | undefined
  actions: RowActions<R> | undefined
  dense: boolean | undefined
}

export function Row<R>({ row, id, name, columns, selection, actions, dense }: Props<R>) {
  return (
    <tr
      {...as('row')}
      className={cx(
        lineClass,
        'group/row relative leading-snug transition-colors',
        dense ? 'py-2 text-sm' : 'py-3 @max-[40rem]:gap-y-2 @max-[40rem]:py-4',
        selection?.chosen.has(id)
          ? // The pill of a good status has the same ground.
            'bg-pine-wash **:data-tone:outline **:data-tone:outline-current/40'
          : 'hover:bg-raised has-focus-visible:bg-raised has-[[aria-current=page]]:bg-pine-wash has-[[aria-current=page]]:**:data-tone:outline has-[[aria-current=page]]:**:data-tone:outline-current/40',
      )}
    >
      {selection ? (
        <td
          {...as('cell')}
          className="relative z-(--z-over) flex @max-[40rem]:col-start-1 @max-[40rem]:row-start-1 @max-[40rem]:pe-3"
        >
          <ChooseOne selection={selection} id={id} name={name} />
        </td>
      ) : null}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
      {actions ? (
        <td
          {...as('cell')}
          className="relative z-(--z-over) flex justify-end gap-1 @max-[40rem]:col-span-2 @max-[40rem]:col-start-2 @max-[40rem]:-ms-2 @max-[40rem]:flex-wrap @max-[40rem]:justify-start"
        >
          {actions.cell(row)}
        </td>
      ) : null}
    </tr>
  )
}

function Cell<R>({ column, row }: { column: Column<R>; row: R }) {
  const { label, cell, end, card } = column
  const content = cell(row)
  const wide = cx('block min-w-0', end ? '@min-[40rem]:text-end tabular-nums' : 'text-start')
  // The first cell is the row header, which screen readers announce with each cell. In a card it may wrap.
  if (card === 'title')
    return (
      <th
        {...as('rowheader')}
        className={cx(
          wide,
          'font-normal @max-[40rem]:col-start-2 @max-[40rem]:row-start-1 @max-[40rem]:[&_.truncate]:wrap-anywhere @max-[40rem]:[&_.truncate]:whitespace-normal',
        )}
      >
        {content}
      </th>
    )
  if (card === 'corner')
    return (
      <td
        {...as('cell')}
        className={cx(
          wide,
          '@max-[40rem]:col-start-3 @max-[40rem]:row-start-1 @max-[40rem]:self-start @max-[40rem]:ps-4',
        )}
      >
        {content}
      </td>
    )
  return (
    <td {...as('cell')} className={cx(wide, '@max-[40rem]:col-span-2 @max-[40rem]:col-start-2')}>
      {card === 'plain' ? (
        content
      ) : (
        <div className="@max-[40rem]:flex @max-[40rem]:items-baseline @max-[40rem]:justify-between @max-[40rem]:gap-4">
          {/* The column header has the same text for screen readers. */}
          <span aria-hidden="true" className="@min-[40rem]:hidden max-w-1/2 shrink-0 text-ink-soft text-xs">
            {label}
          </span>
          <div className="min-w-0 @max-[40rem]:text-end">{content}</div>
        </div>
      )}
    </td>
  )
}

/** Link in the first cell that makes the entire row clickable; marked as current on the page that it opens. */
export function RowLink({ className, ...rest }: ComponentProps<typeof Link>) {
  const { pathname, search } = useResolvedPath(rest.to)
  const here = useLocation().pathname === pathname && search === ''
  return (
    <Link
      data-row-link=""
      aria-current={here ? 'page' : undefined}
      className={cx(
        'scroll-mt-12 font-semibold underline-offset-4 before:absolute before:inset-0 group-hover/row:underline',
        className,
      )}
      {...rest}
    />
  )
}
