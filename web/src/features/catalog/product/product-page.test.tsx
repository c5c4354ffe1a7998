import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ProductDetail } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, refusal } from '../../../../test/fake-server'
import { product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ProductPage from './product-page'

const pages = { '/product/:id': <ProductPage /> }
afterEach(() => vi.unstubAllGlobals())

async function open(more: Partial<ProductDetail> = {}, locale: Locale = 'en') {
  const one = product('a', { name: 'Rope', tags: ['skip'], weight: 0.3, ...more })
  fakeServer({
    'GET /products/:id': () => ({ success: true, data: one }),
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    'GET /products/:id/program': () => later().promise,
  })
  const opened = await openPage(pages, '/product/a', locale)
  await screen.findByRole('heading', { level: 1, name: 'Rope' })
  return opened
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
/** The heading of the product with its price. */
const head = () => within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a product', () => {
  it('SHOP-PDP-01: leads back to the shop', async () => {
    await open()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop')
    expect(crumbs.getByRole('link', { name: 'Gear' }).getAttribute('href')).toBe('/shop/category/gear')
  })

  it('shows description, price and stock (SHOP-PDP-08 SHOP-PDP-10 SHOP-PDP-11 SHOP-PDP-12 SHOP-PDP-14)', async () => {
    await open()
    expect(screen.getAllByText('SKU-a').length).toBeGreaterThan(0)
    for (const text of ['A thing.', 'skip']) expect(screen.getByText(text)).toBeTruthy()
    expect(head().getByText('$10.00')).toBeTruthy()
    expect(screen.getAllByText('In stock: 20')).toHaveLength(2)
    expect(screen.queryByText(/off$/)).toBeNull()
    expect(document.title).toBe('Rope · Tavan')
  })

  it('SHOP-PDP-13: shows the sale price, the old one and the per cent off', async () => {
    await open({ price: 40, salePrice: 29.99 })
    expect(head().getByText('$29.99')).toBeTruthy()
    expect(screen.getByText('$40.00').closest('s')).toBeTruthy()
    expect(screen.getByText('25% off')).toBeTruthy()
  })

  it.each([
    ['en', 'Lowest price in the 30 days before: $15.00'],
    ['nl', 'Laagste prijs in de 30 dagen ervoor: $15.00'],
    ['fa', 'کمترین قیمت در ۳۰ روز پیش از تخفیف: $15.00'],
  ] as const)('shows the lowest price before the sale in %s (X-118)', async (locale, text) => {
    await open({ price: 20, salePrice: 12, lowestPrice: 15 }, locale)
    const amount = screen.getByText('$15.00')
    expect(amount.tagName).toBe('BDI')
    expect(amount.parentElement?.textContent).toBe(text)
  })

  it('shows no lowest price without an earlier one (X-118)', async () => {
    await open({ price: 20, salePrice: 12, lowestPrice: null })
    expect(screen.queryByText(/Lowest price/)).toBeNull()
  })

  it.each([
    ['en', 'Rating: 4.5 · 12 reviews'],
    ['nl', 'Beoordeling: 4,5 · 12 beoordelingen'],
    ['fa', 'امتیاز: ۴٫۵ · ۱۲ نظر'],
  ] as const)('links its rating under the name to the reviews, in %s (X-119)', async (locale, text) => {
    await open({ rating: { average: 4.5, count: 12 } }, locale)
    const link = head().getByRole('link', { name: text })
    expect(link.getAttribute('href')).toMatch(/#reviews$/)
  })

  it('shows no rating without reviews (X-119)', async () => {
    await open()
    expect(head().queryByRole('link', { name: /review/ })).toBeNull()
  })

  it('shows no sale for a price that is not lower (X-20)', async () => {
    await open({ price: 40, salePrice: 40 })
    expect(screen.queryByText(/off$/)).toBeNull()
  })

  it('SHOP-PDP-09 SHOP-PDP-17: has the details', async () => {
    await open({ isFeatured: true })
    expect(['Category', 'SKU', 'Availability', 'Weight', 'Featured'].map(fact)).toEqual([
      'Gear',
      'SKU-a',
      'In stock: 20',
      '0.3 kg',
      'Yes',
    ])
  })

  it('SHOP-PDP-15 SHOP-PDP-16: puts the chosen quantity into the cart', async () => {
    await open()
    fireEvent.click(press('Increase quantity'))
    fireEvent.click(press('Increase quantity'))
    fireEvent.click(press('Add to Cart'))
    expect(await screen.findByText('3 in your cart already')).toBeTruthy()
  })

  it('tells how many went into the cart, with the way there', async () => {
    const { where } = await open()
    fireEvent.click(press('Add to Cart'))
    const one = (await screen.findByText('Rope is in your cart')).parentElement
    expect(one?.textContent).toBe('Rope is in your cart')
    for (const _ of [1, 2]) fireEvent.click(press('Increase quantity'))
    await waitFor(() => expect(press('Add to Cart').getAttribute('aria-busy')).toBeNull())
    fireEvent.click(press('Add to Cart'))
    await waitFor(() => expect(screen.getAllByText('Rope is in your cart')).toHaveLength(2))
    const [, three] = screen.getAllByText('Rope is in your cart')
    expect(three?.parentElement?.textContent).toBe('3 × Rope is in your cart')
    fireEvent.click(screen.getAllByRole('button', { name: 'View Cart' })[1] as HTMLElement)
    await waitFor(() => expect(where().pathname).toBe('/cart'))
    expect(screen.getAllByText('Rope is in your cart')).toHaveLength(1)
  })

  it('explains the limit to a visitor who adds more than the stock', async () => {
    await open({ stockQuantity: 3 })
    for (const _ of [1, 2]) fireEvent.click(press('Increase quantity'))
    fireEvent.click(press('Add to Cart'))
    await screen.findByText('3 in your cart already')
    // The first press must finish, because one is processed at a time.
    await screen.findByText('Rope is in your cart')
    fireEvent.click(press('Add to Cart'))
    const reason = 'Sorry, there is not enough stock available for this quantity.'
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByText('Failed to add item to cart')).toBeNull()
  })

  it('offers the stock minus the units in the cart, on phones too', async () => {
    await open({ stockQuantity: 5 })
    for (const _ of [1, 2]) fireEvent.click(press('Increase quantity'))
    fireEvent.click(press('Add to Cart'))
    const line = await screen.findByText('3 in your cart already')
    expect(line.closest('[class*="max-md:hidden"]')).toBeNull()
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
    expect(quantity.value).toBe('2')
    expect(press('Increase quantity').disabled).toBe(true)
    await screen.findByText('Rope is in your cart')
    fireEvent.click(press('Add to Cart'))
    await screen.findByText('5 in your cart already')
    expect(quantity.value).toBe('1')
  })

  it('a refused addition takes the news of an earlier one away', async () => {
    await open({ stockQuantity: 1 })
    fireEvent.click(press('Add to Cart'))
    await screen.findByText('Rope is in your cart')
    await waitFor(() => expect(press('Add to Cart').getAttribute('aria-busy')).toBeNull())
    fireEvent.click(press('Add to Cart'))
    await screen.findByText('Sorry, there is not enough stock available for this quantity.')
    expect(screen.queryByText('Rope is in your cart')).toBeNull()
    expect(await screen.findByText('Earlier message')).toBeTruthy()
  })

  it('has picture, name, price and button in one bar', async () => {
    await open({ price: 40, salePrice: 29.99 })
    const bar = press('Add to Cart').parentElement as HTMLElement
    expect(bar.querySelector('img')).toBeTruthy()
    expect(bar.textContent).toBe('Rope$29.99Add to Cart')
  })

  it('says the first sentence of a program once, and its week before the description', async () => {
    await open({ programId: 'p', description: 'Twelve weeks with a coach. You need a barbell.' })
    expect(head().getByText('Twelve weeks with a coach.')).toBeTruthy()
    const rest = screen.getByText('You need a barbell.')
    expect(screen.getAllByText(/Twelve weeks with a coach/)).toHaveLength(1)
    const week = await screen.findByRole('status', { name: 'Loading the sample week' })
    expect(week.compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('leads from the bar of a sold-out product to the form that mails when it is back', async () => {
    await open({ stockQuantity: 0, availability: 'sold_out' })
    const email = await screen.findByLabelText('Email')
    fireEvent.click(press('Tell Me'))
    expect(document.activeElement).toBe(email)
  })

  it('offers no alert for what can be bought', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Tell Me' })).toBeNull()
  })

  it('cannot be bought at zero stock', async () => {
    await open({ stockQuantity: 0, availability: 'sold_out' })
    expect(press('Add to Cart').disabled).toBe(true)
    expect(screen.getAllByText('Sold out').length).toBeGreaterThan(0)
    expect(press('Increase quantity').disabled).toBe(true)
  })
})

describe('a product that cannot be shown', () => {
  const openFailing = async (reply: () => unknown) => {
    fakeServer({
      'GET /products/:id': reply,
      'GET /categories/with-counts': () => ({ success: true, data: [] }),
    })
    await openPage(pages, '/product/a')
  }

  it('SHOP-PDP-18 SHOP-ERR-14 SHOP-ERR-15: is not found, with a way back', async () => {
    await openFailing(() => refusal('catalog.product_not_found'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeTruthy()
    expect(screen.getByText('The product you are looking for does not exist.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Shop' }).getAttribute('href')).toBe('/shop')
  })

  it('SHOP-ERR-13: failed to load, says why and offers another try', async () => {
    await openFailing(() => refusal('auth.demo_closed'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to load product' })).toBeTruthy()
    expect(screen.getByText('Demo accounts are turned off on this site.')).toBeTruthy()
    expect(press('Try Again')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Shop' })).toBeTruthy()
  })
})
