import { createReadStream } from 'node:fs'
import type { ProductImport } from 'contract/catalog/console-import-calls'
import { csvColumns } from 'contract/catalog/console-rules'
import { clampPage } from 'contract/page'
import { withoutFormat } from 'contract/text'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit, SYSTEM } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { isUnavailable, transaction, violatesUnique } from '../../../kernel/db/transaction'
import { newId } from '../../../kernel/ids'
import { type JobData, RetryableError } from '../../../kernel/jobs/jobs'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { recordFiles } from '../../../kernel/upload/record'
import { shownName } from '../../../kernel/upload/shown-name'
import type { UploadFolder } from '../../../kernel/upload/sweep'
import { type Columns, lineOf } from './columns'
import { type CsvRecord, readCsv } from './csv'
import * as sql from './import.sql'
import { type ImportDeps, importBatch, type Taken } from './import-batch'

export const PRODUCT_IMPORT = 'product-import'
const FOLDER = 'product-imports'
/** Lines of one transaction. */
const BATCH = 200
/** After so long a job hands on to the next, well within its lease. */
const TURN = 15 * SECOND

const keyOf = (stored: string) => `${FOLDER}/${stored}`

/** Files that no import reads any more. */
export const importFolder = ({ db }: Pick<Deps, 'db'>): UploadFolder => ({
  folder: FOLDER,
  known: (names) => sql.knownFiles(db, names),
})

/** Takes a file: its heading and its encoding are looked at at once, its lines by the job. */
export async function startImport(
  deps: ImportDeps,
  staff: AuditSource,
  { dryRun, setStock }: { dryRun: boolean; setStock: boolean },
  { files, tooMany }: ReceivedUpload,
): Promise<ProductImport> {
  const [file] = files
  if (!file || tooMany) fail('catalog.import_file')
  const fileName = shownName(file.name)
  if (file.tooLarge) fail('catalog.import_too_large', { file: fileName })
  if (!/\.(csv|txt)$/i.test(file.name)) fail('catalog.import_file')
  const lines = await countLines(file.path)
  const stored = `${newId()}.csv`
  const actorId = staff.accountId ?? fail('auth.required')
  const made = { id: newId(), fileName, stored, actorId, dryRun, setStock, lines }
  await recordFiles(
    deps.files,
    [file],
    () => keyOf(stored),
    () => insert(deps, staff, made),
  )
  return getImport(deps.db, made.id)
}

async function insert(deps: ImportDeps, staff: AuditSource, made: sql.NewImport): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await sql.lockImports(tx)
    if (!(await sql.insertImport(tx, made))) fail('catalog.import_running')
    await deps.jobs.enqueue(tx, PRODUCT_IMPORT, { importId: made.id })
    await recordAudit(tx, staff, {
      action: 'products_imported',
      object: { type: 'product_import', id: made.id },
      details: { lines: made.lines, dryRun: made.dryRun, setStock: made.setStock },
    })
  })
}

/** Lines below the heading, which must name the columns. */
async function countLines(path: string): Promise<number> {
  let lines = -1
  try {
    for await (const record of readCsv(createReadStream(path))) {
      if (lines === -1) headingOf(record)
      lines += 1
    }
  } catch (error) {
    if (error instanceof TypeError) fail('catalog.import_file')
    throw error
  }
  if (lines === -1) fail('catalog.import_columns')
  return lines
}

function headingOf({ cells, broken }: CsvRecord): Columns {
  const columns = cells.map((cell) => withoutFormat(cell).toLowerCase() || undefined)
  const names = columns.filter((name) => name !== undefined)
  for (const column of names)
    if (!(csvColumns as readonly string[]).includes(column))
      fail('catalog.import_column_unknown', { column: column.slice(0, 40) })
  if (broken || !names.includes('sku') || new Set(names).size < names.length) fail('catalog.import_columns')
  return columns as Columns
}

/** Imports the file of a dry run. */
export async function runImport(deps: ImportDeps, staff: AuditSource, id: string): Promise<ProductImport> {
  const [run, seen] = [await sql.findRun(deps.db, id), await getImport(deps.db, id)]
  if (!run?.dryRun || run.status !== 'done') fail('catalog.import_not_ready')
  const actorId = staff.accountId ?? fail('auth.required')
  const { fileName, lines, setStock } = seen
  const made = { id: newId(), fileName, stored: run.stored, actorId, dryRun: false, setStock, lines }
  await insert(deps, staff, made)
  return getImport(deps.db, made.id)
}

