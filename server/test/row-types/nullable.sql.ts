import type { Db } from '../../src/kernel/db/client'

/** Names a column of a table by the oid of the table and the number of the column, as results do. */
export const columnKey = (table: number, column: number) => `${table} ${column}`

/** Columns that may be null. */
export async function listNullableColumns(db: Db): Promise<string[]> {
  const columns = await db<{ table: number; number: number }[]>`
    select attrelid as table, attnum as number from pg_attribute
    where attnum > 0 and not attnotnull and attrelid > 16383`
  return columns.map(({ table, number }) => columnKey(table, number))
}
