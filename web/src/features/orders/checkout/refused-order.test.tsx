import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CartChange } from 'contract/cart/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Reply, refusal } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CartPage from '../../cart/cart-page'
import CheckoutPage from './checkout-page'

const rope = product('a', { name: 'Rope', price: 50 })
const pages = { '/checkout': <CheckoutPage />, '/cart': <CartPage /> }
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
const dearer: CartChange = { productId: 'a', name: 'Rope', kind: 'price', from: 50, to: 60 }
const less: CartChange = { productId: 'a', name: 'Rope', kind: 'less', from: 3, to: 2 }
const gone: CartChange = { productId: 'x', name: 'Bar', kind: 'gone' }

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = fakeShop([rope], [['a', 3]])
  shop.on({
    'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
    'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')
const lists = () => screen.queryAllByRole('list', { name: 'Changes in your cart' })
const sentences = () =>
  lists().map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => plain(item.textContent)),
  )
const alertText = () =>
  plain(
    screen
      .queryAllByRole('alert')
      .map((one) => one.textContent)
      .join(''),
  )
/** Returns true if the list is below the summary's total. */
const isBelowTotal = () =>
  Boolean(lists()[0]?.compareDocumentPosition(screen.getByText('Total')) === Node.DOCUMENT_POSITION_PRECEDING)

async function openCheckout() {
  const opened = await openPage(pages, '/checkout')
  await screen.findByRole('button', { name: 'Place Order' })
  await waitFor(() => expect(field('Last Name').value).not.toBe(''))
  for (const [name, value] of Object.entries(details)) fireEvent.change(field(name), { target: { value } })
  return opened
}

/** Places an order that the server refuses for these changes. */
function placeRefused(answer: Reply, changes: CartChange[]) {
  shop.on({ 'POST /orders/checkout': () => answer })
  shop.setChanges(changes)
  fireEvent.click(screen.getByRole('button', { name: 'Place Order' }))
}

describe('order refused for changes of the cart', () => {
  it('lists them with the refusal, shows the new total and keeps the form [28.7]', async () => {
    await openCheckout()
    expect(figure('Total')).toBe('$163.50')
    shop.stock({ ...rope, price: 60 })
    const params = { total: '$196.20' }
    placeRefused(refusal('orders.total_changed', params, { data: { changes: [dearer] } }), [dearer])
    await waitFor(() => expect(figure('Total')).toBe('$196.20'))
    expect(alertText()).toBe('The total is now $196.20. Check the new amounts, then place your order.')
    expect(sentences()).toEqual([['Rope now costs $60.00 instead of $50.00.']])
    expect(isBelowTotal()).toBe(true)
    for (const [name, value] of Object.entries(details)) expect(field(name).value).toBe(value)
  })

  it('names the quantity in stock once', async () => {
    await openCheckout()
    shop.stock({ ...rope, stockQuantity: 2 })
    const params = { product: 'Rope', available: 2 }
    placeRefused(refusal('orders.insufficient_stock', params, { data: { changes: [less] } }), [less])
    await waitFor(() => expect(sentences()).toEqual([['Only 2 of 3 Rope are in stock.']]))
    expect(alertText()).toContain('Stock has changed.')
    expect(alertText()).not.toContain('Only 2')
  })

  it('moves the list to the top of the summary once the form is edited', async () => {
    await openCheckout()
    placeRefused(refusal('orders.total_changed', { total: '$1' }, { data: { changes: [dearer] } }), [dearer])
    await waitFor(() => expect(isBelowTotal()).toBe(true))
    // The list of the refusal and that of the refreshed cart are the same.
    await waitFor(() => expect(shop.calls('GET', '/orders/cart').length).toBeGreaterThan(1))
    fireEvent.change(field('City'), { target: { value: 'Leiden' } })
    await waitFor(() => expect(isBelowTotal()).toBe(false))
    expect(sentences()).toEqual([['Rope now costs $60.00 instead of $50.00.']])
  })

  it('leads to the cart page, which names them, when nothing is left', async () => {
    const { where } = await openCheckout()
    shop.on({
      'GET /orders/cart': () => ({
        success: true,
        data: { items: [], itemCount: 0, subtotal: 0, tax: 0, total: 0, version: 2, changes: [gone] },
      }),
    })
    placeRefused(refusal('orders.cart_empty', undefined, { data: { changes: [gone] } }), [gone])
    await waitFor(() => expect(where().pathname).toBe('/cart'))
    const text = 'Bar is no longer for sale and was taken out of your cart.'
    await waitFor(() => expect(sentences()).toEqual([[text]]))
    expect(sessionStorage.getItem('checkoutDraft')).toContain('Delft')
  })

  it('shows no list for a refusal without changes', async () => {
    await openCheckout()
    placeRefused(new Reply(409, { success: false, message: 'Closed', data: null }), [])
    await waitFor(() => expect(alertText()).toBe('Closed'))
    expect(lists()).toEqual([])
  })
})

it('lists the changes of the cart at the top of the summary', async () => {
  shop.setChanges([less])
  await openCheckout()
  expect(sentences()).toEqual([['Only 2 of 3 Rope are in stock.']])
  expect(isBelowTotal()).toBe(false)
})
