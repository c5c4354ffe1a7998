import { z } from 'zod'
import { auditActions, auditedObjects } from '../audit-actions'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { withoutFormat } from '../text'
import { AUDIT_PER_PAGE } from './queue-rules'

/** An account that the trail names; of one that no longer exists only the id. */
const AuditPerson = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() })
export type AuditPerson = z.infer<typeof AuditPerson>

export const AuditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  role: z.enum(['visitor', 'customer', 'coach', 'admin', 'system']),
  staffRole: z.string().optional(),
  actor: AuditPerson.optional(),
  subject: AuditPerson.optional(),
  /** `name` and `code` (SKU, number of the order) are today's; absent where the object is gone or has none. */
  object: z
    .object({
      type: z.enum(auditedObjects),
      id: z.string(),
      name: z.string().optional(),
      code: z.string().optional(),
    })
    .optional(),
  /** The request that wrote it; entries of one request share it. */
  requestId: z.string().optional(),
  /** Codes, numbers and ids: `field.from` and `field.to` are a field before and after; `fields` names personal data. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const filter = z.string('request.wrong_type').overwrite(withoutFormat).max(254, 'request.too_long').optional()
const day = z.iso.date('request.invalid').optional()

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  allow: 'admin',
  staff: 'audit',
  summary: 'The audit trail, the newest first',
  query: z.object({
    /** The id or the e-mail address of an account. */
    actor: filter,
    subject: filter,
    /** Any other value, or none: every action. */
    action: z.enum(auditActions).optional().catch(undefined),
    object: z.enum(auditedObjects).optional().catch(undefined),
    objectId: Id.optional(),
    /** Days in UTC, both included. */
    from: day,
    to: day,
    /** Id of the last entry on the previous page. */
    after: Id.optional(),
  }),
  data: z.object({
    /** At most `AUDIT_PER_PAGE`. */
    items: z.array(AuditEntry).max(AUDIT_PER_PAGE),
    /** Send it as `after` for the next page; absent on the last one. */
    next: z.string().optional(),
  }),
})
