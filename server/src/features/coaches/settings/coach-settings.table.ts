import type { WorkingHours } from 'contract/coaches/settings-calls'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'

/** Settings of the coach area; a coach without a row has the defaults. */
export const coachSettings = pgTable('coach_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Dates of the coach area in the chosen language; else as the specification has them, in English. */
  localizedDates: boolean('localized_dates').notNull().default(false),
  /** These three are read no more: `notification_ways` has them. A later version drops them. */
  notifyMessages: boolean('notify_messages').notNull().default(true),
  notifyBloodTests: boolean('notify_blood_tests').notNull().default(true),
  notifyPrograms: boolean('notify_programs').notNull().default(true),
  workingHours: jsonb('working_hours').$type<WorkingHours>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
