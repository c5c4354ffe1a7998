import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The nightly backup of each night that has one, for all processes of this database. */
export const nightlyBackups = pgTable(
  'nightly_backups',
  {
    /** The day, where the shop is, at whose 03:00 it is due. */
    night: date().primaryKey(),
    state: text().notNull(),
    /** Tries begun, except those that a stop of the server ended. */
    attempts: integer().notNull().default(1),
    /** Time from which another process may take it over or, after a failure, retry it. */
    dueAt: at('due_at').notNull(),
    /** Time of the first failed try; null after a success. */
    failedAt: at('failed_at'),
    lastError: text('last_error'),
    finishedAt: at('finished_at'),
  },
  (t) => [
    check('nightly_backups_state', sql`${t.state} in ('waiting', 'running', 'whole', 'failed')`),
    check('nightly_backups_finished', sql`(${t.finishedAt} is not null) = (${t.state} = 'whole')`),
  ],
)
