import { z } from 'zod'
import { endpoint } from '../endpoint'
import { shownText } from '../fields'
import { oneOf } from '../programs/set-calls'
import { loadUnits } from '../programs/set-rules'
import { multipartOf } from '../upload'
import { HISTORY_BYTES_MAX, HISTORY_NAME_MAX, historySources } from './history-rules'

const HistoryName = z.object({
  /** Name in the file. */
  name: z.string(),
  sets: z.number().int(),
  /** Name under which its sets are stored: of this call's `map`, else of an earlier import, else as in the file. */
  exercise: z.string(),
})

/** Contents of a file and the outcome of its import. Days are as the file has them. */
export const HistoryImport = z.object({
  source: z.enum(historySources),
  dryRun: z.boolean(),
  /** Unit of the loads; null if neither the file nor the call tells it. */
  unit: z.enum(loadUnits).nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  sessions: z.number().int(),
  sets: z.number().int(),
  /** Sets that were not stored before, and those that were stored with other values. */
  added: z.number().int(),
  changed: z.number().int(),
  names: z.array(HistoryName),
  /** Number of lines that were left out, and the first of them, from 1 with the heading. */
  skipped: z.number().int(),
  skippedLines: z.array(z.object({ line: z.number().int(), code: z.string() })),
})
export type HistoryImport = z.infer<typeof HistoryImport>

/**
 * Takes the sets of a CSV file that Strong, Hevy or FitNotes has exported. They count as last time and belong to no program.
 * The same file twice changes nothing; with another `unit` or `map` it corrects what it brought. `unit` is needed where loads
 * have none in the file (400 `history.unit_needed`), except in a dry run. `map` names exercises anew, by their name in the
 * file; later imports remember it.
 */
export const importHistory = endpoint({
  method: 'POST',
  path: '/account/history/import',
  allow: 'account',
  summary: 'Import my training history from another app',
  body: z.object({
    dryRun: z
      .enum(['true', 'false'], 'request.wrong_type')
      .default('false')
      .transform((value) => value === 'true'),
    unit: oneOf(loadUnits).optional(),
    map: z
      .record(
        z.string().max(HISTORY_NAME_MAX, 'request.too_long'),
        shownText(HISTORY_NAME_MAX).min(1, 'request.invalid'),
        'request.wrong_type',
      )
      .optional(),
  }),
  multipart: multipartOf(
    { extensions: [], fileBytes: HISTORY_BYTES_MAX, files: 1 },
    { field: 'file', json: ['map'] },
  ),
  data: HistoryImport,
})
