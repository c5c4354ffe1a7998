import { cx } from '../cx'
import { Icon } from '../icon'
import { ChooseAll } from './choose'
import { as, type Column, lineClass, type Selection, type Sort } from './columns'

interface Props<R> {
  columns: readonly Column<R>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  selection: Selection | undefined
  /** Keys of the visible rows. */
  keys: readonly string[]
  /** Header of the actions column. */
  actions: string | undefined
}

/** Table head, sticky below the area's own header. Above cards it shows interactive headers only. */
export function Head<R>({ columns, sort, onSort, selection, keys, actions }: Props<R>) {
  const useful = (selection !== undefined && keys.length > 0) || columns.some((column) => column.sortable)
  return (
    <thead
      {...as('rowgroup')}
      className={cx(
        'sticky top-(--sticky-top,0px) z-(--z-over) block border-hairline border-b bg-paper text-ink-soft text-xs',
        !useful && '@max-[40rem]:sr-only',
      )}
    >
      <tr
        {...as('row')}
        className={cx(lineClass, 'min-h-11 @max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:gap-x-4')}
      >
        {selection ? (
          <th {...as('columnheader')} className="flex">
            <ChooseAll selection={selection} keys={keys} />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {actions ? (
          <th {...as('columnheader')} className="sr-only">
            {actions}
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

function HeadCell<R>(props: { column: Column<R> } & Pick<Props<R>, 'sort' | 'onSort'>) {
  const { column, sort, onSort } = props
  const { key, label, end, sortable } = column
  const own = sort?.key === key ? sort : undefined
  const className = cx('block min-w-0 font-semibold', end ? 'text-end' : 'text-start')
  if (!sortable)
    return (
      <th {...as('columnheader')} className={cx(className, '@max-[40rem]:sr-only')}>
        {label}
      </th>
    )
  return (
    <th
      {...as('columnheader')}
      aria-sort={own ? (own.down ? 'descending' : 'ascending') : 'none'}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort?.({ key, down: own ? !own.down : false })}
        className={cx(
          'group inline-flex min-h-11 items-center gap-1 font-semibold hover:text-ink focus-visible:-outline-offset-2',
          own && 'text-ink',
        )}
      >
        {label}
        <Icon
          name="chevron-down"
          size={14}
          className={cx(
            'transition-[rotate,opacity]',
            !own && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            own && !own.down && 'rotate-180',
          )}
        />
      </button>
    </th>
  )
}
