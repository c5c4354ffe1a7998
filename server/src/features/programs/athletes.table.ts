import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

/** Profile of an athlete besides the account; every field may be missing. */
export const athletes = pgTable(
  'athletes',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    birthDate: date('birth_date', { mode: 'string' }),
    heightCm: real('height_cm'),
    /** At the start. */
    weightKg: real('weight_kg'),
    latestWeightKg: real('latest_weight_kg'),
    latestWeightDate: date('latest_weight_date', { mode: 'string' }),
    /** A name in the picture store. */
    photo: text(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('athletes_height', sql`${t.heightCm} between 50 and 280`),
    check('athletes_weight', sql`${t.weightKg} between 20 and 400`),
    check('athletes_latest_weight', sql`${t.latestWeightKg} between 20 and 400`),
    check('athletes_latest', sql`(${t.latestWeightKg} is null) = (${t.latestWeightDate} is null)`),
  ],
)

/** Private notes of a coach on an athlete. */
export const athleteNotes = pgTable(
  'athlete_notes',
  {
    coachId: text('coach_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    notes: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.coachId, t.accountId] })],
)
