import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Periods in which a colleague does for a coach's athletes what the coach does. */
export const coachCovers = pgTable(
  'coach_covers',
  {
    id: text().primaryKey(),
    coachId: text('coach_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    colleagueId: text('colleague_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** The days as instants by the clock that the coach had then: another time zone moves no stored day. */
    fromAt: at('from_at').notNull(),
    untilAt: at('until_at').notNull(),
    /** Ended early; null otherwise. */
    endedAt: at('ended_at'),
    /** The coach, or one of the staff. */
    actorId: text('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('coach_covers_coach').on(t.coachId, t.untilAt),
    index('coach_covers_colleague').on(t.colleagueId, t.untilAt),
    check('coach_covers_people', sql`${t.coachId} <> ${t.colleagueId}`),
    check('coach_covers_days', sql`${t.toDay} >= ${t.fromDay} and ${t.untilAt} > ${t.fromAt}`),
  ],
)
