import type { Pool, Reserved } from './client'
import { type Applied, type Migration, MigrationError, readMigrations } from './migrations'
import { takeOver } from './take-over'

/** Any number of our own: the lock under which one process at a time brings the database up to date. */
const MIGRATION_LOCK = 7_236_412

/**
 * Applies the migrations of `folder` in order, each once in a transaction of its own, up to `upTo`. Safe for concurrent
 * starts. Returns the names applied now. Throws `MigrationError` for a file changed after it was applied, and for a
 * database with other migrations.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  { upTo }: { upTo?: string | undefined } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const connection = await pool.reserve()
  try {
    await connection`set lock_timeout = 0`
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    const hashes = await readApplied(connection, migrations[0], folder)
    const missing = migrations.filter(
      (migration) => (upTo === undefined || migration.name <= upTo) && !isApplied(hashes, migration),
    )
    for (const migration of missing) await apply(connection, migration)
    return missing.map(({ name }) => name)
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined)
    await connection`reset lock_timeout`.catch(() => undefined)
    await connection`reset statement_timeout`.catch(() => undefined)
    connection.release()
  }
}

/** Returns the hash of each migration that was applied, by its name. */
async function readApplied(
  connection: Reserved,
  first: Migration | undefined,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  await connection`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`
  const read = () => connection<Applied[]>`select name, hash from schema_migrations order by name`
  let applied = await read()
  if (first && applied.length > 0 && !applied.some(({ name }) => name === first.name)) {
    await takeOver(connection, { first, folder }, applied)
    applied = await read()
  }
  return new Map(applied.map(({ name, hash }) => [name, hash]))
}

function isApplied(hashes: ReadonlyMap<string, string>, { name, hash }: Migration): boolean {
  const applied = hashes.get(name)
  if (applied !== undefined && applied !== hash)
    throw new MigrationError(
      `Migration ${name} was changed after it had been applied. Add a new one instead.`,
    )
  return applied === hash
}

async function apply(connection: Reserved, { name, text, hash }: Migration): Promise<void> {
  await connection`begin`
  try {
    await connection.unsafe(text)
    await connection`insert into schema_migrations (name, hash) values (${name}, ${hash})`
    await connection`commit`
  } catch (error) {
    await connection`rollback`
    throw error
  }
}
