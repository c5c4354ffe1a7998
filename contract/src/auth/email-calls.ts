import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, plainText, secret } from '../fields'
import { emailChangeProblems } from './rules'

/**
 * Requests another address for the signed-in account. The new address gets a link to confirm it, the old one a link to
 * undo. The answer never reveals whether the new address has an account. Refused for staff (403).
 */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  allow: 'member',
  summary: 'Ask for another e-mail address; both addresses get a mail',
  body: z
    .object({ email: plainText(254), currentPassword: secret(1000) })
    .check((ctx) => addProblems(ctx, emailChangeProblems(ctx.value))),
})

/**
 * Requires the session of the person who asked, so that nobody confirms a stranger's request. Ends every other session.
 */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/confirm',
  allow: 'member',
  summary: 'Confirm my new e-mail address by the mailed link; ends every other session',
  body: z.object({ token: secret(200) }),
  data: z.object({ email: z.string() }),
})

/**
 * Lets the old address undo a change for a week, confirmed or not: restores the address, ends every session, disables
 * the password and mails a link to choose a new one.
 */
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/undo',
  allow: 'public',
  summary: 'Keep or take back the old e-mail address by the mailed link; ends every session and the password',
  body: z.object({ token: secret(200) }),
})