export async function getImport(db: Db, id: string): Promise<ProductImport> {
  const { by, ...found } = (await sql.findImport(db, id)) ?? fail('catalog.import_not_found')
  return { ...found, ...(by && { by }) }
}

export async function listImports(db: Db, page: { page: number; limit: number }) {
  const total = await sql.countImports(db)
  const { position, slice } = clampPage(page, total)
  const items = (await sql.listImports(db, slice)).map(({ by, ...one }) => ({ ...one, ...(by && { by }) }))
  return { items, total, ...position }
}

export async function listErrors(db: Db, id: string, page: { page: number; limit: number }) {
  await getImport(db, id)
  const total = await sql.countErrors(db, id)
  const { position, slice } = clampPage(page, total)
  return { items: await sql.listErrors(db, id, slice), total, ...position }
}

/** The job: works on from where the import is, for a turn. It may run twice, and go on after a crash. */
export async function workOn(deps: ImportDeps, { importId }: JobData, turn = TURN): Promise<void> {
  const run = await sql.findRun(deps.db, String(importId))
  if (!run || run.status === 'done' || run.status === 'failed') return
  try {
    if (await readOn(deps, run, performance.now() + turn)) await finish(deps, run, 'done')
  } catch (error) {
    if (isUnavailable(error)) throw error
    // The retry finds the product that was added while this batch was written.
    if (violatesUnique(error, 'products_sku_unique'))
      throw new RetryableError('a product of the file was added meanwhile', { cause: error })
    deps.log.error({ err: error, import: run.id }, 'an import of products was given up')
    await finish(deps, run, 'failed')
  }
}

async function finish({ db }: ImportDeps, run: sql.Run, status: 'done' | 'failed'): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await sql.finishImport(tx, run.id, status)) || status === 'done') return
    const object = { type: 'product_import', id: run.id } as const
    await recordAudit(
      tx,
      { ...SYSTEM, accountId: run.actorId },
      { action: 'products_imported', object, details: { status } },
    )
  })
}

/** Returns true once the file has been read completely. */
async function readOn(deps: ImportDeps, run: sql.Run, until: number): Promise<boolean> {
  const content = (await deps.files.open(keyOf(run.stored))) ?? fail('catalog.import_not_found')
  const seen = new Map<string, number>()
  let columns: Columns | undefined
  let [number, done] = [0, run.done]
  let batch: Taken[] = []
  const work = async (isLast: boolean): Promise<boolean> => {
    const more = !isLast && performance.now() > until
    const mine = await transaction(deps.db, async (tx) => {
      const isEarlier = (sku: string) => (seen.get(sku) ?? Number.POSITIVE_INFINITY) <= done
      const taken = await importBatch(deps, tx, run, { done, lines: batch, isEarlier })
      if (taken && more) await deps.jobs.enqueue(tx, PRODUCT_IMPORT, { importId: run.id })
      return taken
    })
    done += batch.length
    batch = []
    return mine && !more
  }
  for await (const record of readCsv(content)) {
    if (!columns) {
      columns = headingOf(record)
      continue
    }
    number += 1
    const taken = takenOf(columns, record, seen, number)
    if (number <= run.done) continue
    batch.push(taken)
    if (batch.length === BATCH && !(await work(false))) return false
  }
  return batch.length === 0 || work(true)
}

/** Classifies a line below the heading; `seen` maps each sku to its first line, and its lower case behind a space. */
function takenOf(
  columns: Columns,
  { line, cells, broken }: CsvRecord,
  seen: Map<string, number>,
  number: number,
): Taken {
  const values = lineOf(columns, cells)
  const sku = values.sku ?? ''
  const isTwice = sku !== '' && seen.has(sku)
  if (!isTwice) seen.set(sku, number)
  const form = ` ${sku.toLowerCase()}`
  const isTwin = sku !== '' && !isTwice && seen.has(form)
  seen.set(form, number)
  if (broken) return { line, values, code: 'catalog.csv_broken' }
  if (cells.some((cell, i) => columns[i] === undefined && cell.trim() !== ''))
    return { line, values, code: 'catalog.csv_cells' }
  return isTwice ? { line, values, code: 'catalog.csv_twice' } : { line, values, isTwin }
}
