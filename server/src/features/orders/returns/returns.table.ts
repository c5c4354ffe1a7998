import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { orderLines, orders } from '../orders.table'
import { refunds } from '../refunds/refunds.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Goods that come back to the shop; the order keeps its status. */
export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text().notNull(),
    source: text().notNull(),
    /** The customer's words, and staff's when they refuse or close it. */
    reason: text().notNull().default(''),
    answer: text().notNull().default(''),
    refundId: text('refund_id').references(() => refunds.id),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('returns_order').on(t.orderId, t.createdAt),
    index('returns_newest').on(t.createdAt, t.id),
    // The desk shows and counts those that are open.
    index('returns_open').on(t.createdAt).where(sql`state in ('requested', 'approved', 'received')`),
    check(
      'returns_state',
      sql`${t.state} in ('requested', 'approved', 'refused', 'received', 'refunded', 'closed')`,
    ),
    check('returns_source', sql`${t.source} in ('customer', 'withdrawal')`),
    check('returns_refunded', sql`(${t.refundId} is not null) = (${t.state} = 'refunded')`),
  ],
)

/** Units of a return by line: announced, come, and put back on the shelf. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    received: integer(),
    restocked: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    foreignKey({
      name: 'return_lines_line',
      columns: [t.orderId, t.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }).onDelete('cascade'),
    index('return_lines_order').on(t.orderId, t.position),
    check(
      'return_lines_units',
      sql`${t.quantity} > 0 and ${t.received} between 0 and ${t.quantity} and ${t.restocked} between 0 and ${t.received}
        and (${t.received} is null) = (${t.restocked} is null)`,
    ),
  ],
)

/** Photos of a return in the private store, drawn anew without what cameras write into theirs. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Its own name in the store. */
    name: text().notNull().unique(),
    mimeType: text('mime_type').notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.position] })],
)

/** Declarations of people, with or without an account, that they withdraw from a sale. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    orderNumber: text('order_number').notNull(),
    email: text().notNull(),
    /** Units as they were sent; null for the whole order. */
    lines: text(),
    locale: text().notNull(),
    /** Hashed network of the sender, to limit mails. */
    networkHash: text('network_hash').notNull(),
    /** Set where number and address fit an order. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    returnId: text('return_id').references(() => returns.id, { onDelete: 'set null' }),
    /** Last day for paying back, in the shop's zone. */
    payBackBy: date('pay_back_by', { mode: 'string' }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When staff noted that nothing is left to do. */
    closedAt: at('closed_at'),
  },
  (t) => [
    index('withdrawals_newest').on(t.createdAt, t.id),
    index('withdrawals_order').on(t.orderId),
    index('withdrawals_return').on(t.returnId),
    index('withdrawals_email').on(t.email),
  ],
)
