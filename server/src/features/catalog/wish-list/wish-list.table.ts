import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'
import { products } from '../catalog.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Products on the wish lists of customers; a wish stays after its alert was mailed. */
export const wishes = pgTable(
  'wishes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tellsStock: boolean('tells_stock').notNull().default(false),
    tellsPrice: boolean('tells_price').notNull().default(false),
    /** Effective price when the price alert was asked for, or the lowest that was told since. */
    toldCents: integer('told_cents'),
    /** True from when it was seen sold out until its return is told. */
    wasOut: boolean('was_out').notNull().default(false),
    /** Time from which it was seen in stock again; null while it is sold out. */
    backAt: at('back_at'),
    stockToldAt: at('stock_told_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.productId] }),
    index('wishes_of_product').on(t.productId, t.createdAt),
    index('wishes_stock').on(t.productId).where(sql`tells_stock`),
    index('wishes_price').on(t.productId).where(sql`tells_price`),
  ],
)

/** Time of the last mail about a wish list; one a day. */
export const wishMails = pgTable('wish_mails', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  sentAt: at('sent_at').notNull(),
})
