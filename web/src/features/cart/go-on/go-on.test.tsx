import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { GoOn as GoOnData } from 'contract/catalog/go-on-calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeShop, product, storeSession } from '../../../../test/fake-shop'
import { openPage } from '../../../../test/page'
import { GoOn } from './go-on'

const plan = product('plan', { name: 'Strength', price: 120, programId: 't1', stockQuantity: 0 })
const FOUND: GoOnData = {
  product: { _id: 'plan', name: 'Strength', price: 120 },
  coach: { firstName: 'Kaveh', lastName: 'Rad' },
}

afterEach(() => vi.unstubAllGlobals())

async function open(data: GoOnData, products = [plan]) {
  storeSession()
  const server = fakeShop(products)
  server.on({ 'GET /user-programs/:id/go-on': () => ({ success: true, data }) })
  const page = await openPage({ '/progress': <GoOn id="p1" />, '/checkout': <p>checkout</p> }, '/progress')
  return { ...page, server }
}

describe('going on after a program', () => {
  it('adds the program once and opens the checkout in one tap, also on a double tap', async () => {
    const { server } = await open(FOUND)
    const button = await screen.findByRole('button', { name: 'Go On with ⁨Kaveh Rad⁩' })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText('checkout')
    expect(server.calls('POST', '/orders/cart/add').map(({ body }) => body)).toEqual([
      { productId: 'plan', quantity: 1 },
    ])
  })

  it('names no coach who gives the program no more', async () => {
    await open({ ...FOUND, coach: null })
    await screen.findByRole('button', { name: 'Go On' })
  })

  it('is not offered while the shop does not sell the program', async () => {
    const { server } = await open({ product: null, coach: null })
    await waitFor(() => expect(server.calls('GET', '/user-programs/p1/go-on')).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('stays on the page and says so when the product has left the shop meanwhile', async () => {
    const { server } = await open(FOUND, [])
    fireEvent.click(await screen.findByRole('button', { name: /^Go On/ }))
    await screen.findByText('That didn’t work. Please try again.')
    expect(screen.queryByText('checkout')).toBeNull()
    expect(server.calls('POST', '/orders/cart/add')).toEqual([])
  })
})
