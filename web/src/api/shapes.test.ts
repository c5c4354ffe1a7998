import { describe, expect, it, vi } from 'vitest'
import { readCategories, readOrders, readProductPage, withCountsOr } from './shapes'

const products = [{ _id: 'p' }]
const counts = { totalProducts: 30, currentPage: 2, totalPages: 3 }

describe('response shapes that the specification allows', () => {
  it('reads products from the top level or from data (SHOP-CALL-14 SHOP-CALL-15)', () => {
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

  it('falls back to categories without counts when that call fails (SHOP-CALL-18)', async () => {
    const plain = vi.fn(async () => 'plain')
    expect(await withCountsOr(async () => 'counted', plain)).toBe('counted')
    expect(plain).not.toHaveBeenCalled()
    expect(await withCountsOr(async () => Promise.reject(new Error('no')), plain)).toBe('plain')
  })

  it('reads categories as an array, from data or from categories (SHOP-CALL-19)', () => {
    const list = [{ _id: 'c' }]
    for (const answer of [list, { data: list }, { categories: list }, { data: { categories: list } }]) {
      expect(readCategories(answer)).toEqual(list)
    }
    expect(readCategories({ success: true })).toEqual([])
  })

  it('reads orders from data.orders, from orders, or as an array (SHOP-CALL-28)', () => {
    const list = [{ _id: 'o' }]
    for (const answer of [{ success: true, data: { orders: list } }, { success: true, orders: list }, list]) {
      expect(readOrders(answer)).toEqual(list)
    }
    expect(readOrders({ success: true })).toBeUndefined()
  })
})
