import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'
import { programs } from './programs.table'

/** Programs of coaches: chosen in the application, or set by the owner. */
export const programCoaches = pgTable(
  'program_coaches',
  {
    coachId: text('coach_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.coachId, t.programId] }),
    index('program_coaches_program').on(t.programId),
  ],
)

/** Maximum programs of a coach at a time; a coach without a row has the default. */
export const coachCapacities = pgTable(
  'coach_capacities',
  {
    coachId: text('coach_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    capacity: integer().notNull(),
  },
  (t) => [check('coach_capacities_range', sql`${t.capacity} between 0 and 1000`)],
)
