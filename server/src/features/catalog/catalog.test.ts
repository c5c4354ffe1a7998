import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp()
const empty = useApp()
const ids: string[] = []
let strength: string

const list = async (query = '') => (await app.call('GET', `/products?${query}`)).json()

beforeAll(async () => {
  for (let i = 0; i < 29; i++) {
    ids.push(await makeProduct(app, { name: `Bar no${i}x`, isFeatured: i % 5 === 0 }))
  }
  strength = (await app.call('GET', '/categories')).json().data[0]._id
})

describe('the list', () => {
  test('returns twelve products and the position of the page (SHOP-CALL-13 SHOP-CALL-14 SHOP-CONST-07)', async () => {
    const answer = await app.call('GET', '/products')
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(Object.keys(body).sort()).toEqual([
      'currentPage',
      'products',
      'success',
      'totalPages',
      'totalProducts',
    ])
    expect(body).toMatchObject({ success: true, totalProducts: 29, currentPage: 1, totalPages: 3 })
    expect(body.products.map((p: { _id: string }) => p._id)).toEqual(ids.slice(0, 12))
  })

  test('SHOP-CALL-13 pages follow each other without gap or repeat', async () => {
    const seen = []
    for (let page = 1; page <= 6; page++) seen.push(...(await list(`page=${page}&limit=5`)).products)
    expect(seen.map((p) => p._id)).toEqual(ids)
  })

  test('SHOP-CALL-13 of one category, and of a search in it', async () => {
    expect((await list(`categoryId=${strength}`)).totalProducts).toBe(29)
    expect((await list(`categoryId=${strength}&search=bar+no28x`)).totalProducts).toBe(1)
    expect(await list('categoryId=none')).toMatchObject({ products: [], totalProducts: 0, totalPages: 1 })
    expect((await list('categoryId=')).totalProducts).toBe(29)
  })

  test('featured products', async () => {
    expect((await list('featured=true')).totalProducts).toBe(6)
    expect((await list('featured=no')).totalProducts).toBe(29)
  })

  test.each([
    ['page=abc', 1, 12],
    ['page=', 1, 12],
    ['page=0', 1, 12],
    ['page=-1', 1, 12],
    ['page=2.9', 2, 12],
    ['page=1e9', 3, 5],
    ['page=1e309', 3, 5],
    ['page=99999999999999999999', 3, 5],
    ['page=NaN', 1, 12],
    ['page=2&page=3', 2, 12],
    ['page[]=2', 1, 12],
    ['limit=0', 1, 1],
    ['limit=-5', 1, 1],
    ['limit=1000', 1, 29],
    ['limit=abc', 1, 12],
    ['limit=1e309', 1, 29],
    ['page=%D9%A2', 1, 12],
  ])('X-37 %s is clamped', async (query, page, count) => {
    const answer = await app.call('GET', `/products?${query}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().currentPage).toBe(page)
    expect(answer.json().products).toHaveLength(count)
  })

  test('X-37 an empty catalogue has one page', async () => {
    expect((await empty.call('GET', '/products?page=7')).json()).toMatchObject({
      products: [],
      totalProducts: 0,
      currentPage: 1,
      totalPages: 1,
    })
  })
})

describe('one product', () => {
  test('SHOP-CALL-16 SHOP-ENT-04..11 with every field of the specification', async () => {
    const id = await makeProduct(app, {
      name: 'Rack',
      description: 'Holds.',
      sku: 'RACK-1',
      tags: ['steel', 'home'],
      priceCents: 64_900,
      salePriceCents: 59_900,
      stock: 7,
      isFeatured: true,
    })
    const answer = await app.call('GET', `/products/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true })
    expect(answer.json().data).toEqual(
      expect.objectContaining({
        _id: id,
        name: 'Rack',
        description: 'Holds.',
        sku: 'RACK-1',
        images: ['/images/0123456789abcdef0123456789abcdef'],
        price: 649,
        salePrice: 599,
        stockQuantity: 7,
        availability: 'in_stock',
        isFeatured: true,
        tags: ['steel', 'home'],
        weight: 16,
        categoryId: { _id: strength, name: 'Strength', slug: 'strength' },
        programId: null,
      }),
    )
    const listed = (await list('search=rack')).products[0]
    expect(answer.json().data).toMatchObject(listed)
  })

  test('SHOP-CALL-16 that is not there: the message says so', async () => {
    const answer = await app.call('GET', '/products/nothing')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      success: false,
      message: 'Product not found',
      code: 'catalog.product_not_found',
    })
  })

  test('SHOP-ENT-07 X-18 sold out, counted and not counted', async () => {
    const read = async (wish: Parameters<typeof makeProduct>[1]) =>
      (await app.call('GET', `/products/${await makeProduct(app, wish)}`)).json().data
    expect(await read({ stock: 0 })).toMatchObject({ stockQuantity: 0, availability: 'sold_out' })
    expect(await read({ stock: 0, trackStock: false })).toMatchObject({
      stockQuantity: 99,
      availability: 'in_stock',
    })
    expect(await read({ trackStock: false, programTemplate: 'strong-start' })).toMatchObject({
      stockQuantity: 1,
      availability: 'in_stock',
      programId: 'strong-start',
    })
  })
})

test('SHOP-CALL-17 SHOP-ENT-12 categories with counts, and the plain list', async () => {
  const total = (await list()).totalProducts
  for (const path of ['/categories/with-counts', '/categories']) {
    const answer = await app.call('GET', path)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual([
      expect.objectContaining({ _id: strength, name: 'Strength', slug: 'strength', productCount: total }),
    ])
  }
})
