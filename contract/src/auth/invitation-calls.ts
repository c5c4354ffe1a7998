import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, plainText, secret, text } from '../fields'
import { localeCodes } from '../locale'
import { staffRoles } from '../staff'
import { acceptanceLimits, acceptProblems, inviteProblems } from './invitation-rules'

/** An invitation that nobody has accepted or withdrawn. */
export const Invitation = z.object({
  _id: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  /** Language of the mail. */
  locale: z.enum(localeCodes),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/admin/staff/invitations',
  allow: 'admin',
  staff: 'staff',
  summary: 'Invite somebody to the staff by mail',
  status: 201,
  body: z
    .object({
      email: plainText(254),
      staffRole: z.enum(staffRoles, 'request.out_of_range'),
      locale: z.enum(localeCodes, 'request.out_of_range'),
    })
    .check((ctx) => addProblems(ctx, inviteProblems(ctx.value))),
  data: Invitation,
})

const params = z.object({ id: Id })

/** The link that was mailed before stops working. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/admin/staff/invitations/:id/resend',
  allow: 'admin',
  staff: 'staff',
  summary: 'Mail an invitation again, with a new link',
  params,
  data: Invitation,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/staff/invitations/:id',
  allow: 'admin',
  staff: 'staff',
  summary: 'Withdraw an invitation; its link stops working',
  params,
})

const token = secret(200)

/** Returns the invitation behind a link without consuming it. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/staff-invitation',
  allow: 'public',
  summary: 'What an invitation to the staff offers',
  body: z.object({ token }),
  data: z.object({
    email: z.string(),
    staffRole: z.enum(staffRoles),
    /** The address belongs to a confirmed account: it joins with its password. */
    account: z.boolean(),
  }),
})

/** For an address without a confirmed account; replaces any unconfirmed registration of that address. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/staff-invitation/accept',
  allow: 'public',
  summary: 'Accept an invitation to the staff with a new account',
  body: z
    .object({
      token,
      firstName: text(acceptanceLimits.firstName),
      lastName: text(acceptanceLimits.lastName),
      password: secret(1000),
      confirmPassword: secret(1000),
    })
    .check((ctx) => addProblems(ctx, acceptProblems(ctx.value))),
})

/** For a confirmed account, which keeps its name and password; counted like a sign-in. */
export const joinStaff = endpoint({
  method: 'POST',
  path: '/auth/staff-invitation/join',
  allow: 'public',
  summary: 'Accept an invitation to the staff with the account that one has',
  body: z.object({ token, password: secret(1000) }).check((ctx) => {
    if (!ctx.value.password) addProblems(ctx, [{ path: 'password', code: 'auth.password_required' }])
  }),
})
