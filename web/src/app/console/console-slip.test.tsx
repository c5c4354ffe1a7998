import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from 'contract/locale'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadDateFields } from '../../../test/date-fields'
import { refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { expressTerms } from '../../../test/order-terms'
import { followTo, openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import { AppRoutes } from '../routes'

beforeAll(loadDateFields)

const me = { id: 'a1', email: 'nasrin@tavan.test', firstName: 'Nasrin', lastName: 'Azad', staffRole: 'shop' }
const line = { productId: 'p', image: '', price: 25, total: 50, discount: 0, tax: 4.5, refunded: 0 }
const order: ConsoleOrder = {
  _id: 'o1',
  orderNumber: 'TV-100001',
  status: 'processing',
  paymentStatus: 'paid',
  paymentMethod: 'online',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerInfo: {
    firstName: 'Sara',
    lastName: 'Moradi',
    email: 'sara@example.test',
    phone: '+31 6 1234',
    address: { street: 'Kade 12', city: 'Gouda', state: 'ZH', zipCode: '2801', country: 'NL' },
  },
  items: [
    { ...line, _id: 'l1', name: 'Speed Rope, Blue', sku: 'ROPE-B', quantity: 2 },
    { ...line, _id: 'l2', name: 'Steel Bottle', sku: 'BOT-750', quantity: 1 },
  ],
  programsOnly: false,
  subtotal: 75,
  tax: 6.75,
  shipping: 9.98,
  total: 91.73,
  ...expressTerms,
  notes: 'Second floor',
  accountId: 'c1',
  accountEmail: 'sara@example.test',
  isEntered: false,
  staffNotes: [],
  timeline: [],
  moves: [],
  refunding: false,
  refundable: false,
  refundedTotal: 0,
  receivedAt: null,
  away: [],
  invoiceNumber: null,
  refunds: [],
  returns: [],
  dispute: null,
  left: { net: 75, tax: 6.75, shipping: 9.98 },
  leastShipping: 0,
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /admin/orders/:id': () => ({ success: true, data: order }),
  })
})

async function open(at: string, locale: Locale = 'en') {
  localStorage.setItem('adminAuthToken', 'admin-token')
  localStorage.setItem('adminUser', JSON.stringify({ ...me, name: 'Nasrin' }))
  sessionOf('admin').reload()
  return act(() => openRoutes(<AppRoutes />, at, locale))
}
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

it('leaves out what was refunded [X-105]', async () => {
  const [rope, bottle] = order.items
  const items = [
    { ...rope, refunded: 1 },
    { ...bottle, refunded: 1 },
  ] as typeof order.items
  server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: { ...order, items } }) })
  await open('/admin/orders/o1/packing-slip')
  await heading(/^Packing slip TV-100001$/)
  const rows = within(screen.getByRole('table', { name: 'Items' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'QuantityItemSKU',
    '1Speed Rope, BlueROPE-B',
    expect.stringMatching(/^1 /),
  ])
})

it('links an order to its packing slip, which has items and address but no prices', async () => {
  const { where } = await open('/admin/orders/o1')
  await followTo(await screen.findByRole('link', { name: 'Packing slip' }))
  await heading(/^Packing slip TV-100001$/)
  expect(where().pathname).toBe('/admin/orders/o1/packing-slip')
  const rows = within(screen.getByRole('table', { name: 'Items' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'QuantityItemSKU',
    '2Speed Rope, BlueROPE-B',
    '1Steel BottleBOT-750',
    expect.stringMatching(/^3 /),
  ])
  const page = screen.getByRole('main').textContent ?? ''
  for (const text of ['Sara Moradi', 'Kade 12', '2801 Gouda, ZH', 'NL', '+31 6 1234', 'Second floor'])
    expect(page).toContain(text)
  // Express takes one to two business days from that Friday.
  expect(page).toMatch(/Nov(ember)? 2[34]/)
  expect(page).not.toMatch(/[$]|25\.00|91/)
})

it('opens the print dialog on press', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open('/admin/orders/o1/packing-slip')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it.each([
  ['fa', /برگهٔ بسته‌بندی/, '۲', 'کد محصول'],
  ['nl', /^Pakbon/, '2', 'Artikelnummer'],
] as const)('speaks the language of the page: %s', async (locale, title, quantity, sku) => {
  await open('/admin/orders/o1/packing-slip', locale)
  await heading(title)
  expect(screen.getByRole('cell', { name: quantity })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: sku })).toBeTruthy()
})

it('shows a message when there is nothing to pack, and when the order does not exist', async () => {
  const programs = { ...order, programsOnly: true }
  server.on({ 'GET /admin/orders/:id': () => ({ success: true, data: programs }) })
  const shown = await open('/admin/orders/o1/packing-slip')
  expect(await screen.findByText('Nothing to pack: this order contains only programs.')).toBeTruthy()
  shown.unmount()
  server.on({ 'GET /admin/orders/:id': () => refusal('orders.not_found') })
  await open('/admin/orders/o2/packing-slip')
  await heading(/^Order not found$/)
})
