import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Category, Product } from 'contract/catalog/calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, refusal } from '../../../../test/fake-server'
import { product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ShopPage from './shop-page'

const pages = { '/shop': <ShopPage />, '/shop/category/:slug': <ShopPage /> }
const category = (slug: string, name: string): Category => ({
  _id: `id-${slug}`,
  slug,
  name,
  description: '',
  tint: 'sand',
  image: null,
  productCount: 1,
})
const page = (products: Product[], totalPages = 1, currentPage = 1) => ({
  success: true,
  products,
  totalProducts: products.length,
  currentPage,
  totalPages,
})

function shop(products: (query: URLSearchParams) => unknown) {
  return fakeServer({
    'GET /categories/with-counts': () => ({
      success: true,
      data: [category('gear', 'Gear'), category('pantry', 'Pantry')],
    }),
    'GET /products': ({ query }) => products(query),
  })
}
const asked = (server: ReturnType<typeof shop>) => {
  const { query } = server.calls('GET', '/products').at(-1) ?? {}
  return Object.fromEntries(query ?? [])
}

afterEach(() => vi.unstubAllGlobals())

describe('the shop', () => {
  it('has no words about itself above the results of a search', async () => {
    shop(() => page([product('a', { name: 'Rope' })]))
    const { unmount } = await openPage(pages, '/shop')
    await screen.findByRole('link', { name: 'Rope' })
    const title = screen.getByRole('heading', { level: 1 })
    expect(title.nextElementSibling).not.toBeNull()
    unmount()
    await openPage(pages, '/shop?search=rope')
    await screen.findByRole('link', { name: 'Rope' })
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBeNull()
  })

  it('SHOP-LIST-01 SHOP-LIST-07: shows blocks of the final size, then the products', async () => {
    const answer = later()
    shop(() => answer.promise)
    await openPage(pages, '/shop')
    expect(screen.getByRole('status', { name: 'Loading products' })).toBeTruthy()
    answer.settle(page([product('a', { name: 'Rope' })]))
    expect(await screen.findByRole('link', { name: 'Rope' })).toBeTruthy()
    expect(screen.queryByRole('status', { name: 'Loading products' })).toBeNull()
  })

  it('names the corrected search text for a misspelt word', async () => {
    shop(() => ({ ...page([product('a', { name: 'Kettlebell' })]), correction: 'kettlebell' }))
    await openPage(pages, '/shop?search=kettelbell')
    expect(
      await screen.findByText('No results for “kettelbell”. Showing 1 product for “kettlebell”.'),
    ).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Closest to your search' })).toBeNull()
  })

  it('names the corrected search text on the first of several pages', async () => {
    const bells = [product('a', { name: 'Kettlebell' }), product('b', { name: 'Bell' })]
    shop(() => ({ ...page(bells, 2), totalProducts: 4, correction: 'kettlebell' }))
    await openPage(pages, '/shop?search=kettelbell')
    const said = 'No results for “kettelbell”. Showing 1–2 of 4 products for “kettlebell”.'
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('says of which search the number is while the next answer is on its way', async () => {
    const answer = later()
    shop((query) =>
      query.get('search') === 'rope'
        ? answer.promise
        : { ...page([product('a', { name: 'Kettlebell' })]), correction: 'kettlebell' },
    )
    await openPage(pages, '/shop?search=kettelbell')
    const before = 'No results for “kettelbell”. Showing 1 product for “kettlebell”.'
    await screen.findByText(before)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search products' }), {
      target: { value: 'rope' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByRole('button', { name: /rope/ })
    expect(screen.getByText(before)).toBeTruthy()
    answer.settle(page([product('b', { name: 'Rope' })]))
    expect(await screen.findByText('1 product for “rope”')).toBeTruthy()
  })

  it('shows the closest products if nothing matches', async () => {
    shop(() => ({ ...page([]), nearest: [product('a', { name: 'Rope' })] }))
    await openPage(pages, '/shop?search=rope%20of%20gold')
    const nearest = await screen.findByRole('region', { name: 'Closest to your search' })
    expect(within(nearest).getByRole('link', { name: 'Rope' })).toBeTruthy()
    expect(screen.getByText('No products found')).toBeTruthy()
  })

  it('SHOP-LIST-06 SHOP-ERR-12: says that loading failed, and tries again', async () => {
    let fails = true
    shop(() => (fails ? refusal('request.invalid') : page([product('a', { name: 'Rope' })])))
    await openPage(pages, '/shop')
    expect(
      (await screen.findByText('Error loading products. Please try again later.')).closest('[role=alert]'),
    ).toBeTruthy()
    fails = false
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'Rope' })).toBeTruthy()
  })

  it('SHOP-LIST-08: says that there are none', async () => {
    shop(() => page([]))
    await openPage(pages, '/shop?search=zzz')
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy()
    expect(screen.getByText('No results for “zzz”')).toBeTruthy()
  })

  it('offers the other categories if nothing matches, and none where products are found', async () => {
    shop((query) => (query.get('search') === 'zzz' ? page([]) : page([product('a')])))
    await openPage(pages, '/shop/category/gear?search=zzz')
    const aisles = within(await screen.findByRole('region', { name: 'Find your aisle' }))
    const links = aisles.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Pantry', '/shop/category/pantry'],
    ])
    cleanup()
    await openPage(pages, '/shop')
    await screen.findByRole('link', { name: 'Product a' })
    expect(screen.queryByRole('region', { name: 'Find your aisle' })).toBeNull()
  })

  it('keeps the order of a term that ends in a sign, in Persian too', async () => {
    shop(() => page([]))
    await openPage(pages, '/shop?search=DAM-', 'fa')
    expect(await screen.findByText('برای «\u2068DAM-\u2069» چیزی پیدا نشد')).toBeTruthy()
  })

  it('SHOP-LIST-02: the search form puts the term into the address and asks for it, from page 1', async () => {
    const server = shop(() => page([product('a')], 3, 2))
    const { where } = await openPage(pages, '/shop?page=2&view=list')
    const field = await screen.findByRole('searchbox', { name: 'Search products' })
    fireEvent.change(field, { target: { value: ' rope ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(where().search).toBe('?search=rope&view=list'))
    await waitFor(() => expect(asked(server)).toMatchObject({ search: 'rope', page: '1' }))
  })

  it('SHOP-LIST-03 SHOP-NAV-03: the category filter opens the category, asked for by its id', async () => {
    const server = shop(() => page([product('a')]))
    const { where } = await openPage(pages, '/shop')
    await screen.findByRole('option', { name: 'Pantry' })
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'pantry' } })
    await waitFor(() => expect(where().pathname).toBe('/shop/category/pantry'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pantry' })).toBeTruthy()
    await waitFor(() => expect(asked(server).categoryId).toBe('id-pantry'))
  })

  it('shows the empty state for a category that does not exist, and asks for no products (X-38)', async () => {
    const server = shop(() => page([product('a')]))
    await openPage(pages, '/shop/category/nothing')
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy()
    expect(server.calls('GET', '/products')).toHaveLength(0)
  })

  it('SHOP-LIST-04: changes between grid and list, and keeps the page', async () => {
    shop(() => page([product('a', { tags: ['red'] })], 3, 2))
    const { where } = await openPage(pages, '/shop?page=2')
    await screen.findByRole('link', { name: 'Product a' })
    expect(screen.queryByText('red')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'List view' }))
    expect(await screen.findByText('red')).toBeTruthy()
    expect(where().search).toBe('?view=list&page=2')
    fireEvent.click(screen.getByRole('button', { name: 'Grid view' }))
    await waitFor(() => expect(screen.queryByText('red')).toBeNull())
  })

  it('SHOP-LIST-05: leads from page to page', async () => {
    shop((query) => page([product(`p${query.get('page')}`)], 2, Number(query.get('page'))))
    const { where } = await openPage(pages, '/shop')
    fireEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    expect(await screen.findByRole('link', { name: 'Product p2' })).toBeTruthy()
    expect(where().search).toBe('?page=2')
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('link', { name: 'Previous page' }))
    expect(await screen.findByRole('link', { name: 'Product p1' })).toBeTruthy()
  })

  it('says which of the results it shows, where they fill more than one page', async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => product(`p${n}`))
    shop((query) => {
      const at = Number(query.get('page'))
      const pages = query.get('search') ? 1 : 3
      return {
        ...page(at === 3 ? [product('last')] : twelve, pages, at),
        totalProducts: pages === 1 ? 12 : 25,
      }
    })
    await openPage(pages, '/shop?page=2')
    expect(await screen.findByText('13–24 of 25 products')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByText('25–25 of 25 products')).toBeTruthy()
    cleanup()
    await openPage(pages, '/shop?search=rope')
    expect(await screen.findByText('12 products for “rope”')).toBeTruthy()
  })

  it('sorts by the order in the address, on the server, from page 1', async () => {
    const server = shop(() => page([product('a')], 3, 2))
    const { where } = await openPage(pages, '/shop?search=rope&page=2')
    await screen.findByRole('link', { name: 'Product a' })
    expect(asked(server)).not.toHaveProperty('sort')
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price_asc' } })
    await waitFor(() => expect(where().search).toBe('?search=rope&sort=price_asc'))
    await waitFor(() => expect(asked(server)).toMatchObject({ sort: 'price_asc', page: '1', search: 'rope' }))
  })

  it('narrows by price, in any digits and order, and takes it back by its chip', async () => {
    const server = shop(() => page([product('a')], 3, 2))
    const { where } = await openPage(pages, '/shop?page=2')
    await screen.findByRole('link', { name: 'Product a' })
    const button = screen.getByRole('button', { name: 'Price' })
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const fields = () => [screen.getByLabelText('From (USD)'), screen.getByLabelText('To (USD)')]
    const write = (texts: [string, string]) => {
      for (const [index, field] of fields().entries())
        fireEvent.change(field, { target: { value: texts[index] } })
    }
    write(['cheap', ''])
    fireEvent.submit(screen.getByRole('form', { name: 'Filter by price' }))
    expect(screen.getByText('Enter an amount such as 25')).toBeTruthy()
    expect(where().search).toBe('?page=2')
    write(['۵۰', '20'])
    fireEvent.submit(screen.getByRole('form', { name: 'Filter by price' }))
    await waitFor(() => expect(where().search).toBe('?minPrice=20&maxPrice=50'))
    await waitFor(() => expect(asked(server)).toMatchObject({ minPrice: '20', maxPrice: '50', page: '1' }))
    expect(screen.queryByLabelText('From (USD)')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /Remove filter: .*\$20.* to .*\$50/ }))
    await waitFor(() => expect(where().search).toBe(''))
    await waitFor(() => expect(asked(server)).not.toHaveProperty('minPrice'))
  })

  it('Escape folds the price form and leaves the focus on its button', async () => {
    shop(() => page([product('a')]))
    await openPage(pages, '/shop')
    const button = await screen.findByRole('button', { name: 'Price' })
    fireEvent.click(button)
    fireEvent.keyDown(screen.getByLabelText('To (USD)'), { key: 'Escape' })
    expect(screen.queryByLabelText('To (USD)')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('clears all filters at once, and keeps the order and the view', async () => {
    shop(() => page([product('a')]))
    const { where } = await openPage(pages, '/shop/category/gear?search=rope&minPrice=5&sort=name&view=list')
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
    await waitFor(() => expect(chips.getAllByRole('button')).toHaveLength(4))
    fireEvent.click(chips.getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(where().pathname + where().search).toBe('/shop?sort=name&view=list'))
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  })
})
