import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

/** Marks of a coach on cases that are done or snoozed; the cases themselves are computed on each read. */
export const coachQueueMarks = pgTable(
  'coach_queue_marks',
  {
    coachId: text('coach_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Kind and the id of its chat, test or program. */
    itemId: text('item_id').notNull(),
    /** The athlete. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The fact that was done with, as it is compared; null while snoozed. */
    doneFact: text('done_fact'),
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.coachId, t.itemId] }), index('coach_queue_marks_account').on(t.accountId)],
)
