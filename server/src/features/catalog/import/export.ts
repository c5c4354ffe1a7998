import { Readable } from 'node:stream'
import { csvColumns } from 'contract/catalog/console-rules'
import { toCell } from '../../../kernel/csv/csv'
import type { Db } from '../../../kernel/db/client'
import { type ExportRow, listExportRows } from './import.sql'

const ROWS = 200

/** All products as a CSV file, read as it is sent: its size does not matter. The mark at its head tells Excel that it is UTF-8. */
export function exportProducts(db: Db): Readable {
  return Readable.from(lines(db))
}

async function* lines(db: Db): AsyncGenerator<string> {
  yield `\ufeff${csvColumns.join(',')}\r\n`
  let last = ''
  for (;;) {
    const rows = await listExportRows(db, last, ROWS)
    if (rows.length > 0) yield rows.map((row) => `${cellsOf(row).map(toCell).join(',')}\r\n`).join('')
    if (rows.length < ROWS) return
    last = rows.at(-1)?.id ?? ''
  }
}

/** In the order of `csvColumns`. */
function cellsOf(row: ExportRow): string[] {
  const texts = (['fa', 'nl'] as const).flatMap((lang) => {
    const { name = '', description = '', tags = [] } = row.translations[lang] ?? {}
    return [name, description, tags.join('|')]
  })
  return [
    row.sku,
    row.name,
    row.description,
    row.tags.join('|'),
    row.category,
    row.price.toFixed(2),
    row.salePrice === null ? '' : row.salePrice.toFixed(2),
    row.saleFrom ?? '',
    row.saleUntil ?? '',
    String(row.stock),
    String(row.trackStock),
    String(row.weight),
    String(row.isFeatured),
    String(row.isActive),
    String(row.position),
    row.program ?? '',
    row.variantOf ?? '',
    row.images.join(' '),
    ...texts,
    Object.keys(row.facts).length > 0 ? JSON.stringify(row.facts) : '',
  ]
}
