import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, secret, text } from '../fields'
import { emailChangeProblems } from './rules'

/**
 * Asks for another address of the signed-in account. Nothing changes yet: the new address gets a link to confirm, the old
 * one is told and can undo. Whether the new address has an account already shows in nothing. Not for staff (403).
 */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  allow: 'member',
  summary: 'Ask for another e-mail address; both addresses get a mail',
  body: z
    .object({ email: text(254), currentPassword: secret(1000) })
    .check((ctx) => addProblems(ctx, emailChangeProblems(ctx.value))),
})

/**
 * The link proves the new mailbox, the session that it is the person who asked: a stranger cannot make somebody else
 * confirm an account of his. Ends every other session.
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
 * What the old address can do for a week, whether the change was confirmed or not: the address stays or comes back, every
 * session ends, the password no longer works, and a link to choose a new one is mailed.
 */
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/undo',
  allow: 'public',
  summary: 'Keep or take back the old e-mail address by the mailed link; ends every session and the password',
  body: z.object({ token: secret(200) }),
})
