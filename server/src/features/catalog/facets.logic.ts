import type { Facets, FacetValue } from 'contract/catalog/calls'
import { facetValueName } from 'contract/catalog/facet-names'
import { BRANDS_MAX, type FacetChoice, type FacetName, facetValues } from 'contract/catalog/facet-rules'
import { type Locale, localeCodes } from 'contract/locale'
import type { FacetTotals } from './listing/facets'

/**
 * Facets of a list in the shop's order, with names in a language: brands by their number of products, the most first, and all
 * other values as the contract lists them.
 */
export function namedFacets({ counts, brands }: FacetTotals, choice: FacetChoice, locale: Locale): Facets {
  const namedValue = (facet: FacetName, [value, count]: readonly [string, number]): FacetValue => ({
    value,
    name: (facet === 'brand' ? brandName(value) : facetValueName(locale, facet, value)) ?? value,
    count,
  })
  const brandName = (value: string) => {
    const names = brands.get(value)
    return names?.[localeCodes.indexOf(locale)] ?? names?.[0]
  }
  const closed = (facet: keyof typeof facetValues) => {
    const order = new Map<string, number>(facetValues[facet].map((value, place) => [value, place]))
    const placeOf = (value: string) => order.get(value) ?? order.size
    return [...counts[facet]]
      .sort(([a], [b]) => placeOf(a) - placeOf(b))
      .map((entry) => namedValue(facet, entry))
  }
  const isChosen = (value: string) => choice.brand?.includes(value) ?? false
  return {
    diet: closed('diet'),
    goal: closed('goal'),
    equipment: closed('equipment'),
    brand: [...counts.brand]
      .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
      .filter(([value], place) => place < BRANDS_MAX || isChosen(value))
      .map((entry) => namedValue('brand', entry)),
    inStock: [...counts.inStock].map((entry) => namedValue('inStock', entry)),
  }
}
