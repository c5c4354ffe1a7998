import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/factories'
import { useApp } from '../../../test/test-app'

const app = useApp()
const read = async (id: string, query = '') => (await app.call('GET', `/products/${id}${query}`)).json().data

const facts: WrittenFacts = {
  flavor: 'Vanilla',
  size: '1 kg',
  netQuantity: { value: 1000, unit: 'g' },
  serving: { size: 30, unit: 'g' },
  servings: 33,
  nutrition: {
    per: 'g',
    energyKj: 1572,
    energyKcal: 370,
    fat: 1,
    saturates: 0.5,
    carbohydrate: 3.3,
    sugars: 2.7,
    protein: 87,
    salt: 0.5,
  },
  actives: [{ name: 'Leucine', amount: 2.7, unit: 'g' }],
  ingredients: 'Whey protein isolate (*milk*), vanilla',
  allergens: { contains: ['milk'], mayContain: ['soy'] },
  dose: 'One scoop a day.',
  translations: {
    fa: { flavor: 'وانیلی', size: '۱ کیلوگرم', actives: ['لوسین'], ingredients: 'وی ایزوله (*شیر*)، وانیل' },
    nl: { flavor: 'Vanille', dose: 'Eén schep per dag.' },
  },
}
let vanilla: string
let cacao: string
let hidden: string
let alone: string

beforeAll(async () => {
  vanilla = await makeProduct(app, { name: 'Whey vanilla', priceCents: 4999, salePriceCents: 3999, facts })
  const { translations: _, ...english } = facts
  cacao = await makeProduct(app, {
    name: 'Whey cacao',
    stock: 0,
    facts: { ...english, flavor: 'Cacao' },
    variantOf: vanilla,
  })
  hidden = await makeProduct(app, { facts: { flavor: 'Mango' }, variantOf: vanilla })
  await app.deps.db`update products set is_active = false where id = ${hidden}`
  alone = await makeProduct(app, { name: 'Towel', priceCents: 1000 })
})

describe('X-103 the facts beside the description', () => {
  test('returns facts with their derived values', async () => {
    const { translations: _, nutrition, ...english } = facts
    const { per, ...per100 } = nutrition as NonNullable<typeof nutrition>
    expect((await read(vanilla)).facts).toEqual({
      ...english,
      unitPrice: { price: 39.99, per: 'kg' },
      nutrition: {
        per,
        per100,
        perServing: {
          energyKj: 472,
          energyKcal: 111,
          fat: 0.3,
          saturates: 0.2,
          carbohydrate: 1,
          sugars: 0.8,
          protein: 26,
          salt: 0.15,
        },
      },
    })
  })

  test('in the language asked for, English where a text is missing', async () => {
    expect((await read(vanilla, '?lang=fa')).facts).toMatchObject({
      flavor: 'وانیلی',
      size: '۱ کیلوگرم',
      ingredients: 'وی ایزوله (*شیر*)، وانیل',
      actives: [{ name: 'لوسین', amount: 2.7, unit: 'g' }],
      dose: 'One scoop a day.',
      servings: 33,
    })
    expect((await read(vanilla, '?lang=nl')).facts).toMatchObject({
      flavor: 'Vanille',
      actives: [{ name: 'Leucine' }],
      dose: 'Eén schep per dag.',
    })
  })

  test('a serving in pieces has no share of 100 g', async () => {
    const id = await makeProduct(app, {
      facts: { ...facts, serving: { size: 2, unit: 'piece' }, servings: 60 },
    })
    expect((await read(id)).facts.nutrition).toEqual({ per: 'g', per100: expect.anything() })
  })

  test('a product may have none', async () => {
    expect(await read(alone)).toMatchObject({ facts: {}, variantOf: null, variants: [] })
  })

  test('lists stay without them', async () => {
    const { products } = (await app.call('GET', '/products')).json()
    for (const one of products) {
      for (const field of ['facts', 'variants', 'variantOf']) expect(one).not.toHaveProperty(field)
    }
  })

  test('shows a change of the facts immediately', async () => {
    await read(alone)
    await app.deps.db`update products set facts = '{"care": "Wash at 60 °C."}' where id = ${alone}`
    await expect.poll(async () => (await read(alone)).facts).toEqual({ care: 'Wash at 60 °C.' })
  })
})

describe('X-103 a family', () => {
  const first = { name: 'Whey vanilla', flavor: 'Vanilla', size: '1 kg', price: 49.99, salePrice: 39.99 }
  const second = { name: 'Whey cacao', flavor: 'Cacao', size: '1 kg', price: 49.99, salePrice: null }

  test('lists the same family for each of its products, with price and stock, without hidden ones', async () => {
    const variants = [
      { _id: vanilla, ...first, availability: 'in_stock' },
      { _id: cacao, ...second, availability: 'sold_out' },
    ]
    expect(await read(vanilla)).toMatchObject({ variantOf: null, variants })
    expect(await read(cacao)).toMatchObject({ variantOf: vanilla, variants })
    expect((await read(vanilla)).variants).toHaveLength(2)
  })

  test('names its choices in the language asked for', async () => {
    const [one, other] = (await read(cacao, '?lang=fa')).variants
    expect([one.flavor, other.flavor]).toEqual(['وانیلی', 'Cacao'])
  })

  test('is one, also where a product was added as the variant of a variant', async () => {
    const first = await makeProduct(app, { facts: { size: '8 kg' } })
    const second = await makeProduct(app, { facts: { size: '12 kg' }, variantOf: first })
    const third = await makeProduct(app, { facts: { size: '16 kg' }, variantOf: second })
    for (const id of [first, second, third]) {
      const { variants } = await read(id)
      expect(variants.map(({ _id }: { _id: string }) => _id)).toEqual([first, second, third])
    }
    expect((await read(third)).variantOf).toBe(first)
    await expect(makeProduct(app, { variantOf: 'gone' })).rejects.toThrow(/foreign key/)
  })

  test('treats the only remaining product of a family as a single one', async () => {
    const lone = await makeProduct(app)
    const gone = await makeProduct(app, { variantOf: lone })
    expect((await read(lone)).variants).toHaveLength(2)
    await app.deps.db`update products set is_active = false where id = ${gone}`
    await expect.poll(async () => (await read(lone)).variants).toEqual([])
  })
})

describe('facts that cannot be true', () => {
  test.each<[string, object]>([
    ['contradict each other', { nutrition: { ...facts.nutrition, sugars: 50 } }],
    ['are not known', { smell: 'good' }],
  ])('are not written where they %s', async (_, wrong) => {
    await expect(makeProduct(app, { facts: wrong })).rejects.toThrow()
  })

  test('rejects facts that are not an object, and a product that is its own variant', async () => {
    const { db } = app.deps
    await expect(db`update products set facts = '[]' where id = ${alone}`).rejects.toThrow(
      /products_facts_object/,
    )
    await expect(db`update products set variant_of = id where id = ${alone}`).rejects.toThrow(
      /products_variant_of_another/,
    )
  })
})
