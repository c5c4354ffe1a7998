import type { DoneSet } from 'contract/programs/calls'
import type { AnswerValue } from 'contract/programs/questions'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { userPrograms } from './user-programs.table'

const at = (name: string) => timestamp(name, { withTimezone: true })
const userProgramId = () =>
  text('user_program_id')
    .notNull()
    .references(() => userPrograms.id, { onDelete: 'cascade' })

/** Answers to a program's questions; an option in English, whatever language it was chosen in. */
export const programAnswers = pgTable(
  'program_answers',
  {
    userProgramId: userProgramId(),
    questionId: text('question_id').notNull(),
    answer: jsonb().$type<AnswerValue>().notNull(),
    answeredAt: at('answered_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userProgramId, t.questionId] })],
)

/** Sets of a day as the contract's `DoneSession`, made from the log (training) whenever the day changes. */
export const programSessions = pgTable(
  'program_sessions',
  {
    userProgramId: userProgramId(),
    date: date({ mode: 'string' }).notNull(),
    sets: jsonb().$type<DoneSet[]>().notNull().default([]),
    /** The coach logged it, or a part of it. */
    byCoach: boolean('by_coach').notNull().default(false),
    doneAt: at('done_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userProgramId, t.date] })],
)

/**
 * Planned and done sessions of a day. `planned` and `version` are fixed when the day is over or its session
 * begins; until then they are null and the plan in force says it.
 */
export const programDays = pgTable(
  'program_days',
  {
    userProgramId: userProgramId(),
    date: date({ mode: 'string' }).notNull(),
    /** Sessions that the plan had for this day. */
    planned: smallint(),
    /** Version of that plan. */
    version: integer(),
    /** Sessions moved to this day, less those moved away. */
    moved: smallint().notNull().default(0),
    isExcused: boolean('is_excused').notNull().default(false),
    /** Sets of a day as the contract's `DoneSession`, made from the log (training) whenever the day changes. */
    done: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userProgramId, t.date] })],
)

/** Measurements of customers in the unit of their kind. */
export const programMeasurements = pgTable(
  'program_measurements',
  {
    id: text().primaryKey(),
    userProgramId: userProgramId(),
    kind: text().notNull(),
    value: doublePrecision().notNull(),
    at: at('at').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('program_measurements_program').on(t.userProgramId, t.at),
    check('program_measurements_value', sql`${t.value} > 0`),
  ],
)
