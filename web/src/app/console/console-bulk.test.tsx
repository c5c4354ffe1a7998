import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderRow } from 'contract/orders/console-calls'
import type { OrderStatus } from 'contract/orders/rules'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { offline } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'shop' }
const row = (_id: string, status: OrderStatus, more: Partial<OrderRow> = {}): OrderRow => ({
  _id,
  orderNumber: `TV-${_id}`,
  firstName: 'Sara',
  lastName: 'Moradi',
  email: 'sara@example.test',
  status,
  paymentStatus: 'open',
  paymentMethod: 'cod',
  total: 64.48,
  units: 2,
  programsOnly: false,
  refunding: false,
  disputed: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
})

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  const items = [row('1', 'processing'), row('2', 'processing'), row('3', 'pending')]
  const counts = { pending: 1, confirmed: 0, processing: 2, shipped: 0 }
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/orders': () => ({
      success: true,
      data: { items, total: 3, currentPage: 1, totalPages: 1, counts },
    }),
  })
})

async function open() {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  await act(() => openRoutes(<AppRoutes />, '/admin/orders'))
  await screen.findByRole('link', { name: 'TV-1' })
  return userEvent.setup()
}
const press = (name: string) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const dialog = () => within(screen.getByRole('dialog'))
const sent = () => server.calls('PATCH', '/admin/orders').map(({ body }) => body)
const answers = (...results: object[]) =>
  server.on({ 'PATCH /admin/orders': () => ({ success: true, data: { results } }) })

describe('X-32 several orders at once', () => {
  it('offers legal steps with counts, asks for confirmation, and states how many orders stay unchanged', async () => {
    answers(
      { _id: '1', orderNumber: 'TV-1', outcome: 'moved' },
      { _id: '2', orderNumber: 'TV-2', outcome: 'unchanged' },
    )
    const user = await open()
    await user.click(box('Select all rows'))
    expect(press('Confirm (1)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Delivered/ })).toBeNull()
    await user.click(press('Mark as Shipped (2)'))
    expect(dialog().getByRole('heading').textContent).toBe('Mark 2 orders as shipped')
    expect(dialog().getByText(/^1 of the selected orders can’t be updated now/)).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Mark as Shipped (2)' }))
    await screen.findByText('2 orders: Shipped.')
    expect(sent()).toEqual([
      {
        status: 'shipped',
        orders: [
          { _id: '1', from: 'processing' },
          { _id: '2', from: 'processing' },
        ],
      },
    ])
    expect(box('Select TV-1').checked).toBe(false)
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('lists refused orders with the reason, and keeps them selected', async () => {
    answers(
      { _id: '1', orderNumber: 'TV-1', outcome: 'moved' },
      {
        _id: '2',
        orderNumber: 'TV-2',
        outcome: 'refused',
        code: 'orders.move_refused',
        message: 'x',
        params: { from: 'cancelled', to: 'shipped' },
      },
    )
    const user = await open()
    await user.click(box('Select TV-1'))
    await user.click(box('Select TV-2'))
    await user.click(press('Mark as Shipped (2)'))
    await user.click(dialog().getByRole('button', { name: 'Mark as Shipped (2)' }))
    await screen.findByText('1 order was not changed; it stays selected.')
    expect(dialog().getByText('Someone else changed it. It is now: Cancelled.')).toBeTruthy()
    await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(box('Select TV-1').checked).toBe(false)
    expect(box('Select TV-2').checked).toBe(true)
  })

  it('warns that the result is unknown when no response comes, and repeats the same request', async () => {
    server.on({ 'PATCH /admin/orders': offline })
    const user = await open()
    await user.click(box('Select TV-3'))
    await user.click(press('Confirm (1)'))
    await user.click(dialog().getByRole('button', { name: 'Confirm (1)' }))
    await dialog().findByText(/^We don’t know whether this arrived/)
    answers({ _id: '3', orderNumber: 'TV-3', outcome: 'unchanged' })
    await user.click(dialog().getByRole('button', { name: 'Confirm (1)' }))
    await screen.findByText('1 order: Confirmed.')
    expect(sent()[0]).toEqual(sent()[1])
  })
})
