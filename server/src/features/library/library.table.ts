import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })
const texts = (name: string) => text(name).array().notNull().default(sql`'{}'`)

/** Columns of every entry. */
const entry = () => ({
  id: text().primaryKey(),
  coachId: text('coach_id').references(() => accounts.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  /** By language: `fa`, `nl`. */
  names: jsonb().notNull(),
  /** By language: `en`, `fa`, `nl`. */
  aliases: jsonb().notNull(),
})
const versioned = () => ({
  /** Names and aliases in the form in which they are searched, a line each. */
  searchText: text('search_text').notNull(),
  version: integer().notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/** Exercises of the shop (without a coach), and those of a coach's own. */
export const libraryExercises = pgTable(
  'library_exercises',
  {
    ...entry(),
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
    /** Own video: its name in the byte store; null without one. */
    videoName: text('video_name'),
    videoType: text('video_type'),
    videoBytes: integer('video_bytes'),
    videoSha256: text('video_sha256'),
    ...versioned(),
  },
  (t) => [index('library_exercises_coach_name').on(t.coachId, t.name)],
)

/** Foods of the shop (without a coach), and those of a coach's own. */
export const libraryFoods = pgTable(
  'library_foods',
  {
    ...entry(),
    /** kcal and grams of 100 g: `calories`, `protein`, `carbs`, `fats`. */
    per100: jsonb().notNull(),
    /** Each with `name`, `names` by language, and `grams`. */
    portions: jsonb().notNull(),
    allergens: texts('allergens'),
    ...versioned(),
  },
  (t) => [index('library_foods_coach_name').on(t.coachId, t.name)],
)

/** Meals of the shop (without a coach), and those of a coach's own. */
export const libraryMeals = pgTable(
  'library_meals',
  {
    ...entry(),
    /** Each with `foodId`, `grams`, and the food as it was when it was added. */
    items: jsonb().notNull(),
    /** Values in place of those of the foods; null for these. */
    macros: jsonb(),
    recipe: text().notNull(),
    /** By language: `fa`, `nl`. */
    recipes: jsonb().notNull(),
    ...versioned(),
  },
  (t) => [index('library_meals_coach_name').on(t.coachId, t.name)],
)
