import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../test/page'
import { Button } from '../button'
import type { Column, Sort } from './columns'
import { RowLink } from './row'
import { Table } from './table'

interface Person {
  id: string
  age: number
}
const people: Person[] = [
  { id: 'Mila', age: 31 },
  { id: 'Bram', age: 40 },
]
const columns: Column<Person>[] = [
  {
    key: 'name',
    label: 'Name',
    card: 'title',
    sortable: true,
    cell: ({ id }) => <RowLink to={`/${id}`}>{id}</RowLink>,
  },
  { key: 'age', label: 'Age', end: true, cell: ({ age }) => age },
]
const shared = {
  label: 'People',
  columns,
  rowKey: ({ id }: Person) => id,
  rowName: ({ id }: Person) => id,
  loading: 'People are coming',
  empty: <p>Nobody</p>,
}
/** The messages load as a separate chunk; without `act` React warns about the suspended render. */
const open = (element: React.ReactNode) => act(() => openPage({ '/': element }, '/'))
const rows = () => screen.getAllByRole('row')
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

function Working() {
  const [sort, setSort] = useState<Sort>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['elsewhere']))
  return (
    <Table
      {...shared}
      rows={people}
      sort={sort}
      onSort={setSort}
      selection={{ chosen, onChange: setChosen, actions: <Button>Greet</Button> }}
      actions={{ label: 'Actions', width: '3rem', cell: ({ id }) => <Button>{`Call ${id}`}</Button> }}
    />
  )
}

describe('a table', () => {
  it('has an accessible name, column headers and a row header for each row', async () => {
    await open(<Table {...shared} rows={people} />)
    const table = within(screen.getByRole('table', { name: 'People' }))
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Age'])
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Mila', 'Bram'])
    expect(table.getByRole('link', { name: 'Bram' }).getAttribute('href')).toBe('/Bram')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('sorts by a button in the header, exposes the order, and reverses it at the second press', async () => {
    await open(<Working />)
    const head = await screen.findByRole('columnheader', { name: 'Name' })
    expect(head.getAttribute('aria-sort')).toBe('none')
    expect(screen.getByRole('columnheader', { name: 'Age' }).hasAttribute('aria-sort')).toBe(false)
    await userEvent.click(within(head).getByRole('button', { name: 'Name' }))
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(await screen.findByText('Sorted by Name, ascending')).toBeTruthy()
    await userEvent.click(within(head).getByRole('button', { name: 'Name' }))
    expect(head.getAttribute('aria-sort')).toBe('descending')
  })

  it('selects single rows and all visible ones, and leaves those of other pages alone', async () => {
    await open(<Working />)
    const bar = () => within(screen.getByRole('region', { name: 'Bulk actions' }))
    await screen.findByRole('checkbox', { name: 'Select Mila' })
    expect(bar().getByText('1 selected')).toBeTruthy()
    await userEvent.click(box('Select Mila'))
    expect(bar().getByText('2 selected')).toBeTruthy()
    expect(box('Select all rows').indeterminate).toBe(true)
    await userEvent.click(box('Select all rows'))
    expect(box('Select Bram').checked).toBe(true)
    expect(bar().getByText('3 selected')).toBeTruthy()
    expect(bar().getByRole('button', { name: 'Greet' })).toBeTruthy()
    await userEvent.click(box('Select all rows'))
    expect(bar().getByText('1 selected')).toBeTruthy()
    await userEvent.click(bar().getByRole('button', { name: 'Clear Selection' }))
    expect(screen.queryByRole('region', { name: 'Bulk actions' })).toBeNull()
  })

  it('selects a row by a press beside its checkbox, in a target of 44 px', async () => {
    await open(<Working />)
    const target = (await screen.findByRole('checkbox', { name: 'Select Mila' })).closest('label')
    expect(target?.className).toContain('size-11')
    await userEvent.click(target as HTMLElement)
    expect(box('Select Mila').checked).toBe(true)
  })

  it('outlines the status pills of a selected row, and keeps toasts off its bar', async () => {
    await open(<Working />)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mila' }))
    expect(rows()[1]?.className).toContain('**:data-tone:outline')
    expect(rows()[2]?.className).not.toContain(' **:data-tone:outline')
    expect(screen.getByRole('region', { name: 'Bulk actions' }).hasAttribute('data-keep-clear')).toBe(true)
  })

  it('renders the row’s action buttons in its row', async () => {
    await open(<Working />)
    const call = await screen.findByRole('button', { name: 'Call Bram' })
    expect(call.closest('tr')).toBe(rows()[2])
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  })

  it('shows the loading, empty and failed states', async () => {
    const waiting = await open(<Table {...shared} rows={undefined} />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(within(screen.getByRole('table')).getByRole('status').textContent).toBe('People are coming')
    waiting.unmount()
    const none = await open(<Table {...shared} rows={[]} />)
    expect(screen.getByRole('cell', { name: 'Nobody' })).toBeTruthy()
    expect(screen.getByRole('table').hasAttribute('aria-busy')).toBe(false)
    none.unmount()
    const failed = await open(<Table {...shared} rows={undefined} failure={<p>Gone</p>} />)
    expect(screen.getByRole('cell', { name: 'Gone' })).toBeTruthy()
    failed.unmount()
    await open(<Table {...shared} rows={people} updating failure={<p>Gone</p>} />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(rows()).toHaveLength(3)
  })
})
