import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { orderLines, orders, payments } from '../orders.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Money that goes back for an order, one row per refund; amounts in cents. Late money goes back by `payments` alone. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Payment by whose provider it goes back; null for any other way. */
    paymentId: text('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    source: text().notNull(),
    method: text().notNull(),
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    note: text(),
    /** Number of times that it was handed to the provider, and part of the key there. */
    attempt: integer().notNull().default(1),
    /** The provider's name of it. */
    reference: text().unique(),
    /** The provider's code of why it failed. */
    failure: text(),
    /** Idempotency key of staff's request, and the hash of its body. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When it was sent or failed. */
    settledAt: at('settled_at'),
    /** True if another refund or a lost dispute gave this money back: it is an entry without a credit note. */
    isCovered: boolean('is_covered').notNull().default(false),
  },
  (t) => [
    unique('refunds_request').on(t.orderId, t.requestKey),
    index('refunds_order').on(t.orderId, t.createdAt),
    // Those that somebody waits for.
    index('refunds_owed').on(t.createdAt).where(sql`state <> 'sent'`),
    // Figures count a refund on its own day.
    index('refunds_sent').on(t.settledAt).where(sql`state = 'sent'`),
    check('refunds_state', sql`${t.state} in ('pending', 'sent', 'failed')`),
    check('refunds_settled', sql`(${t.settledAt} is null) = (${t.state} = 'pending')`),
    check('refunds_source', sql`${t.source} in ('staff', 'provider', 'return', 'cancel')`),
    check('refunds_method', sql`${t.method} in ('provider', 'cash', 'bank', 'none')`),
    check('refunds_by_provider', sql`(${t.method} = 'provider') = (${t.paymentId} is not null)`),
    check(
      'refunds_add_up',
      sql`${t.amountCents} = ${t.netCents} + ${t.taxCents} + ${t.shippingCents} and ${t.amountCents} > 0
        and ${t.netCents} >= 0 and ${t.taxCents} >= 0 and ${t.shippingCents} >= 0`,
    ),
  ],
)

/** Units of a refund by line. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text('refund_id')
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Units that went back to stock. */
    restocked: integer().notNull(),
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.position] }),
    foreignKey({
      name: 'refund_lines_line',
      columns: [t.orderId, t.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    index('refund_lines_order').on(t.orderId, t.position),
    check('refund_lines_quantity', sql`${t.quantity} > 0 and ${t.restocked} between 0 and ${t.quantity}`),
  ],
)
