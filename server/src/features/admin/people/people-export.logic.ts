import type { Readable } from 'node:stream'
import type { Deps } from '../../../deps'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import type { Db } from '../../../kernel/db/client'
import { csvStream, pagesOf } from '../../../kernel/http/csv-stream'
import { toCell } from '../../catalog/import/csv'
import { FIRST, listExportedPeople } from './people-export.sql'

/** People that are read at a time. */
const PEOPLE = 200

const COLUMNS = [
  'createdAt',
  'email',
  'firstName',
  'lastName',
  'language',
  'emailVerified',
  'orders',
  'total',
  'refundedTotal',
  'lastOrderAt',
] as const

/** Returns the customers as a CSV file, read as it is sent; the export is recorded. */
export async function exportPeople({ db }: Pick<Deps, 'db'>, staff: AuditSource): Promise<Readable> {
  await recordAudit(db, staff, { action: 'people_exported' })
  return csvStream(COLUMNS, table(db))
}

async function* table(db: Db) {
  for await (const people of pagesOf(FIRST, (place) => listExportedPeople(db, place, PEOPLE)))
    yield people.map((person) => [
      person.createdAt,
      toCell(person.email),
      toCell(person.firstName),
      toCell(person.lastName),
      person.language,
      String(person.emailVerified),
      String(person.orders),
      person.total.toFixed(2),
      person.refundedTotal.toFixed(2),
      person.lastOrderAt ?? '',
    ])
}
