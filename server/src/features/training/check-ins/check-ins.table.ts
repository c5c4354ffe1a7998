import type { QuestionResponse } from 'contract/programs/calls'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'
import type { StoredQuestion } from '../../programs/programs.table'
import { userPrograms } from '../../programs/user-programs.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A question whose number may become a measurement. */
export type StoredCheckInQuestion = StoredQuestion & { measurement?: string }

/** Form of the regular check-ins of a program; without `every` there is no schedule. */
export const checkInForms = pgTable(
  'check_in_forms',
  {
    userProgramId: text('user_program_id')
      .primaryKey()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    every: text(),
    /** First day of each week's check-in, Monday being 1. */
    weekday: smallint(),
    dates: date({ mode: 'string' }).array().notNull().default(sql`'{}'`),
    questions: jsonb().$type<StoredCheckInQuestion[]>().notNull(),
    asksPhotos: boolean('asks_photos').notNull(),
    /** First day of the first period. */
    since: date({ mode: 'string' }).notNull(),
    /** Due day of the last period that has its row. */
    madeUntil: date('made_until', { mode: 'string' }),
    version: integer().notNull().default(1),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('check_in_forms_every', sql`${t.every} in ('week', 'dates')`),
    check('check_in_forms_weekday', sql`(${t.every} = 'week') = (${t.weekday} between 1 and 7)`),
    index('check_in_forms_due').on(t.madeUntil).where(sql`every is not null`),
  ],
)

/** Check-ins, a row a period as soon as it begins, by the athlete's own days. */
export const checkIns = pgTable(
  'check_ins',
  {
    id: text().primaryKey(),
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    lateUntil: date('late_until', { mode: 'string' }).notNull(),
    /** Asked for outside of the schedule. */
    isRequested: boolean('is_requested').notNull().default(false),
    /** Those of the form until the answers are submitted. */
    questions: jsonb().$type<StoredCheckInQuestion[]>(),
    asksPhotos: boolean('asks_photos'),
    answers: jsonb().$type<QuestionResponse[]>().notNull().default([]),
    submittedAt: at('submitted_at'),
    /** Measurements that the answers became. */
    measurementIds: text('measurement_ids').array().notNull().default(sql`'{}'`),
    reply: text(),
    repliedAt: at('replied_at'),
    repliedBy: text('replied_by').references(() => accounts.id, { onDelete: 'set null' }),
    remindedAt: at('reminded_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('check_ins_period').on(t.userProgramId, t.date),
    index('check_ins_open').on(t.dueDate).where(sql`submitted_at is null and reminded_at is null`),
    check('check_ins_days', sql`${t.dueDate} >= ${t.date} and ${t.lateUntil} > ${t.dueDate}`),
    check('check_ins_submitted', sql`(${t.submittedAt} is null) = (${t.questions} is null)`),
    check('check_ins_replied', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
)
