import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Subscription } from 'contract/orders/subscription-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, refusal } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import SubscriptionsPage from './subscriptions-page'

const whey = { productId: 'p1', name: 'Whey', image: '', quantity: 2, price: 40, agreedPrice: 40 }
const one: Subscription = {
  _id: 's1',
  items: [whey],
  everyDays: 30,
  customerInfo: {
    firstName: 'Sara',
    lastName: 'Moradi',
    email: 'sara@example.test',
    phone: '+31 6 1234 5678',
    address: { street: 'Kade 1', city: 'Amsterdam', state: 'NH', zipCode: '1011 AA', country: 'Netherlands' },
  },
  paymentMethod: 'cod',
  shippingMethod: 'standard',
  paused: false,
  nextOn: '2026-12-20',
  next: null,
  risen: false,
  total: 87.2,
  last: null,
  createdAt: '2026-11-20T10:00:00.000Z',
}

let server: ReturnType<typeof fakeShop>
let stored: Subscription[]
beforeEach(() => {
  storeSession()
  server = fakeShop([product('p1', { name: 'Whey', price: 40 })])
  stored = [one]
  server.on({
    'GET /subscriptions': () => ({ success: true, data: { items: stored } }),
    'PATCH /subscriptions/:id': () => ({ success: true, data: stored[0] }),
    'DELETE /subscriptions/:id': () => {
      stored = []
      return { success: true }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (search = '') =>
  openPage(
    { '/subscriptions': <SubscriptionsPage />, '/orders/:orderNumber': <h1>The order</h1> },
    { pathname: '/subscriptions', search },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const changes = () => server.calls('PATCH', '/subscriptions/s1').map(({ body }) => body)

describe('the list of subscriptions', () => {
  it('shows products, total and the next day, and saves each change at once', async () => {
    await open()
    await screen.findByText('Whey')
    expect(screen.getByText('$87.20')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/December 20/)
    fireEvent.change(screen.getByLabelText('How Often'), { target: { value: '60' } })
    await waitFor(() => expect(changes()).toEqual([{ everyDays: 60 }]))
    await waitFor(() => expect(screen.getByLabelText('How Often')).toHaveProperty('disabled', false))
    press('Skip Next Order')
    await waitFor(() => expect(changes()).toHaveLength(2))
    await waitFor(() => expect(screen.getByLabelText('How Often')).toHaveProperty('disabled', false))
    press('Pause')
    await waitFor(() => expect(changes()).toEqual([{ everyDays: 60 }, { skipNext: true }, { paused: true }]))
  })

  it('shows where it goes and how it is shipped', async () => {
    await open()
    await screen.findByRole('heading', { level: 3, name: 'Deliver to' })
    for (const text of ['Kade 1', 'Standard Shipping']) expect(screen.getByText(text)).toBeTruthy()
  })

  it('saves each quantity with all products, the second after the first', async () => {
    const tea = { ...whey, productId: 'p2', name: 'Tea', quantity: 1 }
    stored = [{ ...one, items: [whey, tea] }]
    const first = later()
    server.on({
      'PATCH /subscriptions/:id': ({ body }) => {
        stored = stored.map((now) => ({
          ...now,
          items: now.items.map((item) => ({
            ...item,
            quantity: body.items.find((sent: typeof item) => sent.productId === item.productId).quantity,
          })),
        }))
        return changes().length === 1 ? first.promise : { success: true, data: stored[0] }
      },
    })
    await open()
    await screen.findByText('Tea')
    const increase = (n: number) =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Increase quantity' })[n] as HTMLElement)
    const shown = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).map(({ value }) => value)
    increase(0)
    await waitFor(() => expect(shown()).toEqual(['3', '1']))
    increase(1)
    await waitFor(() => expect(shown()).toEqual(['3', '2']))
    expect(changes()).toHaveLength(1)
    first.settle({ success: true, data: stored[0] })
    const sent = (p1: number, p2: number) => ({
      items: [
        { productId: 'p1', quantity: p1 },
        { productId: 'p2', quantity: p2 },
      ],
    })
    await waitFor(() => expect(changes()).toEqual([sent(3, 1), sent(3, 2)]))
    await waitFor(() => expect(shown()).toEqual(['3', '2']))
  })

  it('shows the stored quantity again where another could not be saved', async () => {
    server.on({ 'PATCH /subscriptions/:id': () => refusal('server.error') })
    await open()
    await screen.findByText('Whey')
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    await screen.findByText(/couldn’t be saved|went wrong on our side/)
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('2'),
    )
  })

  it('asks before it ends one, and is empty then', async () => {
    await open()
    await screen.findByText('Whey')
    press('End Subscription')
    const dialog = await screen.findByRole('dialog')
    expect(server.calls('DELETE', '/subscriptions/s1')).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'End Subscription' }))
    await screen.findByRole('heading', { level: 1, name: 'No subscriptions yet' })
  })

  it('asks for a yes to a price that has risen', async () => {
    stored = [{ ...one, risen: true, items: [{ ...whey, price: 45 }], total: 98.1 }]
    await open()
    await screen.findByText(/A price has risen/)
    press('Agree to New Prices')
    await waitFor(() => expect(changes()).toEqual([{ acceptPrices: true }]))
  })

  it('says why the last order was left out', async () => {
    stored = [{ ...one, last: { day: '2026-11-20', reason: 'sold_out', orderNumber: null } }]
    await open()
    await screen.findByText(/Left out: something was sold out/)
  })

  it('says so when it cannot be loaded or saved', async () => {
    server.on({ 'PATCH /subscriptions/:id': () => refusal('server.error') })
    const { unmount } = await open()
    await screen.findByText('Whey')
    press('Pause')
    await screen.findByText(/couldn’t be saved|went wrong on our side/)
    unmount()
    server.on({ 'GET /subscriptions': () => refusal('server.error') })
    await open()
    await screen.findByText('Your subscriptions couldn’t be loaded', undefined, { timeout: 5000 })
  })
})

describe('the filled checkout of a subscription', () => {
  const sent = () => server.calls('POST', '/subscriptions/s1/order').map(({ body }) => body)

  it('orders once at the total shown, however often the button is pressed', async () => {
    stored = [{ ...one, next: 'waiting', paymentMethod: 'online' }]
    const answer = later()
    server.on({ 'POST /subscriptions/:id/order': () => answer.promise })
    await open('?order=s1')
    await screen.findByRole('heading', { level: 1, name: 'Check your order' })
    expect(screen.getByText('Kade 1')).toBeTruthy()
    press('Place Order and Pay')
    fireEvent.click(screen.getByRole('button', { name: /Placing your order/ }))
    answer.settle({ success: true, data: { orderNumber: 'TV-7', total: 87.2, status: 'pending' } })
    await screen.findByRole('heading', { level: 1, name: 'The order' })
    expect(sent()).toEqual([{ expectedTotal: 87.2 }])
  })

  it('shows the new figures where the total has changed', async () => {
    stored = [{ ...one, next: 'waiting', paymentMethod: 'online' }]
    server.on({
      'POST /subscriptions/:id/order': () => refusal('orders.total_changed', { total: '$98.10' }),
    })
    await open('?order=s1')
    await screen.findByText('$87.20')
    stored = [{ ...one, next: 'waiting', paymentMethod: 'online', total: 98.1 }]
    press('Place Order and Pay')
    await screen.findByText('$98.10')
    await screen.findByText(/The total has changed/)
  })

  it('says that nothing waits where the order was placed or its time is over', async () => {
    await open('?order=s1')
    await screen.findByRole('heading', { level: 1, name: 'Nothing is waiting for payment' })
  })
})

describe('subscribing to a product', () => {
  const sent = () => server.calls('POST', '/subscriptions').map(({ body }) => body)
  beforeEach(() => {
    const { customerInfo } = one
    server.on({
      'GET /account/addresses': () => ({ success: true, data: { items: [] } }),
      'GET /orders/user': () => ({
        success: true,
        data: { orders: [{ customerInfo }], total: 1, page: 1, totalPages: 1 },
      }),
      'POST /subscriptions': () => ({ success: true, data: one }),
    })
  })

  it('sends product, units, rhythm and the address of the last order, and shows the list', async () => {
    await open('?product=p1')
    await screen.findByText('Whey')
    await screen.findByText(/Kade 1/)
    fireEvent.change(screen.getByLabelText('How Often'), { target: { value: '45' } })
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    press('Subscribe')
    const title = await screen.findByRole('heading', { level: 1, name: 'My Subscriptions' })
    expect(document.activeElement).toBe(title)
    expect(sent()).toMatchObject([
      {
        items: [{ productId: 'p1', quantity: 2 }],
        everyDays: 45,
        customerInfo: { firstName: 'Sara', address: { street: 'Kade 1' } },
        paymentMethod: 'cod',
        shippingMethod: 'standard',
      },
    ])
  })

  it('folds details that are known, behind a button that opens their fields', async () => {
    await open('?product=p1')
    await screen.findByText('Sara Moradi, Kade 1, 1011 AA Amsterdam, Netherlands')
    expect(screen.queryByLabelText('Street Address')).toBeNull()
    press('Change')
    fireEvent.change(screen.getByLabelText('Street Address'), { target: { value: '' } })
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Amsterdam')
  })

  it('asks for details that are not known', async () => {
    server.on({ 'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }) })
    await open('?product=p1')
    expect(await screen.findByLabelText('Street Address')).toBeTruthy()
  })

  it('shows the reason of a refusal and keeps the typed values', async () => {
    server.on({ 'POST /subscriptions': () => refusal('orders.subscription_unconfirmed') })
    await open('?product=p1')
    await screen.findByText(/Kade 1/)
    press('Subscribe')
    await screen.findByText(/Please confirm your email address first/)
    expect(screen.getByDisplayValue('Kade 1')).toBeTruthy()
  })

  it('sends a repeat after a lost answer under the same key', async () => {
    server.on({ 'POST /subscriptions': () => Promise.reject(new TypeError('The connection failed.')) })
    await open('?product=p1')
    await screen.findByText(/Kade 1/)
    press('Subscribe')
    await waitFor(() => expect(sent().length).toBeGreaterThan(0))
    await screen.findByRole('button', { name: 'Subscribe' })
    server.on({ 'POST /subscriptions': () => ({ success: true, data: one }) })
    press('Subscribe')
    await screen.findByRole('heading', { level: 1, name: 'My Subscriptions' })
    const keys = server.calls('POST', '/subscriptions').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).toBeGreaterThan(1)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(new Set(keys).size).toBe(1)
  })

  it('says so where the product cannot be found', async () => {
    await open('?product=unknown')
    await screen.findByRole('heading', { level: 1, name: 'This product can’t be found' })
  })
})
