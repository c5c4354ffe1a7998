import { z } from 'zod'
import { mailRequestProblems } from '../auth/rules'
import { endpoint } from '../endpoint'
import { addProblems, plainText } from '../fields'
import { leavableMails } from './rules'

const Token = z.string('request.wrong_type').min(1, 'request.wrong_type').max(200, 'request.too_long')

/** Mails a link to confirm the address. The answer is the same for every address, known or not. */
export const joinNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter',
  allow: 'public',
  summary: 'Ask for the newsletter',
  body: z.object({ email: plainText(254) }).check((ctx) => addProblems(ctx, mailRequestProblems(ctx.value))),
  status: 202,
})

/** Stores the consent with its time, and its text in the language of the call. A repeat changes nothing. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  allow: 'public',
  summary: 'Confirm the newsletter by the link of its mail',
  body: z.object({ token: Token }),
})

/**
 * Ends the kind of mail that the token was sent in; a repeat changes nothing. Any body is taken: mail programs post the
 * form `List-Unsubscribe=One-Click` (RFC 8058). A browser that opens the same address is led to a page with a button.
 */
export const leaveNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/leave/:token',
  allow: 'public',
  summary: 'Unsubscribe by the link of a mail',
  params: z.object({ token: z.string().min(1).max(200) }),
  rawBody: true,
  data: z.object({ mail: z.enum(leavableMails) }),
})
