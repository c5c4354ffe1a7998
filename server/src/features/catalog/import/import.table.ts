import type { ImportColumn } from 'contract/catalog/console-import-calls'
import type { ImportStatus } from 'contract/catalog/console-rules'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { categories } from '../catalog.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** CSV file of products with its progress: a resumed import starts after `done` lines. */
export const productImports = pgTable(
  'product_imports',
  {
    id: text().primaryKey(),
    /** Name given by the sender. */
    fileName: text('file_name').notNull(),
    /** Its own name in the byte store; two imports share it where a dry run was followed by the import. */
    stored: text().notNull(),
    actorId: text('actor_id').notNull(),
    dryRun: boolean('dry_run').notNull(),
    setStock: boolean('set_stock').notNull(),
    /** One for each cell of the heading. Empty on imports of before there was a choice: the heading tells. */
    columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
    /** Category of lines whose own is not found. */
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'set null' }),
    status: text().$type<ImportStatus>().notNull().default('waiting'),
    /** Below the heading. */
    lines: integer().notNull(),
    done: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    index('product_imports_newest').on(t.createdAt, t.id),
    index('product_imports_stored').on(t.stored),
  ],
)

export const productImportErrors = pgTable(
  'product_import_errors',
  {
    importId: text('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    /** Null: the whole line. */
    column: text(),
    code: text().notNull(),
    value: text(),
  },
  (t) => [index('product_import_errors_line').on(t.importId, t.line)],
)
