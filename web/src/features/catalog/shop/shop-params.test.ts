import { describe, expect, it } from 'vitest'
import { readAmount, readShopParams, shopAddress } from './shop-params'

const read = (query: string) => readShopParams(new URLSearchParams(query))

describe('address of the shop', () => {
  it('carries term, page, view and category (X-39)', () => {
    const address = shopAddress('sports pantry', { search: 'nut & oat', page: 3, view: 'list' })
    expect(address).toBe('/shop/category/sports%20pantry?search=nut+%26+oat&view=list&page=3')
    expect(read(address.split('?')[1] ?? '')).toEqual({
      search: 'nut & oat',
      sort: 'featured',
      page: 3,
      view: 'list',
    })
  })

  it('carries the order and the bounds of the price', () => {
    const state = {
      search: '',
      sort: 'price_desc',
      minPrice: 0,
      maxPrice: 49.5,
      page: 1,
      view: 'grid',
    } as const
    const address = shopAddress(undefined, state)
    expect(address).toBe('/shop?minPrice=0&maxPrice=49.5&sort=price_desc')
    expect(read(address.split('?')[1] ?? '')).toEqual(state)
  })

  it.each([
    ['25', 25],
    [' $19.99 ', 19.99],
    ['12,5', 12.5],
    ['۲۵٫۵', 25.5],
    ['٣٠', 30],
    ['', undefined],
    ['1e3', undefined],
    ['-5', undefined],
    ['ten', undefined],
  ])('reads %j as an amount', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it('leaves out defaults', () => {
    expect(shopAddress(undefined, { search: '', page: 1, view: 'grid' })).toBe('/shop')
  })

  it.each([
    'page=0',
    'page=-3',
    'page=x',
    'page=1e999',
    'view=wall',
    'sort=random',
    'minPrice=-1',
    'maxPrice=lots',
  ])('takes %s as the first page in the grid', (query) => {
    expect(read(query)).toEqual({ search: '', sort: 'featured', page: 1, view: 'grid' })
  })
})
