import type {
  ConsoleProduct,
  duplicateProduct as duplicateCall,
} from 'contract/catalog/console-product-calls'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { transaction } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { insertProduct } from '../catalog.sql'
import { withVariant } from './product-values'
import { getProduct, type ProductDeps, refuseTakenSku } from './products.logic'
import * as sql from './products.sql'

/** Adds a draft of a product's family with the product's content and another flavor or size; nothing is in stock. */
export async function duplicateProduct(
  deps: ProductDeps,
  staff: AuditSource,
  { id, locale }: { id: string; locale: Locale },
  { sku, flavor, size }: Received<typeof duplicateCall>['body'],
): Promise<ConsoleProduct> {
  return refuseTakenSku(() =>
    transaction(deps.db, async (tx) => {
      const { updatedAt: _, ...original } =
        (await sql.lockProduct(tx, id)) ?? fail('catalog.product_not_found')
      const copy = {
        ...original,
        id: newId(),
        sku,
        facts: withVariant(original.facts, { flavor, size }),
        variantOf: (await sql.findFirst(tx, id)) ?? id,
        stock: 0,
        isActive: false,
        isFeatured: false,
        position: await sql.lastPosition(tx, original.categoryId),
      }
      await insertProduct(tx, copy, { cause: 'created', actorId: staff.accountId })
      await recordAudit(tx, staff, {
        action: 'product_created',
        object: { type: 'product', id: copy.id },
        details: { sku, price: copy.priceCents / 100, stock: 0 },
      })
      return getProduct(tx, copy.id, locale)
    }),
  )
}
