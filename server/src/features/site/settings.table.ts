import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings made by staff, one row per group; a group without a row has its defaults. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
