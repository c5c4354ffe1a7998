import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from 'contract/units'
import type { Pool, Reserved } from './client'
import { type Applied, type Migration, MigrationError, readMigrations } from './migrations'
import { takeOver } from './take-over'
import { codeOf } from './transaction'

/** Any number of our own: the lock under which one process at a time brings the database up to date. */
const MIGRATION_LOCK = 7_236_412
/** Longest wait for a table in ms; statements that come later wait behind the migration. */
const LOCK_TIMEOUT = 2 * SECOND
/** Tries of a migration whose tables are locked; with the pauses about two minutes. */
const TRIES = 30
const LOCKED = '55P03'
/** First line of a migration that makes indexes while others write, which no transaction can. */
const OUTSIDE = '-- outside a transaction'
const BREAKPOINT = '--> statement-breakpoint'
const NEW_INDEX = /create (?:unique )?index concurrently if not exists "?(\w+)"?/i

export interface MigrateOptions {
  upTo?: string | undefined
  /** Receives a line when a migration waits for its tables. */
  warn?: (line: string) => void
  lockTimeout?: number
  tries?: number
}

/**
 * Applies the migrations of `folder` in order, each once, up to `upTo`, also beside running servers. Returns the names applied
 * now. Throws `MigrationError` for a changed file, an unknown database and a locked table. No pooler may be in between.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  { upTo, ...options }: MigrateOptions = {},
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
    for (const migration of missing) await applyPatiently(connection, migration, options)
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

async function applyPatiently(
  connection: Reserved,
  migration: Migration,
  { warn, lockTimeout = LOCK_TIMEOUT, tries = TRIES }: MigrateOptions,
): Promise<void> {
  const { name } = migration
  for (let tried = 1; ; tried++) {
    try {
      if (migration.text.startsWith(OUTSIDE)) await makeIndexes(connection, migration)
      else await apply(connection, migration, lockTimeout)
      return
    } catch (error) {
      if (codeOf(error) !== LOCKED) throw error
      if (tried >= tries)
        throw new MigrationError(
          `Migration ${name} found its tables locked ${tries} times, so nothing of it was done. Start again once the transaction that holds them has ended.`,
        )
      warn?.(`Migration ${name} gives way: its tables are locked (try ${tried} of ${tries}).`)
      await sleep(lockTimeout * (0.5 + Math.random()))
    }
  }
}

/** Makes indexes while others write. What a broken try left is removed first, so each statement may run again. */
async function makeIndexes(connection: Reserved, { name, text, hash }: Migration): Promise<void> {
  for (const statement of text.split(BREAKPOINT)) {
    const [, index = ''] = NEW_INDEX.exec(statement) ?? []
    const broken = await connection`
      select from pg_index where indexrelid = to_regclass(quote_ident(${index})) and not indisvalid`
    if (broken.length > 0) await connection`drop index concurrently ${connection(index)}`
    await connection.unsafe(statement)
  }
  await connection`insert into schema_migrations (name, hash) values (${name}, ${hash})`
}

async function apply(
  connection: Reserved,
  { name, text, hash }: Migration,
  lockTimeout: number,
): Promise<void> {
  await connection`begin`
  try {
    await connection`select set_config('lock_timeout', ${String(lockTimeout)}, true)`
    await connection.unsafe(text)
    await connection`insert into schema_migrations (name, hash) values (${name}, ${hash})`
    await connection`commit`
  } catch (error) {
    await connection`rollback`
    throw error
  }
}
