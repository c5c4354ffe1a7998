import type { ImportColumn } from 'contract/catalog/console-import-calls'
import {
  type ColumnMap,
  defaultColumns,
  headingForm,
  mapColumns,
  mapProblems,
  type TableKind,
  tableKindOf,
} from 'contract/catalog/import-columns'
import { fail } from '../../../fail'
import { type CsvRecord, readCsv } from '../../../kernel/csv/csv'
import { refuseFields } from '../../../kernel/http/envelope'
import { addToFamily, type Families, isProductLine } from './families'
import { cellsOf } from './own-line'

/** Lines among which an example of each column is looked for. */
const EXAMPLE_LINES = 20
/** Most characters of an example. */
const EXAMPLE_MAX = 80
/** Most characters of a heading that a refusal repeats. */
const HEADING_SHOWN = 40

/** Choices about the columns of a file. */
export interface ColumnChoice {
  map: ColumnMap | undefined
  /** Leaves unknown columns out instead of refusing the file. */
  dryRun: boolean
}

/** Columns of a file in the order of its cells, and how many of its lines are products. */
export interface InspectedTable {
  columns: ImportColumn[]
  lines: number
}

/** Reads a file to its end before it is taken: its heading, its encoding, its lines and an example of each column. */
export async function inspectTable(
  content: AsyncIterable<Uint8Array>,
  choice: ColumnChoice,
  chosen?: readonly ImportColumn[],
): Promise<InspectedTable> {
  let columns: ImportColumn[] | undefined
  let [number, lines] = [0, 0]
  try {
    for await (const record of readCsv(content)) {
      if (!columns) {
        columns = columnsOf(record, choice, chosen)
        continue
      }
      number += 1
      if (number <= EXAMPLE_LINES) addExamples(columns, record)
      if (isCounted(columns, record)) lines += 1
    }
  } catch (error) {
    if (error instanceof TypeError) fail('catalog.import_file')
    throw error
  }
  return { columns: columns ?? fail('catalog.import_columns'), lines }
}

/** True for lines that are imported or reported; broken ones are reported. */
export function isCounted(columns: readonly ImportColumn[], { cells, broken }: CsvRecord): boolean {
  return broken || isProductLine(cellsOf(columns, cells))
}

/** Returns the columns of a heading, as they were chosen before and are chosen now. */
export function columnsOf(
  { cells, broken }: CsvRecord,
  { map, dryRun }: ColumnChoice,
  chosen?: readonly ImportColumn[],
): ImportColumn[] {
  const before = chosen && chosen.length > 0 ? chosen : defaultColumns(cells)
  if (map)
    refuseFields(mapProblems(before, map).map(({ heading, code }) => ({ path: ['map', heading], code })))
  const columns = mapColumns(before, map ?? {})
  const named = new Set(columns.filter(({ field }) => field).map(({ heading }) => headingForm(heading)))
  const isAmbiguous = columns.filter(({ heading }) => named.has(headingForm(heading))).length > named.size
  const hasSku = columns.some(({ field }) => field === 'sku')
  if (map && !hasSku) refuseFields([{ path: ['map'], code: 'catalog.import_sku_missing' }])
  if (broken || isAmbiguous || !hasSku) fail('catalog.import_columns')
  if (!dryRun && !chosen) refuseUnknown(columns, map)
  return columns.map((column) => ({ ...column }))
}

/** Refuses a heading that neither the export nor the other shop has, and that the sender did not leave out. */
function refuseUnknown(columns: readonly ImportColumn[], map: ColumnMap = {}): void {
  if (kindOf(columns) !== 'other') return
  const decided = new Set(Object.keys(map).map(headingForm))
  const unknown = columns.find(
    ({ heading, field }) => heading !== '' && field === null && !decided.has(headingForm(heading)),
  )
  if (unknown)
    fail('catalog.import_column_unknown', { column: headingForm(unknown.heading).slice(0, HEADING_SHOWN) })
}

export const kindOf = (columns: readonly ImportColumn[]): TableKind =>
  tableKindOf(columns.map(({ heading }) => heading))

function addExamples(columns: readonly ImportColumn[], { cells }: CsvRecord): void {
  for (const [at, column] of columns.entries()) {
    const text = cells[at]?.trim().replace(/\s+/g, ' ')
    if (text && column.example === undefined) column.example = text.slice(0, EXAMPLE_MAX)
  }
}

/** Reads the families of a file. Lines of one need not be neighbours, and WooCommerce's parent may come after its variations. */
export async function readFamilies(
  content: AsyncIterable<Uint8Array>,
  columns: readonly ImportColumn[],
): Promise<Families> {
  const families: Families = new Map()
  let isHeading = true
  for await (const { cells, broken } of readCsv(content)) {
    if (!isHeading && !broken) addToFamily(families, cellsOf(columns, cells))
    isHeading = false
  }
  return families
}

export const hasFamilies = (columns: readonly ImportColumn[]) =>
  columns.some(({ field }) => field === 'family' || field === 'parent')
