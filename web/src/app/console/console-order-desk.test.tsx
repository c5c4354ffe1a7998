import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PersonDetail } from 'contract/admin/people-calls'
import type { ConsoleOrder, OrderRow } from 'contract/orders/console-calls'
import { type OrderStatus, staffMoves } from 'contract/orders/rules'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields, typeDay } from '../../../test/date-fields'
import { offline, refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { expressTerms } from '../../../test/order-terms'
import { openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)
afterEach(() => void vi.unstubAllGlobals())

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'owner' }
const rowOf = (n: number, status: OrderStatus, more: Partial<OrderRow> = {}): OrderRow => ({
  _id: `o${n}`,
  orderNumber: `TV-10000${n}`,
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
const customerInfo = {
  firstName: 'Sara',
  lastName: 'Moradi',
  email: 'sara@example.test',
  phone: '+31 6 1234',
  address: { street: 'Kade 12', city: 'Gouda', state: 'ZH', zipCode: '2801', country: 'Netherlands' },
}

function orderOf(n: number, status: OrderStatus, more: Partial<ConsoleOrder> = {}): ConsoleOrder {
  const { units, firstName: _, lastName: __, email, disputed: ___, ...shared } = rowOf(n, status)
  return {
    ...shared,
    updatedAt: shared.createdAt,
    customerInfo,
    items: [],
    subtotal: 50,
    tax: 4.5,
    shipping: 9.98,
    ...expressTerms,
    accountId: 'c1',
    accountEmail: email,
    isEntered: false,
    staffNotes: [],
    refundable: false,
    refundedTotal: 0,
    receivedAt: null,
    away: [],
    invoiceNumber: null,
    refunds: [],
    returns: [],
    dispute: null,
    left: { net: 50, tax: 4.5, shipping: 9.98 },
    leastShipping: 0,
    timeline: [],
    moves: staffMoves({ ...shared, units }),
    ...more,
  }
}

let server: ReturnType<typeof fakeShop>
let rows: OrderRow[]
beforeEach(() => {
  server = fakeShop([])
  rows = [rowOf(1, 'processing'), rowOf(2, 'processing'), rowOf(3, 'shipped', { trackingNumber: '3S-OLD' })]
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/orders': () => ({
      success: true,
      data: {
        items: rows,
        total: rows.length,
        currentPage: 1,
        totalPages: 1,
        counts: { pending: 0, confirmed: 0, processing: 2, shipped: 1 },
      },
    }),
    'GET /admin/orders/:id': () => ({ success: true, data: orderOf(1, 'processing') }),
  })
})

async function open(at: string) {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, at))
  return { user: userEvent.setup(), ...shown }
}
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const field = (name: string | RegExp) => dialog().getByLabelText<HTMLInputElement>(name)
const bodies = (method: 'POST' | 'PATCH', path: string) => server.calls(method, path).map(({ body }) => body)
const lastQuery = () => Object.fromEntries(server.calls('GET', '/admin/orders').at(-1)?.query ?? [])

describe('the list of orders', () => {
  it('sorts by its heads and by days, and keeps both in the address', async () => {
    const { user, where } = await open('/admin/orders?status=processing')
    await user.click(await button('Total'))
    await waitFor(() => expect(where().search).toBe('?status=processing&sort=total_asc'))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'total_asc', status: 'processing' }))
    await user.click(await button('Total'))
    await waitFor(() => expect(where().search).toBe('?status=processing&sort=total_desc'))
    await typeDay('From', '2026-11-01')
    await waitFor(() => expect(where().search).toContain('from=2026-11-01'))
    await typeDay('To', '2026-11-30')
    const days = 'sort=total_desc&from=2026-11-01&to=2026-11-30'
    await waitFor(() => expect(where().search).toBe(`?status=processing&${days}`))
    await waitFor(() => expect(lastQuery()).toMatchObject({ from: '2026-11-01', to: '2026-11-30' }))
    await user.click(screen.getByRole('link', { name: /^Shipped/ }))
    await waitFor(() => expect(where().search).toBe(`?status=shipped&${days}`))
    await user.click(await button('Placed'))
    await waitFor(() => expect(where().search).toContain('sort=oldest'))
  })

  it('folds the days on phones, open where the address has some', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query.startsWith('(max-width'), addEventListener() {}, removeEventListener() {} },
    }))
    const { unmount } = await open('/admin/orders')
    const period = async () => (await screen.findByText('Period')).closest('details')
    expect((await period())?.open).toBe(false)
    unmount()
    await open('/admin/orders?from=2026-11-01')
    expect((await period())?.open).toBe(true)
  })

  it('takes the next step in the row, and offers none while a payment is disputed', async () => {
    rows = [rowOf(1, 'confirmed'), rowOf(2, 'confirmed', { disputed: true }), rowOf(3, 'delivered')]
    server.on({
      'PATCH /admin/orders/:id': () => {
        rows = [rowOf(1, 'processing'), ...rows.slice(1)]
        return { success: true, data: orderOf(1, 'processing') }
      },
    })
    const { user } = await open('/admin/orders')
    expect((await screen.findAllByRole('button', { name: /^Start Packing/ })).length).toBe(1)
    await user.click(await button(/^Start Packing: .*TV-100001/))
    await user.click(dialog().getByRole('button', { name: 'Start Packing' }))
    await button(/^Mark as Shipped: .*TV-100001/)
    expect(bodies('PATCH', '/admin/orders/o1')).toEqual([{ status: 'processing', from: 'confirmed' }])
  })
})

