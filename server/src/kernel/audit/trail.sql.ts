import type { AuditAction, AuditedObject } from 'contract/audit-actions'
import type { Db, Fragment } from '../db/client'
import type { AuditRow } from './audit.sql'

/** Filters of the trail; undefined means no filter. */
export interface TrailQuery {
  /** Ids of accounts. */
  actor: string | undefined
  subject: string | undefined
  action: AuditAction | undefined
  object: AuditedObject | undefined
  objectId: string | undefined
  /** Days in UTC, both included. */
  from: string | undefined
  to: string | undefined
  /** The id of the last entry of the page before. */
  after: string | undefined
}

export interface TrailEntry {
  _id: string
  at: string
  action: AuditAction
  role: AuditRow['actorRole']
  staffRole: string | null
  actorId: string | null
  subjectId: string | null
  objectType: AuditedObject | null
  objectId: string | null
  requestId: string | null
  details: AuditRow['details']
}

const instant = (db: Db) => db`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The newest first. Each filter has its index, which is read in the order of time from where the page before ended. */
export function listTrail(db: Db, query: TrailQuery, limit: number): Promise<TrailEntry[]> {
  const { actor, subject, action, object, objectId, from, to, after } = query
  return db<TrailEntry[]>`
    select id as "_id", ${instant(db)} as at, action, actor_role as role, staff_role as "staffRole",
      actor_id as "actorId", subject_id as "subjectId", object_type as "objectType", object_id as "objectId", request_id as "requestId",
      details
    from audit_events e where true
    ${actor === undefined ? db`` : db`and actor_id = ${actor}`}
    ${subject === undefined ? db`` : db`and subject_id = ${subject}`}
    ${action === undefined ? db`` : db`and action = ${action}`}
    ${object === undefined ? db`` : db`and object_type = ${object}`}
    ${objectId === undefined ? db`` : db`and object_id = ${objectId}`}
    ${from === undefined ? db`` : db`and e.at >= ${from}::date::timestamp at time zone 'UTC'`}
    ${to === undefined ? db`` : db`and e.at < (${to}::date + 1)::timestamp at time zone 'UTC'`}
    ${after === undefined ? db`` : db`and (e.at, e.id) < (select b.at, b.id from audit_events b where b.id = ${after})`}
    order by e.at desc, e.id desc limit ${limit}`
}

/** Returns the time of each account's last event, by account. */
export async function lastActs(
  db: Db,
  action: AuditAction,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db<{ id: string; at: string }[]>`
    select who.id, last.at from unnest(${[...accountIds]}::text[]) as who (id) cross join lateral (
      select ${instant(db)} as at from audit_events e
      where e.actor_id = who.id and e.action = ${action} order by e.at desc limit 1) as last`
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** True for objects of a kind, by their id, with which somebody of this role has done one of these. */
export function wasDone(
  db: Db,
  { type, id, role, actions }: { type: string; id: Fragment; role: string; actions: readonly string[] },
): Fragment {
  return db`exists (select from audit_events e where e.object_type = ${type} and e.object_id = ${id}
    and e.actor_role = ${role} and e.action = any(${[...actions]}::text[]))`
}
