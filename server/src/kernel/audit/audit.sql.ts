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
    from jsonb_to_recordset(${db.json(events as never)}::jsonb) as e (id text, action text, "actorId" text,
      "actorRole" text, "staffRole" text, "subjectId" text, "objectType" text, "objectId" text, "requestId" text,
      "networkHash" text, details jsonb)`
}
