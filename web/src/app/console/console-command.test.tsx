import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { fakeShop } from '../../../test/fake-shop'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad' }
const row = (n: number) => ({
  _id: `o${n}`,
  orderNumber: `TV-10000${n}`,
  firstName: 'Sara',
  lastName: 'Moradi',
  email: 'sara@example.test',
  status: 'pending',
  paymentStatus: 'open',
  paymentMethod: 'cod',
  total: 64.48,
  units: 2,
  programsOnly: false,
  createdAt: '2026-11-20T10:00:00.000Z',
})

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  const counts = { pending: 2, confirmed: 0, processing: 0, shipped: 0 }
  server.on({
    'GET /admin/orders': () => ({
      success: true,
      data: { items: [row(1), row(2)], total: 2, currentPage: 1, totalPages: 1, counts },
    }),
  })
})

async function open(staffRole: string) {
  server.on({ 'GET /auth/me': () => ({ success: true, data: { ...me, staffRole } }) })
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin', staffRole }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, '/admin/orders'))
  await screen.findByRole('link', { name: 'TV-100001' })
  return { user: userEvent.setup(), ...shown }
}
const menu = () => act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
const key = (letter: string, at: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(at, { key: letter })

describe('the command menu', () => {
  it('finds sections and orders by name, respects the staff role, and opens the result on Enter', async () => {
    const { user, where } = await open('support')
    await menu()
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' })
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options()).toContain('Orders')
    expect(options()).not.toContain('Products')
    server.on({
      'GET /admin/users': () => ({
        success: true,
        data: { items: [], total: 0, currentPage: 1, totalPages: 1 },
      }),
    })
    await user.type(field, 'TV-100002')
    await waitFor(() => expect(options()).toEqual(['TV-100001Sara Moradi', 'TV-100002Sara Moradi']))
    expect(server.calls('GET', '/admin/orders').at(-1)?.query.get('search')).toBe('TV-100002')
    expect(server.calls('GET', '/admin/products')).toEqual([])
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await act(async () => key('Enter', field))
    await waitFor(() => expect(where().pathname).toBe('/admin/orders/o2'))
    expect(screen.queryByRole('combobox', { name: 'Search or jump to…' })).toBeNull()
  })
})

describe('Enter in the command menu', () => {
  beforeEach(() => {
    server.on({
      'GET /admin/users': () => ({
        success: true,
        data: { items: [], total: 0, currentPage: 1, totalPages: 1 },
      }),
    })
  })

  it('opens the first result without an arrow key', async () => {
    const { user, where } = await open('support')
    await menu()
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' })
    await user.type(field, 'revie')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Reviews' })).toBeTruthy())
    await act(async () => key('Enter', field))
    await waitFor(() => expect(where().pathname).toBe('/admin/reviews'))
  })

  it('waits for the results of the text that was typed', async () => {
    const { user, where } = await open('support')
    await menu()
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' })
    await user.type(field, 'TV-100002')
    await act(async () => key('Enter', field))
    expect(where().pathname).toBe('/admin/orders')
    await waitFor(() => expect(where().pathname).toBe('/admin/orders/o1'))
  })

  it('does nothing while the field is empty', async () => {
    const { where } = await open('support')
    await menu()
    const field = await screen.findByRole('combobox', { name: 'Search or jump to…' })
    await act(async () => key('Enter', field))
    expect(where().pathname).toBe('/admin/orders')
    expect(field.isConnected).toBe(true)
  })
})

describe('keyboard shortcuts of the console', () => {
  it('moves along rows with j and k, lists the shortcuts with ?, and ignores letters while typing', async () => {
    await open('shop')
    key('j', document.body)
    expect(document.activeElement?.textContent).toBe('TV-100001')
    key('j')
    expect(document.activeElement?.textContent).toBe('TV-100002')
    key('j')
    expect(document.activeElement?.textContent).toBe('TV-100002')
    key('k')
    expect(document.activeElement?.textContent).toBe('TV-100001')
    const search = screen.getByRole('searchbox', { name: 'Search orders' })
    act(() => search.focus())
    key('j')
    key('?')
    expect(document.activeElement).toBe(search)
    expect(screen.queryByText('Show Keyboard Shortcuts')).toBeNull()
    act(() => search.blur())
    await act(async () => void key('?', document.body))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('Next row of the list')).toBeTruthy()
  })

  it('maps the shortcuts to physical keys on a non-Latin keyboard, and accepts them from a selected row', async () => {
    await open('shop')
    const box = screen.getByRole('checkbox', { name: 'Select TV-100001' })
    act(() => box.focus())
    fireEvent.keyDown(box, { key: 'ت', code: 'KeyJ' })
    expect(document.activeElement?.textContent).toBe('TV-100002')
    await act(async () => void fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true }))
    expect(await screen.findByRole('combobox', { name: 'Search or jump to…' })).toBeTruthy()
  })
})
