import type { ArticleLink, Category, CategoryRef, Facets, Product } from 'contract/catalog/calls'
import type { Order } from 'contract/orders/calls'

/**
 * Readers of the response shapes that the specification allows. Our server sends the first shape of each; the others
 * make the page compatible with another server of the same API.
 */
type Loose = Record<string, unknown>

function record(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {}
}

function firstList<T>(...candidates: unknown[]): T[] | undefined {
  return candidates.find(Array.isArray) as T[] | undefined
}

function whole(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

export interface ProductPage {
  products: Product[]
  totalProducts: number
  currentPage: number
  totalPages: number
  /** Corrected search text, if the typed words occur nowhere. */
  correction?: string
  /** Closest products, if the search found none. */
  nearest?: Product[]
  /** Articles and answers that the search found. */
  articles?: ArticleLink[]
  /** Categories for what the search asks for. */
  categories?: CategoryRef[]
  /** Values by which the list can be filtered. */
  facets?: Facets
}

/** Reads a page of products from the top level or from `data`. */
export function readProductPage(answer: unknown): ProductPage {
  const top = record(answer)
  const from = Array.isArray(top.products) ? top : record(top.data)
  const products = firstList<Product>(from.products, top.data) ?? []
  return {
    products,
    totalProducts: whole(from.totalProducts, products.length),
    currentPage: whole(from.currentPage, 1),
    totalPages: Math.max(1, whole(from.totalPages, 1)),
    ...(typeof from.correction === 'string' ? { correction: from.correction } : {}),
    ...(Array.isArray(from.nearest) ? { nearest: from.nearest as Product[] } : {}),
    ...(Array.isArray(from.articles) ? { articles: from.articles as ArticleLink[] } : {}),
    ...(Array.isArray(from.categories) ? { categories: from.categories as CategoryRef[] } : {}),
    ...(typeof from.facets === 'object' && from.facets !== null ? { facets: from.facets as Facets } : {}),
  }
}

/** Reads categories from an array, `data` or `categories` (at the top level or in `data`). */
export function readCategories(answer: unknown): Category[] {
  const top = record(answer)
  return firstList<Category>(answer, top.data, top.categories, record(top.data).categories) ?? []
}

/** Reads orders from `data.orders`, `orders` or an array; undefined if the response has none of these. */
export function readOrders(answer: unknown): Order[] | undefined {
  const top = record(answer)
  return firstList<Order>(record(top.data).orders, top.orders, answer, top.data)
}

/** Returns categories with counts, or the plain list if that call fails. */
export async function withCountsOr<T>(withCounts: () => Promise<T>, plain: () => Promise<T>): Promise<T> {
  try {
    return await withCounts()
  } catch {
    return await plain()
  }
}
