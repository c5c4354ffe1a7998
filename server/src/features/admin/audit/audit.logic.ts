import type { AuditEntry, AuditPerson, listAudit as ListAudit } from 'contract/admin/audit-calls'
import { AUDIT_PER_PAGE } from 'contract/admin/queue-rules'
import type { Received } from 'contract/endpoint'
import type { Locale } from 'contract/locale'
import { normalEmail } from 'contract/text'
import { listTrail, type TrailEntry } from '../../../kernel/audit/trail.sql'
import type { Db } from '../../../kernel/db/client'
import * as sql from './audit.sql'

/** A page of the trail, the newest first, from where the page before ended. */
export async function listAudit(
  db: Db,
  query: Received<typeof ListAudit>['query'],
  locale: Locale,
): Promise<{ items: AuditEntry[]; next?: string }> {
  const { object, objectId, action, from, to, after } = query
  const [actor, subject] = await Promise.all([accountOf(db, query.actor), accountOf(db, query.subject)])
  // One more than is shown tells whether there is another page.
  const found = await listTrail(
    db,
    { actor, subject, object, objectId, action, from, to, after },
    AUDIT_PER_PAGE + 1,
  )
  const shown = found.slice(0, AUDIT_PER_PAGE)
  const ids = shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null)
  const objectIds = shown.flatMap(({ objectId }) => objectId ?? [])
  const [people, things] = await Promise.all([
    sql.namePeople(db, [...new Set(ids)]),
    sql.nameObjects(db, [...new Set(objectIds)], locale),
  ])
  const last = shown.at(-1)
  return {
    items: shown.map((entry) => entryOf(entry, people, things)),
    ...(found.length > shown.length && last && { next: last._id }),
  }
}

/** Accounts are named by id or by address; nothing names everybody. */
async function accountOf(db: Db, text: string | undefined): Promise<string | undefined> {
  if (!text) return undefined
  return text.includes('@') ? sql.findAccountId(db, normalEmail(text)) : text
}

/** Optional fields are absent on the wire, not null. */
function entryOf(
  entry: TrailEntry,
  people: ReadonlyMap<string, AuditPerson>,
  things: sql.ObjectNames,
): AuditEntry {
  const { _id, at, action, role, staffRole, actorId, subjectId, objectType, objectId, requestId, details } =
    entry
  const person = (id: string) => people.get(id) ?? { id }
  return {
    _id,
    at,
    action,
    role,
    details,
    ...(staffRole && { staffRole }),
    ...(actorId && { actor: person(actorId) }),
    ...(subjectId && { subject: person(subjectId) }),
    ...(objectType &&
      objectId && {
        object: { type: objectType, id: objectId, ...things.get(sql.objectKey(objectType, objectId)) },
      }),
    ...(requestId && { requestId }),
  }
}
