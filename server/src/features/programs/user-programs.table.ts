import type { StoredBlock } from 'contract/programs/block-rules'
import type { ProgramData } from 'contract/programs/plan'
import type { PlanChange } from 'contract/programs/plan-changes'
import type { Target } from 'contract/programs/target-calls'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'
import { programs, type StoredQuestion } from './programs.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Programs of people: one row for each that somebody began, in the state of its one life (decision X-43). */
export const userPrograms = pgTable(
  'user_programs',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id),
    /** Order line that bought it; both null if it was not bought here. */
    orderId: text('order_id'),
    orderLine: integer('order_line'),
    /** Coach of the program; null until assigned. */
    coachId: text('coach_id').references(() => accounts.id, { onDelete: 'set null' }),
    status: text().notNull().default('pending'),
    startDate: date('start_date', { mode: 'string' }),
    totalWeeks: integer('total_weeks').notNull(),
    /** Percent of the planned sessions that are done; without planned sessions the weeks say it. */
    progress: integer().notNull().default(0),
    /** Sessions that `progress` is counted against; null before it was counted. */
    plannedSessions: integer('planned_sessions'),
    /** Last day that `program_days` holds the plan of. */
    fixedUntil: date('fixed_until', { mode: 'string' }),
    /** The plan; null before there is one. */
    data: jsonb().$type<ProgramData>(),
    version: integer().notNull().default(1),
    /** Blocks in their order, without workout and nutrition of the current one, which are in `data`; null for one block. */
    blocks: jsonb().$type<StoredBlock[]>(),
    currentBlock: smallint('current_block').notNull().default(0),
    /** Version in which workout and nutrition became those of another block. */
    blockVersion: integer('block_version').notNull().default(0),
    /** Weeks of the plan before the current block, and up to its end; null where it is the last. */
    blockFirstWeek: integer('block_first_week').notNull().default(0),
    blockEndWeek: integer('block_end_week'),
    /**
     * In which version each path was last written: the path's key (plan-save.sql.ts) above the version's 32 bits. Bounded
     * by the plan's paths and small enough to lie uncompressed in the row, so a save costs the same at any age.
     */
    pathWrites: bigint('path_writes', { mode: 'bigint' }).array().notNull().default(sql`'{}'`),
    /** Target values of measurements; changed under the plan's version. */
    targets: jsonb().$type<Target[]>().notNull().default([]),
    /** Days of the week with a session in the plan, Monday being 1. */
    trainingDays: smallint('training_days').array().notNull().default(sql`'{}'`),
    /** The questions as they were when the answers came; null before. */
    questions: jsonb().$type<StoredQuestion[]>(),
    submittedAt: at('submitted_at'),
    publishedAt: at('published_at'),
    pausedAt: at('paused_at'),
    /** The person's day of it, as it was then: another time zone moves no stored day. */
    pausedOn: date('paused_on', { mode: 'string' }),
    /** Days of ended pauses. */
    pausedDays: integer('paused_days').notNull().default(0),
    /** Day on which a pause of the athlete's own ends by itself; null for a coach's one and while there is none. */
    ownPauseUntil: date('own_pause_until', { mode: 'string' }),
    /** Those of `pausedDays` that the athlete paused. */
    ownPauseDays: smallint('own_pause_days').notNull().default(0),
    /** Completed or deactivated. */
    endedAt: at('ended_at'),
    /** The person's day of it: the last day of the program. */
    endedOn: date('ended_on', { mode: 'string' }),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'user_programs_status',
      sql`${t.status} in ('pending', 'answering', 'creating', 'active', 'paused', 'completed', 'deactivated')`,
    ),
    check('user_programs_progress', sql`${t.progress} between 0 and 100`),
    check('user_programs_paused', sql`(${t.status} = 'paused') = (${t.pausedAt} is not null)`),
    check(
      'user_programs_plan',
      sql`${t.status} not in ('creating', 'active', 'paused') or ${t.data} is not null`,
    ),
    // An order line opens one program, despite repeated notifications.
    unique('user_programs_order_line').on(t.orderId, t.orderLine),
    index('user_programs_account').on(t.accountId, t.createdAt),
    index('user_programs_coach').on(t.coachId, t.accountId),
    index('user_programs_unassigned')
      .on(t.createdAt)
      .where(sql`coach_id is null and status not in ('completed', 'deactivated')`),
    index('user_programs_own_pauses')
      .on(t.ownPauseUntil)
      .where(sql`own_pause_until is not null and status = 'paused'`),
    index('user_programs_newest').on(t.createdAt, t.id),
    index('user_programs_turns')
      .on(sql`(start_date + paused_days + block_end_week * 7)`)
      .where(sql`block_end_week is not null and status in ('active', 'paused')`),
  ],
)

/** Pauses by the person's days; both ends are days on which the program ran. */
export const programPauses = pgTable(
  'program_pauses',
  {
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Day on which it ran again or ended; null while it is paused. */
    untilDay: date('until_day', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userProgramId, t.fromDay] }),
    check('program_pauses_days', sql`${t.untilDay} >= ${t.fromDay}`),
  ],
)

/** A row of `plan_origins` in the history of a plan. */
export interface KeptOrigin {
  sourceId: string
  templateId: string | null
  language: string | null
  blockId: string
  base: Record<string, unknown>
  version: number | null
}

/** A template in a plan before and after another template, or more of it, was applied; null where it was none. */
export interface OriginChange {
  from: KeptOrigin | null
  to: KeptOrigin | null
}

/** Changes of each save, as differences, so that rows stay small. */
export const planVersions = pgTable(
  'plan_versions',
  {
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: at('at').notNull().defaultNow(),
    actorId: text('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    changes: jsonb().$type<PlanChange[]>().notNull(),
    /** Version that this one takes back; null for any other change. */
    undoes: integer(),
    /** Changes of `plan_origins` by the application of a template; null for any other change. */
    origins: jsonb().$type<OriginChange[]>(),
  },
  (t) => [primaryKey({ columns: [t.userProgramId, t.version] })],
)

/** History of coaches with reasons; `actorId` null: automatic assignment. */
export const userProgramAssignments = pgTable(
  'user_program_assignments',
  {
    id: text().primaryKey(),
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    coachId: text('coach_id').references(() => accounts.id, { onDelete: 'set null' }),
    actorId: text('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
    at: at('at').notNull().defaultNow(),
  },
  (t) => [index('user_program_assignments_program').on(t.userProgramId, t.at)],
)
