import { createPdf } from '../../../adapters/pdf/create'
import { serveTasks } from '../../../kernel/worker/serve'
import type { InvoiceTask } from './invoice-drawing'
import { invoicePdf } from './invoice-pdf'

serveTasks(({ content, locale }: InvoiceTask) => invoicePdf(createPdf, content, locale))
