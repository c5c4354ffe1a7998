import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../test/fake-server'
import { customer, fakeShop, product, storeSession } from '../../../test/fake-shop'
import { challenge } from '../../../test/fake-solver'
import { openRoutes } from '../../../test/page'
import { AppRoutes } from '../routes'

const typed = {
  'First Name': 'Sara',
  'Last Name': 'Rad',
  Email: 'parcels@example.com',
  Phone: '0912 555',
  'Street Address': 'Street 1',
  City: 'Delft',
  State: 'ZH',
  'Zip Code': '2611',
  Country: 'United States',
  Notes: 'Third floor',
}

let shop: ReturnType<typeof fakeShop>
/** Tokens that the server still knows. */
let valid: string[]
beforeEach(() => {
  valid = ['token-1', 'token-2']
  storeSession('token-1')
  shop = fakeShop([product('a', { name: 'Rope', price: 49.99 })], [['a', 1]])
  const me = { ...customer, firstName: 'Sara', lastName: 'Moradi', role: 'customer', roles: ['customer'] }
  shop.on({
    'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 0 } }),
    'GET /config': () => ({ success: true, data: { onlinePayment: true } }),
    'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }),
    'GET /verification/challenge': () => challenge,
    'GET /auth/me': ({ headers }) =>
      valid.some((token) => headers.get('Authorization')?.endsWith(token))
        ? { success: true, data: me }
        : refusal('auth.required'),
    'POST /orders/checkout': ({ headers }) =>
      valid.some((token) => headers.get('Authorization')?.endsWith(token))
        ? refusal('server.error')
        : refusal('auth.required'),
    'POST /auth/login': () => ({
      success: true,
      token: 'token-2',
      userId: 'u1',
      role: 'customer',
      roles: ['customer'],
    }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('a session that ends at the checkout', () => {
  it('keeps every typed field and choice over the sign-in that follows Place Order', async () => {
    const user = userEvent.setup({ delay: null })
    const { where } = await openRoutes(<AppRoutes />, '/checkout')
    await screen.findByRole('button', { name: 'Place Order' })
    await waitFor(() => expect(field('Last Name').value).toBe('Moradi'))
    for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } })
    fireEvent.click(radio('Cash on Delivery'))
    fireEvent.click(radio('Express Shipping'))
    valid = ['token-2']
    await user.click(press('Place Order'))
    await waitFor(() => expect(where().pathname).toBe('/login'))

    await user.type(await screen.findByLabelText('Email'), customer.email)
    await user.type(field('Password'), 'pass')
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    if (!box.checked) await user.click(box)
    await waitFor(() => expect(press('Sign In').disabled).toBe(false))
    await user.click(press('Sign In'))
    await waitFor(() => expect(where().pathname).toBe('/checkout'))

    await screen.findByRole('button', { name: 'Place Order' })
    // Prefilled values come with the account, and replace nothing.
    await waitFor(() => expect(field('Last Name').value).not.toBe(''))
    for (const [name, value] of Object.entries(typed)) expect(field(name).value, name).toBe(value)
    expect(radio('Cash on Delivery').checked).toBe(true)
    expect(radio('Express Shipping').checked).toBe(true)
    expect(screen.getByText('Rope')).toBeTruthy()
  })
})
