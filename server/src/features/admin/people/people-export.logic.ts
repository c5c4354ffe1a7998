import type { Readable } from 'node:stream'
import type { Deps } from '../../../deps'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { toCell } from '../../../kernel/csv/csv'
import type { Replica } from '../../../kernel/db/replica'
import { csvStream, pagesOf } from '../../../kernel/http/csv-stream'
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
export async function exportPeople(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  staff: AuditSource,
): Promise<Readable> {
  await recordAudit(db, staff, { action: 'people_exported' })
  return csvStream(COLUMNS, table(replica))
}

async function* table(replica: Replica) {
  const read = (place: typeof FIRST) => replica.read(async (tx) => listExportedPeople(tx, place, PEOPLE))
  for await (const people of pagesOf(FIRST, read))
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
