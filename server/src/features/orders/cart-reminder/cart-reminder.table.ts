import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'

/** Time of the last reminder of an account's cart; nothing that was in it then is reminded of again. */
export const cartReminders = pgTable('cart_reminders', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  remindedAt: timestamp('reminded_at', { withTimezone: true }).notNull(),
})
