import { z } from 'zod'
import { roles, SessionInfo } from '../auth/calls'
import { Invitation } from '../auth/invitation-calls'
import { endpoint } from '../endpoint'
import { addProblems, Id, shownText } from '../fields'
import { localeCodes } from '../locale'
import { OrderRow, StaffNote } from '../orders/console-calls'
import { returnStates } from '../orders/return-rules'
import { pageOf, pageQuery } from '../page'
import { userProgramStatuses } from '../programs/rules'
import { staffRoles } from '../staff'
import { SEARCH_MAX } from '../text'
import { LOCK_REASON_MAX, lockProblems, PEOPLE_PER_PAGE, personStates } from './people-rules'

/** An account in the console's list. */
export const PersonRow = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** On staff only. */
  staffRole: z.enum(staffRoles).optional(),
  emailVerified: z.boolean(),
  /** By staff. */
  locked: z.boolean(),
  /** Time at which an account closed by its owner is erased; absent for an open account. */
  closesAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
})
export type PersonRow = z.infer<typeof PersonRow>

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  allow: 'admin',
  staff: 'people',
  summary: 'Accounts, the newest first',
  query: z.object({
    /** Those who hold the role; any other value, or none: everybody. */
    role: z.enum(roles).optional().catch(undefined),
    state: z.enum(personStates).optional().catch(undefined),
    /** Words of name and e-mail address. */
    search: z.string('request.wrong_type').max(SEARCH_MAX, 'request.too_long').optional(),
    ...pageQuery({ limit: PEOPLE_PER_PAGE }),
  }),
  /** `total` is at most `PEOPLE_COUNTED_MAX`, of a search `PEOPLE_FOUND_MAX`. */
  data: pageOf(PersonRow),
})

/** An order on a customer's page; amounts in USD. */
const PersonOrder = OrderRow.pick({
  _id: true,
  orderNumber: true,
  status: true,
  paymentStatus: true,
  paymentMethod: true,
  programsOnly: true,
  refunding: true,
  total: true,
  createdAt: true,
}).extend({
  refundedTotal: z.number(),
  /** Its returns, oldest first. */
  returns: z.array(z.object({ _id: z.string(), state: z.enum(returnStates) })),
})

/** Number and sum (in USD) of a person's orders without cancelled ones, and all of them. */
const PersonOrders = z.object({
  count: z.number().int(),
  total: z.number(),
  /** Sum of the refunds that were sent. */
  refundedTotal: z.number(),
  lastAt: z.iso.datetime().optional(),
  /** Newest first, the cancelled ones too; at most `PERSON_ORDERS_MAX`. */
  items: z.array(PersonOrder),
  /** Colleagues' notes on these orders, newest first. */
  notes: z.array(StaffNote.extend({ orderId: z.string(), orderNumber: z.string() })),
})
export type PersonOrders = z.infer<typeof PersonOrders>

const PersonProgram = z.object({
  _id: z.string(),
  name: z.string(),
  status: z.enum(userProgramStatuses),
  createdAt: z.iso.datetime(),
})

export const PersonDetail = PersonRow.extend({
  locale: z.enum(localeCodes),
  lockedAt: z.iso.datetime().optional(),
  lockReason: z.string().optional(),
  lastSignInAt: z.iso.datetime().optional(),
  /** Since when the sign-in asks for a one-time code; absent where it does not. */
  totpSince: z.iso.datetime().optional(),
  sessions: z.array(SessionInfo.omit({ current: true })),
  /** Present if the caller may see orders. */
  orders: PersonOrders.optional(),
  /** Programs the person follows, newest first; present if the caller may see programs. */
  programs: z.array(PersonProgram).optional(),
  /** Present for a coach if the caller may see programs. */
  coaching: z.object({ open: z.number().int(), capacity: z.number().int() }).optional(),
})
export type PersonDetail = z.infer<typeof PersonDetail>

const params = z.object({ id: Id })
const LockReason = shownText(LOCK_REASON_MAX)

/**
 * Everybody with a customer’s account as a CSV file (UTF-8 with a mark at its head, comma, decimal point), oldest first:
 * `createdAt,email,firstName,lastName,language,emailVerified,orders,total,refundedTotal,lastOrderAt`. Without accounts that
 * are closed. Recorded in the audit trail.
 */
export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export.csv',
  allow: 'admin',
  staff: 'orderExports',
  summary: 'Customers as a CSV file',
  file: '*/*',
})

/** Recorded in the audit trail. */
export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  allow: 'admin',
  staff: 'people',
  summary: 'One account with its sessions, orders and programs',
  params,
  data: PersonDetail,
})

/**
 * Locks (with a reason) or unlocks an account, or sets a staff role (null removes it; owner only). Only the owner
 * changes staff accounts, nobody changes their own, and one owner always remains. Ends all sessions of the account.
 * `lockReason` is accepted for `reason`.
 */
export const changeUser = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  allow: 'admin',
  staff: 'people',
  summary: 'Lock or unlock an account, or change its staff role',
  params,
  body: z
    .object({
      locked: z.boolean('request.wrong_type').optional(),
      reason: LockReason.default(''),
      lockReason: LockReason.optional(),
      staffRole: z.enum(staffRoles, 'request.out_of_range').nullable().optional(),
    })
    .transform(({ lockReason = '', reason, ...change }) => ({ ...change, reason: reason || lockReason }))
    .check((ctx) => {
      const { locked, staffRole } = ctx.value
      if (locked === undefined && staffRole === undefined)
        ctx.issues.push({ code: 'custom', message: 'people.nothing_to_change', input: ctx.value })
      if (locked) addProblems(ctx, lockProblems(ctx.value))
    }),
  data: PersonDetail,
})

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions',
  allow: 'admin',
  staff: 'people',
  summary: 'End every session of an account',
  params,
})

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions/:sessionId',
  allow: 'admin',
  staff: 'people',
  summary: 'End one session of an account',
  params: z.object({ id: Id, sessionId: Id }),
})

/** Used when the phone and the recovery codes are lost. Audited and mailed; ends every session of the account. */
export const resetUserTotp = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/totp',
  allow: 'admin',
  staff: 'staff',
  summary: 'Turn off the one-time codes of an account',
  params,
  data: PersonDetail,
})

const StaffMember = PersonRow.extend({ lastSignInAt: z.iso.datetime().optional() })
export type StaffMember = z.infer<typeof StaffMember>

export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/staff',
  allow: 'admin',
  staff: 'staff',
  summary: 'The staff, and the invitations that are open',
  data: z.object({ items: z.array(StaffMember), invitations: z.array(Invitation) }),
})
