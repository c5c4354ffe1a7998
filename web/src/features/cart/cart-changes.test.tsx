import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CartChange } from 'contract/cart/calls'
import type { Locale } from 'contract/locale'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeShop, line, product, storeLocalCart, storeSession } from '../../../test/fake-shop'
import { openPage, openPopover } from '../../../test/page'
import { LOGOUT_EVENT } from '../../api/areas'
import { CartDropdown } from './cart-dropdown'
import CartPage from './cart-page'

const rope = product('a', { name: 'Rope', stockQuantity: 2 })
const mat = product('b', { name: 'Mat', price: 18, stockQuantity: 5 })
const pages = { '/cart': <CartPage />, '/shop': <CartDropdown /> }

const gone: CartChange = { productId: 'x', name: 'Bar', kind: 'gone' }
const soldOut: CartChange = { productId: 'c', name: 'Belt', kind: 'sold_out' }
const less: CartChange = { productId: 'a', name: 'Rope', kind: 'less', from: 3, to: 2 }
const dearer: CartChange = { productId: 'b', name: 'Mat', kind: 'price', from: 15, to: 18 }

afterEach(() => vi.unstubAllGlobals())

const LABEL = 'Changes in your cart'
/** Returns the text without the marks that isolate names and amounts. */
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')
const sentences = (label = LABEL) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((item) => plain(item.textContent))
const notice = () => screen.queryByRole('list', { name: LABEL })

/** Opens the cart of an account with these changes. */
async function openCart(changes: CartChange[], locale: Locale = 'en', at: keyof typeof pages = '/cart') {
  storeSession()
  const shop = fakeShop(
    [rope, mat],
    [
      ['a', 2],
      ['b', 1],
    ],
  )
  shop.setChanges(changes)
  await openPage(pages, at, locale)
  if (at === '/cart') await screen.findByRole('link', { name: 'Rope' })
  return shop
}

describe('changes of the cart', () => {
  it.each<[Locale, string, string[]]>([
    [
      'en',
      LABEL,
      [
        'Bar is no longer for sale and was taken out of your cart.',
        'Belt is sold out.',
        'Only 2 of 3 Rope are in stock.',
        'Mat now costs $18.00 instead of $15.00.',
      ],
    ],
    [
      'nl',
      'Wijzigingen in je winkelwagen',
      [
        'Bar wordt niet meer verkocht en is uit je winkelwagen gehaald.',
        'Belt is uitverkocht.',
        'Van 3 × Rope zijn er nog 2 op voorraad.',
        'Mat kost nu $18.00 in plaats van $15.00.',
      ],
    ],
    [
      'fa',
      'تغییرات سبد خرید شما',
      [
        '«Bar» دیگر فروخته نمی‌شود و از سبد شما برداشته شد.',
        '«Belt» ناموجود است.',
        'از ۳ عدد «Rope» فقط ۲ عدد موجود است.',
        'قیمت «Mat» از $15.00 به $18.00 تغییر کرده است.',
      ],
    ],
  ])('lists each kind in words above the lines (%s) [28.7]', async (locale, label, texts) => {
    await openCart([gone, soldOut, less, dearer], locale)
    expect(sentences(label)).toEqual(texts)
    expect(screen.getByRole('list', { name: label }).closest('[role=status]')).toBeTruthy()
    const first = screen.getByRole('link', { name: 'Rope' })
    const order = screen.getByRole('list', { name: label }).compareDocumentPosition(first)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('uses the singular for one unit left', async () => {
    await openCart([{ ...less, to: 1 }])
    expect(sentences()).toEqual(['Only 1 of 3 Rope is in stock.'])
  })

  it('disappears with the server’s answer to the next change', async () => {
    const shop = await openCart([dearer])
    expect(notice()).toBeTruthy()
    const row = within(screen.getByRole('link', { name: 'Mat' }).closest('li') as HTMLElement)
    fireEvent.click(row.getByRole('button', { name: 'Increase quantity' }))
    await waitFor(() => expect(notice()).toBeNull())
    expect(shop.held()).toEqual({ a: 2, b: 2 })
  })

  it('names the products of a cart that became empty', async () => {
    storeSession()
    fakeShop([]).setChanges([gone])
    await openPage(pages, '/cart')
    await screen.findByRole('heading', { name: 'Your cart is empty' })
    expect(sentences()).toEqual(['Bar is no longer for sale and was taken out of your cart.'])
  })

  it('disappears at sign-out', async () => {
    await openCart([dearer])
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new Event(LOGOUT_EVENT))
    })
    await waitFor(() => expect(notice()).toBeNull())
  })

  it('shows no notice without changes or in the cart of a guest', async () => {
    storeLocalCart([line(rope, 1)])
    fakeShop([rope]).setChanges([dearer])
    await openPage(pages, '/cart')
    await screen.findByRole('link', { name: 'Rope' })
    expect(notice()).toBeNull()
  })

  it('lists the changes in the panel of the header', async () => {
    await openCart([less], 'en', '/shop')
    openPopover()
    await waitFor(() => expect(sentences()).toEqual(['Only 2 of 3 Rope are in stock.']))
    const lines = within(screen.getByRole('list', { name: 'Cart contents' }))
    expect(lines.getAllByRole('listitem')).toHaveLength(2)
  })
})
