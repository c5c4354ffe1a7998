import type { ProgramData } from 'contract/programs/plan'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../../auth/auth.table'
import { userPrograms } from '../user-programs.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Templates of coaches, without personal values. */
export const coachTemplates = pgTable(
  'coach_templates',
  {
    id: text().primaryKey(),
    coachId: text('coach_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    data: jsonb().$type<ProgramData>().notNull(),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Deleted ones can be brought back for some days. */
    deletedAt: at('deleted_at'),
  },
  (t) => [index('coach_templates_coach').on(t.coachId, t.name)],
)

/** Values of a template, a coach's or the shop's, in a plan that it was applied to. */
export const planOrigins = pgTable(
  'plan_origins',
  {
    userProgramId: text('user_program_id')
      .notNull()
      .references(() => userPrograms.id, { onDelete: 'cascade' }),
    /** Id in `coach_templates` or `programs`. */
    sourceId: text('source_id').notNull(),
    /** The same of a coach's template; null for a program of the shop. */
    templateId: text('template_id').references(() => coachTemplates.id, { onDelete: 'cascade' }),
    /** Language of the shop's plan that it came from; null for a coach's template. */
    language: text(),
    /** Block that training and nutrition came into. */
    blockId: text('block_id').notNull(),
    /** Values of the template by their paths, with the row ids of the template. */
    base: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Version of the plan that took it over; null where that changed nothing. */
    version: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.userProgramId, t.sourceId] }),
    index('plan_origins_source').on(t.sourceId),
    index('plan_origins_template').on(t.templateId),
  ],
)
