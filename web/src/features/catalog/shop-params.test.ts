import { describe, expect, it } from 'vitest'
import { readShopParams, shopAddress } from './shop-params'

const read = (query: string) => readShopParams(new URLSearchParams(query))

describe('address of the shop', () => {
  it('carries term, page, view and category (X-39)', () => {
    const address = shopAddress('sports pantry', { search: 'nut & oat', page: 3, view: 'list' })
    expect(address).toBe('/shop/category/sports%20pantry?search=nut+%26+oat&view=list&page=3')
    expect(read(address.split('?')[1] ?? '')).toEqual({ search: 'nut & oat', page: 3, view: 'list' })
  })

  it('leaves out what is as usual', () => {
    expect(shopAddress(undefined, { search: '', page: 1, view: 'grid' })).toBe('/shop')
  })

  it.each(['page=0', 'page=-3', 'page=x', 'page=1e999', 'view=wall'])(
    'takes %s as the first page in the grid',
    (query) => {
      expect(read(query)).toEqual({ search: '', page: 1, view: 'grid' })
    },
  )
})
