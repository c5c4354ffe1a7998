import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ShoppingItem } from 'contract/catalog/shopping-list-calls'
import { afterEach, expect, it, vi } from 'vitest'
import { offline, refusal } from '../../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import ShoppingListPage from './shopping-list-page'

const LIST = 'GET /user-programs/:id/shopping-list'
const ITEMS: ShoppingItem[] = [
  { name: 'oats', amount: 700, unit: 'g', productId: 'oats' },
  { name: 'milk', amount: 2800, unit: 'ml' },
  { name: 'a banana', amount: 7, unit: '' },
  { name: 'Creatine', amount: 21, unit: 'g', productId: 'creatine' },
]
const products = [product('oats', { name: 'Rolled Oats' }), product('creatine', { name: 'Creatine' })]

afterEach(() => vi.unstubAllGlobals())

async function open(items = ITEMS, locale?: 'fa') {
  storeSession()
  const server = fakeShop(products)
  server.on({ [LIST]: () => ({ success: true, data: { items } }) })
  const page = await openPage(
    { '/programs/:id/shopping': <ShoppingListPage /> },
    '/programs/p1/shopping',
    locale,
  )
  return { ...page, server }
}
const added = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.calls('POST', '/orders/cart/add').map(({ body }) => body)

it('separates what the shop has, and adds it to the cart in one press, once', async () => {
  const { server } = await open()
  const add = await screen.findByRole('button', { name: 'Add 2 Products to the Cart' })
  expect(screen.getByRole('link', { name: 'Rolled Oats' })).toBeTruthy()
  expect(screen.getByText('2.8 l')).toBeTruthy()
  expect(screen.getByText('7 ×')).toBeTruthy()
  fireEvent.click(add)
  fireEvent.click(add)
  expect(await screen.findByText('All of these are in your cart.')).toBeTruthy()
  expect(added(server)).toEqual([
    { productId: 'oats', quantity: 1 },
    { productId: 'creatine', quantity: 1 },
  ])
})

it('asks for another number of days', async () => {
  const { server } = await open()
  fireEvent.click(await screen.findByRole('button', { name: '14 days' }))
  await waitFor(() =>
    expect(server.calls('GET', /shopping-list/).map(({ query }) => query.get('days'))).toEqual(['7', '14']),
  )
})

it('says that the plan names no foods, in Persian too', async () => {
  await open([], 'fa')
  expect(await screen.findByText(/خوراکی نوشته نشده/)).toBeTruthy()
})

it('offers another try after a failure, and none for a program of somebody else', async () => {
  const { server, unmount } = await open()
  unmount()
  server.on({ [LIST]: offline })
  const show = () => openPage({ '/programs/:id/shopping': <ShoppingListPage /> }, '/programs/p1/shopping')
  const again = await show()
  expect(
    await screen.findByText('Your shopping list couldn’t be loaded', {}, { timeout: 15_000 }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  again.unmount()
  server.on({ [LIST]: () => refusal('programs.not_found') })
  await show()
  expect(await screen.findByText('This program was not found')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})
