import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reply, refusal } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CheckoutPage from './checkout-page'
import OrderSuccessPage from './order-success-page'

const terms = { code: 'WELCOME10', kind: 'percent', value: 10, minimum: 20 }
const checked = () => ({
  success: true,
  data: { ...terms, subtotal: 49.99, discount: 5, tax: 4.05, total: 49.04 },
})
const placed = {
  orderNumber: 'TV-1',
  total: 49.04,
  paymentMethod: 'cod',
  shippingMethod: 'standard',
  status: 'pending',
}
const customerInfo = {
  firstName: 'Sara',
  lastName: 'Rad',
  email: 'sara@example.com',
  phone: '7',
  address: { street: 'S', city: 'C', state: 'T', zipCode: 'Z', country: 'L' },
}

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = fakeShop([product('a', { name: 'Rope', price: 49.99 })], [['a', 1]])
  shop.on({
    'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
    'GET /orders/user': () => ({ success: true, data: { orders: [{ customerInfo }], totalPages: 1 } }),
    'POST /orders/discount': checked,
    'POST /orders/checkout': () => new Reply(201, { success: true, data: placed }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = () => screen.getByLabelText<HTMLInputElement>('Discount Code')
const figure = (label: string | RegExp) =>
  screen.getByText(label).closest('dt')?.nextElementSibling?.textContent
const orders = () => shop.calls('POST', '/orders/checkout')

async function openCheckout() {
  const opened = await openPage(
    { '/checkout': <CheckoutPage />, '/order-success': <OrderSuccessPage /> },
    '/checkout',
  )
  await screen.findByRole('button', { name: 'Place Order' })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('C'))
  return opened
}

async function applyCode(code = 'welcome10') {
  fireEvent.click(button('Have a discount code?'))
  expect(document.activeElement).toBe(field())
  fireEvent.change(field(), { target: { value: code } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

describe('a discount code at the checkout', () => {
  it('is applied by Enter without sending the order, lowers the total, and goes with the order', async () => {
    await openCheckout()
    expect(screen.queryByLabelText('Discount Code')).toBeNull()
    await applyCode()
    await screen.findByRole('button', { name: 'Remove' })
    expect([figure('Subtotal'), figure(/^Discount$/), figure('Tax (9%)'), figure('Total')]).toEqual([
      '$49.99',
      '-$5.00',
      '$4.05',
      '$49.04',
    ])
    expect(document.activeElement).toBe(button('Remove'))
    expect(screen.getByText('Discount applied. The total is now \u2066$49.04\u2069.')).toBeTruthy()
    expect(orders()).toHaveLength(0)
    fireEvent.click(button('Place Order'))
    await screen.findByText('TV-1')
    expect(orders()[0]?.body).toMatchObject({ discountCode: 'WELCOME10', expectedTotal: 49.04 })
    expect(sessionStorage.getItem('checkoutDiscount')).toBeNull()
  })

  it('explains a refused code next to the field, and keeps the text', async () => {
    shop.on({ 'POST /orders/discount': () => refusal('orders.discount_expired') })
    await openCheckout()
    await applyCode('old-one')
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('This discount code has expired')).toBeTruthy()
    expect(field().value).toBe('old-one')
    expect(figure('Total')).toBe('$54.49')
    fireEvent.change(field(), { target: { value: 'old-on' } })
    expect(screen.queryByText('This discount code has expired')).toBeNull()
  })

  it('shows a link to My Account when the code needs a confirmed address, at the field and at the order', async () => {
    shop.on({ 'POST /orders/discount': () => refusal('orders.discount_unconfirmed') })
    await openCheckout()
    await applyCode()
    const says = /^Please confirm your email address to use this discount code/
    expect(await screen.findByText(says)).toBeTruthy()
    const link = () => screen.getByRole('link', { name: 'Confirm it in My Account' })
    expect(link().getAttribute('href')).toBe('/account')
    fireEvent.change(field(), { target: { value: 'welcome' } })
    expect(screen.queryByRole('link', { name: 'Confirm it in My Account' })).toBeNull()

    shop.on({
      'POST /orders/discount': checked,
      'POST /orders/checkout': () => refusal('orders.discount_unconfirmed'),
    })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await screen.findByRole('button', { name: 'Remove' })
    fireEvent.click(button('Place Order'))
    expect(await screen.findByText(says)).toBeTruthy()
    expect(link()).toBeTruthy()
  })

  it('is asked for where nothing was typed', async () => {
    await openCheckout()
    await applyCode(' ')
    expect(screen.getByText('Please enter a discount code')).toBeTruthy()
    expect(shop.calls('POST', '/orders/discount')).toHaveLength(0)
  })

  it('survives a reload, and is gone when it is taken off', async () => {
    const opened = await openCheckout()
    await applyCode()
    await screen.findByRole('button', { name: 'Remove' })
    opened.unmount()
    await openCheckout()
    expect(figure('Total')).toBe('$49.04')
    fireEvent.click(button('Remove'))
    expect(figure('Total')).toBe('$54.49')
    expect(document.activeElement).toBe(field())
    expect(screen.getByText('Discount code removed')).toBeTruthy()
    fireEvent.click(button('Place Order'))
    await screen.findByText('TV-1')
    expect(orders()[0]?.body).not.toHaveProperty('discountCode')
  })

  it('that ran out meanwhile refuses the order, which is never made at another price unasked', async () => {
    await openCheckout()
    await applyCode()
    await screen.findByRole('button', { name: 'Remove' })
    shop.on({ 'POST /orders/checkout': () => refusal('orders.discount_used_up') })
    fireEvent.click(button('Place Order'))
    expect(await screen.findByText(/^This discount code has been used up/)).toBeTruthy()
    expect(screen.getByText('Your order hasn’t been placed: the discount code can’t be used.')).toBeTruthy()
    expect(figure('Total')).toBe('$54.49')
    fireEvent.click(button('Place Order'))
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(orders()[1]?.body).toMatchObject({ discountCode: 'WELCOME10' })
  })

  it('is looked at again where the total was another', async () => {
    await openCheckout()
    await applyCode()
    await screen.findByRole('button', { name: 'Remove' })
    shop.on({
      'POST /orders/discount': () => ({ ...checked(), data: { ...checked().data, value: 5 } }),
      'POST /orders/checkout': () => refusal('orders.total_changed', { total: '$51.76' }),
    })
    fireEvent.click(button('Place Order'))
    await waitFor(() => expect(figure('Total')).toBe('$51.76'))
  })
})
