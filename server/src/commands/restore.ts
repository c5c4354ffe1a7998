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
import { countOf } from './backup'
import { counting, filePath, type Manifest, readManifest, tablePath } from './backup/manifest'
import { listMigrations, listTables } from './backup/tables.sql'
import { type Command, withDatabase } from './cli'

const USAGE = 'Usage: npm run restore -- <folder of a backup>'

/**
 * Brings a backup back, into an empty database alone. Everything is looked at before anything is written; the tables come
 * back in one transaction, and a backup of an older version is then brought up to date.
 */
export const restore: Command = async ({ args, env, migrations, print }) => {
  const [given] = args
  if (given === undefined || args.length > 1) throw new ConfigError(USAGE)
  const folder = resolve(given)
  const manifest = await readManifest(folder)
  await checkContent(folder, manifest)
  await withDatabase(env, async (db, config) => {
    await refuseFull(db)
    const last = manifest.migrations.at(-1)?.name
    await migrate(db, migrations, { upTo: last })
    await refuseOther(db, manifest)
    await readFiles(createFiles(config), folder, manifest)
    await readTables(db, folder, manifest)
    await migrate(db, migrations)
    print(`${folder}: ${countOf(manifest)} are back, as of ${manifest.madeAt}`)
  })
}

/** Throws where a byte of the backup is not as it was written. */
async function checkContent(folder: string, { tables, files }: Manifest): Promise<void> {
  const all = [
    ...tables.map(({ name, sha256 }) => ({ path: tablePath(folder, name), sha256 })),
    ...files.map(({ key, sha256 }) => ({ path: filePath(folder, key), sha256 })),
  ]
  for (const { path, sha256 } of all) {
    const content = counting()
    const nowhere = new Writable({ write: (_, __, done) => done() })
    await pipeline(createReadStream(path), content, nowhere).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(`The backup is not whole: ${path}: ${error.message}.`)
    })
    if (content.passed().sha256 !== sha256)
      throw new ConfigError(`The backup is damaged: ${path} is not what was written.`)
  }
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

async function refuseOther(db: Db, manifest: Manifest): Promise<void> {
  const has = new Map((await listMigrations(db)).map(({ name, hash }) => [name, hash]))
  const other = manifest.migrations.find(({ name, hash }) => has.get(name) !== hash)
  if (other || has.size !== manifest.migrations.length)
    throw new ConfigError(
      `The backup is of another version: ${other ? `its migration ${other.name} is not the one here` : 'the database has seen other migrations'}.`,
    )
}

/** Before the tables: a file that no row names harms nobody, a row without its file does. */
async function readFiles(files: Files, folder: string, manifest: Manifest): Promise<void> {
  for (const { key } of manifest.files) {
    const { path, stream } = await files.begin()
    await pipeline(createReadStream(filePath(folder, key)), stream)
    await files.save(path, key)
  }
}

/** Rows come back as they were: triggers, which would write what is in the backup already, are silent meanwhile. */
async function readTables(db: Pool, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local idle_in_transaction_session_timeout = 0`
    for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`
    await tx`truncate ${tx(tables.map(({ name }) => name))}`
    for (const table of tables) await readTable(tx, folder, table)
    for (const { name, value } of sequences)
      if (value !== null) await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`
    for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`
  })
}

async function readTable(tx: Tx, folder: string, { name, columns, rows }: Manifest['tables'][number]) {
  const target = await tx`copy ${tx(name)} (${tx(columns)}) from stdin`.writable()
  await pipeline(createReadStream(tablePath(folder, name)), createGunzip(), target)
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from ${tx(name)}`
  if (row?.n !== rows) throw new Error(`of ${rows} rows of ${name} ${row?.n} came back`)
}
