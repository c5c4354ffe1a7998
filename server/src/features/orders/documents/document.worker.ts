import { createPdf } from '../../../adapters/pdf/create'
import { serveTasks } from '../../../kernel/worker/serve'
import type { DocumentTask } from './document-drawing'
import { documentPdf } from './document-pdf'

serveTasks(({ content, locale }: DocumentTask) => documentPdf(createPdf, content, locale))
