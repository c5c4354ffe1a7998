import type { Locale } from 'contract/locale'
import type { Db } from '../../kernel/db/client'

/** A row of a plan whose swaps are wanted: by its exercise of the library, else by its name. */
export interface WantedSwap {
  n: number
  exerciseId: string | null
  /** In the form of `searchForm`. */
  form: string
}

export interface SwapRow {
  n: number
  exerciseId: string
  name: string
  equipment: string[]
}

interface SwapQuery {
  coachIds: readonly string[]
  locale: Locale
  limit: number
  /** True if only exercises with other equipment are wanted. */
  isOther?: boolean
}

/**
 * Exercises that work the same muscles first, of the shop and of these coaches: those that share most muscle groups, then
 * those of the same category.
 */
export function listSwaps(
  db: Db,
  { coachIds, locale, limit, isOther = false }: SwapQuery,
  wanted: readonly WantedSwap[],
): Promise<SwapRow[]> {
  return db<SwapRow[]>`
    with wanted as (
      select * from jsonb_to_recordset(${db.json(wanted)}::jsonb) as w (n int, "exerciseId" text, form text)
    ), seen as materialized (
      select id, name, names, category, equipment, muscle_groups, E'\n' || search_text || E'\n' as lines
      from library_exercises where coach_id is null or coach_id = any(${[...coachIds]}::text[])
    )
    select w.n, o.id as "exerciseId", coalesce(nullif(o.names ->> ${locale}::text, ''), o.name) as name, o.equipment
    from wanted w cross join lateral (
      select * from seen s
      where s.id = w."exerciseId" or position(E'\n' || w.form || E'\n' in s.lines) > 0
      order by s.id = w."exerciseId" desc nulls last, s.id limit 1
    ) e cross join lateral (
      select s.* from seen s where s.id <> e.id and s.muscle_groups[1] = e.muscle_groups[1]
        and (not ${isOther} or not (s.equipment @> e.equipment and s.equipment <@ e.equipment))
      order by (select count(*) from unnest(s.muscle_groups) as m (name) where m.name = any(e.muscle_groups)) desc,
        s.category = e.category desc, s.name
      limit ${limit}
    ) o
    order by w.n`
}
