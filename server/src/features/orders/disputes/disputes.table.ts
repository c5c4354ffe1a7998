import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../orders.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Payments that a customer disputes at their bank, by the provider's name of the dispute; amounts in cents. */
export const disputes = pgTable(
  'disputes',
  {
    reference: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's code of the reason. */
    reason: text().notNull(),
    /** Deadline for evidence; null if there is none. */
    dueBy: at('due_by'),
    /** Money of the order that was lost. */
    netCents: integer('net_cents').notNull().default(0),
    taxCents: integer('tax_cents').notNull().default(0),
    shippingCents: integer('shipping_cents').notNull().default(0),
    lostAt: at('lost_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('disputes_order').on(t.orderId, t.createdAt),
    index('disputes_open').on(t.createdAt).where(sql`state = 'open'`),
    check('disputes_state', sql`${t.state} in ('inquiry', 'open', 'won', 'lost')`),
    check('disputes_lost', sql`(${t.lostAt} is not null) = (${t.state} = 'lost')`),
  ],
)
