import { type FacetChoice, type FacetName, facetNames } from 'contract/catalog/facet-rules'

/** Facet values of a product, as the database writes them (`product_facets`); many products share one set. */
export interface FacetSet extends Record<FacetName, readonly string[]> {
  /** Name of the brand in each language, in the order of `localeCodes`; null without a translation. */
  names: readonly (string | null)[]
}

export const parseFacetSet = (key: string) => JSON.parse(key) as FacetSet

/** Number of products by value for each facet, and the names of the brands among the values. */
export interface FacetTotals {
  counts: Record<FacetName, Map<string, number>>
  brands: Map<string, FacetSet['names']>
}

export const isChosen = (choice: FacetChoice | undefined): choice is FacetChoice =>
  facetNames.some((facet) => (choice?.[facet]?.length ?? 0) > 0)

/** Returns the facets of which a set has no chosen value, as bits; 0 for a set that passes. */
export function missedFacets(set: FacetSet, choice: FacetChoice): number {
  let missed = 0
  for (const [bit, facet] of facetNames.entries()) {
    const chosen = choice[facet]
    if (chosen?.length && !set[facet].some((value) => chosen.includes(value))) missed |= 1 << bit
  }
  return missed
}

/**
 * Counts values of products by the number of products with each set. A facet counts the products that pass the choices of
 * all other facets; chosen values without products count 0.
 */
export function countFacets(
  sets: readonly (readonly [set: FacetSet, products: number])[],
  choice: FacetChoice,
): FacetTotals {
  const counts = Object.fromEntries(facetNames.map((facet) => [facet, new Map()])) as FacetTotals['counts']
  const brands: FacetTotals['brands'] = new Map()
  for (const [set, products] of sets) {
    if (products === 0) continue
    const missed = missedFacets(set, choice)
    for (const [bit, facet] of facetNames.entries()) {
      if ((missed & ~(1 << bit)) !== 0) continue
      for (const value of set[facet]) counts[facet].set(value, (counts[facet].get(value) ?? 0) + products)
      if (facet === 'brand') addBrand(brands, set)
    }
  }
  for (const facet of facetNames)
    for (const value of choice[facet] ?? []) if (!counts[facet].has(value)) counts[facet].set(value, 0)
  for (const [value, count] of counts.brand)
    if (count === 0) for (const [set] of sets) if (set.brand.includes(value)) addBrand(brands, set)
  return { counts, brands }
}

/** Adds the names of a brand; the alphabetically first of several spellings, whatever the order of the sets. */
function addBrand(brands: FacetTotals['brands'], { brand, names }: FacetSet): void {
  for (const value of brand) {
    const known = brands.get(value)
    if (!known || names.join('\n') < known.join('\n')) brands.set(value, names)
  }
}
