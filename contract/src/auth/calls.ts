import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, plainText, secret, text } from '../fields'
import { localeCodes } from '../locale'
import { nameProblems } from '../names'
import { staffRoles } from '../staff'
import { isTimeZone } from '../time-zone'
import {
  ACCOUNT_NAME_MAX,
  accountProblems,
  changeProblems,
  chosenPasswordProblems,
  loginProblems,
  mailRequestProblems,
  registrationProblems,
  resetAreas,
  resetProblems,
} from './rules'

export const roles = ['customer', 'coach', 'admin'] as const
export type Role = (typeof roles)[number]

export const Me = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  /** On admins only. */
  staffRole: z.enum(staffRoles).optional(),
  emailVerified: z.boolean(),
  /** An address that was asked for and waits for its link; absent where there is none. */
  pendingEmail: z.string().optional(),
  locale: z.enum(localeCodes),
  /** IANA name; null: the shop's. Days of this person follow it. */
  timeZone: z.string().nullable(),
})
export type Me = z.infer<typeof Me>

/** Answer to sign-in and registration, at the top level; `token` is the bearer token of the new session. */
export const SignedIn = z.object({
  token: z.string(),
  userId: z.string(),
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  /** On admins only. */
  staffRole: z.enum(staffRoles).optional(),
})

const TOKEN_MAX = 10_000

/**
 * Time zone of the device, as its IANA name. Kept where the account has none; a name that the server does not know is ignored, so that no
 * device is kept from signing in.
 */
export const DeviceZone = z.unknown().optional().meta({ type: 'string' })

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  allow: 'public',
  specified: true,
  summary: 'Create a customer account and sign in',
  status: 201,
  body: z
    .object({
      firstName: text(ACCOUNT_NAME_MAX),
      lastName: text(ACCOUNT_NAME_MAX),
      email: plainText(254),
      password: secret(1000),
      confirmPassword: secret(1000),
      recaptchaToken: secret(TOKEN_MAX),
      timeZone: DeviceZone,
    })
    .check((ctx) => addProblems(ctx, registrationProblems(ctx.value))),
  top: SignedIn,
})

/**
 * Mails a link to finish the registration of a coach (`verifyEmail`); creates no account. The answer never reveals
 * whether the address has one.
 */
export const registerCoach = endpoint({
  method: 'POST',
  path: '/auth/coach/register',
  allow: 'public',
  specified: true,
  summary: 'Ask for a coach account on an approved address',
  status: 201,
  body: z
    .object({
      email: plainText(254),
      password: secret(1000),
      confirmPassword: secret(1000),
      recaptchaToken: secret(TOKEN_MAX),
    })
    .check((ctx) => addProblems(ctx, accountProblems(ctx.value))),
})

/**
 * An account with one-time codes gets the failure `auth.code_required` (401) with a `CodeChallenge` as `data`, which
 * `loginCode` accepts.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  specified: true,
  summary: 'Sign in',
  body: z
    .object({
      email: plainText(254),
      password: secret(1000),
      recaptchaToken: secret(TOKEN_MAX),
      timeZone: DeviceZone,
    })
    .check((ctx) => addProblems(ctx, loginProblems(ctx.value))),
  top: SignedIn,
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  allow: 'account',
  summary: 'The signed-in account',
  data: Me,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  allow: 'account',
  summary: 'End this session',
})

/** Always answers the same, whether the address is known or not (decision X-10). */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  allow: 'public',
  specified: true,
  summary: 'Mail a link to set a new password',
  body: z
    .object({
      email: plainText(254),
      source: text(40),
      /** Area whose sign-in page the mailed link returns to. */
      area: z.enum(resetAreas).optional(),
    })
    .check((ctx) => addProblems(ctx, mailRequestProblems(ctx.value))),
})

/** Checks a reset link without consuming it. */
export const verifyResetToken = endpoint({
  method: 'POST',
  path: '/auth/verify-reset-token',
  allow: 'public',
  specified: true,
  summary: 'Whether a reset link still works',
  body: z.object({ token: secret(200) }),
  data: z.object({ valid: z.boolean() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  allow: 'public',
  specified: true,
  summary: 'Set a new password by the mailed link; ends every session',
  body: z
    .object({ token: secret(200), newPassword: secret(1000), confirmPassword: secret(1000) })
    .check((ctx) => addProblems(ctx, resetProblems(ctx.value))),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  allow: 'public',
  summary: 'Confirm an e-mail address, or finish a coach registration, by the mailed link',
  /** `password` is needed by the link of a coach whose account is new or unconfirmed (decision X-95). */
  body: z.object({ token: secret(200), password: secret(1000).unwrap().optional() }).check((ctx) => {
    const { password } = ctx.value
    for (const code of password ? chosenPasswordProblems(password) : []) {
      ctx.issues.push({ code: 'custom', message: code, path: ['password'], input: ctx.value })
    }
  }),
  /** Area in which the account signs in. */
  data: z.object({ area: z.enum(['customer', 'coach']) }),
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  allow: 'account',
  summary: 'Mail the confirmation link again',
})

export const logoutAll = endpoint({
  method: 'POST',
  path: '/auth/logout-all',
  allow: 'account',
  summary: 'End every session of this account, this one too',
})

/** An empty name is refused, unless the account has none: an administrator may have been made without a last name. */
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/auth/me',
  allow: 'account',
  summary: 'Change my name, language or time zone',
  body: z
    .object({
      // Absent stays absent: `text` would read it as empty.
      firstName: text(ACCOUNT_NAME_MAX).unwrap().optional(),
      lastName: text(ACCOUNT_NAME_MAX).unwrap().optional(),
      locale: z.enum(localeCodes).optional(),
      /** IANA name; null: the shop's. */
      timeZone: z
        .string('request.wrong_type')
        .refine(isTimeZone, 'site.time_zone_unknown')
        .nullable()
        .optional(),
    })
    .check((ctx) => {
      if (Object.values(ctx.value).every((value) => value === undefined)) {
        ctx.issues.push({ code: 'custom', message: 'request.invalid', input: ctx.value })
      }
      const { firstName = '', lastName = '' } = ctx.value
      addProblems(ctx, nameProblems({ firstName, lastName }))
    }),
  data: Me,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  allow: 'account',
  summary: 'Change my password; ends every other session',
  body: z
    .object({ currentPassword: secret(1000), newPassword: secret(1000), confirmPassword: secret(1000) })
    .check((ctx) => addProblems(ctx, changeProblems(ctx.value))),
})

/** One sign-in of an account; `id` names it without being its token. */
export const SessionInfo = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Browser and system as the browser told them, for a person to recognise. */
  device: z.string(),
})
export type SessionInfo = z.infer<typeof SessionInfo>

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  allow: 'account',
  summary: 'Where I am signed in',
  data: z.object({ items: z.array(SessionInfo) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  allow: 'account',
  summary: 'End one of my sessions',
  params: z.object({ id: Id }),
})
