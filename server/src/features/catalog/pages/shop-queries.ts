import { productSorts } from 'contract/catalog/calls'
import {
  type FacetChoice,
  type FacetName,
  facetNames,
  facetValues,
  readChosen,
} from 'contract/catalog/facet-rules'
import { PRODUCTS_PER_PAGE, shopViews } from 'contract/catalog/rules'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import type { Deps } from '../../../deps'
import type { FindPageQuery } from '../../../kernel/http/painted'
import { catalogCacheOf } from '../catalog.effects'
import { findCategory } from './catalog-heads'

/** Open-ended questions, of which hardly one is asked twice: the browser renders their answers. */
const OPEN_ENDED = ['search', 'minPrice', 'maxPrice']
/** Most chosen facet values of a list that the server renders; lists of more are hardly asked for twice. */
const RENDERED_MAX = 3

/**
 * Queries of the shop that the server renders: orders, views and pages that there are, written as the shop's own links
 * write them (web/src/features/catalog/shop/shop-params.ts). What means nothing to the shop, as a campaign's name, is left out.
 */
export function shopQueries({ db }: Pick<Deps, 'db'>) {
  const find: FindPageQuery = async ({ path, locale }, query) => {
    if (OPEN_ENDED.some((name) => query.has(name))) return undefined
    const sort = query.get('sort') ?? productSorts[0]
    const view = query.get('view') ?? shopViews[0]
    const page = query.get('page') ?? '1'
    if (!isOneOf(productSorts, sort) || !isOneOf(shopViews, view) || !/^[1-9]\d{0,8}$/.test(page))
      return undefined
    const slug = path.split('/')[3]
    const choice = await readChoice(query)
    const exists = choice && (page === '1' || Number(page) <= (await countPages(slug, choice, locale)))
    if (!exists) return undefined
    const canonical = new URLSearchParams()
    for (const [facet, values] of Object.entries(choice)) canonical.set(facet, values.join(','))
    if (sort !== productSorts[0]) canonical.set('sort', sort)
    if (view !== shopViews[0]) canonical.set('view', view)
    if (page !== '1') canonical.set('page', page)
    return canonical.toString()
  }

  /** Returns the chosen values in the order of the address; undefined for unknown or too many ones. */
  async function readChoice(query: URLSearchParams): Promise<FacetChoice | undefined> {
    const chosen = [...query].flatMap(([name, text]) => {
      const facet = facetNames.find((one) => one === name)
      const values = facet ? readChosen(text) : []
      return facet && values.length > 0 ? [[facet, values] as const] : []
    })
    const values = chosen.flatMap(([facet, values]) => values.map((value) => ({ facet, value })))
    if (values.length > RENDERED_MAX) return undefined
    const brands = values.some(({ facet }) => facet === 'brand') ? await listBrands() : new Set<string>()
    return values.every(({ facet, value }) => isKnown(facet, value, brands))
      ? Object.fromEntries(chosen)
      : undefined
  }

  async function listBrands(): Promise<Set<string>> {
    const { facets } = await (await catalogCacheOf(db).reader()).list({ ...everything, hasFacets: true })
    return new Set(facets?.counts.brand.keys())
  }

  /** Pages of all products, or of those in a category, that pass a choice. */
  async function countPages(slug: string | undefined, choice: FacetChoice, locale: Locale) {
    const reader = await catalogCacheOf(db).reader()
    const category = slug === undefined ? undefined : await findCategory(db, locale, decodeURIComponent(slug))
    if (slug !== undefined && !category) return 1
    const { total } = await reader.list({ ...everything, choice, categoryId: category?._id })
    return clampPage({ page: 1, limit: PRODUCTS_PER_PAGE }, total).position.totalPages
  }

  return { '/shop': find, '/shop/category/:slug': find }
}

/** A question for all products, of which none is needed. */
const everything = {
  search: '',
  featured: false,
  locale: 'en',
  nearestMax: 0,
  sliceOf: () => ({ offset: 0, limit: 0 }),
} as const

function isKnown(facet: FacetName, value: string, brands: ReadonlySet<string>): boolean {
  if (facet === 'brand') return brands.has(value)
  return facet === 'inStock' ? value === 'true' : isOneOf(facetValues[facet], value)
}

const isOneOf = (all: readonly string[], value: string): boolean => all.includes(value)
