import type { Wish } from 'contract/catalog/wish-list-calls'
import { WISHES_MAX } from 'contract/catalog/wish-list-rules'
import type { Locale } from 'contract/locale'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { listProducts } from '../catalog.sql'
import { withLowestPrice } from '../prices.logic'
import * as sql from './wish-list.sql'

/** An account's wish list with the products as they are now. */
export async function listWishes(
  db: Db,
  { accountId, locale }: { accountId: string; locale: Locale },
): Promise<Wish[]> {
  const wishes = await sql.listWishes(db, accountId, locale)
  const ids = wishes.map(({ productId }) => productId)
  const products = await withLowestPrice(db, await listProducts(db, locale, ids))
  const byId = new Map(products.map((product) => [product._id, product]))
  return wishes.map((wish) => ({ ...wish, product: byId.get(wish.productId) ?? null }))
}

interface Mine {
  accountId: string
  productId: string
}

/** Adds a product to an account's wish list, or changes its alerts. */
export async function putWish({ db }: Pick<Deps, 'db'>, { accountId, productId }: Mine, alerts: sql.Alerts) {
  return transaction(db, async (tx) => {
    if ((await sql.countOtherWishes(tx, accountId, productId)) >= WISHES_MAX) fail('catalog.wish_list_full')
    return (await sql.putWish(tx, accountId, productId, alerts)) ?? fail('catalog.product_not_found')
  })
}

export async function deleteWish({ db }: Pick<Deps, 'db'>, { accountId, productId }: Mine): Promise<void> {
  if (!(await sql.deleteWish(db, accountId, productId))) fail('catalog.product_not_found')
}
