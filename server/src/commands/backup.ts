import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createFiles } from '../adapters/files/create'
import type { Files } from '../adapters/files/files'
import { ConfigError } from '../config'
import type { Pool, Tx } from '../kernel/db/client'
import { counting, filePath, MANIFEST, type Manifest, tablePath } from './backup/manifest'
import { inOrder, listMigrations, listSequences, listTables, type TableShape } from './backup/tables.sql'
import { type Command, withDatabase } from './cli'

const USAGE = 'Usage: npm run backup -- <folder that does not exist yet>'

/**
 * Writes the whole business into a folder: every table as it stood at one moment, then every file of the byte store. The shop
 * may go on selling meanwhile. Until all of it is there the folder is called `….part`.
 */
export const backup: Command = async ({ args, env, print }) => {
  const [given] = args
  if (given === undefined || args.length > 1) throw new ConfigError(USAGE)
  const folder = resolve(given)
  await refuseExisting(folder)
  const part = `${folder}.part`
  await withDatabase(env, async (db, config) => {
    await rm(part, { recursive: true, force: true })
    await mkdir(join(part, 'tables'), { recursive: true, mode: 0o700 })
    const manifest: Manifest = { ...(await writeTables(db, part)), files: [] }
    manifest.files = await writeFiles(createFiles(config), part)
    await writeFile(join(part, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    })
    await rename(part, folder)
    await sync(dirname(folder))
    print(`${folder}: ${countOf(manifest)}, as of ${manifest.madeAt}`)
  })
}

export const countOf = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.length} files`

async function refuseExisting(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new ConfigError(`${folder} cannot be used: ${error.message}.`)
  })
  if (entries !== undefined) throw new ConfigError(`${folder} is there already; nothing was written.`)
}

/** All tables in one transaction that sees one moment. */
async function writeTables(db: Pool, folder: string): Promise<Omit<Manifest, 'files'>> {
  return db.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local idle_in_transaction_session_timeout = 0`
    const [moment] = await tx<{ at: Date }[]>`select now() as at`
    const tables = []
    for (const table of inOrder(await listTables(tx))) tables.push(await writeTable(tx, folder, table))
    return {
      format: 1 as const,
      madeAt: (moment?.at ?? new Date()).toISOString(),
      migrations: await listMigrations(tx),
      tables,
      sequences: await listSequences(tx),
    }
  })
}

async function writeTable(tx: Tx, folder: string, { name, columns }: TableShape) {
  const rows = counting()
  const packed = counting()
  const source = await tx`copy ${tx(name)} (${tx(columns)}) to stdout`.readable()
  const target = createWriteStream(tablePath(folder, name), { mode: 0o600, flush: true })
  await pipeline(source, rows, createGzip(), packed, target)
  return { name, columns, rows: rows.passed().lines, sha256: packed.passed().sha256 }
}

/** Files are written once and never change; one that was removed since the tables were read is missed by nobody. */
async function writeFiles(files: Files, folder: string): Promise<Manifest['files']> {
  const written: Manifest['files'] = []
  for await (const { key } of files.list('')) {
    const source = await files.open(key)
    if (!source) continue
    const target = filePath(folder, key)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const content = counting()
    await pipeline(source, content, createWriteStream(target, { mode: 0o600, flush: true }))
    const { bytes, sha256 } = content.passed()
    written.push({ key, size: bytes, sha256 })
  }
  return written
}

/** Makes a new name survive a crash; not every system lets a folder be opened for it. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
