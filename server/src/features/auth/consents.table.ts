import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './auth.table'

/** Consents with time and version of the text (decision X-104). */
export const consents = pgTable(
  'consents',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `health`: that health data is stored and shown to the own coach; `cart`: reminders of the cart. */
    kind: text().notNull(),
    version: text().notNull(),
    /** Text that was agreed to; null where the version alone says which. */
    text: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.version] })],
)
