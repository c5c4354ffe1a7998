import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cartTotals } from 'contract/cart/totals'
import { deliveryWindow, specifiedShipping } from 'contract/orders/shipping-rules'
import { defaultTax } from 'contract/tax'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubNavigator } from '../../../../test/fake-device'
import { later, offline, Reply, refusal } from '../../../../test/fake-server'
import { fakeShop, line, product, storeLocalCart, storeSession } from '../../../../test/fake-shop'
import { standardTerms } from '../../../../test/order-terms'
import { openPage } from '../../../../test/page'
import { useCart } from '../../cart/store/cart-context'
import CheckoutPage from './checkout-page'
import OrderSuccessPage from './order-success-page'

const a = product('a', { name: 'Rope', price: 49.99 })
const program = product('p', { name: 'Plan', price: 100, programId: 'plan' })
const details = {
  'First Name': 'Sara',
  'Last Name': 'Rad',
  Email: 'sara@example.com',
  Phone: '0912',
  'Street Address': 'Street 1',
  City: 'Delft',
  State: 'ZH',
  'Zip Code': '2611',
  Country: 'United States',
}
const placed = {
  orderNumber: 'TV-1',
  total: 54.49,
  paymentMethod: 'cod',
  shippingMethod: 'standard',
  status: 'pending',
}
const success = () => new Reply(201, { success: true, message: 'Order placed successfully', data: placed })

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = open([['a', 1]])
})
afterEach(() => vi.unstubAllGlobals())

function open(held: [string, number][], config: object = { onlinePayment: false }) {
  const made = fakeShop([a, program], held)
  made.on({
    'GET /config': () => ({ success: true, data: config }),
    'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }),
    'POST /orders/checkout': success,
  })
  return made
}

const pages = { '/checkout': <CheckoutPage />, '/order-success': <OrderSuccessPage /> }
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
const said = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')
const sent = () => shop.calls('POST', '/orders/checkout')
const fill = (values: Partial<typeof details> = details) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}
/** Returns a control's description in order. */
const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
async function openCheckout() {
  const opened = await openPage(pages, '/checkout')
  await screen.findByRole('button', { name: 'Place Order' })
  // The account's own name arrives and fills the form.
  await waitFor(() => expect(field('Last Name').value).not.toBe(''))
  return opened
}

