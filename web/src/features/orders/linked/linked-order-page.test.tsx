import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { LinkedOrder } from 'contract/orders/link-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, refusal } from '../../../../test/fake-server'
import { fakeShop } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import LinkedOrderPage from './linked-order-page'

const order: LinkedOrder = {
  orderNumber: 'TV-7',
  status: 'shipped',
  paymentStatus: 'paid',
  paymentMethod: 'online',
  createdAt: '2026-11-20T10:00:00.000Z',
  programsOnly: false,
  subtotal: 26,
  tax: 2.34,
  taxRate: 9,
  taxIncluded: false,
  shipping: 0,
  shippingName: 'Standard Shipping',
  total: 28.34,
  refundedTotal: 0,
  trackingNumber: '3SABC',
  items: [{ _id: 'i1', name: 'Rope', image: '', quantity: 2, price: 13, total: 26 }],
  timeline: [
    { status: 'pending', at: '2026-11-20T10:00:00.000Z' },
    { status: 'shipped', at: '2026-11-21T10:00:00.000Z' },
  ],
  place: { city: 'Amsterdam', country: 'Netherlands' },
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
})
afterEach(() => vi.unstubAllGlobals())

const open = (search = '?token=t-1') =>
  openPage({ '/order-status': <LinkedOrderPage /> }, { pathname: '/order-status', search })

describe('the page of a mailed order link', () => {
  it('shows lines, sum, tracking and place, and keeps its token for a reload', async () => {
    const answer = later()
    server.on({ 'GET /orders/linked/:token': () => answer.promise })
    const { where } = await open()
    expect(screen.getByText('Loading your order')).toBeTruthy()
    answer.settle({ success: true, data: order })
    await screen.findByRole('heading', { level: 1, name: 'Order TV-7' })
    for (const text of ['Rope', '3SABC', 'Amsterdam', '$28.34']) expect(screen.getByText(text)).toBeTruthy()
    expect(where().search).toBe('?token=t-1')
    expect(screen.getByRole('link', { name: 'Open in My Account' }).getAttribute('href')).toBe('/orders/TV-7')
    expect(screen.queryByRole('button')).toBe(null)
  })

  it('X-108 shows a program without the steps of a parcel', async () => {
    const timeline = [
      { status: 'pending' as const, at: '2026-11-20T10:00:00.000Z' },
      { status: 'confirmed' as const, at: '2026-11-20T10:01:00.000Z' },
    ]
    const programs = { ...order, status: 'confirmed', programsOnly: true, timeline }
    server.on({ 'GET /orders/linked/:token': () => ({ success: true, data: programs }) })
    await open()
    await screen.findByText('Program started')
    for (const text of ['Processing', 'Shipped', 'Delivered']) expect(screen.queryByText(text)).toBeNull()
  })

  it('says that a wrong or ended link no longer works, and where to go', async () => {
    server.on({ 'GET /orders/linked/:token': () => refusal('orders.link_dead') })
    const { unmount } = await open()
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
    expect(screen.getByRole('link', { name: 'Go to My Orders' }).getAttribute('href')).toBe('/orders')
    unmount()
    await open('')
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
    expect(server.calls('GET', '/orders/linked/t-1')).toHaveLength(1)
  })

  it('offers another try where no answer came', async () => {
    server.on({ 'GET /orders/linked/:token': () => refusal('server.error') })
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Your order couldn’t be loaded' }, { timeout: 5000 })
    server.on({ 'GET /orders/linked/:token': () => ({ success: true, data: order }) })
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.getByText('Rope')).toBeTruthy())
  })
})
