import { createPdf } from '../../../adapters/pdf/create'
import { serveTasks } from '../../../kernel/worker/serve'
import type { WeekTask } from './week-drawing'
import { weekPdf } from './week-pdf'

serveTasks(({ week, locale }: WeekTask) => weekPdf(createPdf, week, locale))
