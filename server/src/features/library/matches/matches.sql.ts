import type { Allergen } from 'contract/catalog/label'
import type { Db } from '../../../kernel/db/client'
import { isSeenBy, type Owner } from '../entries.sql'

/** A food of a plan by its name, in the form of `searchForm`. */
export interface NamedFood {
  n: number
  form: string
}

/** Allergens of the foods that the reader's library has under these names; the reader's own come first. */
export function listAllergens(
  db: Db,
  reader: Owner,
  foods: readonly NamedFood[],
): Promise<{ n: number; allergens: Allergen[] }[]> {
  return db<{ n: number; allergens: Allergen[] }[]>`
    select w.n, f.allergens
    from jsonb_to_recordset(${db.json(foods)}::jsonb) as w (n int, form text)
    cross join lateral (
      select e.allergens from library_foods e
      where ${isSeenBy(db, reader)} and position(E'\n' || w.form || E'\n' in E'\n' || e.search_text || E'\n') > 0
      order by e.coach_id nulls last, e.id limit 1
    ) f
    order by w.n`
}
