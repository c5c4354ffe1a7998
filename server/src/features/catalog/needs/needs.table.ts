import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'

/** One row: the needs that people search for, whole as the console saves them; none without a row. */
export const catalogNeeds = pgTable(
  'catalog_needs',
  {
    one: boolean().primaryKey().default(true),
    version: integer().notNull(),
    needs: jsonb().notNull(),
  },
  (t) => [check('catalog_needs_one', sql`${t.one}`)],
)
