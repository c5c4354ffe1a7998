import { clampPage } from 'contract/page'
import { fail } from '../../../fail'
import type { Db } from '../../../kernel/db/client'
import * as sql from './stock-movements.sql'

/** A page of the ledger of a product; it stands here because it names orders, of which the catalogue knows nothing. */
export async function listMovements(db: Db, productId: string, page: { page: number; limit: number }) {
  const total = (await sql.countMovements(db, productId)) ?? fail('catalog.product_not_found')
  const { position, slice } = clampPage(page, total)
  return { items: await sql.listMovements(db, productId, slice), total, ...position }
}
