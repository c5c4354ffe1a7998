import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One cart per account; `version` rises with every change, and every change of a line locks this row. */
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
    // No foreign key: each line would lock its product's row, and all who buy what sells best would queue there. Lines of
    // a product that is gone are neither shown nor sold, because every reader joins the product.
    productId: text('product_id').notNull(),
    quantity: integer().notNull(),
    /** Price of one, and whether there was too little, when the owner last changed the cart; null before that was kept. */
    seenCents: integer('seen_cents'),
    wasShort: boolean('was_short').notNull().default(false),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.productId] }),
    check('cart_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
)
