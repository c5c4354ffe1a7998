import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import OrderPage from './order-page'

const paid = {
  _id: 'o1',
  orderNumber: 'TV-1',
  status: 'cancelled',
  paymentStatus: 'paid',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerInfo: {
    firstName: 'Sara',
    lastName: 'Rad',
    email: 's@x.nl',
    phone: '0912',
    address: { street: 'Street 1', city: 'Delft', state: 'ZH', zipCode: '2611', country: 'NL' },
  },
  items: [],
  subtotal: 20,
  tax: 1.8,
  shipping: 0,
  total: 21.8,
  paymentMethod: 'online',
  shippingMethod: 'standard',
  timeline: [{ status: 'cancelled', at: '2026-11-20T11:00:00.000Z' }],
  canCancel: false,
  canPay: false,
  hasInvoice: false,
}

/** An order that is not paid online. */
const offline = (programsOnly: boolean) => ({
  ...paid,
  status: 'pending',
  paymentStatus: 'open',
  paymentMethod: 'cod',
  programsOnly,
})

beforeEach(() => {
  storeSession()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['a cancelled order that was paid', {}],
  ['a shipped one whose money goes back', { status: 'shipped', refunding: true }],
])('%s says that its refund is on its way, until it has arrived', async (_which, more) => {
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: { ...paid, ...more } }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  await screen.findByText('Refund on its way')
  expect(screen.queryByText('Paid')).toBeNull()
  shop.on({
    'GET /orders/:number': () => ({ success: true, data: { ...paid, ...more, paymentStatus: 'refunded' } }),
  })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('Refunded')).toBeTruthy()
  const reads = shop.calls('GET', '/orders/TV-1').length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(shop.calls('GET', '/orders/TV-1')).toHaveLength(reads)
})

it.each([
  ['programs alone are paid by arrangement', true, 'Pay by arrangement · Standard Shipping'],
  ['goods are paid at the door', false, 'Cash on Delivery · Standard Shipping'],
])('says how it is paid: %s', async (_which, programsOnly, text) => {
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: offline(programsOnly) }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  expect(await screen.findByText(text)).toBeTruthy()
})
