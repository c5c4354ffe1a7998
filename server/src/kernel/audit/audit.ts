import type { AuditAction, AuditedObject } from 'contract/audit-actions'
import { clampPage, type Page } from 'contract/page'
import type { Db } from '../db/client'
import { highestRole, type Session } from '../http/authorize'
import { newId } from '../ids'
import { networkOf } from '../network'
import type { Pseudonym } from '../pseudonym'
import {
  type AuditedOf,
  type AuditRow,
  countAuditEvents,
  type FoundAudit,
  insertAuditEvents,
  listAuditEvents,
} from './audit.sql'

/** Actor and request of an event. */
export interface AuditSource {
  accountId: string | null
  role: AuditRow['actorRole']
  staffRole: string | null
  requestId: string | null
  networkHash: string | null
}

/** The source of a scheduled task or a job. */
export const SYSTEM: AuditSource = {
  accountId: null,
  role: 'system',
  staffRole: null,
  requestId: null,
  networkHash: null,
}

/** The source of a call: pass the handler's own argument. Without a session it is a visitor. */
export function auditSource(
  { pseudonym }: { pseudonym: Pseudonym },
  call: { session?: Session | undefined; requestId: string; address: string },
): AuditSource {
  const { session, requestId, address } = call
  return {
    accountId: session?.accountId ?? null,
    role: session ? highestRole(session.roles) : 'visitor',
    staffRole: session?.staffRole ?? null,
    requestId,
    networkHash: pseudonym(networkOf(address).narrow),
  }
}

export interface AuditEvent {
  action: AuditAction
  /** The account that it was done to. */
  subjectId?: string | undefined
  object?: { type: AuditedObject; id: string } | undefined
  /** Facts of the action: codes, numbers and ids; no free text of a person and no health data. */
  details?: Record<string, string | number | boolean | null>
}

/**
 * Writes all audit events. In a transaction the event commits with its fact; on the pool it is a statement of its own
 * (refusals have no fact).
 */
export async function recordAudit(db: Db, source: AuditSource, event: AuditEvent): Promise<void> {
  await recordAudits(db, source, [event])
}

/** The same for several events of one call, in one statement: a list shows many people. */
export async function recordAudits(
  db: Db,
  source: AuditSource,
  events: readonly AuditEvent[],
): Promise<void> {
  if (events.length === 0) return
  await insertAuditEvents(
    db,
    events.map((event) => ({
      id: newId(),
      action: event.action,
      actorId: source.accountId,
      actorRole: source.role,
      staffRole: source.staffRole,
      subjectId: event.subjectId ?? null,
      objectType: event.object?.type ?? null,
      objectId: event.object?.id ?? null,
      requestId: source.requestId,
      networkHash: source.networkHash,
      details: event.details ?? {},
    })),
  )
}

/** Returns a page of the events about a person, with an object or by these actions, newest first. */
export async function listAuditsOf(
  db: Db,
  of: AuditedOf,
  page: { page: number; limit: number },
): Promise<Page<FoundAudit>> {
  const total = await countAuditEvents(db, of)
  const { position, slice } = clampPage(page, total)
  return { items: await listAuditEvents(db, of, slice), total, ...position }
}
