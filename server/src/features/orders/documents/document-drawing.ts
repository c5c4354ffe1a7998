import type { Locale } from 'contract/locale'
import { createWorkerPool } from '../../../kernel/worker/pool'
import type { PrintedDocument } from './print'

export interface DocumentTask {
  content: PrintedDocument
  locale: Locale
}

/** One thread, which ends when unused: a document keeps a processor busy for up to a second, and its fonts fill 30 to 100 MB. */
const pool = createWorkerPool<DocumentTask, Uint8Array>({ script: 'document', max: 1 })

/** The file of a document, drawn off the event loop; one after the other. */
export async function drawDocument(content: PrintedDocument, locale: Locale): Promise<Buffer> {
  return Buffer.from(await pool.run({ content, locale }))
}
