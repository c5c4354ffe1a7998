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

export async function insertAuditEvent(db: Db, e: AuditRow): Promise<void> {
  await db`
    insert into audit_events (id, action, actor_id, actor_role, staff_role, subject_id, object_type, object_id,
      request_id, network_hash, details)
    values (${e.id}, ${e.action}, ${e.actorId}, ${e.actorRole}, ${e.staffRole}, ${e.subjectId}, ${e.objectType},
      ${e.objectId}, ${e.requestId}, ${e.networkHash}, ${db.json(e.details)})`
}
