import type { ProgramData } from 'contract/programs/plan'
import type { EditedQuestion } from 'contract/programs/question-calls'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Translations; English is in the columns. */
export type ProgramTranslations = Partial<
  Record<'fa' | 'nl', { name: string; description: string; categoryName: string }>
>

/** A question as it is stored: with an id, so that answers find it. */
export type StoredQuestion = EditedQuestion & { id: string }

/** Program templates: what a coach offers and a personal program begins as. */
export const programs = pgTable(
  'programs',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Id, slug and every name that it had: what a product may call it by. */
    knownAs: text('known_as').array().notNull().default(sql`'{}'`),
    description: text().notNull().default(''),
    categoryName: text('category_name').notNull(),
    /** `#rrggbb`; a sign of the category, never its only one. */
    categoryColor: text('category_color').notNull(),
    translations: jsonb().$type<ProgramTranslations>().notNull().default({}),
    /** Initial plans by language; English is the fallback. */
    plans: jsonb().$type<Partial<Record<'en' | 'fa' | 'nl', ProgramData>>>().notNull().default({}),
    questions: jsonb().$type<StoredQuestion[]>().notNull().default([]),
    durationDays: integer('duration_days').notNull(),
    difficulty: text().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('programs_color', sql`${t.categoryColor} ~ '^#[0-9a-f]{6}$'`),
    check('programs_duration', sql`${t.durationDays} between 1 and 730`),
    check('programs_difficulty', sql`${t.difficulty} in ('beginner', 'intermediate', 'advanced')`),
    index('programs_known_as').using('gin', t.knownAs),
  ],
)
