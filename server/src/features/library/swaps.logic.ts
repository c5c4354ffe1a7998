import { SWAPS_MAX } from 'contract/library/rules'
import type { Locale } from 'contract/locale'
import { searchForm } from 'contract/text'
import type { Db } from '../../kernel/db/client'
import { listSwaps } from './swaps.sql'
import { termIn } from './terms'

/** An exercise that may stand in for another one. */
export interface Swap {
  exerciseId: string
  name: string
  equipment: string[]
}

/** Returns the swaps of each row, in the reader's language; none for rows that the library does not know. */
export async function swapsOf(
  db: Db,
  reader: { coachIds: readonly string[]; locale: Locale },
  rows: readonly { exerciseId?: string | undefined; name: string }[],
): Promise<Swap[][]> {
  const wanted = rows.map(({ exerciseId, name }, n) => ({
    n,
    exerciseId: exerciseId || null,
    form: searchForm(name),
  }))
  const found = rows.length > 0 ? await listSwaps(db, { ...reader, limit: SWAPS_MAX }, wanted) : []
  return rows.map((_, place) =>
    found.flatMap(({ n, equipment, ...swap }) =>
      n === place ? [{ ...swap, equipment: equipment.map((term) => termIn(reader.locale, term)) }] : [],
    ),
  )
}
