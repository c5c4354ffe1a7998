// Shop data too large for memory, and checksums to compare it after a restore.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDerived } from '../../server/src/adapters/files/files'
import type { Pool } from '../../server/src/kernel/db/client'

export interface Bulk {
  /** Size in megabytes of the table with wide rows. */
  wideMb: number
  rows: number
  files: number
}

/** Tables that only the bulk data writes, so they do not change under load. */
export const STILL_TABLES = ['settings', 'audit_events']

/** Writes rows of 1 MB into one table, narrow rows into another, and files. */
export async function seedBulk(db: Pool, dataDir: string, bulk: Bulk, random: () => number): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`
      insert into settings (key, value)
      select 'bulk ' || n, jsonb_build_object('text',
        (select string_agg(md5(n || ' ' || i), '') from generate_series(1, 32768) i))
      from generate_series(1, ${bulk.wideMb}::int) n`
    await tx`
      insert into audit_events (id, at, action, actor_role, details)
      select 'bulk-' || n, now() - make_interval(secs => n), 'order_moved', 'system',
        jsonb_build_object('to', E'line\\n\\ttab\\\\ "' || n || '"', 'name', 'کتل‌بل')
      from generate_series(1, ${bulk.rows}::int) n`
  })
  for (let i = 0; i < bulk.files; i++) {
    const path = join(dataDir, 'files', 'bulk', String(i % 100), `${i}.webp`)
    await mkdir(dirname(path), { recursive: true })
    // Every hundredth file is empty, every thousandth is large.
    const size = i % 100 === 0 ? 0 : i % 1000 === 1 ? 4_000_000 : Math.floor(random() * 60_000)
    await writeFile(path, Buffer.alloc(size, `${i} ${random()} `))
  }
}

/** Names of the application's tables. */
export async function tablesOf(db: Pool): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`
  return rows.map(({ name }) => name)
}

/** Returns row count and checksum of each table. */
async function sumsOf(db: Pool, tables: readonly string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local work_mem = '64MB'`
    for (const table of tables) {
      const [row] = await tx<{ sum: string }[]>`
        select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
        from ${tx(table)} t`
      sums[table] = row?.sum ?? ''
    }
  })
  return sums
}

/** Returns the tables with different rows. */
export async function differences(db: Pool, other: Pool, tables: readonly string[]): Promise<string[]> {
  const [here, there] = [await sumsOf(db, tables), await sumsOf(other, tables)]
  return tables.filter((table) => here[table] !== there[table]).map((table) => `rows of ${table} differ`)
}

export async function sequenceDifferences(db: Pool, other: Pool): Promise<string[]> {
  const read = async (at: Pool) =>
    JSON.stringify(
      await at`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
    )
  return (await read(db)) === (await read(other)) ? [] : ['sequences differ']
}

/** Compares two byte stores and returns the differences. */
export async function compareFiles(dataDir: string, otherDir: string): Promise<string[]> {
  const [some, others] = [await hashFiles(dataDir), await hashFiles(otherDir)]
  const keys = [...new Set([...some.keys(), ...others.keys()])].filter((key) => !isDerived(key))
  const wrong = keys.filter((key) => some.get(key) !== others.get(key))
  return wrong.length === 0 ? [] : [`${wrong.length} of ${keys.length} files differ, ${wrong[0]} first`]
}

async function hashFiles(dataDir: string): Promise<Map<string, string>> {
  const root = join(dataDir, 'files')
  const sums = new Map<string, string>()
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path)
    if (!entry.isFile() || key.startsWith('.incoming')) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    sums.set(key, hash.digest('hex'))
  }
  return sums
}
