import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'
import { orders } from '../orders.table'

/** Notes of staff on an order, for their colleagues. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.id),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('staff_notes_of_order').on(t.orderId, t.createdAt)],
)
