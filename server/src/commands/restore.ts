import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createFiles } from '../adapters/files/create'
import type { Files } from '../adapters/files/files'
import { ConfigError } from '../config'
import type { Db, Pool, Tx } from '../kernel/db/client'
import { migrate } from '../kernel/db/migrate'
import { type Applied, readMigrations } from '../kernel/db/migrations'
import { goBack, isEarly, isUnreleased } from '../kernel/db/take-over'
import { copyIn } from './backup/copy'
import { counting, countOf, filePath, type Manifest, readManifest, tablePath } from './backup/manifest'
import { listMigrations, listTables } from './backup/tables.sql'
import { FILES_AT_ONCE } from './backup/write'
import { type Command, withDatabase } from './cli'
import { type Amounts, describeAmounts, NOTHING } from './progress'

const USAGE = 'Usage: npm run restore -- <folder of a backup>'

/**
 * Brings a backup back, into an empty database alone. Everything is looked at before anything is written; the tables come
 * back in one transaction, and a backup of an older version is then brought up to date.
 */
export const restore: Command = async ({ args, env, migrations, print, progress }) => {
  const [given] = args
  if (given === undefined || args.length > 1) throw new ConfigError(USAGE)
  const folder = resolve(given)
  const manifest = await readManifest(folder)
  const total = sizeOf(manifest)
  const start = (doing: string): Amounts => {
    const [done, began] = [{ ...NOTHING }, Date.now()]
    progress?.show(() => describeAmounts(doing, done, total, Date.now() - began))
    return done
  }
  try {
    await checkContent(folder, manifest, start('Checking'))
    progress?.end()
    await withDatabase(env, async (db, config) => {
      await refuseFull(db)
      const expected = await readExpected(manifest, migrations)
      await migrate(db, migrations, { upTo: expected.at(-1)?.name })
      if (isEarly(manifest.migrations)) await goBack(db, migrations, manifest.migrations)
      await refuseOther(db, manifest, isEarly(manifest.migrations) ? manifest.migrations : expected)
      const done = start('Restoring')
      await readFiles(createFiles(config), folder, manifest, done)
      await readTables(db, folder, manifest, done)
      progress?.end()
      await migrate(db, migrations)
      print(`${folder}: ${countOf(manifest)} are back, as of ${manifest.madeAt}`)
    })
  } finally {
    progress?.end()
  }
}

function sizeOf({ tables, files }: Manifest): Amounts {
  const bytes = [...tables, ...files].reduce((sum, { size }) => sum + size, 0)
  return { tables: tables.length, files: files.length, bytes }
}

/** Throws where a byte of the backup is not as it was written. */
async function checkContent(folder: string, { tables, files }: Manifest, done: Amounts): Promise<void> {
  for (const { name, sha256 } of tables) {
    done.bytes += await checkFile(tablePath(folder, name), sha256)
    done.tables += 1
  }
  for (const { key, sha256 } of files) {
    done.bytes += await checkFile(filePath(folder, key), sha256)
    done.files += 1
  }
}

/** Returns the number of bytes that were read. */
async function checkFile(path: string, sha256: string): Promise<number> {
  const content = counting()
  const nowhere = new Writable({ write: (_, __, done) => done() })
  await pipeline(createReadStream(path), content, nowhere).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`The backup is not whole: ${path}: ${error.message}.`)
  })
  const { bytes, sha256: found } = content.passed()
  if (found !== sha256) throw new ConfigError(`The backup is damaged: ${path} is not what was written.`)
  return bytes
}

async function refuseFull(db: Db): Promise<void> {
  for (const { name } of await listTables(db)) {
    const [row] = await db<{ full: boolean }[]>`select exists (select from ${db(name)}) as full`
    if (row?.full)
      throw new ConfigError(
        'The database is not empty. A backup comes back into an empty one alone; nothing was changed.',
      )
  }
}

/** Returns the migrations that a database must have for the rows of the backup. */
async function readExpected({ migrations }: Manifest, folder: string): Promise<Applied[]> {
  return isUnreleased(migrations) ? (await readMigrations(folder)).slice(0, 1) : migrations
}

/** Throws where the tables of the database are not those of the backup. */
async function refuseOther(db: Db, manifest: Manifest, expected: readonly Applied[]): Promise<void> {
  const has = new Map((await listMigrations(db)).map(({ name, hash }) => [name, hash]))
  const other = expected.find(({ name, hash }) => has.get(name) !== hash)
  const refuse = (reason: string) => {
    throw new ConfigError(`The backup is of another version: ${reason}.`)
  }
  if (other) refuse(`its migration ${other.name} is not the one here`)
  if (has.size !== expected.length) refuse('the database has seen other migrations')
  const written = columnsOf(manifest.tables)
  const there = columnsOf(await listTables(db))
  const isShared = (column: string) => written.has(column) && there.has(column)
  const unlike = [...written, ...there].find((column) => !isShared(column))
  if (unlike) refuse(`the column ${unlike} is in one of the two only`)
}

function columnsOf(tables: readonly { name: string; columns: readonly string[] }[]): Set<string> {
  return new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
}

/** Before the tables: a file that no row names harms nobody, a row without its file does. */
async function readFiles(files: Files, folder: string, manifest: Manifest, done: Amounts): Promise<void> {
  const keys = manifest.files.values()
  const copyNext = async () => {
    for (const { key, size } of keys) {
      const { path, stream } = await files.begin()
      await pipeline(createReadStream(filePath(folder, key)), stream)
      await files.save(path, key)
      done.files += 1
      done.bytes += size
    }
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copyNext))
}

/** Restores rows with triggers disabled, because their effects are in the backup. */
async function readTables(
  db: Pool,
  folder: string,
  { tables, sequences }: Manifest,
  done: Amounts,
): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local idle_in_transaction_session_timeout = 0`
    for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`
    await tx`truncate ${tx(tables.map(({ name }) => name))}`
    for (const table of tables) {
      await readTable(tx, folder, table, done)
      done.tables += 1
    }
    for (const { name, value } of sequences)
      if (value !== null) await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`
    for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`
  })
}

async function readTable(
  tx: Tx,
  folder: string,
  { name, columns, rows }: Manifest['tables'][number],
  done: Amounts,
) {
  const before = done.bytes
  const packed = counting((bytes) => {
    done.bytes = before + bytes
  })
  const target = await copyIn(tx, name, columns)
  await pipeline(createReadStream(tablePath(folder, name)), packed, createGunzip(), target)
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from ${tx(name)}`
  if (row?.n !== rows) throw new Error(`of ${rows} rows of ${name} ${row?.n} came back`)
}