describe('tracking numbers of several orders', () => {
  const answer = (...results: object[]) =>
    server.on({ 'POST /admin/orders/tracking': () => ({ success: true, data: { results } }) })
  const choose = async (user: ReturnType<typeof userEvent.setup>, ...numbers: number[]) => {
    await screen.findByRole('link', { name: 'TV-100001' })
    for (const n of numbers) await user.click(screen.getByRole('checkbox', { name: `Select TV-10000${n}` }))
  }

  it('ship packed orders: pasted columns are spread over the fields', async () => {
    answer(
      { orderNumber: 'TV-100001', outcome: 'shipped' },
      { orderNumber: 'TV-100002', outcome: 'refused', code: 'orders.disputed', message: 'x' },
    )
    const { user } = await open('/admin/orders')
    await choose(user, 1, 2)
    await user.click(await button('Mark as Shipped (2)'))
    expect(document.activeElement).toBe(field(/^Tracking number of .?TV-100001/))
    await user.click(field(/TV-100001/))
    await user.paste('TV-100002\t3S-2\nTV-9\t3S-9\nTV-100001\t3S-1')
    expect([field(/TV-100001/).value, field(/TV-100002/).value]).toEqual(['3S-1', '3S-2'])
    expect(dialog().getByText('1 pasted line matches none of these orders.')).toBeTruthy()
    await user.click(dialog().getByRole('button', { name: 'Mark as Shipped (2)' }))
    await screen.findByText('1 order was not changed; it stays selected.')
    expect(bodies('POST', '/admin/orders/tracking')).toEqual([
      {
        rows: [
          { orderNumber: 'TV-100001', trackingNumber: '3S-1' },
          { orderNumber: 'TV-100002', trackingNumber: '3S-2' },
        ],
      },
    ])
    await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select TV-100002' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select TV-100001' }).checked).toBe(false)
  })

  it('change those of sent orders alone, and keep what was typed when it fails', async () => {
    server.on({ 'POST /admin/orders/tracking': offline })
    const { user } = await open('/admin/orders')
    await choose(user, 3)
    await user.click(await button('Tracking Numbers (1)'))
    expect(field(/TV-100003/).value).toBe('3S-OLD')
    await user.clear(field(/TV-100003/))
    await user.type(field(/TV-100003/), '?')
    await user.click(dialog().getByRole('button', { name: 'Save Numbers' }))
    expect(field(/TV-100003/).getAttribute('aria-invalid')).toBe('true')
    expect(server.calls('POST', '/admin/orders/tracking')).toEqual([])
    await user.clear(field(/TV-100003/))
    await user.type(field(/TV-100003/), '۳S-NEW')
    await user.click(dialog().getByRole('button', { name: 'Save Numbers' }))
    await dialog().findByText(/^We don’t know whether this arrived/)
    expect(field(/TV-100003/).value).toBe('3S-NEW')
    answer({ orderNumber: 'TV-100003', outcome: 'corrected' })
    await user.click(dialog().getByRole('button', { name: 'Save Numbers' }))
    await screen.findByText('1 tracking number saved.')
  })
})

