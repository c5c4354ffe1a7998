import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When each repeated task is due again, for all processes of this database. */
export const schedules = pgTable('schedules', {
  name: text().primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
})
