import { createReadStream } from 'node:fs'
import type { ProductImport } from 'contract/catalog/console-import-calls'
import type { ColumnMap } from 'contract/catalog/import-columns'
import { clampPage } from 'contract/page'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit, SYSTEM } from '../../../kernel/audit/audit'
import { readCsv } from '../../../kernel/csv/csv'
import type { Db } from '../../../kernel/db/client'
import { isUnavailable, transaction, violatesUnique } from '../../../kernel/db/transaction'
import { refuseFields } from '../../../kernel/http/envelope'
import { newId } from '../../../kernel/ids'
import { type JobData, RetryableError } from '../../../kernel/jobs/jobs'
import type { ReceivedUpload } from '../../../kernel/upload/multipart'
import { recordFiles } from '../../../kernel/upload/record-files'
import { shownName } from '../../../kernel/upload/shown-name'
import type { UploadFolder } from '../../../kernel/upload/sweep'
import { classifyLine, type LineContext } from './classify-line'
import * as sql from './import.sql'
import { type ImportDeps, type ImportedLine, importBatch } from './import-batch'
import { columnsOf, hasFamilies, inspectTable, isCounted, kindOf, readFamilies } from './table'

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

/** Choices of the sender of a file; absent ones are the defaults, or those of the dry run. */
interface ImportChoices {
  map?: ColumnMap | undefined
  /** Id or slug. */
  category?: string | undefined
}

/** Takes a file: its heading and its encoding are looked at at once, its lines by the job. */
export async function startImport(
  deps: ImportDeps,
  staff: AuditSource,
  { dryRun, setStock, map, category }: ImportChoices & { dryRun: boolean; setStock: boolean },
  { files, tooMany }: ReceivedUpload,
): Promise<ProductImport> {
  const [file] = files
  if (!file || tooMany) fail('catalog.import_file')
  const fileName = shownName(file.name)
  if (file.tooLarge) fail('catalog.import_too_large', { file: fileName })
  if (!/\.(csv|txt)$/i.test(file.name)) fail('catalog.import_file')
  const categoryId = await findCategory(deps.db, category)
  const table = await inspectTable(createReadStream(file.path), { map, dryRun })
  const stored = `${newId()}.csv`
  const actorId = staff.accountId ?? fail('auth.required')
  const made = { id: newId(), fileName, stored, actorId, dryRun, setStock, categoryId, ...table }
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

/** Finds the category by its id or slug; null where none is chosen. */
async function findCategory(db: Db, idOrSlug: string | undefined): Promise<string | null> {
  if (!idOrSlug) return null
  const id = await sql.findCategoryId(db, idOrSlug)
  if (id === undefined) refuseFields([{ path: ['category'], code: 'catalog.category_unknown' }])
  return id ?? null
}

/** Imports the file of a dry run, or checks it once more with other choices. */
export async function runImport(
  deps: ImportDeps,
  staff: AuditSource,
  id: string,
  choices: ImportChoices & { dryRun?: boolean | undefined; setStock?: boolean | undefined } = {},
): Promise<ProductImport> {
  const [run, seen] = [await sql.findRun(deps.db, id), await getImport(deps.db, id)]
  if (!run?.dryRun || run.status !== 'done') fail('catalog.import_not_ready')
  const actorId = staff.accountId ?? fail('auth.required')
  const { map, category, dryRun = false, setStock = run.setStock } = choices
  const categoryId = category === undefined ? run.categoryId : await findCategory(deps.db, category)
  const { columns, lines } = map
    ? await inspectTable(await openFile(deps, run), { map, dryRun }, run.columns)
    : { columns: run.columns, lines: seen.lines }
  const { fileName } = seen
  const { stored } = run
  const made = { id: newId(), fileName, stored, actorId, dryRun, setStock, categoryId, columns, lines }
  await insert(deps, staff, made)
  return getImport(deps.db, made.id)
}

async function openFile({ files }: ImportDeps, { stored }: sql.Run): Promise<AsyncIterable<Uint8Array>> {
  return (await files.open(keyOf(stored))) ?? fail('catalog.import_not_found')
}

export async function getImport(db: Db, id: string): Promise<ProductImport> {
  return shown((await sql.findImport(db, id)) ?? fail('catalog.import_not_found'))
}

/** Columns without a heading have nothing to show. */
function shown({ by, columns, ...found }: ProductImport): ProductImport {
  return { ...found, columns: columns.filter(({ heading }) => heading !== ''), ...(by && { by }) }
}

export async function listImports(db: Db, page: { page: number; limit: number }) {
  const total = await sql.countImports(db)
  const { position, slice } = clampPage(page, total)
  const items = (await sql.listImports(db, slice)).map(shown)
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
  const lines = new Map<string, number>()
  let context: LineContext | undefined
  let [number, done] = [0, run.done]
  let batch: ImportedLine[] = []
  const work = async (isLast: boolean): Promise<boolean> => {
    const more = !isLast && performance.now() > until
    const mine = await transaction(deps.db, async (tx) => {
      const isEarlier = (sku: string) => (lines.get(sku) ?? Number.POSITIVE_INFINITY) <= done
      const kind = kindOf(context?.columns ?? [])
      const taken = await importBatch(deps, tx, run, { done, kind, lines: batch, isEarlier })
      if (taken && more) await deps.jobs.enqueue(tx, PRODUCT_IMPORT, { importId: run.id })
      return taken
    })
    done += batch.length
    batch = []
    return mine && !more
  }
  for await (const record of readCsv(await openFile(deps, run))) {
    if (!context) {
      const columns = columnsOf(record, { map: undefined, dryRun: true }, run.columns)
      const families = hasFamilies(columns)
        ? await readFamilies(await openFile(deps, run), columns)
        : new Map()
      context = { columns, kind: kindOf(columns), families, lines }
      continue
    }
    if (!isCounted(context.columns, record)) continue
    number += 1
    const taken = classifyLine(context, record, number)
    if (number <= run.done) continue
    batch.push(taken)
    if (batch.length === BATCH && !(await work(false))) return false
  }
  return batch.length === 0 || work(true)
}
