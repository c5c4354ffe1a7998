import { z } from 'zod'
import { endpoint } from '../endpoint'
import { localeCodes } from '../locale'
import { pageOf, pageQuery } from '../page'
import { NEWSLETTER_PER_PAGE } from './rules'

/** An address that gets the newsletter. */
export const Subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  language: z.enum(localeCodes),
  confirmedAt: z.iso.datetime(),
})
export type Subscriber = z.infer<typeof Subscriber>

/** The newest first; `total` is the number of those who get the newsletter now. */
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter',
  allow: 'admin',
  staff: 'newsletter',
  summary: 'Addresses that get the newsletter',
  query: z.object(pageQuery({ limit: NEWSLETTER_PER_PAGE })),
  data: pageOf(Subscriber),
})

/** Columns `email,language,confirmedAt,consent,unsubscribe`: the text agreed to, and each address's own link to leave. */
export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/admin/newsletter/export.csv',
  allow: 'admin',
  staff: 'newsletter',
  summary: 'The addresses as a CSV file; recorded',
  file: '*/*',
})
