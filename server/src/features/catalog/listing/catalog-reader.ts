import type { ProductSort } from 'contract/catalog/calls'
import type { FacetChoice } from 'contract/catalog/facet-rules'
import type { Locale } from 'contract/locale'
import type { FacetTotals } from './facets'
import type { ProductIndex } from './product-index'
import { selectRelated } from './related'
import { searchProducts } from './search'
import { countByCategory, firstOf, idsOf, listOf, type Slice, selectProducts } from './select'

/** A question for a page of the shop; bounds on what one pays, in cents. */
export interface ListQuestion {
  search: string
  /** Ids of products that a search with words finds before all others, whatever they say. */
  first?: readonly string[] | undefined
  categoryId?: string | undefined
  featured: boolean
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Chosen values of facets. */
  choice?: FacetChoice | undefined
  /** Returns the facets of the found products as well. */
  hasFacets?: boolean | undefined
  sort?: ProductSort | undefined
  locale: Locale
  /** Says which products of so many are wanted. */
  sliceOf: (total: number) => Slice
  /** Products that are named where nothing is found. */
  nearestMax: number
}

export interface ListAnswer {
  total: number
  ids: string[]
  /** Corrected search text, used when the typed words have no match. */
  correction?: string | undefined
  /** Closest products to a search without results. */
  nearest: string[]
  facets?: FacetTotals
}

/** Best products for a text that is being typed; undefined for a text without words. */
export type BestAnswer =
  | (Pick<ListAnswer, 'ids' | 'correction'> & {
      /** False where nothing was found, so that these are the closest products. */
      isFound: boolean
    })
  | undefined

/**
 * The catalogue as it is now, by ids: what is on sale, found, counted and sorted. Small ones answer from an index in memory,
 * large ones from the database (decision 079); callers do not know which.
 */
export interface CatalogReader {
  list(question: ListQuestion): Promise<ListAnswer>
  best(text: string, max: number, first?: readonly string[]): Promise<BestAnswer>
  /** Others that go with a product; undefined if it is not on sale. */
  related(id: string, max: number): Promise<string[] | undefined>
  /** Number of products on sale by category. */
  counts(): Promise<ReadonlyMap<string, number>>
  total(): Promise<number>
  /** Names of the categories that products are on sale in, in all languages, as searches are compared. */
  categoryForms(): Promise<ReadonlyMap<string, string>>
}

/** Answers from an index in memory. Each answer is taken whole before another question, or a change, gets its turn. */
export function memoryReader(index: ProductIndex): CatalogReader {
  return {
    async list({ search: text, first, sliceOf, sort, locale, nearestMax, ...bounds }) {
      const search = searchProducts(index, text, nearestMax, first)
      const { total, numbers, facets } = selectProducts(
        index,
        { ...bounds, scores: search?.scores },
        sliceOf,
        sort,
        locale,
      )
      return {
        total,
        ids: idsOf(index, numbers),
        correction: search?.correction,
        nearest: idsOf(index, search?.nearest ?? []),
        ...(facets && { facets }),
      }
    },
    async best(text, max, first) {
      const search = searchProducts(index, text, max, first)
      if (!search) return undefined
      const { numbers } = selectProducts(index, { scores: search.scores }, firstOf(max))
      const best = numbers.length > 0 ? numbers : (search.nearest ?? [])
      return { ids: idsOf(index, best), correction: search.correction, isFound: numbers.length > 0 }
    },
    async related(id, max) {
      return index.numbers.has(id) ? idsOf(index, selectRelated(index, id, max)) : undefined
    },
    counts: async () => countByCategory(index),
    total: async () => listOf(index, 'featured', 'en').length,
    async categoryForms() {
      const { categoryIds, categoryNames, categoryCounts } = index
      return new Map(
        categoryIds.flatMap((id, number) =>
          (categoryCounts[number] as number) > 0 ? [[id, categoryNames[number] as string] as const] : [],
        ),
      )
    },
  }
}
