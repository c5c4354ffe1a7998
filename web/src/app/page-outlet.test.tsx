import { act, fireEvent, screen } from '@testing-library/react'
import { Link, useNavigate, useRoutes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShop } from '../../test/fake-shop'
import { openRoutes } from '../../test/page'
import { useToast } from '../ui/toast'
import { PageOutlet } from './page-outlet'

function Cart() {
  const toast = useToast()
  const navigate = useNavigate()
  return (
    <>
      <h1>Cart</h1>
      <button type="button" onClick={() => toast('Added to your cart', { lasts: 60_000 })}>
        Add
      </button>
      <button
        type="button"
        onClick={() => {
          toast('Saved', { lasts: 60_000 })
          void navigate('/checkout')
        }}
      >
        Save
      </button>
      <Link to="/checkout">Checkout</Link>
      <Link to="?sort=price">Sort</Link>
    </>
  )
}

const Pages = () =>
  useRoutes([
    {
      element: <PageOutlet />,
      children: [
        { path: '/cart', element: <Cart /> },
        { path: '/checkout', element: <h1>Checkout</h1> },
      ],
    },
  ])

let now = 1_000_000
beforeEach(() => {
  fakeShop([])
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const press = (name: string, role = 'button') =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })))

describe('toasts', () => {
  it('end with their page, but not with a change of its query', async () => {
    await openRoutes(<Pages />, '/cart')
    await press('Add')
    now += 1500
    await press('Sort', 'link')
    expect(screen.getByText('Added to your cart').closest('[role=status]')).toBeTruthy()
    await press('Checkout', 'link')
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(document.querySelector('[role=status]')?.textContent).toBe('')
  })

  it('stay where they were shown for the page that follows', async () => {
    await openRoutes(<Pages />, '/cart')
    await press('Save')
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(document.querySelector('[role=status]')?.textContent).toContain('Saved')
  })
})
