import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'

/** Calendars that people publish of their sessions; the secret of an address is kept as a hash only. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
