import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from 'contract/orders/calls'
import { orderStatuses } from 'contract/orders/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, Reply, refusal } from '../../../test/fake-server'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import OrdersPage from './orders-page'

const order = (number: number, more: Partial<Order> = {}): Order => ({
  _id: `o${number}`,
  orderNumber: `TV-${number}`,
  status: 'pending',
  paymentStatus: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerInfo: {
    firstName: 'Sara',
    lastName: 'Rad',
    email: 's@x.nl',
    phone: '0912',
    address: { street: 'Street 1', city: 'Delft', state: 'ZH', zipCode: '2611', country: 'NL' },
  },
  items: [{ _id: 'i', productId: 'a', name: 'Rope', sku: 'R', image: '', quantity: 2, price: 10, total: 20 }],
  subtotal: 20,
  tax: 1.8,
  shipping: 9.99,
  total: 31.79,
  paymentMethod: 'cod',
  programsOnly: false,
  shippingMethod: 'express',
  ...more,
})

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = fakeShop([])
})
afterEach(() => vi.unstubAllGlobals())

const answer = (orders: Order[], totalPages = 1) => ({ success: true, data: { orders, totalPages } })
const open = () => openPage({ '/orders': <OrdersPage /> }, '/orders')
const cards = () => screen.getAllByRole('article')

describe('my orders', () => {
  it('SHOP-ORD-01 SHOP-GEN-12: lists the orders with state, lines, amounts and tracking', async () => {
    shop.on({
      'GET /orders/user': () =>
        answer([order(2, { status: 'shipped', trackingNumber: 'TRACK-9' }), order(1)]),
    })
    await open()
    await screen.findByRole('article', { name: 'Order TV-2' })
    expect(cards()).toHaveLength(2)
    const first = within(cards()[0] as HTMLElement)
    for (const text of ['Shipped', 'Rope', 'TRACK-9', 'November 20, 2026', '$9.99', '$1.80', 'Street 1']) {
      expect(first.getByText(text)).toBeTruthy()
    }
    expect(first.getAllByText('$31.79').length).toBeGreaterThan(0)
    expect(shop.calls('GET', '/orders/user')[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('SHOP-STATE-15: names every state', async () => {
    shop.on({ 'GET /orders/user': () => answer(orderStatuses.map((status, i) => order(i, { status }))) })
    await open()
    await screen.findByRole('article', { name: 'Order TV-0' })
    for (const name of ['Pending', 'Confirmed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']) {
      expect(screen.getByText(name)).toBeTruthy()
    }
  })

  it('shows older orders when asked', async () => {
    shop.on({
      'GET /orders/user': ({ query }) => answer([order(query.get('page') === '2' ? 1 : 2)], 2),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Show Older Orders' }))
    await screen.findByRole('article', { name: 'Order TV-1' })
    expect(cards()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show Older Orders' })).toBeNull()
  })

  it('says so when there are none', async () => {
    shop.on({ 'GET /orders/user': () => answer([]) })
    await open()
    await screen.findByRole('heading', { name: 'No orders yet' })
  })

  it('SHOP-ORD-03 SHOP-ERR-29: a refusal is told, and Try Again reloads', async () => {
    shop.on({ 'GET /orders/user': () => new Reply(403, { success: false }) })
    await open()
    await screen.findByText('Failed to fetch orders')
    shop.on({ 'GET /orders/user': () => answer([order(1)]) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('article', { name: 'Order TV-1' })
  })

  it('SHOP-ERR-29: an answer without orders is a failure too', async () => {
    shop.on({ 'GET /orders/user': () => ({ success: true }) })
    await open()
    await screen.findByText('Failed to fetch orders')
  })

  it('SHOP-ERR-30: a broken connection is told after its retries', async () => {
    shop.on({ 'GET /orders/user': offline })
    await open()
    await screen.findByText('An error occurred while fetching orders')
    expect(shop.calls('GET', '/orders/user')).toHaveLength(3)
  })

  it('SHOP-ORD-02 SHOP-ERR-28: asks to log in when the call answers 401, or the session ends here', async () => {
    shop.on({ 'GET /orders/user': () => refusal('auth.required') })
    const refused = await open()
    await screen.findByText('Please login to view your orders')
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
    refused.unmount()

    storeSession()
    shop.on({ 'GET /orders/user': () => answer([order(1)]) })
    await open()
    await screen.findByRole('article', { name: 'Order TV-1' })
    act(() => sessionOf('customer').close('expired'))
    await waitFor(() => expect(screen.getByText('Please login to view your orders')).toBeTruthy())
    expect(screen.queryByRole('article')).toBeNull()
  })
})
