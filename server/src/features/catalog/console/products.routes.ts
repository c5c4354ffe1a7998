import { changePrices as changePricesCall } from 'contract/catalog/console-price-calls'
import {
  archiveProduct,
  createProduct,
  duplicateProduct as duplicateCall,
  getConsoleProduct,
  restoreProduct,
  updateProduct,
} from 'contract/catalog/console-product-calls'
import { listConsoleProducts, listProgramChoices } from 'contract/catalog/console-product-list-calls'
import { adjustStock } from 'contract/catalog/console-stock-calls'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../../../deps'
import { auditSource } from '../../../kernel/audit/audit'
import type { Binder } from '../../../kernel/http/bind'
import { idempotencyKey } from '../../../kernel/http/idempotency-key'
import { catalogCacheOf } from '../catalog.effects'
import { changePrices } from './bulk-prices.logic'
import { duplicateProduct } from './duplicate.logic'
import * as products from './products.logic'

type Answered = Awaited<ReturnType<typeof products.getProduct>>

/** With what a change proves which state of the product it saw. */
function tagged(reply: FastifyReply, data: Answered) {
  reply.header('etag', products.etagOf(data))
  return { data }
}

/** The staff's calls about products and their stock. */
export function productRoutes(bind: Binder, deps: Deps): void {
  const { db } = deps
  const cache = catalogCacheOf(db)
  // The list is the same for all staff who may see it.
  bind(listConsoleProducts, async ({ query, locale }) => ({
    data: await cache.page(JSON.stringify([locale, query]), () => products.listProducts(db, query, locale)),
  }))
  bind(listProgramChoices, async ({ locale }) => ({
    data: { items: await products.listPrograms(db, locale) },
  }))
  bind(createProduct, async ({ body, locale, reply, ...call }) =>
    tagged(reply, await products.createProduct(deps, auditSource(deps, call), body, locale)),
  )
  bind(getConsoleProduct, async ({ params, locale, reply }) =>
    tagged(reply, await products.getProduct(db, params.id, locale)),
  )
  bind(updateProduct, async ({ params, body, locale, reply, headers, ...call }) => {
    const asked = { id: params.id, ifMatch: headers['if-match'], locale }
    return tagged(reply, await products.updateProduct(deps, auditSource(deps, call), asked, body))
  })
  bind(changePricesCall, async ({ body, ...call }) => ({
    data: { items: await changePrices(deps, auditSource(deps, call), body.products) },
  }))
  for (const [endpoint, isActive] of [
    [archiveProduct, false],
    [restoreProduct, true],
  ] as const)
    bind(endpoint, async ({ params, locale, reply, ...call }) =>
      tagged(
        reply,
        await products.setActive(deps, auditSource(deps, call), { id: params.id, locale }, isActive),
      ),
    )
  bind(duplicateCall, async ({ params, body, locale, reply, ...call }) =>
    tagged(reply, await duplicateProduct(deps, auditSource(deps, call), { id: params.id, locale }, body)),
  )
  bind(adjustStock, async ({ params, body, locale, reply, headers, ...call }) => {
    const of = { id: params.id, locale }
    const key = idempotencyKey(headers['idempotency-key'])
    return tagged(reply, await products.adjustStock(deps, auditSource(deps, call), of, body, key))
  })
}
