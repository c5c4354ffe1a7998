import type { Locale } from 'contract/locale'
import { createWorkerPool } from '../../../kernel/worker/pool'
import type { NumberedInvoice } from './invoice-pdf'

export interface InvoiceTask {
  content: NumberedInvoice
  locale: Locale
}

/** One thread, which ends when unused: an invoice keeps a processor busy for up to a second, and its fonts fill 30 MB. */
const pool = createWorkerPool<InvoiceTask, Uint8Array>({ script: 'invoice', max: 1 })

/** The file of an invoice, drawn off the event loop; one after the other. */
export async function drawInvoice(content: NumberedInvoice, locale: Locale): Promise<Buffer> {
  return Buffer.from(await pool.run({ content, locale }))
}
