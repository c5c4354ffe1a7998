import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Observed, STATEMENTS } from '../../src/kernel/db/observe'
import { type Fragment, type Part, Statement } from '../../src/kernel/db/sql'
import { keyOf, type Observation } from './compare'
import { columnKey } from './nullable.sql'
import { isOnOtherServer } from './other-server'

/** Shared by the test files of a process, each of which runs the setup; the class that the recorder knows fragments by. */
const process_ = globalThis as { recordedClass?: typeof Statement }

const NONE: ReadonlySet<string> = new Set()

/**
 * Appends what the statements of this process return to a file in `folder`, each difference once. Throws if a test file
 * of the process loaded the modules anew: fragments of another class would be missed.
 */
export function recordStatements(folder: string, nullableColumns: readonly string[]): void {
  if (process_.recordedClass === Statement) return
  if (process_.recordedClass)
    throw new Error('A file that resets modules belongs to `alone` in vitest.config.ts.')
  process_.recordedClass = Statement
  const file = join(folder, `statements-${process.pid}`)
  const nullable = new Set(nullableColumns)
  const known = new Set<string>()
  subscribe(STATEMENTS, (message) => {
    const lines = observationsOf(message as Observed, isOnOtherServer() ? NONE : nullable)
      .map((observation) => JSON.stringify(observation))
      .filter((line) => !known.has(line))
    if (lines.length === 0) return
    for (const line of lines) known.add(line)
    appendFileSync(file, `${lines.join('\n')}\n`)
  })
}

/** Records that a test file runs. */
export function recordFile(folder: string, path: string): void {
  appendFileSync(join(folder, `files-${process.pid}`), `${JSON.stringify(path)}\n`)
}

export const readObservations = (folder: string) => readLines<Observation>(folder, 'statements-')
export const readFiles = (folder: string) => readLines<string>(folder, 'files-')

async function readLines<T>(folder: string, prefix: string): Promise<T[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  const lines = names.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T)
}

/** Returns an observation of a statement and of each template in it; none of a statement that failed. */
export function observationsOf(
  { statement, columns, rows = [] }: Observed,
  nullable: ReadonlySet<string>,
): Observation[] {
  if (!columns) return []
  const returned = columns.map(({ name, dataTypeID, tableID, columnID }) => ({
    name,
    type: dataTypeID,
    mayBeNull: nullable.has(columnKey(tableID, columnID)),
    wasNull: rows.some((row) => row[name] === null),
  }))
  const parts = partsOf(statement).map((strings) => ({ key: keyOf(strings) }))
  return statement.isText ? parts : [{ key: keyOf(statement.strings), columns: returned }, ...parts]
}

/** Texts of the templates inside a statement, at any depth. */
function partsOf({ parts }: Fragment): (readonly string[])[] {
  const inner = parts.flatMap((part: Part) => [part].flat()).filter((part) => part instanceof Statement)
  return inner.flatMap((part) => [...(part.isText ? [] : [part.strings]), ...partsOf(part)])
}
