import type { ErrorTable } from './table'

/** Errors of the newsletter. */
export const newsletterErrors = {
  'newsletter.link_dead': [404, 'This link no longer works'],
} as const satisfies ErrorTable
