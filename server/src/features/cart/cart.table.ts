import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'
import { products } from '../catalog/catalog.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One cart per account; `version` rises with every change, and whoever changes lines holds this row. */
export const carts = pgTable('carts', {
  id: text().primaryKey(),
  accountId: text('account_id')
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.productId] }),
    index('cart_lines_product').on(t.productId),
    check('cart_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
