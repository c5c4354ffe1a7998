import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { z } from 'zod'
import { ConfigError } from '../../config'

/** Manifest of a backup; written last, so that a folder without it is incomplete. */
const Manifest = z.object({
  format: z.literal(1),
  /** Id of the backed-up database (`findDatabaseId`). */
  database: z.string(),
  /** True if only the newest few of its kind are kept. */
  nightly: z.boolean(),
  /** Time of the database snapshot. */
  madeAt: z.iso.datetime(),
  /** The migrations that the database had seen, in their order. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** In an order in which every row finds those it refers to. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int(),
      /** Size and hash of the packed file `tables/<name>.gz`. */
      size: z.int(),
      sha256: z.string(),
    }),
  ),
  /** Last value of each sequence; null for an unused one. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Those of the byte store, in `files/<key>`. */
  files: z.array(z.object({ key: z.string(), size: z.int(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.gz`)
export const filePath = (folder: string, key: string) => join(folder, 'files', key)

export const countOf = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.length} files`

/** Throws `ConfigError` with one line where the folder holds no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new ConfigError(`${folder} holds no whole backup: it has no ${MANIFEST}.`)
  })
  const parsed = Manifest.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new ConfigError(`${join(folder, MANIFEST)} cannot be read: ${parsed.error.issues[0]?.message}.`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface Passed {
  bytes: number
  lines: number
  sha256: string
}

/** A stream that passes everything on and knows afterwards what it was; `onPiece` is called after each piece. */
export function counting(onPiece?: (bytes: number, lines: number) => void): Transform & { passed(): Passed } {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  const stream = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece)
      bytes += piece.length
      for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) lines += 1
      onPiece?.(bytes, lines)
      done(null, piece)
    },
  })
  return Object.assign(stream, { passed: () => ({ bytes, lines, sha256: hash.digest('hex') }) })
}
