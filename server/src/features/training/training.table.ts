import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'
import { userPrograms } from '../programs/user-programs.table'

/**
 * The training log: one row an entry, by the id that the person's device gave it. Only its owner and the erasure of the account
 * take a row away.
 */
export const logEntries = pgTable(
  'log_entries',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    /** Order in which entries arrived first. */
    position: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    rev: integer().notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
    /** False while another entry has the same set, and once it is removed. */
    counts: boolean().notNull().default(true),
    /** `session_call` for what `PUT …/sessions/{date}` wrote, which replaces only that. */
    source: text().notNull().default('log'),
    /** True for what the coach wrote, who trained beside the athlete. */
    byCoach: boolean('by_coach').notNull().default(false),
    session: text(),
    /** Of a set: `e:` and its exercise in the library, else `r:` and its row, else `n:` and its name. */
    exerciseKey: text('exercise_key'),
    /** Of a set: its name in the form in which names are compared. */
    exerciseName: text('exercise_name'),
    setIndex: smallint('set_index'),
    /** Empty where the exercise has no sides. */
    side: text(),
    /** The fields of its kind as they were sent. */
    entry: jsonb().$type<Record<string, unknown>>().notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.clientId] }),
    index('log_entries_program').on(t.userProgramId, t.date),
    // A set of a session counts once, whatever two devices send at the same time.
    uniqueIndex('log_entries_set')
      .on(t.userProgramId, t.session, t.exerciseKey, t.setIndex, t.side)
      .where(sql`kind = 'set' and counts`),
    index('log_entries_exercise').on(t.accountId, t.exerciseKey, t.date).where(sql`kind = 'set' and counts`),
    index('log_entries_name').on(t.accountId, t.exerciseName, t.date).where(sql`kind = 'set' and counts`),
    check(
      'log_entries_kind',
      sql`${t.kind} in ('session', 'set', 'move', 'excuse', 'meal', 'water', 'measurement')`,
    ),
    check('log_entries_removed', sql`not (${t.isRemoved} and ${t.counts})`),
    check('log_entries_rev', sql`${t.rev} >= 1`),
    check('log_entries_source', sql`${t.source} in ('log', 'session_call')`),
    check(
      'log_entries_whole',
      sql`${t.isRemoved} or ${t.kind} <> 'set' or num_nulls(${t.session}, ${t.exerciseKey}, ${t.exerciseName}, ${t.setIndex}, ${t.side}) = 0`,
    ),
  ],
)

/** Sets that a person imported from another app: what was done before, outside of any program. */
export const pastSets = pgTable(
  'past_sets',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    source: text().notNull(),
    /** Time and name of the session, as the file has them. */
    session: text().notNull(),
    /** Name of the exercise in the file. */
    sourceName: text('source_name').notNull(),
    /** Place within the exercise of its session, from 0. */
    setIndex: smallint('set_index').notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Name under which it is stored, in the form in which names are compared. */
    exerciseName: text('exercise_name').notNull(),
    /** Fields of a `set` of the log. */
    entry: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.source, t.session, t.sourceName, t.setIndex] }),
    index('past_sets_name').on(t.accountId, t.exerciseName, t.date),
    check('past_sets_source', sql`${t.source} in ('strong', 'hevy', 'fitnotes')`),
  ],
)
