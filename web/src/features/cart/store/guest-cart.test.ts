import { DAY } from 'contract/units'
import { describe, expect, it } from 'vitest'
import { line, product, storeLocalCart } from '../../../../test/fake-shop'
import { limitOf } from '../cart-lines'
import { proposalLines } from './cart-merge'
import { applyToGuestCart } from './cart-ops'
import { readGuestCart, writeGuestCart } from './guest-cart'

const p = product('p', { stockQuantity: 3 })

describe('guest cart storage', () => {
  it('stores lines with a timestamp, and nothing for an empty cart (SHOP-STATE-07)', () => {
    writeGuestCart([line(p, 2)], 1234)
    expect(JSON.parse(localStorage.getItem('localCart') ?? '')).toMatchObject([
      { productId: 'p', quantity: 2 },
    ])
    expect(localStorage.getItem('localCartTimestamp')).toBe('1234')
    writeGuestCart([])
    expect(localStorage.getItem('localCart')).toBeNull()
    expect(localStorage.getItem('localCartTimestamp')).toBeNull()
  })

  it('deletes the cart after 30 days, not before', () => {
    storeLocalCart([line(p, 2)], 0)
    expect(readGuestCart(30 * DAY)).toHaveLength(1)
    expect(readGuestCart(30 * DAY + 1)).toEqual([])
    expect(localStorage.getItem('localCart')).toBeNull()
  })

  it('reads the valid part of corrupted lines', () => {
    localStorage.setItem('localCartTimestamp', String(Date.now()))
    localStorage.setItem('localCart', '{')
    expect(readGuestCart()).toEqual([])
    localStorage.setItem(
      'localCart',
      JSON.stringify([null, { productId: 'p' }, { productId: 'q', quantity: '2' }]),
    )
    expect(readGuestCart()).toMatchObject([{ productId: 'q', quantity: 2, price: 0, name: '' }])
  })

  it('refuses the same operations as the server (SHOP-VAL-51 SHOP-ERR-24)', () => {
    const held = [line(p, 2)]
    const code = (op: Parameters<typeof applyToGuestCart>[1]) => {
      try {
        return applyToGuestCart(held, op).map(({ quantity }) => quantity)
      } catch (error) {
        return (error as { code: string }).code
      }
    }
    expect(code({ kind: 'add', product: p, quantity: 1 })).toEqual([3])
    expect(code({ kind: 'add', product: p, quantity: 2 })).toBe('cart.insufficient_stock')
    expect(code({ kind: 'update', productId: 'p', quantity: 3 })).toEqual([3])
    expect(code({ kind: 'update', productId: 'p', quantity: 4 })).toBe('cart.insufficient_stock')
    expect(code({ kind: 'update', productId: 'p', quantity: 0 })).toBe('cart.quantity_invalid')
    expect(code({ kind: 'update', productId: 'x', quantity: 1 })).toBe('cart.item_not_found')
    expect(code({ kind: 'remove', productId: 'x' })).toBe('cart.item_not_found')
    const soldOut = product('s', { availability: 'sold_out', stockQuantity: 0 })
    expect(code({ kind: 'add', product: soldOut, quantity: 1 })).toBe('cart.insufficient_stock')
  })

  it('sets no limit when the stock is unknown and allows lowering a line above the stock', () => {
    const unknown = line(product('u', { stockQuantity: 0 }), 5)
    expect(limitOf(unknown)).toBeUndefined()
    expect(applyToGuestCart([unknown], { kind: 'update', productId: 'u', quantity: 50 })[0]?.quantity).toBe(
      50,
    )
    const above = line(product('p', { stockQuantity: 3 }), 8)
    expect(applyToGuestCart([above], { kind: 'update', productId: 'p', quantity: 5 })[0]?.quantity).toBe(5)
  })

  it('proposes guest lines with the sum of both carts, capped at the stock', () => {
    const q = product('q')
    const offer = proposalLines([line(p, 2), line(q, 1)], [line(p, 2)])
    expect(offer.map(({ after }) => after)).toEqual([3, 1])
  })
})
