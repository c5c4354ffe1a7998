import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that this installation made for itself on its first start, by name. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })
