import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Files, isDerived } from '../../adapters/files/files'
import { ConfigError } from '../../config'
import type { Pool, Tx } from '../../kernel/db/client'
import type { Amounts } from '../progress'
import { copyOut } from './copy'
import { counting, filePath, type Manifest, tablePath } from './manifest'
import {
  inOrder,
  listMigrations,
  listSequences,
  listTables,
  lockTables,
  measureTables,
  type TableShape,
  type TableSize,
} from './tables.sql'

/** Files that are copied at a time: making one durable mostly waits. */
export const FILES_AT_ONCE = 8

/** Progress of the work; the total of the tables is known once they are locked. */
export interface Work {
  done: Amounts
  total: Amounts
}

/** Adds what the byte store holds to the total. */
export async function measureFiles(files: Files, { total }: Work): Promise<void> {
  for await (const { key, size } of files.list('')) {
    if (isDerived(key)) continue
    total.files += 1
    total.bytes += size
  }
}

/** Writes all tables from one snapshot. */
export async function writeTables(
  db: Pool,
  folder: string,
  work: Work,
): Promise<Pick<Manifest, 'madeAt' | 'migrations' | 'tables' | 'sequences'>> {
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const expected = inOrder(await listTables(db))
  return db.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local idle_in_transaction_session_timeout = 0`
    // Longer than a migration takes; locked before the moment is chosen, no table changes its shape from then on.
    await tx`set local lock_timeout = '5min'`
    await lockTables(tx, expected)
    const [moment] = await tx<{ at: Date }[]>`select now() as at`
    const shapes = inOrder(await listTables(tx))
    if (!isSame(shapes, expected)) throw new ConfigError('The tables were changed meanwhile: try again.')
    const sizes = await measureTables(tx)
    work.total.tables = shapes.length
    for (const { name } of shapes) work.total.bytes += sizes.get(name)?.bytes ?? 0
    const tables = []
    for (const shape of shapes)
      tables.push(await writeTable(tx, folder, { ...shape, size: sizes.get(shape.name) }, work))
    return {
      madeAt: (moment?.at ?? new Date()).toISOString(),
      migrations: await listMigrations(tx),
      tables,
      sequences: await listSequences(tx),
    }
  })
}

function isSame(some: readonly TableShape[], others: readonly TableShape[]): boolean {
  const textOf = (shapes: readonly TableShape[]) =>
    JSON.stringify(shapes.map(({ name, columns }) => [name, columns]))
  return textOf(some) === textOf(others)
}

async function writeTable(
  tx: Tx,
  folder: string,
  { name, columns, size }: TableShape & { size: TableSize | undefined },
  { done }: Work,
) {
  const { bytes, rows: estimated } = size ?? { bytes: 0, rows: 0 }
  const before = done.bytes
  // The total counts what tables take in the database, which their text may exceed many times.
  const rows = counting((textBytes, lines) => {
    const share = estimated > 0 ? lines / estimated : textBytes / bytes
    done.bytes = before + bytes * Math.min(share, 1)
  })
  const packed = counting()
  const source = await copyOut(tx, name, columns)
  const target = createWriteStream(tablePath(folder, name), { mode: 0o600, flush: true })
  await pipeline(source, rows, createGzip(), packed, target)
  done.bytes = before + bytes
  done.tables += 1
  const { bytes: packedSize, sha256 } = packed.passed()
  return { name, columns, rows: rows.passed().lines, size: packedSize, sha256 }
}

/**
 * Copies every file of the byte store. Files are written once and never change; one that was removed since the tables were
 * read is missed by nobody.
 */
export async function writeFiles(files: Files, folder: string, { done }: Work): Promise<Manifest['files']> {
  const written: Manifest['files'] = []
  const entries = files.list('')[Symbol.asyncIterator]()
  const copyNext = async () => {
    for (let next = await entries.next(); !next.done; next = await entries.next()) {
      if (isDerived(next.value.key)) continue
      const copied = await writeFile(files, folder, next.value.key, done)
      if (copied) written.push(copied)
    }
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copyNext))
  return written.sort((a, b) => (a.key < b.key ? -1 : 1))
}

async function writeFile(files: Files, folder: string, key: string, done: Amounts) {
  const source = await files.open(key)
  if (!source) return undefined
  const target = filePath(folder, key)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const content = counting()
  await pipeline(source, content, createWriteStream(target, { mode: 0o600, flush: true }))
  const { bytes, sha256 } = content.passed()
  done.files += 1
  done.bytes += bytes
  return { key, size: bytes, sha256 }
}
