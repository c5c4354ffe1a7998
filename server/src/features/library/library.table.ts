import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })
const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/** Exercises of the house (without a coach), and those of a coach's own. */
export const libraryExercises = pgTable(
  'library_exercises',
  {
    id: text().primaryKey(),
    coachId: text('coach_id').references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** By language: `fa`, `nl`. */
    names: jsonb().notNull(),
    /** By language: `en`, `fa`, `nl`. */
    aliases: jsonb().notNull(),
    category: text().notNull(),
    equipment: texts('equipment'),
    /** The one that works most comes first. */
    muscleGroups: texts('muscle_groups'),
    difficulty: text().notNull(),
    technique: text().notNull(),
    /** By language: `fa`, `nl`. */
    techniques: jsonb().notNull(),
    alternatives: texts('alternatives'),
    videoUrl: text('video_url').notNull(),
    /** Names and aliases in the form in which they are searched, a line each. */
    searchText: text('search_text').notNull(),
    /** Own video: its name in the byte store; null without one. */
    videoName: text('video_name'),
    videoType: text('video_type'),
    videoBytes: integer('video_bytes'),
    videoSha256: text('video_sha256'),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('library_exercises_coach_name').on(t.coachId, t.name)],
)
