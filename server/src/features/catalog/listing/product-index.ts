import type { ProductSort } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import type { FacetSet } from './facets'
import type { NumberList } from './number-list'
import type { Postings } from './posting-list'
import { emptyVocabulary, type Vocabulary } from './vocabulary'
import { emptyWorkspace, type Workspace } from './workspace'

/** Fields of a product with the weight of a match. Labels: tags, sku, category name. */
export const FIELDS = [
  { name: 'name', worth: 60 },
  { name: 'labels', worth: 30 },
  { name: 'description', worth: 6 },
] as const
/** The first of them, in which a product is named. */
export const HEADWORD_FIELDS = 2

export type OrderName = Exclude<ProductSort, 'name'> | `name ${Locale}`

/**
 * Products on sale as typed arrays by number, for filters, counts, sorts and searches. Numbers are never reused: a
 * changed product gets a new one. A scan of 100,000 takes a fraction of a millisecond, and the garbage collector skips
 * typed arrays.
 */
export interface ProductIndex {
  numbers: Map<string, number>
  ids: string[]
  /** 1: on sale; 0: dead. */
  alive: Uint8Array
  dead: number
  /** Places in `categoryIds`. */
  category: Uint16Array
  categoryIds: string[]
  /** Their names in all languages, as searches are compared. */
  categoryNames: string[]
  /** Number of products on sale by category. */
  categoryCounts: number[]
  price: Int32Array
  position: Int32Array
  createdAt: Float64Array
  featured: Uint8Array
  /** Places in `facetSets`. */
  facets: Int32Array
  facetNumbers: Map<string, number>
  facetSets: FacetSet[]
  /** Places in `tagProducts`; products with the same tags share a list. */
  tags: (readonly number[])[]
  tagNumbers: Map<string, number>
  tagLists: Map<string, readonly number[]>
  tagProducts: (Postings | undefined)[]
  names: Record<Locale, string[]>
  /** The living numbers in each order that a list may have; empty until `sortAll`. */
  orders: Map<OrderName, NumberList>
  vocabulary: Vocabulary
  /** The numbers of the products in which a word stands: at word × fields + field. */
  postings: (Postings | undefined)[]
  workspace: Workspace
}

export const emptyIndex = (): ProductIndex => ({
  numbers: new Map(),
  ids: [],
  alive: new Uint8Array(0),
  dead: 0,
  category: new Uint16Array(0),
  categoryIds: [],
  categoryNames: [],
  categoryCounts: [],
  price: new Int32Array(0),
  position: new Int32Array(0),
  createdAt: new Float64Array(0),
  featured: new Uint8Array(0),
  facets: new Int32Array(0),
  facetNumbers: new Map(),
  facetSets: [],
  tags: [],
  tagNumbers: new Map(),
  tagLists: new Map(),
  tagProducts: [],
  names: { en: [], fa: [], nl: [] },
  orders: new Map(),
  vocabulary: emptyVocabulary(),
  postings: [],
  workspace: emptyWorkspace(),
})
