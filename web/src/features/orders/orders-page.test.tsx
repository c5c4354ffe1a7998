import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from 'contract/orders/calls'
import { orderStatuses } from 'contract/orders/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offline, Reply, refusal } from '../../../test/fake-server'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { expressTerms, standardTerms } from '../../../test/order-terms'
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
  items: [
    {
      _id: 'i',
      productId: 'a',
      name: 'Rope',
      sku: 'R',
      image: '',
      quantity: 2,
      price: 10,
      total: 20,
      discount: 0,
      tax: 1.8,
      refunded: 0,
    },
  ],
  refundedTotal: 0,
  refunds: [],
  returns: [],
  subtotal: 20,
  tax: 1.8,
  shipping: 9.99,
  total: 31.79,
  paymentMethod: 'cod',
  programsOnly: false,
  ...expressTerms,
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
    const names = ['Pending', 'Confirmed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']
    for (const [i, name] of names.entries()) {
      expect(within(cards()[i] as HTMLElement).getByText(name)).toBeTruthy()
    }
  })

  it('lists an unpaid order first, and leads to its payment (X-30)', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', Object.assign(Object.create(window.location), { assign }))
    const heldUntil = new Date(Date.now() + 600_000).toISOString()
    const unpaid = { paymentMethod: 'online', heldUntil } as const
    shop.on({
      'GET /orders/user': () => answer([order(3), order(2, unpaid), order(1)]),
      'POST /orders/:number/pay': () => ({ success: true, data: { paymentUrl: '/pay/sb_1' } }),
    })
    await open()
    await screen.findByRole('article', { name: 'Order TV-2' })
    expect(cards().map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Order TV-2',
      'Order TV-3',
      'Order TV-1',
    ])
    const first = within(cards()[0] as HTMLElement)
    expect(first.getByText('This order is waiting for your payment.')).toBeTruthy()
    expect(first.getByRole('timer').textContent).toContain('10:00')
    expect(first.queryByText(/We’ve received your order/)).toBeNull()
    fireEvent.click(first.getByRole('button', { name: 'Pay Now Order TV-2' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/pay/sb_1'))
  })

  it.each<[string, Partial<Order>, string, string]>([
    ['pending', {}, 'We’ve received your order and will review it shortly.', 'Track Order'],
    [
      'declined',
      { paymentMethod: 'online', paymentStatus: 'failed', heldUntil: '2999-01-01T00:00:00.000Z' },
      'Your payment was declined. Your order is saved; you can try again.',
      'Pay Now',
    ],
    [
      'no longer to be paid',
      { paymentMethod: 'online' },
      'The time to pay has run out. We’ll cancel this order.',
      'Track Order',
    ],
    [
      'being paid by a method that takes days',
      { paymentMethod: 'online', paymentStatus: 'processing' },
      'Your payment is being processed. That can take several days; we’ll email you.',
      'Track Order',
    ],
    ['shipped', { status: 'shipped' }, 'It’s on its way to you.', 'Track Order'],
    ['delivered', { status: 'delivered', paymentStatus: 'paid' }, 'It has arrived.', 'Buy Again'],
    ['cancelled', { status: 'cancelled' }, 'This order was cancelled.', 'Buy Again'],
    [
      'cancelled and paid',
      { status: 'cancelled', paymentStatus: 'paid', refunding: true },
      'Cancelled. We’re refunding you.',
      'Buy Again',
    ],
    [
      'paid back',
      { status: 'cancelled', paymentStatus: 'refunded' },
      'Cancelled. We’ve refunded you.',
      'Buy Again',
    ],
    [
      'a program',
      { status: 'confirmed', programsOnly: true },
      'You’ll find your program under My Programs.',
      'My Programs',
    ],
    [
      'a program whose questions are due',
      { status: 'confirmed', programsOnly: true, questionsDue: 'u1' },
      'Answer the questions so your coach can write your plan.',
      'Answer the Questions',
    ],
  ])('says where an order stands and offers one thing: %s', async (_which, more, sentence, action) => {
    shop.on({ 'GET /orders/user': () => answer([order(1, more)]) })
    await open()
    const row = within(await screen.findByRole('article', { name: 'Order TV-1' }))
    expect(row.getByText(sentence)).toBeTruthy()
    const names = [...row.queryAllByRole('button'), ...row.getAllByRole('link')].map(
      (one) => (one as HTMLElement).textContent,
    )
    expect(names.filter((name) => name !== 'Order TV-1')).toEqual([action])
  })

  it('leads to the carrier’s page of a parcel', async () => {
    const trackingUrl = 'https://carrier.test/track/3S1'
    shop.on({
      'GET /orders/user': () => answer([order(1, { status: 'shipped', trackingNumber: '3S1', trackingUrl })]),
    })
    await open()
    const link = await screen.findByRole('link', { name: 'Track Parcel Order TV-1' })
    expect(link.getAttribute('href')).toBe(trackingUrl)
  })

  it('says when a parcel arrives, while that is still to come', async () => {
    const createdAt = new Date().toISOString()
    const sent = { ...standardTerms, status: 'shipped' as const }
    shop.on({
      'GET /orders/user': () =>
        answer([
          order(2, { ...sent, createdAt }),
          order(1, { ...sent, createdAt: '2026-01-05T10:00:00.000Z' }),
          order(3, { paymentMethod: 'online', createdAt }),
          order(4, { paymentMethod: 'online', paymentStatus: 'processing', createdAt }),
        ]),
    })
    await open()
    await screen.findByRole('article', { name: 'Order TV-2' })
    const [coming, late, unpaid, processing] = cards().map((card) => card.textContent)
    expect(coming).toMatch(/Arrives \w+, \w+ \d+ – \w+, \w+ \d+\./)
    expect(late).not.toContain('Arrives')
    expect(unpaid).not.toContain('Arrives')
    expect(processing).not.toContain('Arrives')
  })

  it('shows a part of the orders by its address', async () => {
    shop.on({
      'GET /orders/user': ({ query }) =>
        answer(query.get('show') === 'delivered' ? [] : [order(2), order(1, { status: 'delivered' })]),
    })
    const { where } = await open()
    await screen.findByRole('article', { name: 'Order TV-2' })
    fireEvent.click(screen.getByRole('link', { name: 'Delivered' }))
    await screen.findByText('None of your orders has this status.')
    expect(where().search).toBe('?show=delivered')
    expect(shop.calls('GET', '/orders/user').at(-1)?.query.get('show')).toBe('delivered')
    fireEvent.click(screen.getByRole('link', { name: 'Show All Orders' }))
    await screen.findByRole('article', { name: 'Order TV-2' })
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

  it('reports a refusal, and reloads on Try Again (SHOP-ORD-03 SHOP-ERR-29)', async () => {
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

  it('reports a lost connection after its retries (SHOP-ERR-30)', async () => {
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
