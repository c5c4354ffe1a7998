import { z } from 'zod'
import { endpoint } from '../endpoint'
import { secret } from '../fields'
import { pageOf, pageQuery } from '../page'
import { ACCESSES_PER_PAGE, accessActions, personalItems } from './rules'

/** JSON in a folder for each area, and every file; streamed, so it has no length. Five an hour. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  allow: 'account',
  summary: 'Everything that is stored of me, as a zip of JSON and files',
  file: 'application/zip',
})

export const StoredData = z.object({
  /** Number of stored items by kind; kinds without any are left out. */
  items: z.array(z.object({ item: z.enum(personalItems), count: z.number().int() })),
  /** To storing and showing health data to the own coach; null before it was given. */
  consent: z
    .object({
      at: z.iso.datetime(),
      /** Version of the accepted text. */
      version: z.string(),
      withdrawnAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Days between the closing of the account and its erasure. */
  graceDays: z.number().int(),
})
export type StoredData = z.infer<typeof StoredData>

export const getStoredData = endpoint({
  method: 'GET',
  path: '/account/data',
  allow: 'account',
  summary: 'What is stored of me, and what I agreed to',
  data: StoredData,
})

/** Somebody looked at my health data, or changed it. */
export const Access = z.object({
  at: z.iso.datetime(),
  action: z.enum(accessActions),
  role: z.enum(['coach', 'admin']),
  /** The coach; null for staff, and where the account is gone. */
  by: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
})
export type Access = z.infer<typeof Access>

export const listAccesses = endpoint({
  method: 'GET',
  path: '/account/accesses',
  allow: 'account',
  summary: 'Who looked at my health data, the newest first',
  query: z.object(pageQuery({ limit: ACCESSES_PER_PAGE })),
  data: pageOf(Access),
})

/**
 * Blocks coaches and staff from the caller's programs and blood tests. Erases nothing: the caller can read and export
 * them, and may consent again with the next health data (decision X-104).
 */
export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/account/consent',
  allow: 'account',
  summary: 'Withdraw the consent to my health data',
})

/**
 * Closes the account at once: ends its sessions and refuses sign-in. Erased after `ERASURE_GRACE_DAYS`; until then a
 * mailed link restores it. Refused for staff and for a coach with athletes.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  allow: 'member',
  summary: 'Delete my account and what is stored of me',
  body: z.object({ password: secret(1000) }),
  data: z.object({
    /** Time of erasure, future or past. */
    eraseAt: z.iso.datetime(),
  }),
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/account/keep',
  allow: 'public',
  summary: 'Take back the deletion of my account by the mailed link',
  body: z.object({ token: secret(200) }),
})
