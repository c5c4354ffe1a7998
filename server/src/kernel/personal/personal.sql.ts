import type { Db } from '../db/client'
import type { Person, PersonalTable } from './personal'

/** Rows that are read at a time, so that an archive of any size costs the same memory. */
const AT_ONCE = 200

/** The rows of a person in a table, page by page, as objects with the columns' names in camelCase. */
export async function* personalRows(
  db: Db,
  name: string,
  table: PersonalTable,
  person: Person,
): AsyncGenerator<Record<string, unknown>> {
  const { whose, key, without = [], also } = table
  const order = key.map((column, i) => db`${i === 0 ? db`` : db`, `}t.${db(column)}`)
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await db<{ row: Record<string, unknown> }[]>`
      select to_jsonb(t) - ${[...without]}::text[]${also ? db` || jsonb_build_object(${also(db)})` : db``} as row
      from ${db(name)} t where ${whose(db, person)} order by ${order} limit ${AT_ONCE} offset ${offset}`
    for (const { row } of rows) yield camelCased(row)
    if (rows.length < AT_ONCE) return
  }
}

export async function countPersonalRows(
  db: Db,
  name: string,
  { whose }: PersonalTable,
  person: Person,
): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from ${db(name)} t where ${whose(db, person)}`
  return row?.n ?? 0
}

function camelCased(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
