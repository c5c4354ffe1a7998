import type { Category, listProducts, Product } from 'contract/catalog/calls'
import type { ProgramProduct } from 'contract/catalog/console-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toCents } from 'contract/money'
import { clampPage } from 'contract/page'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { newId } from '../../kernel/ids'
import * as sql from './catalog.sql'
import type { ProductTranslations } from './catalog.table'
import type { ProductIndex } from './listing/product-index'
import { searchProducts } from './listing/search'
import { countByCategory, idsOf, type ProductFilter, selectProducts, selectRelated } from './listing/select'
import * as programProducts from './program-products.sql'

const RELATED_MAX = 4
/** Products that are named where nothing is found. */
const NEAREST_MAX = 4

/** A page of the shop. A page beyond the last shows the last; an empty catalogue has one page (decision X-37). */
export async function listPage(
  db: Db,
  index: ProductIndex,
  locale: Locale,
  query: Received<typeof listProducts>['query'],
) {
  const search = searchProducts(index, query.search ?? '', NEAREST_MAX)
  const filter: ProductFilter = {
    categoryId: query.categoryId || undefined,
    scores: search?.scores,
    featured: query.featured === 'true',
    minPrice: query.minPrice === undefined ? undefined : toCents(query.minPrice),
    maxPrice: query.maxPrice === undefined ? undefined : toCents(query.maxPrice),
  }
  const found = selectProducts(index, filter, query.sort, locale)
  // The index may change in place while rows are read: what is told of it is taken before.
  const total = found.length
  const { position, slice } = clampPage(query, total)
  const read = (numbers: readonly number[]) => sql.listProducts(db, locale, idsOf(index, numbers))
  return {
    products: await read(found.slice(slice.offset, slice.offset + slice.limit)),
    totalProducts: total,
    ...position,
    ...(search?.correction === undefined || total === 0 ? {} : { correction: search.correction }),
    ...(search?.nearest && search.nearest.length > 0 ? { nearest: await read(search.nearest) } : {}),
  }
}

export async function getProduct(db: Db, locale: Locale, id: string): Promise<Product> {
  return (await sql.findProduct(db, locale, id)) ?? fail('catalog.product_not_found')
}

/** Up to four products that go with this one. */
export async function listRelated(
  db: Db,
  index: ProductIndex,
  locale: Locale,
  id: string,
): Promise<Product[]> {
  await getProduct(db, locale, id)
  return sql.listProducts(db, locale, idsOf(index, selectRelated(index, id, RELATED_MAX)))
}

/** What sells a program template. */
export async function listProgramProducts(db: Db, id: string, locale: Locale): Promise<ProgramProduct[]> {
  if (!(await programProducts.isTemplate(db, id))) fail('programs.template_not_found')
  return programProducts.listProgramProducts(db, id, locale)
}

export async function listCategories(db: Db, index: ProductIndex, locale: Locale): Promise<Category[]> {
  const counts = countByCategory(index)
  const categories = await sql.listCategories(db, locale)
  return categories.map((category) => ({ ...category, productCount: counts.get(category._id) ?? 0 }))
}

/** Adds a category; returns its id. */
export async function createCategory(db: Db, category: Omit<sql.NewCategory, 'id'>): Promise<string> {
  const id = newId()
  await sql.insertCategory(db, { ...category, id })
  return id
}

/** Adds a product; returns its id. */
export async function createProduct(
  db: Db,
  product: Omit<sql.NewProduct, 'id'> & { translations: ProductTranslations },
): Promise<string> {
  const id = newId()
  await sql.insertProduct(db, { ...product, id })
  return id
}
