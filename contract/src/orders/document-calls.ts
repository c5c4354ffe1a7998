import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { localeCodes } from '../locale'

/** Language of a document. */
export const DocumentQuery = z.object({
  lang: z
    .enum(localeCodes)
    .optional()
    .catch(undefined)
    .meta({ description: 'en, fa or nl; else the language of the order' }),
})

/** The invoice as a PDF, once the order is confirmed; the same bytes on every request in the same language. */
export const getInvoice = endpoint({
  method: 'GET',
  path: '/orders/:orderNumber/invoice.pdf',
  allow: 'account',
  summary: 'The invoice of one of my orders',
  params: z.object({ orderNumber: Id }),
  query: DocumentQuery,
  file: 'application/pdf',
})

/** The credit note of a refund as a PDF, once it was sent; 409 `orders.no_credit_note` before. */
export const getCreditNote = endpoint({
  method: 'GET',
  path: '/orders/:orderNumber/refunds/:refundId/credit-note.pdf',
  allow: 'account',
  summary: 'The credit note of a refund of mine',
  params: z.object({ orderNumber: Id, refundId: Id }),
  query: DocumentQuery,
  file: 'application/pdf',
})
