import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Deps } from '../../deps'
import { fail } from '../../fail'
import { type AuditSource, recordAudit } from '../../kernel/audit/audit'
import type { Person } from '../../kernel/personal/personal'
import { personalRows } from '../../kernel/personal/personal.sql'
import { consumeAccountLimit, tooManyAttempts } from '../auth/attempts'
import { findPerson } from '../auth/closing/closing.sql'
import type { Parts } from './parts'

/** Archives of one account. */
const EXPORTS = { max: 5, seconds: 60 * 60 }

/** An entry of the archive; undefined where there is nothing to put in. */
interface Entry {
  path: string
  open(): Promise<Readable | undefined>
  /** Photos and documents are packed already. */
  compress: boolean
}

/**
 * The archive of everything that is stored of an account, made while it is sent: one entry at a time, each read when its
 * turn comes, so that it costs the same memory whatever its size.
 */
export async function exportAccount(
  deps: Deps,
  parts: Parts,
  accountId: string,
  source: AuditSource,
): Promise<{ name: string; content: Readable }> {
  await consumeAccountLimit(deps, 'export', accountId, EXPORTS, { refuse: tooManyAttempts })
  const person = (await findPerson(deps.db, accountId)) ?? fail('auth.required')
  await recordAudit(deps.db, source, { action: 'data_exported', subjectId: accountId })
  const made = new Date()
  const content = archive(entries(deps, parts, person, made), made, (error) =>
    deps.log.error({ err: error, event: 'export_failed', account: accountId }, 'an archive broke off'),
  )
  return { name: `tavan-data-${made.toISOString().slice(0, 10)}.zip`, content }
}

async function* entries(deps: Deps, parts: Parts, person: Person, made: Date): AsyncGenerator<Entry> {
  const about = { account: person.id, madeAt: made.toISOString(), folders: parts.map(({ area }) => area) }
  yield {
    path: 'about.json',
    open: async () => Readable.from([`${JSON.stringify(about, null, 2)}\n`]),
    compress: true,
  }
  for (const part of parts) {
    // Before the tables: an invoice that nobody has asked for yet is issued now.
    for (const file of (await part.files?.(deps, person)) ?? []) {
      const bytes = part.open
      const open = async () => {
        if (!bytes) return deps.files.open(file.key)
        const content = await bytes(deps, person, file)
        return content && Readable.from([content])
      }
      yield { path: `${part.area}/files/${file.name}`, open, compress: false }
    }
    for (const [name, table] of Object.entries(part.tables)) {
      const path = `${part.area}/${name.replaceAll('_', '-')}.json`
      yield { path, open: () => jsonArray(personalRows(deps.db, name, table, person)), compress: true }
    }
  }
}

/** Rows as the text of a JSON array, a row a line; undefined where there are none. */
async function jsonArray(rows: AsyncGenerator<unknown>): Promise<Readable | undefined> {
  const first = await rows.next()
  if (first.done) return undefined
  return Readable.from(
    (async function* () {
      yield `[\n${JSON.stringify(first.value)}`
      for await (const row of rows) yield `,\n${JSON.stringify(row)}`
      yield '\n]\n'
    })(),
  )
}

function archive(entries: AsyncGenerator<Entry>, mtime: Date, report: (error: unknown) => void): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  let current: Readable | undefined
  // A cancelled download ends the reading.
  output.once('close', () => current?.destroy())
  zip.outputStream.pipe(output)
  const fill = async () => {
    for await (const { path, open, compress } of entries) {
      current = await open()
      if (output.destroyed) return current?.destroy()
      if (!current) continue
      zip.addReadStream(current, path, { mtime, compress })
      await finished(current)
    }
    zip.end()
  }
  fill().catch((error) => {
    if (output.destroyed) return
    report(error)
    output.destroy(error)
  })
  return output
}
