import { listTables } from '../src/commands/backup/tables.sql'
import type { Db } from '../src/kernel/db/client'

/** Every table of ours, by its name, as the number of its rows and a sum over their texts; a null counts as no column. */
export async function sumsOf(db: Db): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const { name } of await listTables(db)) {
    const [row] = await db<{ n: string; sum: string }[]>`
      select count(*)::text as n, coalesce(md5(string_agg(md5(r), '' order by md5(r))), '') as sum from (select jsonb_strip_nulls(to_jsonb(t))::text as r from ${db(name)} t) t`
    all[name] = `${row?.n} ${row?.sum}`
  }
  return all
}
