import type { ProgressionRule } from 'contract/programs/progression-rules'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { userPrograms } from '../../programs/user-programs.table'

/** Rules by which the plan of a program progresses; what they propose is computed from the log. */
export const progressionRules = pgTable('progression_rules', {
  userProgramId: text('user_program_id')
    .primaryKey()
    .references(() => userPrograms.id, { onDelete: 'cascade' }),
  rules: jsonb().$type<ProgressionRule[]>().notNull(),
  version: integer().notNull().default(1),
  /** Ids of refused proposals, the latest last. */
  refused: text().array().notNull().default(sql`'{}'`),
})
