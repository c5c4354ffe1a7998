import { productSorts } from 'contract/catalog/calls'
import { PRODUCTS_PER_PAGE, shopViews } from 'contract/catalog/rules'
import type { Locale } from 'contract/locale'
import { clampPage } from 'contract/page'
import type { Deps } from '../../../deps'
import type { FindPageQuery } from '../../../kernel/http/painted'
import { catalogCacheOf } from '../catalog.effects'
import { findCategory } from './catalog-heads'

/** Open-ended questions, of which hardly one is asked twice: the browser renders their answers. */
const OPEN_ENDED = ['search', 'minPrice', 'maxPrice']

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
    const exists = page === '1' || Number(page) <= (await countPages(slug, locale))
    if (!exists) return undefined
    const canonical = new URLSearchParams()
    if (sort !== productSorts[0]) canonical.set('sort', sort)
    if (view !== shopViews[0]) canonical.set('view', view)
    if (page !== '1') canonical.set('page', page)
    return canonical.toString()
  }

  /** Pages of all products, or of those in a category. */
  async function countPages(slug: string | undefined, locale: Locale) {
    const total =
      slug === undefined
        ? await (await catalogCacheOf(db).reader()).total()
        : ((await findCategory(db, locale, decodeURIComponent(slug)))?.productCount ?? 0)
    return clampPage({ page: 1, limit: PRODUCTS_PER_PAGE }, total).position.totalPages
  }

  return { '/shop': find, '/shop/category/:slug': find }
}

const isOneOf = (all: readonly string[], value: string): boolean => all.includes(value)
