import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'

/** Texts that a coach sends again and again. */
export const coachReplies = pgTable(
  'coach_replies',
  {
    id: text().primaryKey(),
    coachId: text('coach_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('coach_replies_coach').on(t.coachId, t.createdAt)],
)
