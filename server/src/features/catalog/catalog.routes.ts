import { getProduct, listCategories, listCategoriesWithCounts, listProducts } from 'contract/catalog'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import * as catalog from './catalog.logic'
import type { CatalogCache } from './catalog-cache'

export function catalogRoutes(bind: Binder, { db }: Pick<Deps, 'db'>, cache: CatalogCache): void {
  const prepared = (key: string, read: () => Promise<object>) =>
    cache.get(key, async () => ({ success: true, ...(await read()) }))

  bind(listProducts, ({ query, locale }) => {
    const { page, limit, categoryId = '', search = '', featured = '' } = query
    // NUL is refused in every input, so no two questions make one key.
    const key = ['list', locale, page, limit, featured, categoryId, search].join('\0')
    return prepared(key, () => catalog.listPage(db, locale, query))
  })
  bind(getProduct, ({ params, locale }) =>
    prepared(`one ${locale} ${params.id}`, async () => ({
      data: await catalog.getProduct(db, locale, params.id),
    })),
  )
  for (const endpoint of [listCategories, listCategoriesWithCounts]) {
    bind(endpoint, ({ locale }) =>
      prepared(`categories ${locale}`, async () => ({ data: await catalog.listCategories(db, locale) })),
    )
  }
}
