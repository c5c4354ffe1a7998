import type { Category, listProducts, Product } from 'contract/catalog/calls'
import type { ProgramProduct } from 'contract/catalog/console-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toCents } from 'contract/money'
import { clampPage } from 'contract/page'
import { searchForm } from 'contract/text'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { newId } from '../../kernel/ids'
import * as sql from './catalog.sql'
import type { ProductTranslations } from './catalog.table'
import * as programProducts from './program-products.sql'

const WORDS_MAX = 8
const RELATED_MAX = 4

/** A page of the shop. A page beyond the last shows the last; an empty catalogue has one page (decision X-37). */
export async function listPage(db: Db, locale: Locale, query: Received<typeof listProducts>['query']) {
  const filter: sql.ProductFilter = {
    categoryId: query.categoryId || undefined,
    words: searchForm(query.search ?? '')
      .split(' ')
      .filter(Boolean)
      .slice(0, WORDS_MAX),
    featured: query.featured === 'true',
    minPrice: query.minPrice === undefined ? undefined : toCents(query.minPrice),
    maxPrice: query.maxPrice === undefined ? undefined : toCents(query.maxPrice),
  }
  const sort = query.sort ?? 'featured'
  const totalProducts = await sql.countProducts(db, filter)
  const { position, slice } = clampPage(query, totalProducts)
  const products = totalProducts === 0 ? [] : await sql.listProducts(db, locale, filter, sort, slice)
  return { products, totalProducts, ...position }
}

export async function getProduct(db: Db, locale: Locale, id: string): Promise<Product> {
  return (await sql.findProduct(db, locale, id)) ?? fail('catalog.product_not_found')
}

/** Up to four products that go with this one. */
export async function listRelated(db: Db, locale: Locale, id: string): Promise<Product[]> {
  await getProduct(db, locale, id)
  return sql.listRelated(db, locale, id, RELATED_MAX)
}

/** What sells a program template. */
export async function listProgramProducts(db: Db, id: string, locale: Locale): Promise<ProgramProduct[]> {
  if (!(await programProducts.isTemplate(db, id))) fail('programs.template_not_found')
  return programProducts.listProgramProducts(db, id, locale)
}

export function listCategories(db: Db, locale: Locale): Promise<Category[]> {
  return sql.listCategories(db, locale)
}

/** Adds a category; returns its id. */
export async function createCategory(db: Db, category: Omit<sql.NewCategory, 'id'>): Promise<string> {
  const id = newId()
  await sql.insertCategory(db, { ...category, id })
  return id
}

/** Adds a product; returns its id. What search looks at is written here: names first, so that they rank first. */
export async function createProduct(
  db: Db,
  product: Omit<sql.NewProduct, 'id' | 'searchText'> & { translations: ProductTranslations },
): Promise<string> {
  const id = newId()
  const texts = [product, ...Object.values(product.translations)]
  const searchText = searchForm(
    [
      ...texts.map((t) => t.name),
      product.sku,
      ...texts.flatMap((t) => t.tags),
      ...texts.map((t) => t.description),
    ].join(' '),
  )
  await sql.insertProduct(db, { ...product, id, searchText })
  return id
}
