import type { Readable } from 'node:stream'
import type { Received } from 'contract/endpoint'
import type { exportOrders as exportCall } from 'contract/orders/console-calls'
import type { OrderExport } from 'contract/orders/rules'
import type { Deps } from '../../../deps'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { toCell } from '../../../kernel/csv/csv'
import type { Replica } from '../../../kernel/db/replica'
import { csvStream, pagesOf } from '../../../kernel/http/csv-stream'
import { readTimeZone } from '../../site/shop.logic'
import * as sql from './export.sql'
import type { Placed } from './placed.sql'
import { foldCountries } from './vat.logic'

/** Orders that are read at a time. */
const ORDERS = 200

/** Columns of each table; those of money and numbers are written as numbers. */
const COLUMNS = {
  orders: [
    'orderNumber',
    'createdAt',
    'status',
    'paymentStatus',
    'email',
    'firstName',
    'lastName',
    'country',
    'subtotal',
    'discount',
    'tax',
    'shipping',
    'total',
    'refundedTotal',
    'invoiceNumber',
  ],
  lines: [
    'orderNumber',
    'createdAt',
    'status',
    'sku',
    'name',
    'quantity',
    'refunded',
    'price',
    'discount',
    'tax',
    'total',
  ],
  vat: ['month', 'country', 'rate', 'net', 'tax', 'gross'],
} as const satisfies Record<OrderExport, readonly string[]>

const WHOLE: ReadonlySet<string> = new Set(['quantity', 'refunded', 'rate'])

/** Returns a table of orders as a CSV file, read as it is sent; the export is recorded. */
export async function exportOrders(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  { kind, from, to }: Received<typeof exportCall>['query'],
  staff: AuditSource,
): Promise<Readable> {
  const details = { kind, ...(from && { from }), ...(to && { to }) }
  await recordAudit(db, staff, { action: 'orders_exported', details })
  return csvStream(COLUMNS[kind], table(replica, kind, { from, to, timeZone: await readTimeZone(db) }))
}

async function* table(replica: Replica, kind: OrderExport, period: Placed) {
  const columns: readonly string[] = COLUMNS[kind]
  for await (const rows of READ[kind](replica, period))
    yield (rows as readonly Row[]).map((row) => columns.map((name) => cell(name, row[name])))
}

type Row = Readonly<Record<string, unknown>>

// Every order has a line, so a page without rows is behind the last one.
const READ: Record<OrderExport, (replica: Replica, period: Placed) => AsyncIterable<readonly object[]>> = {
  orders: (replica, period) =>
    pagesOf(sql.FIRST, (place) =>
      replica.read(async (tx) => sql.listExportedOrders(tx, period, place, ORDERS)),
    ),
  lines: (replica, period) =>
    pagesOf(sql.FIRST, (place) =>
      replica.read(async (tx) => sql.listExportedLines(tx, period, place, ORDERS)),
    ),
  async *vat(replica, period) {
    const rows = foldCountries(await replica.read((tx) => sql.listVat(tx, period)))
    yield rows.map((row) => ({ ...row, gross: row.net + row.tax }))
  },
}

function cell(column: string, value: unknown): string {
  if (typeof value === 'number') return WHOLE.has(column) ? String(value) : value.toFixed(2)
  return toCell(String(value ?? ''))
}
