import { stockCauses } from 'contract/catalog/console-rules'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/**
 * Every movement of a product's stock. The statements of the features write their own with the cause; what any other
 * statement moves a trigger writes. So the movements of a product always add up to its stock. No keys to other tables:
 * a reference to a product would make each order line lock its row.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id').notNull(),
    delta: integer().notNull(),
    stockAfter: integer('stock_after').notNull(),
    cause: text().$type<(typeof stockCauses)[number]>().notNull(),
    orderId: text('order_id'),
    /** The account of the staff member. */
    actorId: text('actor_id'),
    reason: text(),
    note: text(),
    /** Idempotency key: a repeat by the same member of staff is not counted twice. */
    requestKey: text('request_key'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('stock_movements_product').on(t.productId, t.id),
    uniqueIndex('stock_movements_request').on(t.actorId, t.requestKey).where(sql`request_key is not null`),
    check(
      'stock_movements_cause',
      sql.raw(`"stock_movements"."cause" in (${stockCauses.map((cause) => `'${cause}'`).join(', ')})`),
    ),
  ],
)
