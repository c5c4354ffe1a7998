import {
  getProduct,
  listCategories,
  listCategoriesWithCounts,
  listProducts,
  listRelatedProducts,
  notifyWhenBack,
} from 'contract/catalog/calls'
import { listProgramProducts } from 'contract/catalog/console-calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import { catalogCacheOf } from './catalog.effects'
import * as catalog from './catalog.logic'
import { waitForProduct } from './stock-alerts.logic'

export function catalogRoutes(bind: Binder, deps: Pick<Deps, 'db' | 'config' | 'pseudonym'>): void {
  const { db } = deps
  const cache = catalogCacheOf(db)
  const prepared = (key: string, read: () => Promise<object>) =>
    cache.get(key, async () => ({ success: true, ...(await read()) }))

  bind(listProducts, ({ query, locale }) => {
    const { page, limit, categoryId = '', search = '', featured = '', sort = '', minPrice, maxPrice } = query
    // NUL is refused in every input, so no two questions make one key.
    const key = ['list', locale, page, limit, featured, sort, minPrice, maxPrice, categoryId, search].join(
      '\0',
    )
    return prepared(key, () => catalog.listPage(db, locale, query))
  })
  bind(getProduct, ({ params, locale }) =>
    prepared(`one ${locale} ${params.id}`, async () => ({
      data: await catalog.getProduct(db, locale, params.id),
    })),
  )
  bind(listRelatedProducts, ({ params, locale }) =>
    prepared(`related ${locale} ${params.id}`, async () => ({
      data: await catalog.listRelated(db, locale, params.id),
    })),
  )
  bind(notifyWhenBack, async ({ params, body, locale, address }) => {
    await waitForProduct(deps, { productId: params.id, email: body.email, locale }, address)
    return { message: 'We will write to you when it is back in stock' }
  })
  bind(listProgramProducts, async ({ params, locale }) => ({
    data: { items: await catalog.listProgramProducts(db, params.id, locale) },
  }))
  for (const endpoint of [listCategories, listCategoriesWithCounts]) {
    bind(endpoint, ({ locale }) =>
      prepared(`categories ${locale}`, async () => ({ data: await catalog.listCategories(db, locale) })),
    )
  }
}
