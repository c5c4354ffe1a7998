import type { Locale } from 'contract/locale'
import { createWorkerPool } from '../../../kernel/worker/pool'
import type { PrintedWeek } from './week-sheet'

export interface WeekTask {
  week: PrintedWeek
  locale: Locale
}

/** One thread of its own, so that long plans hold up no invoice; it ends when unused. */
const pool = createWorkerPool<WeekTask, Uint8Array>({ script: 'week', max: 1 })

/** Draws the file of a week off the event loop; one after the other. */
export async function drawWeek(week: PrintedWeek, locale: Locale): Promise<Buffer> {
  return Buffer.from(await pool.run({ week, locale }))
}
