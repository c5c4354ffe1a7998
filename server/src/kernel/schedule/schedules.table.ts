import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Next due time of each repeated task, for all processes of this database. */
export const schedules = pgTable('schedules', {
  name: text().primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  /** Lease of the process that runs it now; null: nobody does. */
  busyUntil: timestamp('busy_until', { withTimezone: true }),
})
