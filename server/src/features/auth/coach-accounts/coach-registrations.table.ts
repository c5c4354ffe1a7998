import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth.table'

/**
 * Coach registrations whose mailbox is not proven yet. Each has a link of its own, so a registration by somebody else
 * neither kills nor redirects it. No password is stored here: it comes with the link (decision X-95).
 */
export const coachRegistrations = pgTable(
  'coach_registrations',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the approved application has them. */
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