describe('one order', () => {
  it('has the colleagues’ notes, and takes another', async () => {
    const note = {
      _id: 'n1',
      text: 'Ring twice',
      by: { firstName: 'Lena', lastName: 'Vos' },
      createdAt: '2026-11-21T10:00:00.000Z',
    }
    server.on({
      'POST /admin/orders/:id/notes': () => ({
        success: true,
        data: orderOf(1, 'processing', { staffNotes: [note] }),
      }),
    })
    const { user } = await open('/admin/orders/o1')
    await user.click(await button('Add Note'))
    const box = screen.getByLabelText<HTMLTextAreaElement>('New note')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    await user.type(box, ' Ring twice ')
    await user.click(await button('Add Note'))
    expect(await screen.findByText('Lena Vos')).toBeTruthy()
    expect(bodies('POST', '/admin/orders/o1/notes')).toEqual([{ text: 'Ring twice' }])
    expect(box.value).toBe('')
  })

  it('has its address corrected, but not its country, and only before it is shipped', async () => {
    // The country has no states: the city takes the place of the stored one.
    const moved = {
      ...customerInfo,
      address: { ...customerInfo.address, street: 'Singel 1', state: 'Gouda' },
    }
    server.on({
      'PATCH /admin/orders/:id/address': () => refusal('orders.address_fixed'),
    })
    const { user } = await open('/admin/orders/o1')
    await user.click(await button('Correct Address'))
    expect(field(/^Country/).readOnly).toBe(true)
    expect(dialog().queryByLabelText(/^State/)).toBeNull()
    await user.clear(field(/^Street/))
    await user.click(dialog().getByRole('button', { name: 'Save Address' }))
    expect(dialog().getByText('Street address is required')).toBeTruthy()
    await user.type(field(/^Street/), 'Singel 1')
    await user.click(dialog().getByRole('button', { name: 'Save Address' }))
    await dialog().findByText(/can no longer be changed/)
    expect(field(/^Street/).value).toBe('Singel 1')
    server.on({
      'PATCH /admin/orders/:id/address': () => ({
        success: true,
        data: orderOf(1, 'shipped', { customerInfo: moved }),
      }),
    })
    await user.click(dialog().getByRole('button', { name: 'Save Address' }))
    await screen.findByText('Address corrected.')
    expect(bodies('PATCH', '/admin/orders/o1/address').at(-1)).toEqual({ customerInfo: moved })
    expect(screen.queryByRole('button', { name: 'Correct Address' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See Customer' }).getAttribute('href')).toBe('/admin/people/c1')
  })
})

describe('a customer’s page', () => {
  it('lists orders with refunds and returns, and colleagues’ notes', async () => {
    const person: PersonDetail = {
      _id: 'c1',
      firstName: 'Sara',
      lastName: 'Moradi',
      email: 'sara@example.test',
      roles: ['customer'],
      emailVerified: true,
      locked: false,
      createdAt: '2026-01-01T10:00:00.000Z',
      locale: 'en',
      sessions: [],
      orders: {
        count: 1,
        total: 64.48,
        refundedTotal: 5,
        items: [
          {
            _id: 'o1',
            orderNumber: 'TV-100001',
            status: 'delivered',
            paymentStatus: 'partially_refunded',
            paymentMethod: 'online',
            programsOnly: false,
            refunding: false,
            total: 64.48,
            refundedTotal: 5,
            returns: [{ _id: 'r1', state: 'requested' }],
            createdAt: '2026-11-20T10:00:00.000Z',
          },
        ],
        notes: [
          {
            _id: 'n1',
            orderId: 'o1',
            orderNumber: 'TV-100001',
            text: 'Prefers mornings',
            by: { firstName: '', lastName: '' },
            createdAt: '2026-11-21T10:00:00.000Z',
          },
        ],
      },
    }
    server.on({ 'GET /admin/users/:id': () => ({ success: true, data: person }) })
    await open('/admin/people/c1')
    const orders = within(await screen.findByRole('region', { name: 'Orders' }))
    const line = (await orders.findByRole('link', { name: 'TV-100001' })).closest('li')?.textContent
    for (const text of ['Delivered', 'Partly refunded', '$64.48', '$5.00', 'Return', 'Requested'])
      expect(line).toContain(text)
    expect(orders.getByRole('link', { name: 'New Order' }).getAttribute('href')).toBe(
      '/admin/orders/new?email=sara%40example.test',
    )
    const notes = within(screen.getByRole('region', { name: 'Colleagues’ notes' }))
    expect(notes.getByText('Prefers mornings')).toBeTruthy()
    expect(notes.getByText('A staff member')).toBeTruthy()
  })
})
