import { useState } from 'react'
import { Button } from '../../src/ui/button'
import { DayRange } from '../../src/ui/day-range'
import { DetailFrame } from '../../src/ui/detail-page'
import { EmptyState } from '../../src/ui/empty-state'
import { ErrorState } from '../../src/ui/error-state'
import { ListBeside } from '../../src/ui/list-beside'
import { Money } from '../../src/ui/money'
import { OneLine } from '../../src/ui/one-line'
import { Status, type Tone } from '../../src/ui/status'
import type { Column, Sort } from '../../src/ui/table/columns'
import { DateCell } from '../../src/ui/table/date-cell'
import { PagedTable } from '../../src/ui/table/paged-table'
import { RowLink } from '../../src/ui/table/row'
import { RowButton } from '../../src/ui/table/row-button'
import { Table } from '../../src/ui/table/table'
import { Part } from '../sheet'
import { useWords, type Words } from '../words'

const tones: Tone[] = ['needs-you', 'good', 'moving', 'good', 'wrong']

interface Order {
  id: string
  who: string
  placed: string
  total: number
  state: number
}

const orders: Order[] = [
  { id: 'TV-100412', who: 'Mila Smit', placed: '2026-11-21T10:00:00.000Z', total: 1249.95, state: 0 },
  { id: 'TV-100411', who: 'شیرین حسینی', placed: '2026-11-20T10:00:00.000Z', total: 64.48, state: 2 },
  {
    id: 'TV-100398',
    who: 'Bram van den Hoogenband-Jansen',
    placed: '2026-11-02T10:00:00.000Z',
    total: 9.9,
    state: 4,
  },
]

function columnsOf(w: Words, sortable: boolean): Column<Order>[] {
  return [
    {
      key: 'number',
      label: w.number,
      card: 'title',
      width: '7rem',
      sortable,
      cell: ({ id }) => (
        <RowLink to={`/orders/${id}`} className="tabular-nums">
          <bdi dir="ltr">{id}</bdi>
        </RowLink>
      ),
    },
    {
      key: 'who',
      label: w.customer,
      sortable,
      cell: ({ who }) => <OneLine>{who}</OneLine>,
    },
    {
      key: 'placed',
      label: w.placed,
      width: '7rem',
      cell: ({ placed }) => <DateCell value={placed} />,
    },
    {
      key: 'total',
      label: w.total,
      width: '6rem',
      end: true,
      sortable,
      cell: ({ total }) => <Money amount={total} className="font-semibold" />,
    },
    {
      key: 'status',
      label: w.status,
      width: '8rem',
      card: 'corner',
      cell: ({ state }) => <Status tone={tones[state] ?? 'ended'}>{w.states[state]}</Status>,
    },
  ]
}

const page = {
  items: orders.map((order) => ({ ...order, _id: order.id })),
  total: 43,
  currentPage: 2,
  totalPages: 15,
}
const shared = { rowKey: ({ id }: Order) => id, rowName: ({ id }: Order) => id }

export function Tables() {
  const w = useWords()
  const columns = columnsOf(w, false)
  const texts = {
    label: w.orders,
    loading: w.saving,
    empty: <EmptyState drawing="shelf" title={w.emptyTitle} text={w.emptyText} />,
  }
  const paged = {
    ...texts,
    columns,
    query: { data: page, error: null, refetch: async () => undefined, isPlaceholderData: false },
    page: page.currentPage,
    to: () => '/',
    failed: w.failedTitle,
    found: () => w.found,
  }
  const beside = {
    ...paged,
    from: '',
    row: ({ id, who, total, state }: Order) => ({
      to: `/orders/${id}`,
      title: id,
      under: who,
      end: <Status tone={tones[state] ?? 'ended'}>{w.states[state]}</Status>,
      endUnder: <Money amount={total} />,
    }),
  }
  return (
    <>
      <Part name="Table" wide>
        <Table {...shared} {...texts} columns={columns} rows={orders} />
      </Part>
      <Part name="PagedTable" wide>
        <PagedTable {...paged} />
      </Part>
      <Part name="DetailFrame, the list beside it" wide>
        <DetailFrame
          list="/orders"
          label={w.orders}
          back={w.orders}
          beside={() => <ListBeside {...beside} />}
        >
          <div className="max-w-88">
            <ListBeside {...beside} />
          </div>
        </DetailFrame>
      </Part>
      <Part name="DayRange">
        <DayRange
          value={{ from: '2026-11-01', to: '' }}
          labels={{ from: w.placed, to: w.total }}
          onChange={() => undefined}
        />
      </Part>
      <Part name="Table, sorted, chosen, with actions" wide>
        <Working />
      </Part>
      <Part name="Table, the next rows on their way" wide>
        <Table {...shared} {...texts} columns={columns} rows={orders.slice(0, 1)} updating />
      </Part>
      <Part name="Table, the first rows on their way" wide>
        <Table {...shared} {...texts} columns={columns} rows={undefined} />
      </Part>
      <Part name="Table, empty" wide>
        <Table {...shared} {...texts} columns={columns} rows={[]} />
      </Part>
      <Part name="Table, failed" wide>
        <Table
          {...shared}
          {...texts}
          columns={columns}
          rows={undefined}
          failure={<ErrorState title={w.failedTitle} onRetry={() => undefined} />}
        />
      </Part>
    </>
  )
}

function Working() {
  const w = useWords()
  const [sort, setSort] = useState<Sort>({ key: 'total', down: true })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['TV-100411']))
  return (
    <Table
      {...shared}
      label={w.orders}
      columns={columnsOf(w, true)}
      rows={orders}
      loading={w.saving}
      empty={null}
      sort={sort}
      onSort={setSort}
      selection={{
        chosen,
        onChange: setChosen,
        actions: <Button size="sm">{w.confirm}</Button>,
      }}
      actions={{
        label: w.actions,
        width: '5rem',
        cell: ({ id }) => (
          <>
            <RowButton icon="eye" words={w.edit} label={`${w.edit} ${id}`} onClick={() => undefined} />
            <RowButton icon="trash" words={w.remove} label={`${w.remove} ${id}`} onClick={() => undefined} />
          </>
        ),
      }}
    />
  )
}
