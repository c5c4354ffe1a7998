import type { Db } from '../../kernel/db/client'

/** Which migrations the database has seen. */
export const SCHEMA_TABLE = 'schema_migrations'

export interface TableShape {
  name: string
  /** Those that are stored; what the database computes from others it computes again. */
  columns: string[]
  /** Tables that its rows refer to, itself left out. */
  refersTo: string[]
}

/** Every table of ours, in the order of their names. */
export function listTables(db: Db): Promise<TableShape[]> {
  return db<TableShape[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> ${SCHEMA_TABLE}
    order by c.relname`
}

/** The tables, those that others refer to first. */
export function inOrder(tables: readonly TableShape[]): TableShape[] {
  const placed: TableShape[] = []
  let rest = [...tables]
  while (rest.length > 0) {
    const names = new Set(rest.map(({ name }) => name))
    const ready = rest.filter(({ refersTo }) => !refersTo.some((name) => names.has(name)))
    if (ready.length === 0)
      throw new Error(`tables refer to one another in a circle: ${[...names].join(', ')}`)
    placed.push(...ready)
    rest = rest.filter((table) => !ready.includes(table))
  }
  return placed
}

export function listSequences(db: Db): Promise<{ name: string; value: string | null }[]> {
  return db<{ name: string; value: string | null }[]>`
    select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`
}

export function listMigrations(db: Db): Promise<{ name: string; hash: string }[]> {
  return db<{ name: string; hash: string }[]>`select name, hash from schema_migrations order by name`
}
