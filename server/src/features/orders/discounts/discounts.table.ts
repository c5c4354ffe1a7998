import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'
import { orders } from '../orders.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Codes that take something off an order; days are the shop's, amounts in cents. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: text().primaryKey(),
    /** In capitals, so that it is unique however it is written. */
    code: text().notNull().unique(),
    kind: text().notNull(),
    /** Whole per cent, or cents. */
    value: integer().notNull(),
    minimumCents: integer('minimum_cents'),
    fromDay: date('from_day'),
    untilDay: date('until_day'),
    totalLimit: integer('total_limit'),
    customerLimit: integer('customer_limit'),
    /** Its redemptions that stand; whoever redeems or frees one holds this row. */
    used: integer().notNull().default(0),
    note: text().notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** Rises with every change by staff. */
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('discount_codes_kind', sql`${t.kind} in ('percent', 'amount') and ${t.value} > 0`),
    // Enforced by the database: the number of redemptions never exceeds the limit.
    check('discount_codes_used', sql`${t.used} between 0 and coalesce(${t.totalLimit}, ${t.used})`),
  ],
)

/** Orders that have used a code. */
export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    // An order uses one code at most, once.
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: text('code_id')
      .notNull()
      .references(() => discountCodes.id),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Number of the customer's redemption of this code; null since the order was cancelled unpaid. */
    nth: integer(),
    cents: integer().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    freedAt: at('freed_at'),
  },
  (t) => [
    unique('discount_redemptions_nth').on(t.codeId, t.accountId, t.nth),
    index('discount_redemptions_account').on(t.accountId),
    check('discount_redemptions_freed', sql`(${t.nth} is null) = (${t.freedAt} is not null)`),
  ],
)
