import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Reply } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CheckoutPage from './checkout-page'

const details = {
  firstName: 'Sara 😀',
  lastName: '王',
  email: 'sara@example.com',
  phone: '0912',
  address: { street: '南京路 100', city: 'Delft', state: 'ZH', zipCode: '2611', country: 'Netherlands' },
}

let shop: ReturnType<typeof fakeShop>
beforeEach(() => {
  storeSession()
  shop = fakeShop([product('a', { name: 'Rope', price: 50 })], [['a', 1]])
  shop.on({
    'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
    'GET /orders/user': () => ({
      success: true,
      data: { orders: [{ customerInfo: details }], totalPages: 1 },
    }),
    'POST /orders/checkout': () => new Reply(500, {}),
  })
})
afterEach(() => vi.unstubAllGlobals())

const texts: [Locale, string, string, RegExp][] = [
  [
    'en',
    'First Name',
    'Place Order',
    /Invoices can’t show these characters: \W*😀\W*\. Please write it without them\./,
  ],
  ['nl', 'Voornaam', 'Bestellen en betalen', /kunnen niet op een factuur staan: \W*😀/],
  ['fa', 'نام', 'ثبت نهایی سفارش', /در فاکتور نمایش داده نمی‌شوند: \W*😀/],
]

it.each(texts)(
  'names the characters that an invoice cannot show, at their field of the checkout (%s)',
  async (locale, label, submit, text) => {
    await openPage({ '/checkout': <CheckoutPage /> }, '/checkout', locale)
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await waitFor(() => expect(field.value).toBe('Sara 😀'))
    const button = screen.getByRole('button', { name: submit })
    fireEvent.click(button)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join('')).toMatch(text)
    expect(shop.calls('POST', '/orders/checkout')).toHaveLength(0)
    // A script that is drawn is no reason: the rest of the address stays as it is.
    fireEvent.change(field, { target: { value: '王' } })
    fireEvent.click(button)
    await waitFor(() => expect(shop.calls('POST', '/orders/checkout')).toHaveLength(1))
  },
)
