import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ProductDetail } from 'contract/catalog/calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ComparePage from './compare-page'

const per100 = {
  ...{ energyKj: 1500, energyKcal: 360, fat: 5, saturates: 2, carbohydrate: 10, sugars: 5 },
  ...{ protein: 70, salt: 1 },
}
const whey = product('whey', { name: 'Whey', price: 40, salePrice: 35 })
const oats = product('oats', { name: 'Oats', price: 5, weight: 1 })
const details: Record<string, Partial<ProductDetail>> = {
  whey: {
    facts: { nutrition: { per: 'g', per100 }, dose: '30 g a day' },
    rating: { average: 4.5, count: 2 },
  },
  oats: { facts: { nutrition: { per: 'g', per100: { ...per100, protein: 13 } } } },
}

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([whey, oats])
  server.on({
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    'GET /products/:id': ({ params }) => {
      const found = [whey, oats].find(({ _id }) => _id === params.id)
      if (!found) return refusal('catalog.product_not_found')
      return { success: true, data: { variantOf: null, variants: [], ...found, ...details[found._id] } }
    },
    'GET /products/:id/related': () => ({ success: true, data: [oats, product('rope', { name: 'Rope' })] }),
  })
})
afterEach(() => vi.unstubAllGlobals())
const open = (ids: string, locale?: 'fa') =>
  openPage({ '/compare': <ComparePage />, '/shop': <h1>Shop</h1> }, `/compare?products=${ids}`, locale)
/** Cells of a fact, by its name. */
const cells = (label: string | RegExp) =>
  within(screen.getByRole('rowheader', { name: label }).closest('tbody') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

it('shows price, stock, reviews and the facts of the label side by side', async () => {
  await open('whey,oats')
  await screen.findByRole('columnheader', { name: /Whey/ })
  expect(cells('Price').map((text) => /\d+\.\d\d/.exec(text ?? '')?.[0])).toEqual(['35.00', '5.00'])
  expect(cells(/^Protein · Per 100/)).toEqual(['70 g', '13 g'])
  expect(cells('Reviews')).toEqual(['4.5 of 5, 2 reviews', 'None yet'])
  expect(cells('How to use')).toEqual(['30 g a day', '–Not stated'])
})

it('takes a product out, and adds one that goes with the first', async () => {
  await open('whey')
  const more = await screen.findByRole('region', { name: 'Add Another Product' })
  fireEvent.click(within(more).getByRole('link', { name: /^Compare .*Oats.* too$/ }))
  await screen.findByRole('columnheader', { name: /Oats/ })
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*Whey/ }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Whey/ })).toBeNull())
  screen.getByRole('columnheader', { name: /Oats/ })
})

it('omits products that the shop no longer has', async () => {
  await open('gone,oats')
  await screen.findByRole('columnheader', { name: /Oats/ })
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
})

it('leads to the shop where nothing is compared, or nothing is left', async () => {
  await open('gone')
  await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })
  screen.getByText(/Up to 3 stand side by side/)
  expect(screen.getByRole('link', { name: 'Go to the Shop' }).getAttribute('href')).toBe('/shop')
})

it('offers to try again where products cannot be read', async () => {
  server.on({ 'GET /products/:id': () => refusal('server.unavailable') })
  await open('whey')
  await screen.findByRole(
    'heading',
    { level: 1, name: 'The products couldn’t be loaded' },
    { timeout: 10_000 },
  )
})
