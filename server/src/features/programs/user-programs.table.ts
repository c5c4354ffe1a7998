import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'
import { programs } from './programs.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Programs of people: one row for each that somebody began, in the state of its one life (decision X-43). */
export const userPrograms = pgTable(
  'user_programs',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id),
    /** Who coaches it; null until somebody is assigned. */
    coachId: text('coach_id').references(() => accounts.id, { onDelete: 'set null' }),
    status: text().notNull().default('pending'),
    startDate: date('start_date', { mode: 'string' }),
    /** 0 before the first week. */
    currentWeek: integer('current_week').notNull().default(0),
    totalWeeks: integer('total_weeks').notNull(),
    /** Percent. */
    progress: integer().notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'user_programs_status',
      sql`${t.status} in ('pending', 'answering', 'creating', 'active', 'paused', 'completed', 'deactivated')`,
    ),
    check('user_programs_progress', sql`${t.progress} between 0 and 100`),
    check('user_programs_weeks', sql`${t.currentWeek} between 0 and ${t.totalWeeks}`),
    index('user_programs_account').on(t.accountId, t.createdAt),
    index('user_programs_coach').on(t.coachId, t.accountId),
  ],
)
