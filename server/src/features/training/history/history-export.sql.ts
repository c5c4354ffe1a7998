import type { Db } from '../../../kernel/db/client'

/** Where a page begins: after this set. */
export interface Place {
  date: string
  source: string
  place: string
}
export const FIRST: Place = { date: '', source: '', place: '' }

export interface ExportedSet extends Place {
  session: string
  /** Place within its exercise, from 0. */
  index: number
  entry: Record<string, unknown>
}

/** Sets of the log that count and imported ones, by day, then in the order in which they came. */
export function listExportedSets(
  db: Db,
  accountId: string,
  after: Place,
  limit: number,
): Promise<ExportedSet[]> {
  return db<ExportedSet[]>`
    select s.date, s.source, s.place, s.session, s.index, s.entry from (
      select l.date::text as date, 'tavan' as source, to_char(l.position, 'FM0000000000000000000') as place, l.session,
        l.set_index::int as index, l.entry
      from log_entries l where l.account_id = ${accountId} and l.kind = 'set' and l.counts
      union all
      select p.date::text, p.source, concat_ws(' ', p.session, p.source_name, to_char(p.set_index, 'FM00000')), p.session,
        p.set_index::int, p.entry
      from past_sets p where p.account_id = ${accountId}
    ) s where (s.date, s.source, s.place) > (${after.date}, ${after.source}, ${after.place})
    order by s.date, s.source, s.place limit ${limit}`
}
