import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Applied migration as recorded in the database. */
export interface Applied {
  name: string
  /** SHA-256 of the file. */
  hash: string
}

export interface Migration extends Applied {
  /** The statements. */
  text: string
}

/** The migrations cannot be applied to this database; nothing was changed. The message is one line for the operator. */
export class MigrationError extends Error {
  readonly code = 'migrations_refused'
}

/** Reads the migrations of a folder in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
