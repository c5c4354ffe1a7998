import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ConsoleOrder, OrderRow } from 'contract/orders/console-calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { fakeShop } from '../../../test/fake-shop'
import { expressTerms } from '../../../test/order-terms'
import { followTo, openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'shop' }
const rowOf = (n: number): OrderRow => ({
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
  refunding: false,
  disputed: false,
  createdAt: '2026-11-20T10:00:00.000Z',
})

function orderOf(n: number): ConsoleOrder {
  const { units: _, disputed: __, firstName, lastName, email, ...shared } = rowOf(n)
  const address = { street: 'K 12', city: 'Gouda', state: 'ZH', zipCode: '1', country: 'NL' }
  return {
    ...shared,
    updatedAt: shared.createdAt,
    customerInfo: { firstName, lastName, email, phone: '+31 6 1234', address },
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
    moves: [],
  }
}

/** Fakes a window of this width in pixels; returns a function that resizes it. */
function windowOf(width: number) {
  let now = width
  const heard = new Set<() => void>()
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY) * 16
    const list = {
      get matches() {
        return now >= least
      },
      addEventListener: (_: string, listener: () => void) => heard.add(listener),
      removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
    }
    return list as unknown as MediaQueryList
  })
  return (to: number) => {
    now = to
    for (const listener of heard) listener()
  }
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/orders': () => ({
      success: true,
      data: {
        items: [1, 2, 3].map(rowOf),
        total: 43,
        currentPage: 2,
        totalPages: 3,
        counts: { pending: 43, confirmed: 0, processing: 0, shipped: 0 },
      },
    }),
    'GET /admin/orders/:id': ({ path }) => ({
      success: true,
      data: orderOf(Number(path.at(-1))),
    }),
  })
})
afterEach(() => vi.restoreAllMocks())

async function open(state?: object) {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  const shown = await act(() => openRoutes(<AppRoutes />, { pathname: '/admin/orders/o2', state }))
  await heading('TV-100002')
  return shown
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = () => screen.queryByRole('complementary', { name: 'Orders' })
const isCurrent = (link: HTMLElement) => link.getAttribute('aria-current') === 'page'
const asked = () => server.calls('GET', '/admin/orders').map(({ query }) => Object.fromEntries(query))

describe('list next to an open record', () => {
  it('keeps filter and page, marks the current row and opens other records', async () => {
    windowOf(1440)
    const { where } = await open({ from: '?status=pending&page=2' })
    const beside = within(list() as HTMLElement)
    const link = (name: string) => beside.findByRole('link', { name })
    expect(isCurrent(await link('TV-100002'))).toBe(true)
    expect(isCurrent(await link('TV-100001'))).toBe(false)
    expect(asked()[0]).toMatchObject({ status: 'pending', page: '2' })
    expect(beside.queryByRole('checkbox')).toBeNull()
    expect((await link('All Orders')).getAttribute('href')).toBe('/admin/orders?status=pending&page=2')

    await followTo(await link('TV-100003'))
    await heading('TV-100003')
    expect(where().state).toEqual({ from: '?status=pending&page=2' })
    await waitFor(async () => expect(isCurrent(await link('TV-100003'))).toBe(true))
    expect(isCurrent(await link('TV-100002'))).toBe(false)
  })

  it('stays on the record when the server returns another page, and its pagination opens the list', async () => {
    windowOf(1600)
    const { where } = await open({ from: '?page=9' })
    const beside = within(list() as HTMLElement)
    const pages = await beside.findByRole('link', { name: /^Next/ })
    expect(pages.getAttribute('href')).toBe('/admin/orders?page=3')
    expect(where().pathname).toBe('/admin/orders/o2')
  })

  it('moves along the rows with j and k, starting from the current one', async () => {
    windowOf(1440)
    await open()
    await within(list() as HTMLElement).findByRole('link', { name: 'TV-100001' })
    act(() => void fireEvent.keyDown(document.body, { key: 'j' }))
    expect(document.activeElement?.textContent).toBe('TV-100003')
    act(() => void fireEvent.keyDown(document.activeElement as Element, { key: 'k' }))
    act(() => void fireEvent.keyDown(document.activeElement as Element, { key: 'k' }))
    expect(document.activeElement?.textContent).toBe('TV-100001')
  })

  it('is neither shown nor requested in a narrow window', async () => {
    const widen = windowOf(1280)
    await open({ from: '?page=2' })
    expect(list()).toBeNull()
    expect(asked()).toEqual([])
    expect(screen.getByRole('link', { name: 'All Orders' }).getAttribute('href')).toBe('/admin/orders?page=2')
    await act(async () => widen(1500))
    expect(list()).not.toBeNull()
    await within(list() as HTMLElement).findByRole('link', { name: 'TV-100001' })
    expect(screen.getAllByRole('link', { name: 'All Orders' })).toHaveLength(1)
  })
})
