import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './auth.table'

/**
 * Coach registrations that wait for the link in the mailbox. The password chosen with one becomes the account's only
 * when its link is opened; a newer registration takes the place of the one before.
 */
export const coachRegistrations = pgTable('coach_registrations', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Of this registration; its mail is sent only while it is the newest. */
  id: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** In which the application was written, and the mail is. */
  locale: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
