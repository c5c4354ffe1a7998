import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CheckoutPage from './checkout-page'

const pages = { '/checkout': <CheckoutPage /> }
/** Matches the queries of a window of this width in rem. */
const stubWidth = (rem: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: ([\d.]+)rem/.exec(query)?.[1] ?? 0)
    return {
      matches: rem <= most,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList
  })

beforeEach(() => {
  storeSession()
  fakeShop([product('a', { name: 'Rope', price: 50 })], [['a', 2]]).on({
    'GET /config': () => ({ success: true, data: { onlinePayment: false } }),
    'GET /orders/user': () => ({ success: true, data: { orders: [], totalPages: 1 } }),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the checkout on a phone', () => {
  it('has the total above the form, and the lines folded under it', async () => {
    stubWidth(24)
    await openPage(pages, '/checkout')
    const total = await screen.findByText('2 items in this order')
    const folded = total.closest('details') as HTMLDetailsElement
    expect(folded.open).toBe(false)
    expect(within(folded).getByText('$109.00')).toBeTruthy()
    const name = screen.getByLabelText('First Name')
    expect(folded.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    fireEvent.click(total)
    expect(within(folded).getByText('Rope')).toBeTruthy()
    expect(within(folded).getByRole('link', { name: 'Edit Cart' }).getAttribute('href')).toBe('/cart')
  })

  it('lists the lines once: in the folded summary on phones, beside the form on wide screens', async () => {
    stubWidth(24)
    const { unmount } = await openPage(pages, '/checkout')
    await screen.findByText('2 items in this order')
    expect(screen.getAllByText('Rope')).toHaveLength(1)
    unmount()
    stubWidth(80)
    await openPage(pages, '/checkout')
    expect(await screen.findAllByText('Rope')).toHaveLength(1)
    expect(screen.queryByText('2 items in this order')).toBeNull()
  })
})
