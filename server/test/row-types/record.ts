import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Observed, STATEMENTS } from '../../src/kernel/db/observe'
import { keyOf, type Observation } from './compare'

/** Kept over the test files of a process, each of which runs its setup. */
const process_ = globalThis as { isRecordingStatements?: boolean }

/** Writes what the statements of this process return into `folder`, each difference once. */
export function recordStatements(folder: string): void {
  if (process_.isRecordingStatements) return
  process_.isRecordingStatements = true
  const file = join(folder, `statements-${process.pid}`)
  const known = new WeakMap<readonly string[], Set<string>>()
  subscribe(STATEMENTS, (message) => {
    const { statement, ...answer } = message as Observed
    const observation = observationOf({ statement, ...answer })
    if (!observation) return
    const seen = known.get(statement.strings) ?? new Set()
    const shape = observation.columns.map(({ name, type, wasNull }) => `${name} ${type} ${wasNull}`).join()
    if (seen.has(shape)) return
    known.set(statement.strings, seen.add(shape))
    appendFileSync(file, `${JSON.stringify(observation)}\n`)
  })
}

/** Notes that a test file runs. */
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

/** Undefined for a statement that failed, and for a text that is no template. */
export function observationOf({ statement, columns, rows = [] }: Observed): Observation | undefined {
  if (!columns || statement.isText) return undefined
  return {
    key: keyOf(statement.strings),
    columns: columns.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      table: tableID,
      number: columnID,
      wasNull: rows.some((row) => row[name] === null),
    })),
  }
}
