import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Changes of an account's address: asked for, confirmed, or replaced by a later request. The tokens of both links are
 * stored as hashes by the jobs that mail them. An old address stays reserved for the undo (see `isReserved`).
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Hash of the new address's link. */
    tokenHash: text('token_hash').unique(),
    /**
     * True if the old address was confirmed. An unconfirmed one may be a stranger's, and gets no link that takes over
     * the account.
     */
    undoable: boolean().notNull(),
    /** Hash of the old address's link. */
    undoTokenHash: text('undo_token_hash').unique(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    undoUntil: at('undo_until').notNull(),
    confirmedAt: at('confirmed_at'),
    replacedAt: at('replaced_at'),
  },
  (t) => [
    uniqueIndex('email_changes_one_open')
      .on(t.accountId)
      .where(sql`${t.confirmedAt} is null and ${t.replacedAt} is null`),
    index('email_changes_account').on(t.accountId, t.createdAt),
    index('email_changes_old').on(t.oldEmail),
    index('email_changes_expiry').on(t.undoUntil),
  ],
)
