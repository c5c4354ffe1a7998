import { describe, expect, it } from 'vitest'
import { WrittenFacts } from './facts-calls'
import { markedParts, perServing, roundNutrient, unitPriceOf } from './label'

const nutrition = {
  per: 'g' as const,
  energyKj: 1557,
  energyKcal: 372,
  fat: 7,
  saturates: 1.3,
  carbohydrate: 59,
  sugars: 1.1,
  fiber: 10,
  protein: 13,
  salt: 0.02,
}
const problemsOf = (facts: unknown) => {
  const { error } = WrittenFacts.safeParse(facts)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('X-103 the facts of a product', () => {
  it('may all be missing', () => expect(problemsOf({})).toEqual([]))

  it('may be a whole label', () => {
    const facts = {
      nutrition,
      netQuantity: { value: 1000, unit: 'g' },
      serving: { size: 50, unit: 'g' },
      servings: 20,
      ingredients: 'Whole *oats*',
      allergens: { contains: ['gluten'], mayContain: ['milk'] },
      actives: [{ name: 'Beta-glucan', amount: 2, unit: 'g' }],
      dimensions: { height: 30 },
      translations: { fa: { ingredients: '*جو دوسر* سبوس‌دار', actives: ['بتاگلوکان'] } },
    }
    expect(problemsOf(facts)).toEqual([])
  })

  it.each<[string, object, string]>([
    ['more saturates than fat', { saturates: 8 }, 'nutrition.saturates: catalog.facts_disagree'],
    ['more sugars than carbohydrate', { sugars: 60 }, 'nutrition.sugars: catalog.facts_disagree'],
    ['more than 100 g in 100 g', { protein: 40 }, 'nutrition.protein: catalog.facts_disagree'],
    ['kJ that are not the kcal', { energyKj: 372 }, 'nutrition.energyKj: catalog.facts_disagree'],
    ['a negative amount', { salt: -1 }, 'nutrition.salt: request.out_of_range'],
    ['an amount as a text', { salt: '1' }, 'nutrition.salt: request.wrong_type'],
  ])('refuses nutrition with %s', (_, wrong, problem) => {
    expect(problemsOf({ nutrition: { ...nutrition, ...wrong } })).toContain(problem)
  })

  it.each<[string, object, string]>([
    [
      'more servings than the pack holds',
      { netQuantity: { value: 500, unit: 'g' }, serving: { size: 3, unit: 'g' }, servings: 200 },
      'servings: catalog.facts_disagree',
    ],
    [
      'an allergen that it both contains and may contain',
      { allergens: { contains: ['milk'], mayContain: ['milk'] } },
      'allergens.mayContain: catalog.facts_disagree',
    ],
    [
      'an allergen that is not closed',
      { ingredients: 'Whey (*milk)' },
      'ingredients: catalog.marks_unpaired',
    ],
    [
      'names of other actives in another language',
      {
        actives: [{ name: 'EPA', amount: 1, unit: 'mg' }],
        translations: { nl: { actives: ['EPA', 'DHA'] } },
      },
      'translations.nl.actives: catalog.facts_disagree',
    ],
    ['an empty text', { dose: '  ' }, 'dose: request.invalid'],
    ['a text without end', { care: 'x'.repeat(1001) }, 'care: request.too_long'],
    ['a length of nothing', { dimensions: { width: 0 } }, 'dimensions.width: request.out_of_range'],
  ])('refuses %s', (_, facts, problem) => expect(problemsOf(facts)).toContain(problem))

  it('refuses an unknown fact', () => {
    expect(problemsOf({ color: 'red' })).toHaveLength(1)
    expect(problemsOf({ allergens: { contains: ['dust'], mayContain: [] } })).toHaveLength(1)
  })
})

describe('values derived from facts', () => {
  it.each([
    [2999, { value: 500, unit: 'g' as const }, { price: 5998, per: 'kg' }],
    [649, { value: 1000, unit: 'g' as const }, { price: 649, per: 'kg' }],
    [1799, { value: 1500, unit: 'ml' as const }, { price: 1199, per: 'l' }],
    [1349, { value: 200, unit: 'ml' as const }, { price: 6745, per: 'l' }],
    [2299, { value: 120, unit: 'piece' as const }, { price: 19, per: 'piece' }],
    [1899, { value: 2, unit: 'piece' as const }, { price: 950, per: 'piece' }],
    [1899, { value: 1, unit: 'piece' as const }, undefined],
  ])('unit price of %i cents', (price, quantity, expected) => {
    expect(unitPriceOf(price, quantity)).toEqual(expected)
  })

  it('a serving is its share of 100 g, rounded as labels are', () => {
    expect(perServing(nutrition, 50)).toEqual({
      energyKj: 779,
      energyKcal: 186,
      fat: 3.5,
      saturates: 0.7,
      carbohydrate: 30,
      sugars: 0.6,
      fiber: 5,
      protein: 6.5,
      salt: 0.01,
    })
  })

  it('rounds a half up that binary fractions hold just below it', () => {
    expect(roundNutrient('fat', 1.005 * 10 * 0.1 + 0.045)).toBe(1.1)
    expect(roundNutrient('salt', 1.15)).toBe(1.2)
    expect(roundNutrient('salt', 0.145)).toBe(0.15)
  })

  it('the marks of ingredients name the allergens', () => {
    expect(markedParts('Whey (*milk*), cocoa')).toEqual([
      { text: 'Whey (', marked: false },
      { text: 'milk', marked: true },
      { text: '), cocoa', marked: false },
    ])
  })
})
