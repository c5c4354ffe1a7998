import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What staff set for the shop, a row for each group of settings; a group without a row has its defaults. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
