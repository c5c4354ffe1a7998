import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Wish } from 'contract/catalog/wish-list-calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { offline, refusal } from '../../../../test/fake-server'
import { fakeShop, line, product, storeLocalCart, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import CartPage from '../../cart/cart-page'
import ProductPage from '../product/product-page'
import WishListPage from './wish-list-page'

const rope = product('rope', { name: 'Rope' })
const mat = product('mat', { name: 'Mat', stockQuantity: 0, availability: 'sold_out' })
const wish = (of: typeof rope, more: Partial<Wish> = {}): Wish => ({
  productId: of._id,
  name: of.name,
  product: of,
  stock: false,
  price: false,
  addedAt: '2026-11-20T10:00:00.000Z',
  ...more,
})
const pages = {
  '/wish-list': <WishListPage />,
  '/product/:id': <ProductPage />,
  '/cart': <CartPage />,
  '/login': <p>sign in</p>,
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Fakes the shop with the wish list of its customer. */
function shopWith(wishes: Wish[], held: [string, number][] = []) {
  const shop = fakeShop([rope, mat], held)
  let list = wishes
  shop.on({
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    'GET /products/:id/related': () => ({ success: true, data: [] }),
    'GET /wish-list': () => ({ success: true, data: { items: list } }),
    'PUT /wish-list/:id': ({ params, body }) => {
      const old = list.find(({ productId }) => productId === params.id)
      const next = { ...(old ?? wish(params.id === 'rope' ? rope : mat)), ...body }
      list = old ? list.map((one) => (one === old ? next : one)) : [next, ...list]
      return { success: true, data: { stock: next.stock, price: next.price } }
    },
    'DELETE /wish-list/:id': ({ params }) => {
      list = list.filter(({ productId }) => productId !== params.id)
      return { success: true }
    },
  })
  return shop
}
const row = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

describe('the wish list', () => {
  it('shows each product with its price and stock, adds one to the cart, and keeps those that are gone', async () => {
    storeSession()
    const shop = shopWith([
      wish(rope),
      wish(mat),
      wish(product('old', { name: 'Old Bar' }), { product: null }),
    ])
    await openPage(pages, '/wish-list')
    const first = await row('Rope')
    expect(first.getByRole('link', { name: 'Rope' }).getAttribute('href')).toBe('/product/rope')
    fireEvent.click(first.getByRole('button', { name: /^Add to Cart/ }))
    await waitFor(() => expect(shop.held()).toEqual({ rope: 1 }))
    const second = await row('Mat')
    expect(second.getByRole<HTMLButtonElement>('button', { name: /^Add to Cart/ }).disabled).toBe(true)
    const gone = await row('Old Bar')
    expect(gone.getByText('No longer for sale')).toBeTruthy()
    expect(gone.queryByRole('link')).toBeNull()
  })

  it('turns an alert on and off, and says so when that fails', async () => {
    storeSession()
    const shop = shopWith([wish(mat)])
    await openPage(pages, '/wish-list')
    const line = await row('Mat')
    const alert = line.getByRole<HTMLInputElement>('switch', { name: 'Email me when it’s back' })
    fireEvent.click(alert)
    await waitFor(() => expect(alert.checked).toBe(true))
    expect(shop.calls('PUT', '/wish-list/mat').map(({ body }) => body)).toEqual([{ stock: true }])
    shop.on({ 'PUT /wish-list/:id': offline })
    fireEvent.click(alert)
    expect(await screen.findByText(/couldn’t be saved/, {}, { timeout: 15_000 })).toBeTruthy()
    await waitFor(() => expect(alert.checked).toBe(true))
  })

  it('takes a product off and puts it back with its alerts', async () => {
    storeSession()
    const shop = shopWith([wish(mat, { stock: true })])
    await openPage(pages, '/wish-list')
    fireEvent.click((await row('Mat')).getByRole('button', { name: /^Remove/ }))
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect((await row('Mat')).getByRole<HTMLInputElement>('switch', { name: /back/ }).checked).toBe(true)
    expect(shop.calls('PUT', '/wish-list/mat').map(({ body }) => body)).toEqual([
      { stock: true, price: false },
    ])
  })

  it('is empty at first, in Persian too, and offers another try after a failure', async () => {
    storeSession()
    const shop = shopWith([])
    const { unmount } = await openPage(pages, '/wish-list', 'fa')
    expect(await screen.findByText('هنوز چیزی اینجا نیست')).toBeTruthy()
    unmount()
    shop.on({ 'GET /wish-list': () => refusal('server.unavailable') })
    await openPage(pages, '/wish-list')
    expect(await screen.findByText('Your wish list couldn’t be loaded', {}, { timeout: 15_000 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('the button of a product', () => {
  const heart = () => screen.findByRole('button', { name: 'Save to Wish List' }, { timeout: 10_000 })

  it('saves the product once on a double click, and takes it off at the next press', async () => {
    storeSession()
    const shop = shopWith([])
    await openPage(pages, '/product/rope')
    const button = await heart()
    await waitFor(() => expect(shop.calls('GET', '/wish-list')).toHaveLength(1))
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'))
    await waitFor(() => expect(shop.calls('GET', '/wish-list')).toHaveLength(2))
    await screen.findByText(/Rope.* is on your wish list/)
    expect(shop.calls('PUT', '/wish-list/rope')).toHaveLength(1)
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
    await waitFor(() => expect(shop.calls('DELETE', '/wish-list/rope')).toHaveLength(1))
  })

  it('sends a visitor to the sign-in and saves the product on the way back', async () => {
    const shop = shopWith([])
    const { where, unmount } = await openPage(pages, '/product/rope')
    fireEvent.click(await heart())
    await waitFor(() => expect(where().pathname).toBe('/login'))
    expect(where().state).toMatchObject({ from: '/product/rope' })
    expect(shop.calls('PUT', /wish-list/)).toHaveLength(0)
    unmount()
    storeSession()
    await openPage(pages, '/product/rope')
    await waitFor(() => expect(shop.calls('PUT', '/wish-list/rope')).toHaveLength(1))
    expect(sessionStorage.getItem('pendingWish')).toBeNull()
  })
})

describe('“Save for Later” in the cart', () => {
  it('moves a line to the wish list, and back', async () => {
    storeSession()
    const shop = shopWith([], [['rope', 2]])
    await openPage(pages, '/cart')
    const later = await screen.findByRole<HTMLButtonElement>(
      'button',
      { name: /^Save for Later/ },
      { timeout: 10_000 },
    )
    await waitFor(() => expect(later.disabled).toBe(false))
    fireEvent.click(later)
    await waitFor(() => expect(shop.held()).toEqual({}))
    expect(shop.calls('PUT', '/wish-list/rope')).toHaveLength(1)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shop.held()).toEqual({ rope: 2 }))
    await waitFor(() => expect(shop.calls('DELETE', '/wish-list/rope')).toHaveLength(1))
  })

  it('keeps the line where it could not be saved', async () => {
    storeSession()
    const shop = shopWith([], [['rope', 2]])
    shop.on({ 'PUT /wish-list/:id': () => refusal('catalog.wish_list_full') })
    await openPage(pages, '/cart')
    const later = await screen.findByRole<HTMLButtonElement>(
      'button',
      { name: /^Save for Later/ },
      { timeout: 10_000 },
    )
    await waitFor(() => expect(later.disabled).toBe(false))
    fireEvent.click(later)
    expect(await screen.findByText(/A wish list can hold up to 200 products/)).toBeTruthy()
    expect(shop.held()).toEqual({ rope: 2 })
  })

  it('sends a visitor to the sign-in and saves the product on the way back', async () => {
    const shop = shopWith([])
    storeLocalCart([line(rope, 2)])
    const { where, unmount } = await openPage(pages, '/cart')
    fireEvent.click(await screen.findByRole('button', { name: /^Save for Later/ }, { timeout: 10_000 }))
    await waitFor(() => expect(where().pathname).toBe('/login'))
    expect(where().state).toMatchObject({ from: '/cart' })
    expect(shop.calls('PUT', /wish-list/)).toHaveLength(0)
    unmount()
    storeSession()
    await openPage(pages, '/cart')
    await waitFor(() => expect(shop.calls('PUT', '/wish-list/rope')).toHaveLength(1))
    expect(sessionStorage.getItem('pendingWish')).toBeNull()
  })
})
