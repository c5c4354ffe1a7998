import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Blood tests of people; the comment, its time, who wrote it and the status change together (decision X-65). */
export const bloodTests = pgTable(
  'blood_tests',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    status: text().notNull().default('reviewing'),
    /** Code given by the laboratory. */
    code: text(),
    /** The athlete's. */
    note: text(),
    testedOn: date('tested_on', { mode: 'string' }),
    /** Written by staff. */
    analysis: text(),
    coachComment: text('coach_comment'),
    coachId: text('coach_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Coach to whom staff opened the test without a program. */
    assignedTo: text('assigned_to').references(() => accounts.id, { onDelete: 'set null' }),
    reviewedAt: at('reviewed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('blood_tests_status', sql`${t.status} in ('recorded', 'reviewing', 'completed')`),
    check(
      'blood_tests_reviewed',
      sql`(${t.status} = 'completed') = (${t.reviewedAt} is not null) and (${t.status} = 'completed') = (${t.coachComment} is not null)`,
    ),
    index('blood_tests_account').on(t.accountId, t.createdAt),
    index('blood_tests_assigned').on(t.assignedTo).where(sql`assigned_to is not null`),
    index('blood_tests_newest').on(t.createdAt, t.id),
  ],
)

/**
 * Values of a test as the laboratory reported them; nothing converted is stored. Derived fields (number, position in
 * the range, marker) are stored too, because they depend on the row alone.
 */
export const bloodTestValues = pgTable(
  'blood_test_values',
  {
    id: text().primaryKey(),
    bloodTestId: text('blood_test_id')
      .notNull()
      .references(() => bloodTests.id, { onDelete: 'cascade' }),
    /** In the order in which they were entered. */
    place: integer().notNull(),
    label: text().notNull(),
    /** The label as it is compared: one value of a name in a test. */
    labelKey: text('label_key').notNull(),
    /** A number, or a text as it was typed. */
    value: jsonb().$type<string | number>().notNull(),
    number: doublePrecision(),
    bound: text(),
    unit: text(),
    low: doublePrecision(),
    high: doublePrecision(),
    position: text(),
    marker: text(),
    source: text().notNull(),
    /** Values replaced by staff, latest last, so that the athlete's own entry is kept. */
    replaced: jsonb().$type<unknown[]>().notNull().default([]),
  },
  (t) => [
    unique('blood_test_values_label').on(t.bloodTestId, t.labelKey),
    check('blood_test_values_bound', sql`${t.bound} in ('<', '>')`),
    check('blood_test_values_range', sql`${t.low} <= ${t.high}`),
    check('blood_test_values_position', sql`${t.position} in ('below', 'within', 'above')`),
    check('blood_test_values_source', sql`${t.source} in ('athlete', 'staff')`),
  ],
)

/** The laboratory's report, one a test; `name` is its own in the private store, and never the sender's. */
export const bloodTestReports = pgTable('blood_test_reports', {
  bloodTestId: text('blood_test_id')
    .primaryKey()
    .references(() => bloodTests.id, { onDelete: 'cascade' }),
  name: text().notNull().unique(),
  originalName: text('original_name').notNull(),
  mimeType: text('mime_type').notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  /** Hex. */
  sha256: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
})
