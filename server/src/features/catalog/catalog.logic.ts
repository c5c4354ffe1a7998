import type { Category, listProducts, Product, ProductDetail } from 'contract/catalog/calls'
import type { ProgramProduct } from 'contract/catalog/console-calls'
import type { FacetChoice } from 'contract/catalog/facet-rules'
import { WrittenFacts } from 'contract/catalog/facts-calls'
import type { GoOn } from 'contract/catalog/go-on-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { toCents } from 'contract/money'
import { clampPage } from 'contract/page'
import { fail } from '../../fail'
import type { Db } from '../../kernel/db/client'
import { newId } from '../../kernel/ids'
import * as sql from './catalog.sql'
import type { ProductTranslations } from './catalog.table'
import { namedFacets } from './facets.logic'
import type { CatalogReader, ListQuestion } from './listing/catalog-reader'
import { suggestArticles } from './listing/suggestions.logic'
import { queryWords } from './listing/words'
import { readNeededCategories, searchWithNeeds, withNeededArticles } from './needs/needs.logic'
import { withLowestPrice } from './prices.logic'
import { shopFacts, variantOf } from './product-facts'
import * as programProducts from './program-products.sql'

const RELATED_MAX = 4
/** Products that are named where nothing is found. */
const NEAREST_MAX = 4

type ListQuery = Received<typeof listProducts>['query']

/** Returns the question of a list for the catalogue. */
function questionOf(
  query: ListQuery,
  choice: FacetChoice | undefined,
  locale: Locale,
  words: Pick<ListQuestion, 'search' | 'first'>,
): ListQuestion {
  return {
    ...words,
    categoryId: query.categoryId || undefined,
    featured: query.featured === 'true',
    minPrice: query.minPrice === undefined ? undefined : toCents(query.minPrice),
    maxPrice: query.maxPrice === undefined ? undefined : toCents(query.maxPrice),
    choice,
    hasFacets: query.facets === 'true',
    sort: query.sort,
    locale,
    sliceOf: (all) => clampPage(query, all).slice,
    nearestMax: NEAREST_MAX,
  }
}

/** A page of the shop. A page beyond the last shows the last; an empty catalogue has one page (decision X-37). */
export async function listPage(db: Db, catalog: CatalogReader, locale: Locale, query: ListQuery) {
  const choice = choiceOf(query)
  const text = query.search ?? ''
  const { answer, needed } = await searchWithNeeds(
    db,
    text,
    async (search, first) => {
      const found = await catalog.list(questionOf(query, choice, locale, { search, first }))
      return { ...found, isFound: found.total > 0 }
    },
    async () => {
      const best = await catalog.best(text, 1)
      return best?.isFound === true && best.correction === undefined
    },
  )
  const { total, ids, correction, nearest, facets } = answer
  const words = query.page === 1 ? queryWords((total > 0 ? correction : undefined) ?? text) : []
  const articles = words.length > 0 ? withNeededArticles(suggestArticles(locale, words), needed, locale) : []
  const categories = words.length > 0 ? await readNeededCategories(db, needed, locale) : []
  const read = async (ids: readonly string[]) => withLowestPrice(db, await sql.listProducts(db, locale, ids))
  return {
    products: await read(ids),
    totalProducts: total,
    ...clampPage(query, total).position,
    ...(correction === undefined || total === 0 ? {} : { correction }),
    ...(nearest.length > 0 ? { nearest: await read(nearest) } : {}),
    ...(articles.length > 0 && { articles }),
    ...(categories.length > 0 && { categories }),
    ...(facets && { facets: namedFacets(facets, choice, locale) }),
  }
}

/** Returns the chosen values of the facets. */
export function choiceOf(query: Received<typeof listProducts>['query']): FacetChoice {
  const { diet, goal, equipment, brand, inStock } = query
  return { diet, goal, equipment, brand, inStock: inStock && [inStock] }
}

export async function getProduct(db: Db, locale: Locale, id: string): Promise<ProductDetail> {
  const { texts, rating, ...row } =
    (await sql.findProduct(db, locale, id)) ?? fail('catalog.product_not_found')
  const [found = { ...row, lowestPrice: null }] = await withLowestPrice(db, [row])
  const imageTexts = found.images.map((path) => texts[path]?.[locale] ?? '')
  const family = await sql.listFamily(db, locale, found.variantOf ?? found._id)
  return {
    ...found,
    facts: shopFacts(found.facts, found, locale),
    variants: family.length > 1 ? family.map((one) => variantOf(one, locale)) : [],
    ...(imageTexts.some(Boolean) && { imageTexts }),
    ...(rating && { rating }),
  }
}

/** Up to four products that go with this one. */
export async function listRelated(
  db: Db,
  catalog: CatalogReader,
  locale: Locale,
  id: string,
): Promise<Product[]> {
  const ids = (await catalog.related(id, RELATED_MAX)) ?? fail('catalog.product_not_found')
  return withLowestPrice(db, await sql.listProducts(db, locale, ids))
}

/** Lists products that sell a program template. */
export async function listProgramProducts(db: Db, id: string, locale: Locale): Promise<ProgramProduct[]> {
  if (!(await programProducts.isTemplate(db, id))) fail('programs.template_not_found')
  return programProducts.listProgramProducts(db, id, locale)
}

/** Returns the ways in which the owner of a program can go on after it. */
export async function getGoOn(
  db: Db,
  mine: { id: string; accountId: string },
  locale: Locale,
): Promise<GoOn> {
  return (await programProducts.findGoOn(db, mine, locale)) ?? fail('programs.not_found')
}

export async function listCategories(db: Db, catalog: CatalogReader, locale: Locale): Promise<Category[]> {
  const counts = await catalog.counts()
  const categories = await sql.listCategories(db, locale)
  return categories.map((category) => ({ ...category, productCount: counts.get(category._id) ?? 0 }))
}

/** Adds a category; returns its id. */
export async function createCategory(
  db: Db,
  category: Omit<sql.NewCategory, 'id' | 'isActive'>,
): Promise<string> {
  const id = newId()
  await sql.insertCategory(db, { ...category, id, isActive: true })
  return id
}

type NewProduct = Omit<
  sql.NewProduct,
  'id' | 'facts' | 'variantOf' | 'imageTexts' | 'isActive' | 'saleFrom' | 'saleUntil'
> & {
  translations: ProductTranslations
  facts?: WrittenFacts
  variantOf?: string | null
}

/** Adds a product; returns its id. Facts that the contract does not allow are refused. */
export async function createProduct(db: Db, product: NewProduct): Promise<string> {
  const id = newId()
  const facts = WrittenFacts.parse(product.facts ?? {})
  const variantOf = product.variantOf ?? null
  const whole = {
    ...product,
    id,
    facts,
    variantOf,
    imageTexts: {},
    isActive: true,
    saleFrom: null,
    saleUntil: null,
  }
  await sql.insertProduct(db, whole, { cause: 'created' })
  return id
}
