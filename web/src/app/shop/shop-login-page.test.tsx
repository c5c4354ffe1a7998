import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserProgram } from 'contract/programs/calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakePrograms, program } from '../../../test/fake-programs'
import { offline } from '../../../test/fake-server'
import { fakeShop, product, storeSession } from '../../../test/fake-shop'
import { challenge } from '../../../test/fake-solver'
import { openPage } from '../../../test/page'
import ShopLoginPage from './shop-login-page'

let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  server = fakePrograms([program('p1')])
  server.on({
    'GET /verification/challenge': () => challenge,
    'POST /auth/login': () => ({
      success: true,
      token: 't-9',
      userId: 'u9',
      role: 'customer',
      roles: ['customer'],
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function signIn(state?: unknown) {
  const user = userEvent.setup()
  const page = await openPage({ '/login': <ShopLoginPage /> }, { pathname: '/login', state })
  await user.type(screen.getByLabelText('Email'), 'ava@example.com')
  await user.type(screen.getByLabelText('Password'), 'pass')
  await user.click(screen.getByRole('checkbox'))
  const submit = screen.getByRole('button', { name: 'Sign In' })
  await waitFor(() => expect(submit).toHaveProperty('disabled', false))
  await user.click(submit)
  await waitFor(() => expect(page.where().pathname).not.toBe('/login'))
  return page.where().pathname
}

it('leads a member with a running program to their day (X-113)', async () => {
  expect(await signIn()).toBe('/today')
})

it('follows the return path whatever runs', async () => {
  expect(await signIn({ from: '/orders' })).toBe('/orders')
  expect(server.calls('GET', '/user-programs')).toEqual([])
})

it.each([
  ['none', []],
  ['a paused one', [program('p1', { status: 'paused' })]],
  ['one that waits for its plan', [program('p1', { status: 'pending', stage: 'creating' })]],
] as [string, UserProgram[]][])('leads to the first page with %s', async (_, programs) => {
  server.on({ 'GET /user-programs': () => ({ success: true, data: programs }) })
  expect(await signIn()).toBe('/')
})

it('leads to the first page when the programs cannot be read', async () => {
  server.on({ 'GET /user-programs': offline })
  expect(await signIn()).toBe('/')
})

it('leads to the first page when the visitor is signed in already (X-07)', async () => {
  storeSession()
  const { where } = await openPage({ '/login': <ShopLoginPage /> }, '/login')
  expect(where().pathname).toBe('/')
})

it('shows programs that can be bought to a visitor on the way to their own', async () => {
  const shop = fakeShop([])
  const goods = [
    product('g1', { name: 'Strong Start', price: 129, programId: 'strong-start' }),
    product('g2', { name: 'Rope' }),
  ]
  shop.on({
    'GET /categories/with-counts': () => ({
      success: true,
      data: [
        {
          _id: 'c9',
          slug: 'programs',
          name: 'Programs',
          description: '',
          image: null,
          tint: 'sage',
          productCount: 2,
        },
      ],
    }),
    'GET /products': ({ query }) => ({
      success: true,
      data: query.get('category') || query.get('categoryId') ? goods : [],
      page: 1,
      totalPages: 1,
      totalProducts: 2,
    }),
    'GET /verification/challenge': () => challenge,
  })
  const { unmount } = await openPage(
    { '/login': <ShopLoginPage /> },
    { pathname: '/login', state: { from: '/programs' } },
  )
  const link = await screen.findByRole('link', { name: /Strong Start/ })
  expect(link.getAttribute('href')).toBe('/product/g1')
  expect(screen.queryByText('Rope')).toBe(null)
  expect(screen.getByRole('link', { name: 'See All Programs' }).getAttribute('href')).toBe(
    '/shop/category/programs',
  )
  unmount()
  await openPage({ '/login': <ShopLoginPage /> }, { pathname: '/login', state: { from: '/orders' } })
  expect(screen.queryByRole('link', { name: 'See All Programs' })).toBe(null)
})
