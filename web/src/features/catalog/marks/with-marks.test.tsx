import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CartPage from '../../cart/cart-page'

/** The code of the marks does not arrive. */
vi.mock('./known-marks', () => new Promise(() => undefined))
afterEach(() => vi.unstubAllGlobals())

it('shows the lines of the cart, and their marks later, when the code of the marks is late', async () => {
  storeSession()
  const server = fakeShop([product('bar', { name: 'bar' })], [['bar', 1]])
  server.on({
    'GET /account/flags': () => ({ success: true, data: { allergens: ['nuts'], injuries: [] } }),
    'POST /account/flags/products': () => ({
      success: true,
      data: { items: [{ productId: 'bar', contains: ['nuts'], mayContain: [] }] },
    }),
  })
  await openPage({ '/cart': <CartPage /> }, '/cart')
  expect(await screen.findByRole('link', { name: 'bar' })).toBeTruthy()
  expect(await screen.findByText('Contains nuts, which you named as an allergy')).toBeTruthy()
})
