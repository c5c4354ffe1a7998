import type { Category, Product } from 'contract/catalog/calls'
import type { Order } from 'contract/orders/calls'

/**
 * Readers for the shapes in which the specification lets an answer come. The server of this repository sends the first
 * of each; the others are read so that the page also works in front of another server of the same API.
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
  /** What was searched for instead of words that are nowhere. */
  correction?: string
  /** Where nothing was found: what comes nearest. */
  nearest?: Product[]
}

/** A page of products, at the top level or nested under `data`. */
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
  }
}

/** Categories as a bare array, under `data` or under `categories` (of the top level or of `data`). */
export function readCategories(answer: unknown): Category[] {
  const top = record(answer)
  return firstList<Category>(answer, top.data, top.categories, record(top.data).categories) ?? []
}

/** Orders under `data.orders`, under `orders`, or as a bare array; undefined where the answer holds none of these. */
export function readOrders(answer: unknown): Order[] | undefined {
  const top = record(answer)
  return firstList<Order>(record(top.data).orders, top.orders, answer, top.data)
}

/** Categories with their counts; without them where that call fails (the plain list then stands in). */
export async function withCountsOr<T>(withCounts: () => Promise<T>, plain: () => Promise<T>): Promise<T> {
  try {
    return await withCounts()
  } catch {
    return await plain()
  }
}
