import {
  getProduct,
  listCategories,
  listCategoriesWithCounts,
  listProducts,
  listRelatedProducts,
  listSuggestions,
  notifyWhenBack,
} from 'contract/catalog/calls'
import { listProgramProducts } from 'contract/catalog/console-calls'
import { markProducts } from 'contract/catalog/flag-calls'
import { getGoOn } from 'contract/catalog/go-on-calls'
import { getPlanFit } from 'contract/catalog/plan-fit-calls'
import { getShoppingList } from 'contract/catalog/shopping-list-calls'
import { deleteWish, getWishList, putWish } from 'contract/catalog/wish-list-calls'
import type { Deps } from '../../deps'
import type { Binder } from '../../kernel/http/bind'
import { catalogCacheOf } from './catalog.effects'
import * as catalog from './catalog.logic'
import * as flags from './flags/flags.logic'
import type { CatalogReader } from './listing/catalog-reader'
import { listSuggested } from './listing/suggestions.logic'
import * as planFit from './plan-fit/plan-fit.logic'
import * as shoppingList from './shopping-list/shopping-list.logic'
import { waitForProduct } from './stock/stock-alerts.logic'
import * as wishList from './wish-list/wish-list.logic'

export function catalogRoutes(bind: Binder, deps: Pick<Deps, 'db' | 'config' | 'pseudonym'>): void {
  const { db } = deps
  const cache = catalogCacheOf(db)
  const prepared = (key: string, read: (catalog: CatalogReader) => Promise<object>) =>
    cache.get(key, async (reader) => ({ success: true, ...(await read(reader)) }))

  bind(listProducts, ({ query, locale }) => {
    const { page, limit, categoryId = '', search = '', featured = '', sort = '', minPrice, maxPrice } = query
    // NUL is refused in every input, so no two questions make one key.
    const parts = [locale, page, limit, featured, sort, minPrice, maxPrice, categoryId, search]
    const key = ['list', ...parts, query.facets, JSON.stringify(catalog.choiceOf(query))].join('\0')
    return prepared(key, (reader) => catalog.listPage(db, reader, locale, query))
  })
  bind(listSuggestions, async ({ query, locale }) => ({
    data: await listSuggested(db, await cache.reader(), locale, query.q),
  }))
  bind(getProduct, ({ params, locale }) =>
    prepared(`one ${locale} ${params.id}`, async () => ({
      data: await catalog.getProduct(db, locale, params.id),
    })),
  )
  bind(listRelatedProducts, ({ params, locale }) =>
    prepared(`related ${locale} ${params.id}`, async (reader) => ({
      data: await catalog.listRelated(db, reader, locale, params.id),
    })),
  )
  bind(notifyWhenBack, async ({ params, body, locale, address }) => {
    await waitForProduct(deps, { productId: params.id, email: body.email, locale }, address)
    return { message: 'We will write to you when it is back in stock' }
  })
  bind(listProgramProducts, async ({ params, locale }) => ({
    data: { items: await catalog.listProgramProducts(db, params.id, locale) },
  }))
  bind(getGoOn, async ({ params, session: { accountId }, locale }) => ({
    data: await catalog.getGoOn(db, { ...params, accountId }, locale),
  }))
  bind(getPlanFit, async ({ params: { id }, session: { accountId }, locale }) => ({
    data: { items: await planFit.getPlanFit(db, id, { accountId, locale }) },
  }))
  bind(markProducts, async ({ session: { accountId }, body }) => ({
    data: { items: await flags.markProducts(db, accountId, body.ids) },
  }))
  bind(getShoppingList, async ({ params: { id }, session: { accountId }, locale, query: { days } }) => {
    const mine = { id, accountId, locale }
    return { data: { items: await shoppingList.getShoppingList(db, await cache.reader(), mine, days) } }
  })
  wishListRoutes(bind, deps)
  for (const endpoint of [listCategories, listCategoriesWithCounts]) {
    bind(endpoint, ({ locale }) =>
      prepared(`categories ${locale}`, async (reader) => ({
        data: await catalog.listCategories(db, reader, locale),
      })),
    )
  }
}

function wishListRoutes(bind: Binder, deps: Pick<Deps, 'db'>): void {
  bind(getWishList, async ({ session: { accountId }, locale }) => ({
    data: { items: await wishList.listWishes(deps.db, { accountId, locale }) },
  }))
  bind(putWish, async ({ params: { productId }, session: { accountId }, body }) => ({
    data: await wishList.putWish(deps, { accountId, productId }, body),
  }))
  bind(deleteWish, async ({ params: { productId }, session: { accountId } }) => {
    await wishList.deleteWish(deps, { accountId, productId })
    return {}
  })
}
