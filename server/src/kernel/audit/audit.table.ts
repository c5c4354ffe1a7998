import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Audit trail, append-only: triggers refuse UPDATE, DELETE and TRUNCATE. Accounts have no foreign key, because the
 * trail outlives them and a cascade would change it.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    action: text().notNull(),
    /** Null for visitors and for the system itself. */
    actorId: text('actor_id'),
    actorRole: text('actor_role').notNull(),
    /** Staff role of an admin at that time; null for others. */
    staffRole: text('staff_role'),
    /** The account that it was done to. */
    subjectId: text('subject_id'),
    objectType: text('object_type'),
    objectId: text('object_id'),
    requestId: text('request_id'),
    networkHash: text('network_hash'),
    /** Facts of the action; no free text of a person and no health data. */
    details: jsonb().notNull().default({}),
  },
  (t) => [
    index('audit_events_newest').on(t.at, t.id),
    index('audit_events_action').on(t.action, t.at, t.id),
    index('audit_events_actor').on(t.actorId, t.at),
    index('audit_events_subject').on(t.subjectId, t.at),
    index('audit_events_object').on(t.objectType, t.objectId, t.at),
    check(
      'audit_events_actor_role',
      sql`${t.actorRole} in ('visitor', 'customer', 'coach', 'admin', 'system')`,
    ),
    check('audit_events_object_whole', sql`(${t.objectType} is null) = (${t.objectId} is null)`),
  ],
)