describe('checkout', () => {
  it('SHOP-CHK-01 SHOP-CHK-02 SHOP-CHK-03 SHOP-CHK-04 SHOP-CHK-05 SHOP-CHK-06: has its six sections', async () => {
    await openCheckout()
    for (const name of [
      'Customer information',
      'Shipping address',
      'Payment method',
      'Shipping method',
      'Notes',
      'Order summary',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeTruthy()
    }
    for (const name of Object.keys(details)) {
      expect(field(name).required).toBe(true)
      expect(field(name).autocomplete).not.toBe('')
    }
    expect(field('Notes').required).toBe(false)
    expect(radio('Cash on Delivery').checked).toBe(true)
    expect(radio('Standard Shipping').checked).toBe(true)
  })

  it('loses no change made at the same moment', async () => {
    await openCheckout()
    act(() => {
      fireEvent.change(field('Phone'), { target: { value: '020 555 0199' } })
      fireEvent.change(field('City'), { target: { value: 'Delft' } })
    })
    expect([field('Phone').value, field('City').value]).toEqual(['020 555 0199', 'Delft'])
  })

  it('prefills the customer’s data', async () => {
    const order = {
      customerInfo: {
        firstName: 'Sara',
        lastName: 'Rad',
        email: 'other@example.com',
        phone: '7',
        address: { street: 'S', city: 'C', state: 'T', zipCode: 'Z', country: 'L' },
      },
    }
    shop.on({ 'GET /orders/user': () => ({ success: true, data: { orders: [order], totalPages: 9 } }) })
    await openCheckout()
    expect(field('First Name').value).toBe('Sara')
    expect(field('Email').value).toBe('sara@example.com')
    expect([field('Phone').value, field('City').value]).toEqual(['7', 'C'])
    expect(shop.calls('GET', '/orders/user')[0]?.query.get('limit')).toBe('1')
  })

  it('adds the shipping to the total before anything is ordered', async () => {
    await openCheckout()
    expect([figure('Subtotal'), figure('Tax (9%)'), figure('Total')]).toEqual(['$49.99', '$4.50', '$54.49'])
    fireEvent.click(radio('Express Shipping'))
    expect(figure('Total')).toBe('$64.48')
  })

  it('offers online payment only where the shop takes it', async () => {
    await openCheckout()
    expect(radio('Online Payment').disabled).toBe(true)
    expect(screen.getByText('Not available at the moment. Please choose cash on delivery.')).toBeTruthy()
  })

  it('and then sends it', async () => {
    shop = open([['a', 1]], { onlinePayment: true })
    await openCheckout()
    await waitFor(() => expect(radio('Online Payment').disabled).toBe(false))
    fireEvent.click(radio('Online Payment'))
    fill()
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()[0]?.body.paymentMethod).toBe('online'))
    await screen.findByText('TV-1')
  })

  it.each([
    ['SHOP-VAL-26', 'First Name', 'First name is required'],
    ['SHOP-VAL-27', 'Last Name', 'Last name is required'],
    ['SHOP-VAL-28', 'Email', 'Email is required'],
    ['SHOP-VAL-29', 'Phone', 'Phone is required'],
    ['SHOP-VAL-30', 'Street Address', 'Street address is required'],
    ['SHOP-VAL-31', 'City', 'City is required'],
    ['SHOP-VAL-32', 'State', 'State is required'],
    ['SHOP-VAL-33', 'Zip Code', 'Zip code is required'],
    ['SHOP-VAL-34', 'Country', 'Country is required'],
  ] as const)('%s: %s is required', async (_, name, text) => {
    await openCheckout()
    fill({ ...details, [name]: '  ' })
    expect(screen.queryByText(text)).toBeNull()
    fireEvent.click(press('Place Order'))
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field(name))
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
    fill({ [name]: name === 'Email' ? 'a@b.nl' : name === 'Country' ? 'Canada' : 'x' })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('U34: has fields that help the thumb', async () => {
    await openCheckout()
    for (const name of Object.keys(details).filter((label) => label !== 'Country'))
      for (const attribute of ['autocomplete', 'inputmode', 'enterkeyhint'])
        expect(field(name).getAttribute(attribute), `${name}: ${attribute}`).toMatch(/^[a-z0-9-]+$/)
    expect([field('Phone').inputMode, field('Email').inputMode]).toEqual(['tel', 'email'])
    expect(description(field('Phone')).length).toBeGreaterThan(20)
  })

  it('U34: names the exact fault when a field is left, not before, and is quiet when it is mended', async () => {
    await openCheckout()
    const email = field('Email')
    const text = 'Please enter a valid email address'
    fill({ Email: 'sara@example' })
    expect(screen.queryByText(text)).toBeNull()
    fireEvent.blur(email)
    expect(description(email)).toContain(text)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    fill({ Email: 'sara@example.com' })
    expect(screen.queryByText(text)).toBeNull()
    expect(email.getAttribute('aria-invalid')).not.toBe('true')
    fill({ City: 'Delft' })
    fill({ City: '' })
    fireEvent.blur(field('City'))
    expect(description(field('City'))).toContain('City is required')
  })

  it('U34: says between which days each way of shipping delivers, in business days', async () => {
    await openCheckout()
    const format = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' })
    for (const { names, businessDays } of specifiedShipping) {
      const [first, last] = deliveryWindow(businessDays, new Date()).map((day) => format.format(day))
      expect(description(radio(names.en))).toMatch(new RegExp(`${first}.*${last}`))
    }
  })

  it('SHOP-CHK-09 SHOP-STATE-22 SHOP-CALL-26 SHOP-VAL-35: sends the order and shows it', async () => {
    const answer = later()
    shop.on({ 'POST /orders/checkout': () => answer.promise })
    const { where } = await openCheckout()
    fill({ ...details, Phone: '۰۹۱۲' })
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(press('Placing your order…').getAttribute('aria-disabled')).toBe('true'))
    expect(sent()[0]?.body).toEqual({
      customerInfo: {
        firstName: 'Sara',
        lastName: 'Rad',
        email: 'sara@example.com',
        phone: '0912',
        address: {
          street: 'Street 1',
          city: 'Delft',
          state: 'ZH',
          zipCode: '2611',
          country: 'United States',
        },
      },
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      notes: '',
      expectedTotal: 54.49,
    })
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    answer.settle(success())
    await screen.findByText('TV-1')
    expect(where().pathname).toBe('/order-success')
    expect(where().state).toEqual({ order: { ...placed, firstName: 'Sara' } })
    expect(sessionStorage.getItem('checkoutAttempt')).toBeNull()
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  })

  it('two presses are one order', async () => {
    const answer = later()
    shop.on({ 'POST /orders/checkout': () => answer.promise })
    await openCheckout()
    fill()
    const form = press('Place Order').closest('form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(async () => answer.settle(success()))
    expect(sent()).toHaveLength(1)
  })

  it('SHOP-ERR-27: a lost answer is asked for again under the same key, by the visitor alone', async () => {
    shop.on({ 'POST /orders/checkout': offline })
    await openCheckout()
    fill()
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(said()).toContain('An error occurred during checkout'))
    expect(sent()).toHaveLength(1)
    expect(field('City').value).toBe('Delft')
    shop.on({ 'POST /orders/checkout': success })
    fireEvent.click(press('Place Order'))
    await screen.findByText('TV-1')
    expect(sent()[1]?.headers.get('idempotency-key')).toBe(sent()[0]?.headers.get('idempotency-key'))
    expect(sent()[1]?.body).toEqual(sent()[0]?.body)
  })

  it('sends nothing offline and says so (U41)', async () => {
    await openCheckout()
    fill()
    stubNavigator({ onLine: false })
    shop.on({ 'GET /health/live': offline })
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(said()).toMatch(/No connection. Nothing was sent/))
    expect(said()).not.toMatch(/confirm your order/)
    expect(sent()).toEqual([])
    expect(field('City').value).toBe('Delft')
    // A browser that wrongly thinks it is offline keeps nobody from ordering.
    shop.on({ 'GET /health/live': () => ({ status: 'ok' }) })
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('after a reload, with the cart empty, the lost order is found again', async () => {
    shop.on({ 'POST /orders/checkout': offline })
    const first = await openCheckout()
    fill()
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(said()).not.toBe(''))
    const key = sent()[0]?.headers.get('idempotency-key')
    first.unmount()
    shop = open([])
    await openPage(pages, '/checkout')
    fireEvent.click(await screen.findByRole('button', { name: 'Check My Order' }))
    await screen.findByText('TV-1')
    expect(sent()[0]?.headers.get('idempotency-key')).toBe(key)
  })

  it('another form is another attempt', async () => {
    shop.on({ 'POST /orders/checkout': offline })
    await openCheckout()
    fill()
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(said()).not.toBe(''))
    fill({ City: 'Leiden' })
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.headers.get('idempotency-key')).not.toBe(sent()[0]?.headers.get('idempotency-key'))
  })

  it('SHOP-ERR-26: shows the server’s message, else its own', async () => {
    await openCheckout()
    fill()
    for (const [answer, text] of [
      [() => new Reply(400, { success: false, message: 'Out of ink' }), 'Out of ink'],
      [
        () => refusal('orders.payment_unavailable'),
        'Online payment is not available right now. Please choose cash on delivery.',
      ],
      [() => new Reply(500, 'oops'), 'Failed to place order'],
    ] as const) {
      shop.on({ 'POST /orders/checkout': answer })
      fireEvent.click(press('Place Order'))
      await waitFor(() => expect(said()).toBe(text))
      await screen.findByRole('button', { name: 'Place Order' })
    }
  })

  it('a changed total shows the new figures and is ordered only when seen', async () => {
    shop.on({ 'POST /orders/checkout': () => refusal('orders.total_changed', { total: '$65.39' }) })
    await openCheckout()
    fill()
    shop.stock({ ...a, price: 59.99 })
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(said()).toContain('$65.39'))
    await waitFor(() => expect(figure('Total')).toBe('$65.39'))
    expect(field('City').value).toBe('Delft')
    shop.on({ 'POST /orders/checkout': success })
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()[1]?.body.expectedTotal).toBe(65.39))
  })

  it('reports insufficient stock with the available number (SHOP-ERR-25)', async () => {
    shop.on({
      'POST /orders/checkout': () => refusal('orders.insufficient_stock', { product: 'Rope', available: 2 }),
    })
    await openCheckout()
    fill()
    fireEvent.click(press('Place Order'))
    await waitFor(() =>
      expect(said()).toContain('Sorry, there is not enough stock available for this quantity.'),
    )
    expect(said()).toContain('Only 2 available')
    expect(field('City').value).toBe('Delft')
  })

  it('a field that the server refuses is marked', async () => {
    shop.on({
      'POST /orders/checkout': () =>
        refusal('orders.email_invalid', undefined, {
          fieldCodes: { 'customerInfo.email': 'orders.email_invalid' },
        }),
    })
    await openCheckout()
    fill()
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'))
    fill({ Email: 'b@c.nl' })
    expect(field('Email').getAttribute('aria-invalid')).toBeNull()
  })

  it('SHOP-CHK-08: an empty cart leads to the cart', async () => {
    shop = open([])
    const { where } = await openPage(pages, '/checkout')
    await waitFor(() => expect(where().pathname).toBe('/cart'))
  })

  it('keeps typed values over a reload', async () => {
    const first = await openCheckout()
    fill({ City: 'Delft' })
    first.unmount()
    await openCheckout()
    expect(field('City').value).toBe('Delft')
  })

  const begin = () => screen.getByRole('checkbox', { name: /begins as soon as its plan is ready/ })

  it('programs alone are not shipped', async () => {
    shop = open([['p', 1]])
    await openCheckout()
    expect(screen.queryByRole('radio', { name: /Shipping/ })).toBeNull()
    expect(screen.getByText(/Programs aren’t shipped/)).toBeTruthy()
    expect(screen.queryByText(/packs or delivers/)).toBeNull()
  })

  it('bills programs alone to an address, and speaks of no carrier', async () => {
    shop = open([['p', 1]])
    await openCheckout()
    expect(screen.getByRole('heading', { name: 'Billing address' })).toBeTruthy()
    expect(screen.queryByText(/Shipping address|Only for the carrier|Deliver to/)).toBeNull()
    fill()
    expect(screen.getByText(/^Bill to:/).textContent).toContain('Street 1')
  })

  it('reviews the address once there is one', async () => {
    await openCheckout()
    fill({ Country: 'Canada' })
    expect(screen.queryByText(/^Deliver to:/)).toBeNull()
    fill({ City: 'Delft' })
    expect(screen.getByText(/^Deliver to:/).textContent).toContain('Delft')
  })

  it('describes the consent to begin at once, also beside its error', async () => {
    shop = open([['p', 1]])
    await openCheckout()
    fill()
    fireEvent.click(press('Place Order'))
    await screen.findByText('Please confirm that your program may begin at once')
    expect(description(begin())).toContain('I pay for the days that have run')
    expect(description(begin())).toContain('Please confirm')
  })

  it('programs alone are paid online, where the shop takes that', async () => {
    shop = open([['p', 1]], { onlinePayment: true })
    await openCheckout()
    await waitFor(() => expect(radio('Online Payment').checked).toBe(true))
    expect(screen.queryByRole('radio', { name: /Cash on Delivery|arrangement/ })).toBeNull()
    fill()
    // X-108 nothing is sent before the buyer has agreed that it begins.
    fireEvent.click(press('Place Order'))
    expect(await screen.findByText('Please confirm that your program may begin at once')).toBeTruthy()
    expect(sent()).toEqual([])
    fireEvent.click(begin())
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ paymentMethod: 'online', beginAtOnce: true }))
  })

  it('X-108 asks before a program is bought that its buyer follows already', async () => {
    shop = open([['p', 1]])
    const owned = { ...line(program, 1), owned: true }
    shop.on({
      'GET /orders/cart': () => ({
        success: true,
        data: { items: [owned], ...cartTotals([owned], defaultTax), version: 1 },
      }),
    })
    await openCheckout()
    expect(await screen.findByText(/You already follow .*Plan/)).toBeTruthy()
    fill()
    fireEvent.click(begin())
    fireEvent.click(press('Place Order'))
    expect(await screen.findByText('Please confirm that you want this program once more')).toBeTruthy()
    expect(sent()).toEqual([])
    fireEvent.click(screen.getByRole('checkbox', { name: 'I want it once more' }))
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).not.toHaveProperty('again')
  })

  it('and by arrangement where it does not', async () => {
    shop = open([['p', 1]])
    await openCheckout()
    expect(radio('Pay by arrangement').checked).toBe(true)
    expect(screen.queryByRole('radio', { name: /Online Payment|Cash on Delivery/ })).toBeNull()
    fill()
    fireEvent.click(begin())
    fireEvent.click(press('Place Order'))
    await waitFor(() => expect(sent()[0]?.body.paymentMethod).toBe('cod'))
    await screen.findByText('TV-1')
    expect(figure('Payment method')).toBe('Pay by arrangement')
  })

  it('a program beside goods is paid as the goods are', async () => {
    shop = open(
      [
        ['a', 1],
        ['p', 1],
      ],
      { onlinePayment: true },
    )
    await openCheckout()
    await waitFor(() => expect(radio('Online Payment').disabled).toBe(false))
    expect(radio('Cash on Delivery').checked).toBe(true)
  })

  it('orders only the items chosen before the sign-in, unless the customer decides otherwise (X-23)', async () => {
    const b = product('b', { name: 'Mat' })
    shop = fakeShop([a, b], [['a', 1]])
    shop.on({
      'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
      'GET /orders/user': () => ({ success: true, data: { orders: [] } }),
    })
    storeLocalCart([line(b, 1)])
    await openPage(pages, '/checkout')
    await screen.findByRole('heading', { name: 'What should this order include?' })
    await waitFor(() => expect(press('Place Order').disabled).toBe(false))
    expect(radio('Only what I chose before I signed in').checked).toBe(true)
    expect(shop.held()).toEqual({ b: 1 })
    fireEvent.click(radio('Only what was in my account'))
    await waitFor(() => expect(shop.held()).toEqual({ a: 1 }))
    await waitFor(() => expect(radio('Only what was in my account').checked).toBe(true))
    fireEvent.click(radio('Everything: both carts'))
    await waitFor(() => expect(shop.held()).toEqual({ a: 1, b: 1 }))
    await waitFor(() => expect(screen.queryByText('What should this order include?')).toBeNull())
  })
})

