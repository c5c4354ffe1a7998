import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from '../auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Invitations to the staff. Only the hash of the newest link's token is stored; one open invitation per address. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    staffRole: text('staff_role').notNull(),
    /** Language of the mail. */
    locale: text().notNull(),
    invitedBy: text('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Null until the mail is written. */
    tokenHash: text('token_hash').unique(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('staff_invitations_one_open')
      .on(t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
    index('staff_invitations_expiry').on(t.expiresAt),
    check('staff_invitations_role', sql`${t.staffRole} in ('owner', 'shop', 'coaches', 'support')`),
  ],
)
