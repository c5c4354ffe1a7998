import type { Readable } from 'node:stream'
import { toCell } from '../../../kernel/csv/csv'
import type { Db } from '../../../kernel/db/client'
import { csvStream, pagesOf } from '../../../kernel/http/csv-stream'
import { FIRST, listExportedSets } from './history-export.sql'

/** Sets that are read at a time. */
const SETS = 1000

const COLUMNS = [
  ...['date', 'source', 'session', 'exercise', 'set', 'type', 'side', 'measure'],
  ...['reps', 'loadKg', 'seconds', 'meters', 'effort', 'rir', 'note'],
]

/** Returns an account's sets as a CSV file, read as it is sent. */
export function exportHistory(db: Db, accountId: string): Readable {
  return csvStream(COLUMNS, table(db, accountId))
}

async function* table(db: Db, accountId: string) {
  const read = (place: typeof FIRST) => listExportedSets(db, accountId, place, SETS)
  for await (const sets of pagesOf(FIRST, read))
    yield sets.map(({ date, source, session, index, entry }) => {
      const text = (name: string) => (typeof entry[name] === 'string' ? toCell(entry[name]) : '')
      const number = (name: string) => (typeof entry[name] === 'number' ? String(entry[name]) : '')
      return [
        date,
        source,
        toCell(session),
        text('exercise'),
        String(index + 1),
        text('type') || 'working',
        text('side'),
        text('measure') || 'reps',
        ...['reps', 'load', 'seconds', 'meters', 'effort', 'rir'].map(number),
        text('note'),
      ]
    })
}
