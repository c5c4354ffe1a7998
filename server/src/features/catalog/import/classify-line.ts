import type { ImportColumn } from 'contract/catalog/console-import-calls'
import type { TableKind } from 'contract/catalog/import-columns'
import type { CsvRecord } from '../../../kernel/csv/csv'
import { type Families, familyOf } from './families'
import type { ImportedLine } from './import-batch'
import { cellsOf, ownLine } from './own-line'

/** Facts about the file that decide how a line is read. */
export interface LineContext {
  columns: readonly ImportColumn[]
  kind: TableKind
  families: Families
  /** First line of each sku, and of its lower case behind a space. */
  lines: Map<string, number>
}

/** Classifies a line of a product, whose number among them is `number`. */
export function classifyLine(
  context: LineContext,
  { line, cells, broken }: CsvRecord,
  number: number,
): ImportedLine {
  const { columns, lines } = context
  const named = cellsOf(columns, cells)
  const family = familyOf(context.families, named)
  const { values, sources } = ownLine(context.kind, named, family)
  const sku = values.sku ?? ''
  const isTwice = sku !== '' && lines.has(sku)
  if (!isTwice) lines.set(sku, number)
  const form = ` ${sku.toLowerCase()}`
  const isTwin = sku !== '' && !isTwice && lines.has(form)
  lines.set(form, number)
  const taken = { line, values, sources, cells: named, headings: columns, siblings: family?.skus ?? [] }
  if (broken) return { ...taken, code: 'catalog.csv_broken' }
  if (cells.some((cell, at) => !columns[at]?.heading && cell.trim() !== ''))
    return { ...taken, code: 'catalog.csv_cells' }
  return isTwice ? { ...taken, code: 'catalog.csv_twice' } : { ...taken, isTwin }
}
