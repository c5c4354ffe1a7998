import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp()
const ids: Record<string, string> = {}

const list = async (query = '') => (await app.call('GET', `/products?facets=true&${query}`)).json()
const names = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name)

beforeAll(async () => {
  const brand = { brand: 'Zagros', translations: { fa: { brand: 'زاگرس' } } }
  ids.Whey = await makeProduct(app, {
    name: 'Whey',
    facts: { ...brand, diet: ['gluten_free'], goal: ['muscle_gain'] },
  })
  await makeProduct(app, { name: 'Pea', facts: { diet: ['vegan', 'gluten_free'], brand: 'Sepid' }, stock: 0 })
  await makeProduct(app, {
    name: 'Bell',
    facts: { ...brand, equipment: ['kettlebells'], goal: ['strength'] },
  })
  await makeProduct(app, { name: 'Plan', trackStock: false, stock: 0 })
})

describe('GET /products with facets', () => {
  test('counts all values of all facets, each with its name, brands of most products first', async () => {
    expect((await list()).facets).toEqual({
      diet: [
        { value: 'vegan', name: 'Vegan', count: 1 },
        { value: 'gluten_free', name: 'Gluten-free', count: 2 },
      ],
      goal: [
        { value: 'strength', name: 'Strength', count: 1 },
        { value: 'muscle_gain', name: 'Muscle gain', count: 1 },
      ],
      equipment: [{ value: 'kettlebells', name: 'Kettlebells', count: 1 }],
      brand: [
        { value: 'Zagros', name: 'Zagros', count: 2 },
        { value: 'Sepid', name: 'Sepid', count: 1 },
      ],
      inStock: [{ value: 'true', name: 'In stock', count: 3 }],
    })
  })

  test('names values in the language asked for, brands in English where they have no translation', async () => {
    const { facets } = await list('lang=fa')
    expect(facets.diet[0]).toEqual({ value: 'vegan', name: 'وگان', count: 1 })
    expect(facets.brand.map(({ name }: { name: string }) => name)).toEqual(['زاگرس', 'Sepid'])
    expect((await list('lang=nl')).facets.inStock[0].name).toBe('Op voorraad')
  })

  test('joins values of a facet by or, and facets by and', async () => {
    expect(names(await list('diet=vegan,gluten_free'))).toEqual(['Whey', 'Pea'])
    expect(names(await list('diet=vegan,gluten_free&brand=Zagros'))).toEqual(['Whey'])
    expect(names(await list('inStock=true&diet=gluten_free'))).toEqual(['Whey'])
    expect(names(await list('brand=Zagros&goal=strength&search=bell'))).toEqual(['Bell'])
  })

  test('counts a facet without its own choice, and shows a chosen value at 0', async () => {
    const { facets, totalProducts } = await list('diet=vegan&brand=Zagros')
    expect(totalProducts).toBe(0)
    expect(facets.diet).toEqual([
      { value: 'vegan', name: 'Vegan', count: 0 },
      { value: 'gluten_free', name: 'Gluten-free', count: 1 },
    ])
    expect(facets.brand).toEqual([
      { value: 'Sepid', name: 'Sepid', count: 1 },
      { value: 'Zagros', name: 'Zagros', count: 0 },
    ])
  })

  test('shows a value that there is not, by itself and at 0', async () => {
    const { facets, products } = await list('goal=flying')
    expect(products).toEqual([])
    expect(facets.goal.at(-1)).toEqual({ value: 'flying', name: 'flying', count: 0 })
  })

  test('takes blanks and repetitions as nothing, and any other inStock as no choice', async () => {
    expect(names(await list('diet=&brand=%20,,&inStock=maybe'))).toHaveLength(4)
    expect(names(await list('diet=vegan,vegan,%20vegan%20'))).toEqual(['Pea'])
  })

  test('refuses a choice that is too long', async () => {
    const answer = await app.call('GET', `/products?brand=${'x'.repeat(501)}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('request.too_long')
  })

  test('answers no facets where nobody asks, and filters all the same', async () => {
    const answer = (await app.call('GET', '/products?goal=strength')).json()
    expect(answer.facets).toBeUndefined()
    expect(names(answer)).toEqual(['Bell'])
  })

  test('leaves a product out of the facet of stock when it is sold out', async () => {
    expect(names(await list('inStock=true'))).toContain('Whey')
    await app.deps.db`update products set stock = 0 where id = ${ids.Whey ?? ''}`
    await expect.poll(async () => names(await list('inStock=true'))).toEqual(['Bell', 'Plan'])
    expect((await list()).facets.inStock[0].count).toBe(2)
  })

  test('returns the facets of a product among its facts', async () => {
    const { data } = (await app.call('GET', `/products/${ids.Whey}?lang=fa`)).json()
    expect(data.facts).toMatchObject({ brand: 'زاگرس', diet: ['gluten_free'], goal: ['muscle_gain'] })
  })
})
