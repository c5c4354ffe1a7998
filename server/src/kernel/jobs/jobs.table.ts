import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Work that follows from facts, written in the transaction of its fact. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text().notNull(),
    data: jsonb().notNull(),
    state: text().notNull().default('waiting'),
    /** Tries begun, except those that ended in a `RetryableError`. */
    attempts: integer().notNull().default(0),
    /** Time from which the job may be taken; of an active job, the end of its lease. */
    runAt: at('run_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index('jobs_due').on(t.queue, t.runAt).where(sql`${t.state} in ('waiting', 'active')`),
    index('jobs_finished').on(t.finishedAt).where(sql`${t.state} in ('completed', 'failed')`),
    // The queues in the console, and how long something waits.
    index('jobs_undone')
      .on(t.createdAt, t.id, t.state)
      .where(sql`${t.state} in ('waiting', 'active', 'failed')`),
    check('jobs_state', sql`${t.state} in ('waiting', 'active', 'completed', 'failed')`),
    check(
      'jobs_finished_state',
      sql`(${t.finishedAt} is not null) = (${t.state} in ('completed', 'failed'))`,
    ),
  ],
)
