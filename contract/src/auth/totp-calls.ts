import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, plainText, secret } from '../fields'
import { DeviceZone, SignedIn } from './calls'
import { codeProblems, confirmationProblems, passwordAndCodeProblems } from './totp-rules'

const CODE_MAX = 100

/**
 * `data` of the failure `auth.code_required` (401) after a correct password. The challenge is not a session; it is
 * valid for `SIGN_IN_CODE_MINUTES` and opens one session.
 */
export const CodeChallenge = z.object({ challenge: z.string(), expiresInSeconds: z.number().int() })
export type CodeChallenge = z.infer<typeof CodeChallenge>

/** `code`: of the authenticator app, or a recovery code, which works once. */
export const loginCode = endpoint({
  method: 'POST',
  path: '/auth/login/code',
  allow: 'public',
  summary: 'Finish a sign-in by a one-time code',
  body: z
    .object({ challenge: secret(200), code: plainText(CODE_MAX), timeZone: DeviceZone })
    .check((ctx) => addProblems(ctx, codeProblems(ctx.value))),
  top: SignedIn,
})

export const TotpState = z.object({
  on: z.boolean(),
  /** Since when; absent where it is off. */
  since: z.iso.datetime().optional(),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.number().int(),
})
export type TotpState = z.infer<typeof TotpState>

export const readTotp = endpoint({
  method: 'GET',
  path: '/auth/totp',
  allow: 'account',
  summary: 'Whether my sign-in asks for a one-time code',
  data: TotpState,
})

/** Shown once, in this answer: as base32 to type, and as the address that a QR code holds. */
export const TotpSetup = z.object({ secret: z.string(), uri: z.string() })
export type TotpSetup = z.infer<typeof TotpSetup>

/** Nothing changes before the first code is confirmed. For coaches and the staff (403 for others). */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/auth/totp',
  allow: 'account',
  summary: 'Begin to set up one-time codes: a new secret for the authenticator app',
  body: z
    .object({ currentPassword: secret(1000) })
    .check((ctx) => addProblems(ctx, confirmationProblems(ctx.value))),
  data: TotpSetup,
})

/** Shown once, in this answer. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/auth/totp/confirm',
  allow: 'account',
  summary: 'Turn one-time codes on by the first code; ends every other session',
  body: z.object({ code: plainText(CODE_MAX) }).check((ctx) => addProblems(ctx, codeProblems(ctx.value))),
  data: RecoveryCodes,
})

const PasswordAndCode = z
  .object({ currentPassword: secret(1000), code: plainText(CODE_MAX) })
  .check((ctx) => addProblems(ctx, passwordAndCodeProblems(ctx.value)))

export const turnTotpOff = endpoint({
  method: 'POST',
  path: '/auth/totp/off',
  allow: 'account',
  summary: 'Turn one-time codes off',
  body: PasswordAndCode,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/totp/recovery-codes',
  allow: 'account',
  summary: 'Make new recovery codes; the old ones work no longer',
  body: PasswordAndCode,
  data: RecoveryCodes,
})
