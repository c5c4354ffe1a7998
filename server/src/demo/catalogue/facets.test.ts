import { WrittenFacts } from 'contract/catalog/facts-calls'
import { describe, expect, it } from 'vitest'
import { conditioning } from './conditioning'
import { demoFacets, factsWithFacets } from './facets'
import { gear } from './gear'
import { pantry } from './pantry'
import { programs } from './programs'
import { strength } from './strength'
import { supplements } from './supplements'

const products = [...supplements, ...pantry, ...strength, ...conditioning, ...gear, ...programs]

describe('facets of the demo catalogue', () => {
  it('name only products of the catalogue', () => {
    const keys = new Set(products.map(({ key }) => key))
    expect(Object.keys(demoFacets).filter((key) => !keys.has(key))).toEqual([])
  })

  it.each(products.map((product) => [product.key, product] as const))(
    '%s states them itself',
    (_, product) => {
      const facts = factsWithFacets(product)
      const { name, description, tags } = product.texts.en
      expect(WrittenFacts.safeParse(facts).error?.issues ?? []).toEqual([])
      expect(facts.diet?.includes('vegan') ?? false).toBe(
        tags.includes('vegan') || description.includes('Vegan.'),
      )
      expect(facts.diet?.includes('gluten_free') ?? false).toBe(/Gluten-free/.test(description))
      if (tags.includes('no added sugar')) expect(facts.diet).toContain('no_added_sugar')
      if (facts.diet?.includes('vegan')) expect(facts.diet).toContain('vegetarian')
      if (facts.brand) {
        expect(name).toContain(facts.brand)
        expect(product.texts.fa.name).toContain(facts.translations?.fa?.brand)
      } else expect(product.program).not.toBeNull()
    },
  )

  it('protein has a fifth of the energy where a product is called high in protein', () => {
    for (const product of products) {
      const { diet, nutrition } = factsWithFacets(product)
      if (!diet?.includes('high_protein')) continue
      expect(nutrition, product.key).toBeDefined()
      const share = (4 * (nutrition?.protein ?? 0)) / (nutrition?.energyKcal ?? 1)
      expect(share, product.key).toBeGreaterThanOrEqual(0.2)
    }
  })
})
