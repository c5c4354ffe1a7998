import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeShop } from '../../../test/fake-shop'
import { openPage } from '../../../test/page'
import { Footer } from './footer'
import { Header } from './header'

const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../features/catalog/search/header-search', lost)
vi.mock('./footer-owner', lost)

afterEach(() => vi.unstubAllGlobals())

it('renders the header without a search when its chunk cannot be fetched', async () => {
  fakeShop([])
  await openPage({ '/': <Header /> }, '/')
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy()
  expect(screen.queryByRole('search')).toBeNull()
})

it('shows the brand in the footer when the owner’s chunk cannot be fetched', async () => {
  let come = () => undefined as unknown
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  fakeShop([])
  await openPage({ '/': <Footer /> }, '/')
  await act(async () => void come())
  expect(screen.getByText(/© \d{4}/).textContent).toContain('Tavan')
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
})
