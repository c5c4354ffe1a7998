import type { DoneSet } from 'contract/programs/calls'
import type { AnswerValue } from 'contract/programs/questions'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
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

/** Sessions that were done. */
export const programSessions = pgTable(
  'program_sessions',
  {
    userProgramId: userProgramId(),
    date: date({ mode: 'string' }).notNull(),
    sets: jsonb().$type<DoneSet[]>().notNull().default([]),
    doneAt: at('done_at').notNull().defaultNow(),
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
