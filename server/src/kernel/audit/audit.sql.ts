import type { Db } from '../db/client'

export interface AuditRow {
  id: string
  action: string
  actorId: string | null
  actorRole: 'visitor' | 'customer' | 'coach' | 'admin' | 'system'
  staffRole: string | null
  subjectId: string | null
  objectType: string | null
  objectId: string | null
  requestId: string | null
  networkHash: string | null
  details: Record<string, string | number | boolean | null>
}

/** Adds events in one statement. */
export async function insertAuditEvents(db: Db, events: readonly AuditRow[]): Promise<void> {
  await db`
    insert into audit_events (id, action, actor_id, actor_role, staff_role, subject_id, object_type, object_id,
      request_id, network_hash, details)
    select e.id, e.action, e."actorId", e."actorRole", e."staffRole", e."subjectId", e."objectType", e."objectId",
      e."requestId", e."networkHash", e.details
    from jsonb_to_recordset(${db.json(events)}::jsonb) as e (id text, action text, "actorId" text,
      "actorRole" text, "staffRole" text, "subjectId" text, "objectType" text, "objectId" text, "requestId" text,
      "networkHash" text, details jsonb)`
}

/** Filter of the audit trail by person: with one object, or one of these actions by another person. */
export type AuditedOf =
  | { subjectId: string; object: { type: string; id: string } }
  | { subjectId: string; actions: readonly string[] }

function done(db: Db, of: AuditedOf) {
  return 'object' in of
    ? db`object_type = ${of.object.type} and object_id = ${of.object.id} and subject_id = ${of.subjectId}`
    : db`subject_id = ${of.subjectId} and action = any(${[...of.actions]}::text[])
        and actor_role in ('coach', 'admin') and actor_id <> ${of.subjectId}`
}

export async function countAuditEvents(db: Db, of: AuditedOf): Promise<number> {
  const [row] = await db<{ n: number }[]>`
    select count(*)::int as n from audit_events where ${done(db, of)}`
  return row?.n ?? 0
}

export type FoundAudit = Pick<AuditRow, 'action' | 'actorId' | 'actorRole'> & { at: string }

/** The newest first; `at` as the contract writes instants. */
export function listAuditEvents(
  db: Db,
  of: AuditedOf,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundAudit[]> {
  return db<FoundAudit[]>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, action, actor_id as "actorId",
      actor_role as "actorRole"
    from audit_events where ${done(db, of)}
    order by audit_events.at desc, id desc limit ${limit} offset ${offset}`
}