describe('order success', () => {
  const at = (state?: unknown, search = '') => openPage(pages, { pathname: '/order-success', search, state })

  it('SHOP-SUCC-01 SHOP-SUCC-02 SHOP-SUCC-03 SHOP-SUCC-04 SHOP-SUCC-06 SHOP-SUCC-07: shows the order and two ways on', async () => {
    await at({ order: placed })
    expect(figure('Order number')).toBe('TV-1')
    expect(figure('Total')).toBe('$54.49')
    expect(figure('Payment method')).toBe('Cash on Delivery')
    expect(figure('Shipping method')).toBe('Standard Shipping')
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop')
    expect(screen.getByRole('link', { name: 'My Orders' }).getAttribute('href')).toBe('/orders')
  })

  it('SHOP-SUCC-05: clears the page’s cart once per order, so that coming back never empties a newer one', async () => {
    const first = await openPage(
      { '/order-success': <Seen /> },
      { pathname: '/order-success', state: { order: placed } },
    )
    await waitFor(() => expect(screen.getByTestId('count').textContent).toBe('0'))
    first.unmount()
    await openPage({ '/order-success': <Seen /> }, { pathname: '/order-success', state: { order: placed } })
    await waitFor(() => expect(screen.getByTestId('count').textContent).toBe('1'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.getByTestId('count').textContent).toBe('1')
  })

  it('shows the order, delivery date and next step, and leads to the order', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:01:00.000Z') })
    shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: whole() }) })
    await at({ order: placed })
    const goods = within(await screen.findByRole('region', { name: 'In this order' }))
    expect(goods.getByText('Rope')).toBeTruthy()
    expect(goods.getByText('Quantity: 2')).toBeTruthy()
    const next = within(screen.getByRole('region', { name: 'What happens next' }))
    expect(next.getByText(/You pay in cash when it arrives/)).toBeTruthy()
    expect(next.getByText(/^Arrives Fri, Nov 27 – Tue, Dec 1$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Order' }).getAttribute('href')).toBe('/orders/TV-1')
    vi.useRealTimers()
  })

  it.each([
    ['cancelled', { status: 'cancelled' }, 'This order was cancelled.'],
    [
      'no longer to be paid',
      { paymentMethod: 'online', createdAt: new Date().toISOString() },
      'The time to pay has run out. We’ll cancel this order.',
    ],
    ['delivered', { status: 'delivered', paymentStatus: 'paid' }, 'It has arrived.'],
  ])('opened again later it says where the order stands: %s', async (_which, more, sentence) => {
    shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: whole(more) }) })
    await at(undefined, '?order=TV-1')
    const next = within(await screen.findByRole('region', { name: 'What happens next' }))
    expect(next.getByText(sentence)).toBeTruthy()
    expect(next.queryByText(/Arrives|pack/)).toBeNull()
  })

  it('SHOP-SUCC-01: back from the payment the buyer is still called by name', async () => {
    const paid = { ...placed, paymentMethod: 'online', status: 'confirmed', paymentStatus: 'paid' }
    shop.on({
      'GET /orders/placed/:token': () => ({ success: true, data: paid }),
      'GET /orders/TV-1': () => ({ success: true, data: whole(paid) }),
    })
    await at(undefined, '?token=t')
    await screen.findByRole('heading', { level: 1, name: 'Thank you, Sara' })
    expect(screen.getByText(/We pack your order now/)).toBeTruthy()
  })

  it('offers the invoice of a paid order and reports its failure', async () => {
    const paid = { ...placed, paymentMethod: 'online', status: 'confirmed', paymentStatus: 'paid' }
    shop.on({
      'GET /orders/TV-1': () => ({ success: true, data: whole({ ...paid, hasInvoice: true }) }),
      'GET /orders/TV-1/invoice.pdf': () => refusal('orders.no_invoice'),
    })
    await at({ order: { ...placed, paymentMethod: 'online' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Download Invoice' }))
    await waitFor(() => expect(said()).toBe('There is no invoice for this order yet'))
    expect(shop.calls('GET', '/orders/TV-1/invoice.pdf')).toHaveLength(1)
  })

  it('an order without an invoice offers none', async () => {
    shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: whole() }) })
    await at({ order: placed })
    await screen.findByRole('region', { name: 'In this order' })
    expect(screen.queryByRole('button', { name: 'Download Invoice' })).toBeNull()
  })

  it.each([true, false])(
    'tells where the mails go unless the address is confirmed: %s',
    async (confirmed) => {
      const me = { id: 'u1', email: 'sara@example.com', emailVerified: confirmed }
      shop.on({ 'GET /auth/me': () => ({ success: true, data: me }) })
      await at({ order: placed })
      // The session's own and the page's.
      await waitFor(() => expect(shop.calls('GET', '/auth/me')).toHaveLength(2))
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
      const hint = screen.queryByRole('link', { name: 'Confirm it in My Account' })
      expect(hint?.getAttribute('href')).toBe(confirmed ? undefined : '/account')
      if (!confirmed) expect(hint?.parentElement?.textContent).toContain('sara@example.com')
    },
  )

  it.each([
    ['says that an unconfirmed cash order is cancelled', {}, true],
    [
      'says nothing of it where the order is paid online',
      { paymentMethod: 'online', status: 'pending' },
      false,
    ],
  ])('%s', async (_does, more, isSaid) => {
    const me = { id: 'u1', email: 'sara@example.com', emailVerified: false }
    shop.on({
      'GET /auth/me': () => ({ success: true, data: me }),
      'GET /orders/TV-1': () => ({ success: true, data: whole(more) }),
    })
    await at({ order: { ...placed, ...more } })
    await screen.findByRole('region', { name: 'In this order' })
    const hint = await screen.findByRole('link', { name: 'Confirm it in My Account' })
    const text = 'Unless you confirm it within 48 hours, we’ll have to cancel this order.'
    expect(hint.parentElement?.textContent?.includes(text)).toBe(isSaid)
  })

  it('X-28: the token alone shows the order’s figures and nothing of its buyer', async () => {
    localStorage.clear()
    shop.on({ 'GET /orders/placed/:token': () => ({ success: true, data: placed }) })
    await at(undefined, '?token=t')
    await screen.findByRole('heading', { level: 1, name: 'Thank you' })
    expect(figure('Order number')).toBe('TV-1')
    expect(shop.calls('GET', '/orders/TV-1')).toHaveLength(0)
    expect(screen.queryByRole('link', { name: 'View Order' })).toBeNull()
  })

  it('a program asks for its answers first', async () => {
    const paid = { ...placed, paymentMethod: 'online', status: 'confirmed', paymentStatus: 'paid' }
    const opened = { _id: 'up1', stage: 'answering', createdAt: '2026-11-20T10:00:01.000Z' }
    const older = { _id: 'up0', stage: 'answering', createdAt: '2026-11-01T10:00:00.000Z' }
    shop.on({
      'GET /orders/TV-1': () => ({ success: true, data: whole({ ...paid, programsOnly: true }) }),
      'GET /user-programs': () => ({ success: true, data: [older, opened] }),
    })
    await at({ order: { ...placed, paymentMethod: 'online', programsOnly: true } })
    const answer = await screen.findByRole('link', { name: 'Answer the Questions' })
    expect(answer.getAttribute('href')).toBe('/programs/up1/questionnaire')
    expect(screen.queryByText(/Arrives/)).toBeNull()
    // X-42 nothing is shipped.
    expect(screen.queryByText('Shipping method')).toBeNull()
  })

  it('says that an order still waits for its payment, until that has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const unpaid = { paymentMethod: 'online', canPay: true, heldUntil: '2999-01-01T00:00:00.000Z' }
    shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: whole(unpaid) }) })
    await at({ order: { ...placed, paymentMethod: 'online' } })
    const pay = await screen.findByRole('link', { name: 'Pay Now' })
    expect(pay.getAttribute('href')).toBe('/orders/TV-1')
    const paid = { paymentMethod: 'online', status: 'confirmed', paymentStatus: 'paid' }
    shop.on({ 'GET /orders/TV-1': () => ({ success: true, data: whole(paid) }) })
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull())
    vi.useRealTimers()
  })

  it('SHOP-SUCC-08: without an order it leads home', async () => {
    expect((await at()).where().pathname).toBe('/')
    expect((await at({ order: { orderNumber: 7 } })).where().pathname).toBe('/')
  })

  it('looks an order up for its owner, and leads everybody else home', async () => {
    const order = whole()
    shop.on({
      'GET /orders/:number': ({ params }) =>
        params.number === 'TV-1' ? { success: true, data: order } : refusal('orders.not_found'),
    })
    const found = await at(undefined, '?order=TV-1')
    await screen.findByText('TV-1')
    found.unmount()
    const missing = await at(undefined, '?order=TV-2')
    await waitFor(() => expect(missing.where().pathname).toBe('/'))
    missing.unmount()
    localStorage.clear()
    expect((await at(undefined, '?order=TV-1')).where().pathname).toBe('/')
  })
})

/** The order as its owner reads it. */
const whole = (more: object = {}) => ({
  ...placed,
  _id: 'o1',
  paymentStatus: 'open',
  ...standardTerms,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerInfo: { firstName: 'Sara' },
  items: [{ _id: 'i', productId: 'a', name: 'Rope', sku: 'R', image: '', quantity: 2, price: 10, total: 20 }],
  programsOnly: false,
  canPay: false,
  canCancel: true,
  hasInvoice: false,
  timeline: [],
  ...more,
})

/** The page beside a count of the cart's lines. */
function Seen() {
  return (
    <>
      <OrderSuccessPage />
      <Count />
    </>
  )
}

function Count() {
  return <p data-testid="count">{useCart().cart.items.length}</p>
}
