import type { changePrices as changeCall } from 'contract/catalog/console-price-calls'
import type { Received } from 'contract/endpoint'
import { toCents, toUsd } from 'contract/money'
import { fail, failWith } from '../../../fail'
import type { AuditSource } from '../../../kernel/audit/audit'
import type { Tx } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { type ProductDeps, saveProduct } from './products.logic'
import { findVersions, type LockedProduct, lockProduct } from './products.sql'

type Asked = Received<typeof changeCall>['body']['products']

/** Changes the prices of all products or of none; a repeat of a request whose answer was lost changes nothing. */
export async function changePrices(deps: ProductDeps, staff: AuditSource, asked: Asked) {
  return transaction(deps.db, async (tx) => {
    const stored = await lockProducts(tx, asked)
    const changed = asked.filter(({ _id, updatedAt, price }) => {
      const now = stored.get(_id)
      return now?.updatedAt !== updatedAt && now?.priceCents !== toCents(price)
    })
    if (changed.length > 0) failWith({ changed: changed.map(({ _id }) => _id) }, 'catalog.product_changed')
    for (const { _id, price } of asked) {
      const before = stored.get(_id) ?? fail('catalog.product_not_found')
      const { updatedAt: _, ...product } = before
      const priceCents = toCents(price)
      // As the form of one product refuses it: a sale that is none would come back with the next higher price.
      if (product.salePriceCents !== null && product.salePriceCents >= priceCents)
        fail('catalog.sale_price_invalid')
      await saveProduct(deps, tx, staff, before, { ...product, priceCents })
    }
    const versions = await findVersions(tx, [...stored.keys()])
    return asked.map(({ _id, price }) => ({
      _id,
      price,
      was: toUsd(stored.get(_id)?.priceCents ?? 0),
      updatedAt: versions.get(_id) ?? '',
    }))
  })
}

/** Locks the rows in one order for all, so that two changes wait for each other. */
async function lockProducts(tx: Tx, asked: Asked): Promise<Map<string, LockedProduct>> {
  const stored = new Map<string, LockedProduct>()
  for (const id of asked.map(({ _id }) => _id).sort())
    stored.set(id, (await lockProduct(tx, id)) ?? fail('catalog.product_not_found'))
  return stored
}
