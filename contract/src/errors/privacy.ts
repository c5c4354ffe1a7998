import type { ErrorTable } from './table'

/** Errors of export and erasure. */
export const privacyErrors = {
  'privacy.staff': [403, 'Only the owner can delete a staff account.'],
  'privacy.has_athletes': [
    409,
    'You still coach {count} people. Ask the owner to hand their programs over first.',
  ],
  'privacy.link_dead': [400, 'This link is invalid or has expired'],
  'privacy.closed': [
    403,
    'This account is closed and will be deleted. Open the link in the email we sent you to keep it.',
  ],
} as const satisfies ErrorTable
