import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Product } from 'contract/catalog/calls'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { product } from '../../../test/fake-shop'
import { wholeLanguage } from '../../../test/words'
import { createQueryClient } from '../../api/query-client'
import { I18nProvider } from '../../i18n/i18n'
import { ToastProvider } from '../../ui/toast'
import { CartAccessContext } from './cart-access'
import { ProductCard } from './product-card'

const add = vi.fn<(product: Product, quantity: number) => Promise<void>>()

async function show(one: Product, view: 'grid' | 'list' = 'grid') {
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <I18nProvider locale="en" language={await wholeLanguage('en')}>
          <ToastProvider>
            <CartAccessContext value={{ add, quantityOf: () => 0 }}>
              <ProductCard product={one} tint="sand" view={view} />
            </CartAccessContext>
          </ToastProvider>
        </I18nProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}
const button = (name = 'Add to Cart') => screen.getByRole('button', { name }) as HTMLButtonElement
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  add.mockReset().mockResolvedValue()
})
afterEach(() => vi.useRealTimers())

describe('card of a product', () => {
  it('cuts the description at 100 characters in the grid (SHOP-LIST-09)', async () => {
    await show(product('a', { description: `${'x'.repeat(100)}rest` }))
    expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeTruthy()
  })

  it('leaves a description of 100 characters whole (SHOP-LIST-09)', async () => {
    await show(product('a', { description: 'x'.repeat(100) }))
    expect(screen.getByText('x'.repeat(100))).toBeTruthy()
  })

  it('says how few are left, but of a program, which has no stock', async () => {
    await show(product('a', { stockQuantity: 1 }))
    expect(screen.getByText('Only 1 left')).toBeTruthy()
    cleanup()
    await show(product('p', { stockQuantity: 1, programId: 'plan' }))
    expect(screen.queryByText(/left/)).toBeNull()
  })

  it.each(['grid', 'list'] as const)(
    'shows the lowest price before a sale below the struck price (%s) (X-118)',
    async (view) => {
      await show(product('a', { price: 20, salePrice: 12, lowestPrice: 15 }), view)
      const text = screen.getByText(/^Lowest price/).textContent
      expect(text).toBe('Lowest price in the 30 days before: $15.00')
    },
  )

  it('shows no lowest price without an earlier price or without a struck price (X-118)', async () => {
    await show(product('a', { price: 20, salePrice: 12, lowestPrice: null }))
    expect(screen.queryByText(/Lowest price/)).toBeNull()
    cleanup()
    await show(product('a', { price: 20, salePrice: 20, lowestPrice: 15 }))
    expect(screen.queryByText(/Lowest price/)).toBeNull()
  })

  it('shows 3 tags in the list (SHOP-LIST-10)', async () => {
    await show(product('a', { tags: ['one', 'two', 'three', 'four'] }), 'list')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['one', 'two', 'three'])
  })

  it.each(['grid', 'list'] as const)('puts one into the cart from the %s (SHOP-LIST-11)', async (view) => {
    const one = product('a')
    await show(one, view)
    fireEvent.click(button())
    await wait(0)
    expect(add.mock.calls).toEqual([[one, 1]])
    expect(screen.queryByText('Failed to add item to cart')).toBeNull()
  })

  it('shows a failure for 3 seconds (SHOP-LIST-12, SHOP-ERR-16)', async () => {
    add.mockRejectedValue(new Error('no'))
    await show(product('a'))
    fireEvent.click(button())
    await wait(0)
    const alert = screen.getAllByRole('alert').find((one) => one.textContent === 'Failed to add item to cart')
    expect(alert).toBeTruthy()
    await wait(2999)
    expect(alert?.textContent).toBe('Failed to add item to cart')
    await wait(1)
    expect(alert?.textContent).toBe('')
  })

  it('asks once for a double click', async () => {
    let finish: () => void = () => undefined
    add.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    await show(product('a'))
    fireEvent.click(button())
    fireEvent.click(button())
    finish()
    await wait(0)
    expect(add).toHaveBeenCalledTimes(1)
  })

  it('cannot be bought when it is sold out', async () => {
    await show(product('a', { availability: 'sold_out', stockQuantity: 0 }))
    expect(button('Add to Cart').disabled).toBe(true)
    expect(screen.getByText('Sold out')).toBeTruthy()
  })
})
