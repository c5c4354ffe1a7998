import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth.table'

/**
 * Coach registrations with an unconfirmed mailbox. Each has its own link, so another person's registration cannot
 * disable or redirect it. The password comes with the link and is not stored here (decision X-95).
 */
export const coachRegistrations = pgTable(
  'coach_registrations',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Names from the approved application. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** In which the application was written, and the mail is. */
    locale: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('coach_registrations_account').on(t.accountId),
    index('coach_registrations_age').on(t.createdAt),
  ],
)
