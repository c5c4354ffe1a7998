import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { offline, Reply } from '../../../test/fake-server'
import { fakeShop, line, product, storeLocalCart, storeSession } from '../../../test/fake-shop'
import { openPage, openPopover } from '../../../test/page'
import { CartDropdown } from './cart-dropdown'
import CartPage from './cart-page'

const a = product('a', { name: 'Rope', price: 20, salePrice: 15, stockQuantity: 3 })
const b = product('b', { name: 'Mat', price: 30 })
const pages = { '/cart': <CartPage />, '/shop': <CartDropdown /> }

afterEach(() => vi.unstubAllGlobals())

const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement)
const press = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const kept = () =>
  JSON.parse(localStorage.getItem('localCart') ?? '[]') as { productId: string; quantity: number }[]
/** Returns the text next to a label of the summary. */
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent

async function openCart(quantity = 1) {
  storeLocalCart([line(a, quantity), line(b, 2)])
  fakeShop([a, b])
  const opened = await openPage(pages, '/cart')
  await screen.findByRole('link', { name: 'Rope' })
  return opened
}

describe('cart page', () => {
  it('lists the lines with a summary and links to checkout and shop (SHOP-CART-01 SHOP-CART-05 SHOP-CART-06 SHOP-CART-07)', async () => {
    await openCart()
    expect(row('Rope').getByText('$20.00')).toBeTruthy()
    expect(row('Mat').getByText('$60.00')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy()
    expect([figure('Subtotal'), figure('Tax (9%)'), figure('Total')]).toEqual(['$75.00', '$6.75', '$81.75'])
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe('/checkout')
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop')
  })

  it('says what is taxed, and nothing of shipping where nothing is shipped', async () => {
    const { unmount } = await openCart()
    expect(screen.getByText(/shipping isn’t taxed/)).toBeTruthy()
    unmount()
    const plan = product('p', { name: 'Plan', price: 100, programId: 'plan' })
    storeLocalCart([line(plan, 1)])
    fakeShop([plan])
    await openPage(pages, '/cart')
    expect(await screen.findByText('nothing to ship')).toBeTruthy()
    expect(screen.queryByText(/isn’t taxed/)).toBeNull()
  })

  it('limits quantities to the range from 1 to the stock (SHOP-CART-02 SHOP-VAL-52 SHOP-VAL-53 SHOP-VAL-54)', async () => {
    await openCart()
    const less = row('Rope').getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' })
    const more = row('Rope').getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' })
    expect(less.disabled).toBe(true)
    expect(more.title).toBe('')
    fireEvent.click(more)
    fireEvent.click(more)
    await waitFor(() => expect(kept()[0]?.quantity).toBe(3))
    expect(less.disabled).toBe(false)
    expect(more.disabled).toBe(true)
    expect(more.title).toBe('Max available: 3')
    expect(row('Rope').getByText('$45.00')).toBeTruthy()
  })

  it('does not limit the quantity when the stock is unknown', async () => {
    const unknown = product('u', { name: 'Bar', stockQuantity: 0 })
    storeLocalCart([line(unknown, 5)])
    fakeShop([unknown])
    await openPage(pages, '/cart')
    await screen.findByRole('link', { name: 'Bar' })
    expect(row('Bar').getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' }).disabled).toBe(
      false,
    )
  })

  it('removes a line at once and restores it on undo (SHOP-CART-03)', async () => {
    await openCart()
    fireEvent.click(press('Remove Rope'))
    expect(screen.queryByRole('link', { name: 'Rope' })).toBeNull()
    await waitFor(() => expect(kept().map(({ productId }) => productId)).toEqual(['b']))
    fireEvent.click(press('Undo'))
    await screen.findByRole('link', { name: 'Rope' })
    await waitFor(() => expect(kept()).toHaveLength(2))
  })

  it('focuses the next line when one is removed', async () => {
    await openCart()
    const button = press('Remove Rope')
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mat' }))
  })

  it('asks before it clears the cart and shows the empty state (SHOP-CART-04 SHOP-CART-08)', async () => {
    await openCart()
    fireEvent.click(press('Clear Cart'))
    const dialog = within(screen.getByRole('dialog', { name: 'Clear your cart?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Keep My Cart' }))
    expect(kept()).toHaveLength(2)
    fireEvent.click(press('Clear Cart'))
    const again = within(screen.getByRole('dialog', { name: 'Clear your cart?' }))
    fireEvent.click(again.getByRole('button', { name: 'Clear Cart' }))
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(kept()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Clear Cart' })).toBeNull()
  })

  it('blocks the checkout and shows the reason while a line is sold out', async () => {
    storeLocalCart([line(a, 1), line(b, 2)])
    fakeShop([{ ...a, availability: 'sold_out', stockQuantity: 0 }, b])
    await openPage(pages, '/cart')
    await screen.findByText('Sold out. Remove it to continue.')
    expect(press('Proceed to Checkout').disabled).toBe(true)
    fireEvent.click(press('Remove Rope'))
    expect(await screen.findByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy()
  })

  it('shows a failure for 3 seconds and keeps it in the log', async () => {
    storeSession()
    const shop = fakeShop([a], [['a', 1]])
    await openPage(pages, '/cart')
    await screen.findByRole('link', { name: 'Rope' })
    shop.on({ 'PUT /orders/cart/update/:id': () => new Reply(500, {}) })
    fireEvent.click(row('Rope').getByRole('button', { name: 'Increase quantity' }))
    const alert = () =>
      screen
        .getAllByRole('alert')
        .map((one) => one.textContent)
        .join('')
    await waitFor(() => expect(alert()).toBe('Error updating cart'))
    expect(row('Rope').getByLabelText<HTMLInputElement>('Quantity').value).toBe('1')
    await waitFor(() => expect(alert()).toBe(''))
    expect(screen.getByRole('log').textContent).toBe('Error updating cart')
  })

  it('shows an error instead of an empty cart when the account’s cart fails to load', async () => {
    storeSession()
    const shop = fakeShop([a], [['a', 1]])
    const works = shop.on
    works({ 'GET /orders/cart': offline })
    await openPage(pages, '/cart')
    await screen.findByRole('heading', { name: 'Error refreshing cart' })
    // The heading persists, so the error is announced only once.
    const said = screen
      .getAllByRole('alert')
      .filter((one) => one.textContent?.includes('Error refreshing cart'))
    expect(said).toHaveLength(1)
    expect(screen.queryByText('Your cart is empty')).toBeNull()
    works({ 'GET /orders/cart': () => ({ success: true, data: { items: [line(a, 1)] } }) })
    fireEvent.click(press('Try Again'))
    await screen.findByRole('link', { name: 'Rope' })
  })

  it('offers to merge the lines added before the sign-in', async () => {
    storeLocalCart([line(a, 2)])
    storeSession()
    const shop = fakeShop([a, b], [['b', 1]])
    await openPage(pages, '/cart')
    await screen.findByRole('heading', { name: 'You chose 2 items before you signed in' })
    expect(screen.getByText('2 × Rope').nextElementSibling?.textContent).toBe('for a total of 2 in your cart')
    fireEvent.click(press('Add These 2 Items'))
    await waitFor(() => expect(shop.held()).toEqual({ b: 1, a: 2 }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
  })
})

describe('cart in the header', () => {
  it('is closed and disabled while the cart is empty (SHOP-HDR-14 SHOP-HDR-17)', async () => {
    fakeShop([])
    await openPage(pages, '/shop')
    expect(press('Cart, empty').disabled).toBe(true)
  })

  it('lists the lines with controls, total and links to cart and checkout (SHOP-HDR-08 SHOP-HDR-09 SHOP-HDR-10 SHOP-HDR-11 SHOP-HDR-12 SHOP-HDR-13)', async () => {
    storeLocalCart([line(a, 1), line(b, 2)])
    fakeShop([a, b])
    await openPage(pages, '/shop')
    expect(press('Cart, 3 items').disabled).toBe(false)
    openPopover()
    const lines = within(await screen.findByRole('list', { name: 'Cart contents' }))
    expect(lines.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('$81.75')
    expect(screen.getByText('including 9% tax')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart')
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
    fireEvent.click(row('Mat').getByRole('button', { name: 'Increase quantity' }))
    await screen.findByRole('button', { name: 'Cart, 4 items' })
    fireEvent.click(press('Remove Mat'))
    await screen.findByRole('button', { name: 'Cart, 1 item' })
  })

  it('disables the checkout and shows the reason while a line is sold out', async () => {
    storeLocalCart([line(a, 1), line(b, 2)])
    fakeShop([{ ...a, availability: 'sold_out', stockQuantity: 0 }, b])
    await openPage(pages, '/shop')
    openPopover()
    await waitFor(() => expect(press('Checkout').disabled).toBe(true))
    expect(screen.getByText(/^One item in your cart can’t be ordered as is/)).toBeTruthy()
    fireEvent.click(press('Remove Rope'))
    expect(await screen.findByRole('link', { name: 'Checkout' })).toBeTruthy()
  })

  it('closes when the last line is removed (SHOP-HDR-15)', async () => {
    storeLocalCart([line(a, 1)])
    fakeShop([a])
    await openPage(pages, '/shop')
    const panel = openPopover()
    const hide = vi.spyOn(panel, 'hidePopover')
    await screen.findByRole('button', { name: 'Remove Rope' })
    await act(async () => fireEvent.click(press('Remove Rope')))
    expect(hide).toHaveBeenCalled()
    expect(press('Cart, empty').disabled).toBe(true)
    expect(screen.queryByRole('link', { name: 'View Cart' })).toBeNull()
  })
})
