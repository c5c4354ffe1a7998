import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Solved challenges that were accepted once; the row outlives the challenge, so none is accepted twice. */
export const usedChallenges = pgTable(
  'used_challenges',
  { id: text().primaryKey(), expiresAt: timestamp('expires_at', { withTimezone: true }).notNull() },
  (t) => [index('used_challenges_expiry').on(t.expiresAt)],
)
