import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, product } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { noteViewed, readViewed } from './viewed'
import ViewedProducts from './viewed-products'

const products = ['a', 'b', 'c'].map((id) => product(id, { name: `Product ${id}` }))
beforeEach(() => {
  localStorage.clear()
  fakeShop(products).on({
    'GET /categories/with-counts': () => ({ success: true, data: [] }),
    'GET /products/:id': ({ params }) => {
      const found = products.find(({ _id }) => _id === params.id)
      return found ? { success: true, data: found } : refusal('catalog.product_not_found')
    },
  })
})
afterEach(() => vi.unstubAllGlobals())
const open = () => openPage({ '/product': <ViewedProducts productId="a" /> }, '/product')
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('shows the products looked at before, the latest first, without this one and those that are gone', async () => {
  for (const id of ['c', 'gone', 'a', 'b']) noteViewed('', id)
  await open()
  await screen.findByRole('heading', { level: 2, name: 'Recently Viewed' })
  await waitFor(() => expect(names()).toEqual(['Product b', 'Product c']))
  expect(readViewed('')).toEqual(['a', 'b', 'gone', 'c'])
})

it('shows nothing on the first visit', async () => {
  await open()
  await waitFor(() => expect(readViewed('')).toEqual(['a']))
  expect(names()).toEqual([])
})

it('keeps a guest’s products at sign-in, and hides a person’s products from others', async () => {
  noteViewed('', 'b')
  expect(readViewed('u1')).toEqual(['b'])
  noteViewed('u1', 'c')
  expect(readViewed('u1')).toEqual(['c', 'b'])
  expect([readViewed(''), readViewed('u2')]).toEqual([[], []])
})

it('ignores an invalid stored value', () => {
  localStorage.setItem('viewedProducts', '{"of":"","ids":[1,"b"]}')
  expect(readViewed('')).toEqual(['b'])
  localStorage.setItem('viewedProducts', 'null')
  expect(readViewed('')).toEqual([])
})
