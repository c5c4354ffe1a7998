import type { listUsers, PersonDetail, PersonRow, StaffMember } from 'contract/admin/people-calls'
import { PEOPLE_COUNTED_MAX, PEOPLE_FOUND_MAX } from 'contract/admin/people-rules'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { clampPage, type Page } from 'contract/page'
import { mayUse, type StaffRole } from 'contract/staff'
import { searchForm } from 'contract/text'
import type { Deps } from '../../../deps'
import { fail } from '../../../fail'
import { type AuditSource, recordAudit } from '../../../kernel/audit/audit'
import { lastActs } from '../../../kernel/audit/trail.sql'
import type { Db, Pool } from '../../../kernel/db/client'
import { transaction } from '../../../kernel/db/transaction'
import { readOrdersOf } from '../../orders/console/customer-orders.logic'
import { listCoaches } from '../../programs/console/assignments.logic'
import * as sql from './people.sql'

const WORDS_MAX = 6

/** The patterns of a search. One or two letters are looked for at the beginning of words: the index knows nothing shorter. */
function patternsOf(search: string): string[] {
  const words = searchForm(search)
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return words.slice(0, WORDS_MAX).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return [...word].length < 3 ? `% ${literal}%` : `%${literal}%`
  })
}

/** A page of accounts, the newest first; a page beyond the last shows the last. */
export async function listPeople(
  db: Pool,
  query: Received<typeof listUsers>['query'],
): Promise<Page<PersonRow>> {
  const { role, state, search = '' } = query
  const criteria = { role, state, patterns: patternsOf(search) }
  if (criteria.patterns.length === 0) {
    const total = await sql.countPeople(db, criteria, PEOPLE_COUNTED_MAX)
    const { position, slice } = clampPage(query, total)
    return { items: (await sql.listPeople(db, criteria, slice)).map(rowOf), total, ...position }
  }
  const ids = await transaction(db, (tx) => sql.searchPeople(tx, criteria, PEOPLE_FOUND_MAX))
  const { position, slice } = clampPage(query, ids.length)
  const items = await sql.listByIds(db, ids.slice(slice.offset, slice.offset + slice.limit))
  return { items: items.map(rowOf), total: ids.length, ...position }
}

/** Optional fields are absent on the wire, not null. */
function rowOf({ staffRole, closesAt, ...row }: sql.StoredRow): PersonRow {
  return { ...row, ...(staffRole && { staffRole }), ...(closesAt && { closesAt }) }
}

/** One account as this member of staff may see it; that it was seen is recorded. */
export async function openPerson(
  deps: Pick<Deps, 'db'>,
  staff: AuditSource,
  id: string,
  locale: Locale,
): Promise<PersonDetail> {
  const detail = await readPerson(deps.db, staff, id, locale)
  await recordAudit(deps.db, staff, { action: 'person_opened', subjectId: id })
  return detail
}

export async function readPerson(
  db: Db,
  { staffRole: reader }: AuditSource,
  id: string,
  locale: Locale,
): Promise<PersonDetail> {
  const mayOpen = (section: 'orders' | 'programs') => mayUse(reader as StaffRole | null, section)
  const [stored, signIns, orders, programs] = await Promise.all([
    sql.findPerson(db, id),
    lastActs(db, 'signed_in', [id]),
    mayOpen('orders') ? readOrdersOf(db, id) : undefined,
    mayOpen('programs') ? sql.listPrograms(db, id, locale) : undefined,
  ])
  // A registration signs in too; only its session records that.
  const begun = stored?.sessions.map(({ createdAt }) => createdAt).sort()
  const lastSignInAt = signIns.get(id) ?? begun?.at(-1)
  const { staffRole, closesAt, lockedAt, lockReason, totpSince, ...person } =
    stored ?? fail('people.not_found')
  const coaches = programs !== undefined && person.roles.includes('coach')
  const coach = coaches ? (await listCoaches(db, locale)).find((one) => one.id === id) : undefined
  return {
    ...person,
    ...(staffRole && { staffRole }),
    ...(closesAt && { closesAt }),
    ...(lockedAt && { lockedAt }),
    ...(lockReason && { lockReason }),
    ...(totpSince && { totpSince }),
    ...(lastSignInAt && { lastSignInAt }),
    ...(orders && { orders }),
    ...(programs && { programs }),
    ...(coach && { coaching: { open: coach.open, capacity: coach.capacity } }),
  }
}

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const staff = await sql.listStaff(db)
  const signIns = await lastActs(
    db,
    'signed_in',
    staff.map(({ _id }) => _id),
  )
  return staff.map((row) => {
    const lastSignInAt = signIns.get(row._id)
    return { ...rowOf(row), ...(lastSignInAt && { lastSignInAt }) }
  })
}
