import { describe, expect, it, vi } from 'vitest'
import { readCategories, readOrders, readProductPage, withCountsOr } from './shapes'

const products = [{ _id: 'p' }]
const counts = { totalProducts: 30, currentPage: 2, totalPages: 3 }

describe('answers in the shapes that the specification lets them have', () => {
  it('SHOP-CALL-14 SHOP-CALL-15: products at the top level or nested under data', () => {
    const page = { products, ...counts }
    expect(readProductPage({ success: true, ...page })).toEqual(page)
    expect(readProductPage({ success: true, data: page })).toEqual(page)
    expect(readProductPage({ success: true })).toEqual({
      products: [],
      totalProducts: 0,
      currentPage: 1,
      totalPages: 1,
    })
  })

  it('SHOP-CALL-18: falls back to the plain categories when the counted ones fail', async () => {
    const plain = vi.fn(async () => 'plain')
    expect(await withCountsOr(async () => 'counted', plain)).toBe('counted')
    expect(plain).not.toHaveBeenCalled()
    expect(await withCountsOr(async () => Promise.reject(new Error('no')), plain)).toBe('plain')
  })

  it('SHOP-CALL-19: categories as an array, under data, or under categories', () => {
    const list = [{ _id: 'c' }]
    for (const answer of [list, { data: list }, { categories: list }, { data: { categories: list } }]) {
      expect(readCategories(answer)).toEqual(list)
    }
    expect(readCategories({ success: true })).toEqual([])
  })

  it('SHOP-CALL-28: orders under data.orders, under orders, or as a bare array', () => {
    const list = [{ _id: 'o' }]
    for (const answer of [{ success: true, data: { orders: list } }, { success: true, orders: list }, list]) {
      expect(readOrders(answer)).toEqual(list)
    }
    expect(readOrders({ success: true })).toBeUndefined()
  })
})
