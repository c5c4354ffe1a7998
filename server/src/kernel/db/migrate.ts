import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from './client'

/** Any number of our own: the lock under which one process at a time brings the database up to date. */
const MIGRATION_LOCK = 7_236_412

/**
 * Brings the database up to date: the files of `folder` in the order of their names, each once, each in a transaction
 * of its own, forward only. Safe when several processes start at once. Returns the names that were applied now.
 * Throws when a file that was applied has changed since. `upTo`: the last one that is applied now.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  { upTo }: { upTo?: string | undefined } = {},
): Promise<string[]> {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const names = all.filter((name) => upTo === undefined || name <= upTo)
  const connection = await pool.reserve()
  try {
    await connection`set lock_timeout = 0`
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await connection`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`
    const done = new Map(
      (await connection<{ name: string; hash: string }[]>`select name, hash from schema_migrations`).map(
        (row) => [row.name, row.hash],
      ),
    )
    const applied: string[] = []
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = done.get(name)
      if (before === hash) continue
      if (before)
        throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
      await connection`begin`
      try {
        await connection.unsafe(text)
        await connection`insert into schema_migrations (name, hash) values (${name}, ${hash})`
        await connection`commit`
      } catch (error) {
        await connection`rollback`
        throw error
      }
      applied.push(name)
    }
    return applied
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => undefined)
    await connection`reset lock_timeout`.catch(() => undefined)
    await connection`reset statement_timeout`.catch(() => undefined)
    connection.release()
  }
}
