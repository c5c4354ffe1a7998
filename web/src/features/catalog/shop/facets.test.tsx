import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Facets } from 'contract/catalog/calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later } from '../../../../test/fake-server'
import { product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ShopPage from './shop-page'

const pages = { '/shop': <ShopPage />, '/shop/category/:slug': <ShopPage /> }
const facets: Facets = {
  diet: [
    { value: 'vegan', name: 'Vegan', count: 12 },
    { value: 'gluten_free', name: 'Gluten-free', count: 2 },
  ],
  goal: [{ value: 'strength', name: 'Strength', count: 3 }],
  equipment: [],
  brand: [{ value: 'Zagros', name: 'Zagros', count: 7 }],
  inStock: [{ value: 'true', name: 'In stock', count: 20 }],
}

function shop(found = 1) {
  return fakeServer({
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    'GET /products': () => ({
      ...{ success: true, totalProducts: found, currentPage: 1, totalPages: 1, facets },
      products: found > 0 ? [product('a', { name: 'Rope' })] : [],
    }),
  })
}
const asked = (server: ReturnType<typeof shop>) =>
  Object.fromEntries(server.calls('GET', '/products').at(-1)?.query ?? [])
const column = () => screen.findByRole('complementary', { name: 'Filters' })
const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button')

afterEach(() => vi.unstubAllGlobals())

describe('facets of the shop', () => {
  it('shows groups of links with counts, and no group without values', async () => {
    const server = shop()
    await openPage(pages, '/shop')
    const groups = await within(await column()).findAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Diet', 'Goal', 'Brand', 'Availability'])
    const vegan = within(await column()).getByRole('link', { name: 'Vegan 12' })
    expect(vegan.getAttribute('href')).toBe('/shop?diet=vegan')
    expect(vegan.getAttribute('aria-current')).toBeNull()
    expect(asked(server)).toMatchObject({ facets: 'true', page: '1' })
  })

  it('requests selected values; a press adds or removes one', async () => {
    const server = shop()
    await openPage(pages, '/shop?diet=vegan&search=rope&page=3')
    const chosen = await within(await column()).findByRole('link', { name: 'Vegan 12', current: true })
    expect(chosen.getAttribute('href')).toBe('/shop?search=rope')
    expect(asked(server)).toMatchObject({ diet: 'vegan', search: 'rope' })
    fireEvent.click(within(await column()).getByRole('link', { name: 'Gluten-free 2' }))
    await vi.waitFor(() => expect(asked(server)).toMatchObject({ diet: 'vegan,gluten_free', page: '1' }))
    fireEvent.click(within(await column()).getByRole('link', { name: 'Strength 3' }))
    await vi.waitFor(() =>
      expect(asked(server)).toMatchObject({ diet: 'vegan,gluten_free', goal: 'strength' }),
    )
  })

  it('shows a chip for each selected value, which removes it', async () => {
    const server = shop()
    await openPage(pages, '/shop?diet=vegan,gluten_free&brand=Zagros')
    await column()
    await vi.waitFor(() =>
      expect(chips().map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
        'Remove filter: Vegan',
        'Remove filter: Gluten-free',
        'Remove filter: Zagros',
        'Clear All',
      ]),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Vegan' }))
    await vi.waitFor(() => expect(asked(server)).toMatchObject({ diet: 'gluten_free', brand: 'Zagros' }))
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await vi.waitFor(() => expect(asked(server)).not.toHaveProperty('diet'))
    expect(asked(server)).not.toHaveProperty('brand')
  })

  it('offers to remove the last selected value when nothing matches', async () => {
    const server = shop(0)
    await openPage(pages, '/shop?goal=strength&diet=vegan,gluten_free')
    expect(await screen.findByText('No product has all selected filters')).toBeTruthy()
    const last = screen.getByRole('link', { name: 'Remove “Gluten-free”' })
    fireEvent.click(last)
    await vi.waitFor(() => expect(asked(server)).toMatchObject({ goal: 'strength', diet: 'vegan' }))
    expect(screen.getByRole('link', { name: 'Remove “Vegan”' })).toBeTruthy()
  })

  it('opens a sheet on phones, whose button names the number of products', async () => {
    shop()
    await openPage(pages, '/shop?diet=vegan')
    fireEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }))
    const sheet = screen.getByRole('dialog', { name: 'Filters' })
    expect(within(sheet).getByRole('link', { name: 'Vegan 12', current: true })).toBeTruthy()
    fireEvent.click(within(sheet).getByRole('button', { name: 'Show 1 product' }))
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
  })

  it('has the button of the sheet before the products have loaded, so that nothing moves', async () => {
    const list = later<object>()
    fakeServer({
      'GET /categories/with-counts': () => ({ success: true, data: [] }),
      'GET /products': () => list.promise,
    })
    await openPage(pages, '/shop')
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Filters/ })
    expect(button.disabled).toBe(true)
    list.settle({ success: true, products: [], totalProducts: 0, currentPage: 1, totalPages: 1, facets })
    await waitFor(() => expect(button.disabled).toBe(false))
  })

  it('shows links to categories and help answers above the results of a search', async () => {
    fakeServer({
      'GET /categories/with-counts': () => ({ success: true, data: [] }),
      'GET /products': () => ({
        ...{ success: true, products: [], totalProducts: 0, currentPage: 1, totalPages: 1, facets },
        articles: [{ path: '/help#delivery', title: 'Delivery' }],
        categories: [{ _id: 'c1', name: 'Gear', slug: 'gear' }],
      }),
    })
    await openPage(pages, '/shop?search=shipping')
    const answers = await screen.findByRole('region', { name: 'See also' })
    expect(within(answers).getByRole('link', { name: 'Delivery' }).getAttribute('href')).toBe(
      '/help#delivery',
    )
    expect(within(answers).getByRole('link', { name: 'Gear' }).getAttribute('href')).toBe(
      '/shop/category/gear',
    )
  })

  it('shows no filters when the server returns no facets', async () => {
    fakeServer({
      'GET /categories/with-counts': () => ({ success: true, data: [] }),
      'GET /products': () => ({
        success: true,
        products: [],
        totalProducts: 0,
        currentPage: 1,
        totalPages: 1,
      }),
    })
    await openPage(pages, '/shop')
    expect(await screen.findByText('No products found')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull()
  })
})
