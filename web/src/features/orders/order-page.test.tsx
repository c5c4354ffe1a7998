import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeShop, storeSession } from '../../../test/fake-shop'
import { standardTerms } from '../../../test/order-terms'
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
  refundedTotal: 0,
  refunds: [],
  returns: [],
  subtotal: 20,
  tax: 1.8,
  shipping: 0,
  total: 21.8,
  paymentMethod: 'online',
  ...standardTerms,
  timeline: [{ status: 'cancelled', at: '2026-11-20T11:00:00.000Z' }],
  canCancel: false,
  keptOnCancel: 0,
  canPay: false,
  hasInvoice: false,
  returnable: [],
  returnUntil: null,
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
  ['a cancelled order that was paid', { refunding: true }],
  ['a shipped one whose money goes back', { status: 'shipped', refunding: true }],
])('%s says that its refund is on its way, until it has arrived', async (_which, more) => {
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: { ...paid, ...more } }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  await screen.findByText('Refund pending')
  expect(screen.queryByText('Paid')).toBeNull()
  shop.on({
    'GET /orders/:number': () => ({
      success: true,
      data: { ...paid, ...more, refunding: undefined, paymentStatus: 'refunded' },
    }),
  })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('Refunded')).toBeTruthy()
  const reads = shop.calls('GET', '/orders/TV-1').length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(shop.calls('GET', '/orders/TV-1')).toHaveLength(reads)
})

it.each([
  ['programs alone are paid by arrangement', true, 'Pay by arrangement'],
  ['goods are paid at the door', false, 'Cash on Delivery · Standard Shipping'],
])('says how it is paid: %s', async (_which, programsOnly, text) => {
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: offline(programsOnly) }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  expect(await screen.findByText(text)).toBeTruthy()
})

it.each([
  ['shows until when the address of a cash order must be confirmed', false, offline(false), true],
  ['shows no such notice for a confirmed address', true, offline(false), false],
  ['shows no such notice for an order of programs', false, offline(true), false],
  [
    'shows no such notice once staff have confirmed the order',
    false,
    { ...offline(false), status: 'confirmed' },
    false,
  ],
])('%s', async (_does, emailVerified, order, isShown) => {
  const shop = fakeShop([])
  shop.on({
    'GET /orders/:number': () => ({ success: true, data: order }),
    'GET /auth/me': () => ({ success: true, data: { email: 's@x.nl', emailVerified } }),
  })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  await screen.findByRole('heading', { level: 1 })
  await vi.waitFor(() => expect(shop.calls('GET', '/auth/me').length).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  const text = 'Please confirm your email address, or we’ll have to cancel this order.'
  if (!isShown) return expect(screen.queryByText(text)).toBeNull()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Confirm in My Account' }).getAttribute('href')).toBe('/account')
  // Two days after the order.
  expect(screen.getByText(/We’re holding your items until/).textContent).toContain('22')
})

const steps = () =>
  [...document.querySelectorAll('section[aria-labelledby=order-way] li')].map((step) => ({
    text: step.querySelector('span:not([aria-hidden]) > span')?.textContent,
    isAhead: step.textContent?.endsWith('still to come') ?? false,
  }))
const bought = (more: object) => ({
  ...paid,
  status: 'confirmed',
  programsOnly: true,
  timeline: [
    { status: 'pending', at: '2026-11-20T10:00:00.000Z' },
    { status: 'confirmed', at: '2026-11-20T10:01:00.000Z' },
  ],
  ...more,
})
const program = (id: string, stage: string | null) => ({
  _id: id,
  status: stage ? 'pending' : 'active',
  stage,
})

it.each([
  [
    'answers that are missing',
    bought({ programs: [program('u1', 'creating'), program('u2', 'answering')] }),
    ['Order placed', 'Confirmed'],
    ['Questions answered', 'Program started'],
    ['Answer the Questions', '/programs/u2/questionnaire'],
  ],
  [
    'a plan that is being written',
    bought({ programs: [program('u1', 'creating')] }),
    ['Order placed', 'Confirmed', 'Questions answered'],
    ['Program started'],
    ['My Programs', '/programs'],
  ],
  [
    'a program that runs',
    bought({ status: 'delivered', programs: [program('u1', null)] }),
    ['Order placed', 'Confirmed', 'Questions answered', 'Program started'],
    [],
    ['My Programs', '/programs'],
  ],
])(
  'X-108 shows the steps of a program, without those of a parcel: %s',
  async (_which, order, done, ahead, link) => {
    const shop = fakeShop([])
    shop.on({ 'GET /orders/:number': () => ({ success: true, data: order }) })
    await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
    await screen.findByRole('heading', { level: 2, name: 'Order Progress' })
    const shown = steps()
    expect(shown.filter(({ isAhead }) => !isAhead).map(({ text }) => text)).toEqual(done)
    expect(shown.filter(({ isAhead }) => isAhead).map(({ text }) => text)).toEqual(ahead)
    expect(screen.getByRole('link', { name: link[0] }).getAttribute('href')).toBe(link[1])
  },
)

it('X-108 shows no delivery address and no shipping for an order of programs', async () => {
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: bought({}) }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  await screen.findByRole('heading', { level: 2, name: 'Contact' })
  expect(screen.getByText('s@x.nl')).toBeTruthy()
  for (const text of [/Deliver to/, /Street 1/, /Standard Shipping/])
    expect(screen.queryByText(text)).toBeNull()
})

it('says when a parcel is expected, above its steps', async () => {
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: bought({ programsOnly: false }) }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  const arrival = await screen.findByText(/^Arrives .*Nov/)
  const way = screen.getByRole('heading', { name: 'Order Progress' })
  expect(arrival.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('separates the parts of an address as its language does', async () => {
  const shop = fakeShop([])
  shop.on({
    'GET /orders/:number': () => ({
      success: true,
      data: bought({
        programsOnly: false,
        customerInfo: {
          ...paid.customerInfo,
          address: { ...paid.customerInfo.address, state: 'Utah', country: 'US' },
        },
      }),
    }),
  })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1', 'fa')
  expect(await screen.findByText('2611 Delft، Utah')).toBeTruthy()
})

it('keeps the steps and the address of a parcel', async () => {
  const shop = fakeShop([])
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: bought({ programsOnly: false }) }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  await screen.findByRole('heading', { level: 2, name: 'Deliver to' })
  expect(steps().map(({ text }) => text)).toEqual([
    'Pending',
    'Confirmed',
    'Processing',
    'Shipped',
    'Delivered',
  ])
})

it('X-108 says what is kept of a program that has begun before it is cancelled', async () => {
  const shop = fakeShop([])
  const begun = { ...paid, status: 'delivered', programsOnly: true, canCancel: true, keptOnCancel: 10 }
  shop.on({ 'GET /orders/:number': () => ({ success: true, data: begun }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }))
  expect(screen.getByRole('dialog').textContent).toMatch(
    /refund your payment, less .*\$10\.00.* for the days of your program that have run/,
  )
})

it('offers payment and no second order of the same while an order waits to be paid', async () => {
  const waiting = {
    ...paid,
    status: 'pending',
    paymentStatus: 'open',
    canPay: true,
    heldUntil: new Date(Date.now() + 60_000).toISOString(),
  }
  const shop = fakeShop([])
  shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: waiting }) })
  const { unmount } = await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy Again' })).toBeNull()
  unmount()
  shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: paid }) })
  await openPage({ '/orders/:orderNumber': <OrderPage /> }, '/orders/TV-1')
  expect(await screen.findByRole('button', { name: 'Buy Again' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
})
