import type { LibraryExercise } from 'contract/library/calls'
import { EXERCISE_BY_NAME, SWAPS_MAX } from 'contract/library/rules'
import type { Locale } from 'contract/locale'
import { searchForm } from 'contract/text'
import type { Db } from '../../kernel/db/client'
import { type EntryDeps, getEntry } from './entries.logic'
import type { Reader } from './entries.sql'
import { exercises } from './library.logic'
import { findExercises } from './library.sql'
import { listSwaps } from './swaps.sql'
import { termIn } from './terms'

/** An exercise that may stand in for another one. */
export interface Swap {
  exerciseId: string
  name: string
  equipment: string[]
}

/** Exercises that stand in for one of the library, by its id or its name, where its equipment is missing. */
export async function listOtherEquipment(
  deps: EntryDeps,
  caller: Reader,
  { id, name = '' }: { id: string; name?: string | undefined },
): Promise<LibraryExercise[]> {
  const isNamed = id === EXERCISE_BY_NAME
  const form = isNamed ? searchForm(name) : ''
  if (isNamed && form === '') return []
  if (!isNamed) await getEntry(exercises, deps, caller, id)
  const query = {
    ...{ coachIds: caller.coachId === null ? [] : [caller.coachId], locale: caller.locale },
    ...{ limit: SWAPS_MAX, isOther: true },
  }
  const swaps = await listSwaps(deps.db, query, [{ n: 0, exerciseId: isNamed ? null : id, form }])
  const ids = swaps.map(({ exerciseId }) => exerciseId)
  const found = await findExercises(deps.db, ids, caller)
  const shown = await exercises.shown(deps, found, caller)
  return shown.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
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
