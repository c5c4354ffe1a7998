import { ConfigError } from '../../config'
import type { Db, Tx } from '../../kernel/db/client'
import type { Applied } from '../../kernel/db/migrations'

/** Table of the applied migrations. */
export const SCHEMA_TABLE = 'schema_migrations'

export interface TableShape {
  name: string
  /** Those that are stored; what the database computes from others it computes again. */
  columns: string[]
  /** Tables that its rows refer to, itself left out. */
  refersTo: string[]
}

/** Every table of ours but those that are made of others (their comment says `derived`), in the order of their names. */
export function listTables(db: Db): Promise<TableShape[]> {
  return db<TableShape[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> ${SCHEMA_TABLE}
      and obj_description(c.oid, 'pg_class') is distinct from 'derived'
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

/** Keeps the tables in their shape until the transaction ends; everybody may go on reading and writing rows. */
export async function lockTables(tx: Tx, tables: readonly TableShape[]): Promise<void> {
  if (tables.length > 0) await tx`lock table ${tx(tables.map(({ name }) => name))} in access share mode`
}

export interface TableSize {
  /** Bytes that it takes in the database, indexes left out. */
  bytes: number
  /** Row count estimated by PostgreSQL; 0 before the first estimate. */
  rows: number
}

/** Returns the size of each table by name. Waits for locks of schema changes. */
export async function measureTables(tx: Tx): Promise<Map<string, TableSize>> {
  const sizes = await tx<(TableSize & { name: string })[]>`
    select relname as name, pg_table_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  return new Map(sizes.map(({ name, ...size }) => [name, size]))
}

export function listSequences(db: Db): Promise<{ name: string; value: string | null }[]> {
  return db<{ name: string; value: string | null }[]>`
    select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`
}

export function listMigrations(db: Db): Promise<Applied[]> {
  return db<Applied[]>`select name, hash from schema_migrations order by name`
}

/**
 * A short name for this very database: a restored copy has another, because its migrations are applied anew. Backups and
 * leftovers of other databases are never removed.
 */
export async function findDatabaseId(db: Db): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    select left(md5(d.oid::text || ' ' || min(m.applied_at)::text), 8) as id
    from schema_migrations m, pg_database d where d.datname = current_database() group by d.oid`
  if (!row) throw new ConfigError('The database has no tables yet: start the server once.')
  return row.id
}
