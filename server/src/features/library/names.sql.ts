import type { Db } from '../../kernel/db/client'

export interface NamedRow {
  /** Form that was asked for; null where the exercise was asked for by its id. */
  form: string | null
  exerciseId: string
  names: string[]
}

/** Exercises of the shop and of these coaches with one of the ids, or one of the forms (`searchForm`) as a name or alias. */
export function listNamed(
  db: Db,
  coachIds: readonly string[],
  { ids, forms }: { ids: readonly string[]; forms: readonly string[] },
): Promise<NamedRow[]> {
  return db<NamedRow[]>`
    select f.form, e.id as "exerciseId", array[e.name] || array(select value from jsonb_each_text(e.names))
      || array(select jsonb_array_elements_text(value) from jsonb_each(e.aliases)) as names
    from library_exercises e left join unnest(${[...forms]}::text[]) as f (form)
      on position(E'\n' || f.form || E'\n' in E'\n' || e.search_text || E'\n') > 0
    where (e.coach_id is null or e.coach_id = any(${[...coachIds]}::text[]))
      and (f.form is not null or e.id = any(${[...ids]}::text[]))`
}
